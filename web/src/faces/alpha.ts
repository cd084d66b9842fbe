// The Alpha pack: consonants in a frame, vowel cards of two letters, wild cards with a star.

import { sheet, star, text, turned, type Pack } from "./shapes";

const POINTS: Record<string, number> = { B: 8, C: 4, D: 4, F: 5, G: 6, H: 3, J: 10, K: 9, L: 3, M: 5, N: 2, P: 5, Q: 10, R: 2, S: 2, T: 1, V: 9, W: 7, X: 10, Y: 7, Z: 10, A: 1, E: 1, I: 1, O: 1, U: 2, "?": 0 };
/** `T`, `A/E` (the first letter in use unless `A/E=E` says otherwise), `?`, `?=T`, `Y=vowel`. */
export const alpha: Pack = (code, o) => {
  const played = /^(\?|[B-DF-HJ-NP-TV-Z]|[AEIOU]\/[AEIOU])(?:=([A-Z]|vowel|consonant))?$/.exec(code);
  if (!played) return null;
  const big = o.large, as = played[2]?.length === 1 ? played[2] : "", pair = played[1]!.split("/");
  const [a, b] = (as && as === pair[1] ? pair.reverse() : pair) as [string, string?];
  if (code[0] === "?") {
    return sheet(star(50, 72, 46, "k-inlay", 8, 0.8) + star(50, 72, 39, "k-wild-line", 8, 0.8)
      + text(50, as ? 93 : 94, 66, "k-letter k-wild", as || "?") + (big ? "" : text(84, 26, 23, "k-plain k-wild", "?") + text(15, 131, 17, "k-plain k-wild", 0)));
  }
  if (b) { // vowel: split face; the letter in use stands upright at the upper right; turn the card for the other
    const half = (x: string, cls: string): string => text(big ? 60 : 62, 58, big ? 62 : 50, `k-letter ${cls}`, x) + (big ? "" : text(85, 25, 22, `k-plain ${cls}`, x) + text(86, 41, 15, `k-plain ${cls}`, POINTS[x]!));
    return sheet(`<path class="k-inlay" d="M2.5 12.5V130a7.5 7.5 0 0 0 7.5 7.5H97.5Z"/><path class="k-vowel-line" d="M3.5 13.5L96.5 136.5"/>`
      + half(a, "k-vowel") + turned(half(b, "k-soft")));
  }
  return sheet((big ? "" : `<path class="k-frame" d="M70 9H9V131H91V36"/>`)
    + text(50, big ? 103 : "MW".includes(a) ? 94 : 97, ("MW".includes(a) ? 0.84 : 1) * (big ? 104 : 80), "k-letter k-ink", a)
    + (big ? "" : text(84, 26, 22, "k-plain k-ink", a) + text(POINTS[a]! > 9 ? 23 : 19, 125, 17, "k-plain k-ink", POINTS[a]!)) + (big ? text(84, 132, 24, "k-plain k-ink", POINTS[a]!) : ""));
};
