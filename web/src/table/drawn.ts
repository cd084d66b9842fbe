// Faces as elements: parsed once as XML, never as HTML, and copied for every card.

import { face, sign, type Drawn } from "../faces";

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

export const drawnFace = (pack: string, code: string | null, how: Drawn): Element =>
  parsed(`${pack}:${code}:${how.large}:${how.digits}`, () => face(pack, code, how));

export const drawnSign = (name: string): Element | null => (sign(name) ? parsed(`sign:${name}`, () => sign(name)) : null);
