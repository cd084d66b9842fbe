// Faces as elements: parsed once as XML, never as HTML, and copied for every card.

import { face, isRound, sign, type Drawn } from "../faces";
import { settings } from "../settings.svelte";

const known = new Map<string, Element>();

function parsed(name: string, svg: () => string): Element {
  let element = known.get(name);
  if (!element) {
    element = new DOMParser().parseFromString(svg(), "image/svg+xml").documentElement;
    element.setAttribute("aria-hidden", "true");
    element.setAttribute("focusable", "false");
    known.set(name, element);
  }
  return document.importNode(element, true);
}

export const drawnFace = (pack: string, code: string | null, large: boolean): Element => {
  const how: Drawn = { large, digits: "latn", flat: settings.flat };
  return parsed(`${pack}:${code}:${large}:${how.flat}`, () => face(pack, code, how));
};

/** Are the cards of a pack round, as they are drawn here? */
export const roundHere = (pack: string): boolean => isRound(pack, settings.flat);

export const drawnSign = (name: string): Element | null => (sign(name) ? parsed(`sign:${name}`, () => sign(name)) : null);
