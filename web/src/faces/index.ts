// Card faces: pure functions from a card's code to SVG as text. A face is hidden from the ear: its name in words is
// real text beside it. A pack that nobody has drawn yet gets plain cards with the code on them.

import { abjad, MARK } from "./abjad";
import { alpha } from "./alpha";
import { back } from "./back";
import { french, SUIT } from "./french";
import { ganjifa, SIGN } from "./ganjifa";
import { sheet, text, type Drawn, type Pack } from "./shapes";
import { wordish } from "./wordish";

export type { Drawn } from "./shapes";

const PACKS: Record<string, Pack> = { french, alpha, abjad, wordish, ganjifa };

/** A pack by its name: `ganjifa-120` is drawn as `ganjifa`. */
const drawer = (pack: string): Pack | undefined => PACKS[pack.split(/[^a-z]/)[0] ?? ""];

export const isRound = (pack: string, flat = false): boolean => !flat && drawer(pack) === ganjifa;

const escaped = (words: string): string => words.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** A card that no pack knows: its code, as large as it fits. */
const plain = (code: string): string =>
  sheet(text(50, 82, Math.min(40, 150 / Math.max(1, [...code].length)), "k-plain k-ink", escaped(code)));

/** The drawing of a card, or of its back where there is no code. */
export function face(pack: string, code: string | null, how: Drawn = { large: false, digits: "latn" }): string {
  if (code === null) return back(isRound(pack, how.flat));
  const drawn = drawer(pack);
  return drawn?.(code, how, pack) ?? drawn?.(code.split("=")[0]!, how, pack) ?? plain(code); // `code=letter`: as that letter, where its face tells
}

/** A small sign of a suit or a colour, by the word for it. */
export function sign(name: string): string {
  const body = SIGN[name] ?? MARK[name] ?? SUIT[name]?.[1];
  return body ? `<svg xmlns="http://www.w3.org/2000/svg" class="sign" viewBox="0 0 24 24">${body}</svg>` : "";
}
