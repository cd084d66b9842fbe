// The French pack: four shapes and four colours; courts by cap and plume, veil, crown and beard.

import { at, range, sheet, star, text, turned, type Pack } from "./shapes";

export const SUIT: Record<string, [string, string]> = {
  S: ["k-spade", `<path d="M12 1.8C9.4 6 2.4 9.6 2.4 14.9a4.7 4.7 0 0 0 8.4 2.9c-.1 2-.9 3.5-2.6 4.5h7.6c-1.7-1-2.5-2.5-2.6-4.5a4.7 4.7 0 0 0 8.4-2.9C21.6 9.6 14.6 6 12 1.8Z"/>`],
  H: ["k-heart", `<path d="M12 21.8C9.4 17.6 1.9 13.6 1.9 8.1A5.4 5.4 0 0 1 12 5.6a5.4 5.4 0 0 1 10.1 2.5C22.1 13.6 14.6 17.6 12 21.8Z"/>`],
  D: ["k-diamond", `<path d="M12 1.2C14 5.6 16.8 9 20.4 12 16.8 15 14 18.4 12 22.8 10 18.4 7.2 15 3.6 12 7.2 9 10 5.6 12 1.2Z"/>`],
  C: ["k-club", `<path d="M12 1.9a4.7 4.7 0 0 1 3.9 7.4 4.9 4.9 0 1 1-2.6 8.3c.1 2 .9 3.6 2.6 4.6H8.1c1.7-1 2.5-2.6 2.6-4.6a4.9 4.9 0 1 1-2.6-8.3A4.7 4.7 0 0 1 12 1.9Z"/>`],
};
const suit = (s: string, x: number, y: number, size: number, turn?: number): string => at(x, y, size, `<g class="${SUIT[s]![0]}">${SUIT[s]![1]}</g>`, turn);
const L = 36, M = 50, R = 64;
export const PIPS: Record<string, [number, number][]> = { 2: [[M, 30], [M, 110]], 3: [[M, 30], [M, 70], [M, 110]], 4: [[L, 30], [R, 30], [L, 110], [R, 110]], 5: [[L, 30], [R, 30], [M, 70], [L, 110], [R, 110]],
  6: [[L, 30], [R, 30], [L, 70], [R, 70], [L, 110], [R, 110]], 7: [[L, 30], [R, 30], [M, 50], [L, 70], [R, 70], [L, 110], [R, 110]],
  8: [[L, 30], [R, 30], [M, 50], [L, 70], [R, 70], [M, 90], [L, 110], [R, 110]],
  9: [[L, 29], [R, 29], [L, 56], [R, 56], [M, 70], [L, 84], [R, 84], [L, 111], [R, 111]],
  10: [[L, 29], [R, 29], [M, 42.5], [L, 56], [R, 56], [L, 84], [R, 84], [M, 97.5], [L, 111], [R, 111]] };
export const court = (rank: "J" | "Q" | "K", s: string): string => {
  const c = SUIT[s]![0];
  const head = { // three silhouettes: cap and plume, veil, crown and beard
    J: `<path class="${c}" d="M37 43c0-10 6-15 14-15 7 0 12 4 12 9l-2 5H38Z"/><path class="k-inlay-line" fill="none" d="M60 30c8-3 9-10 4-15-5 4-8 9-6 16"/><path class="k-gold" d="M37 41h26v5H37Z"/>`,
    Q: `<path class="${c}" d="M32 84c-4-30 0-56 18-56s22 26 18 56Z"/><path class="k-gold" d="M38 36c3-3 7-5 12-5s9 2 12 5l2-9-6 3-2-7-6 5-6-5-2 7-6-3Z"/>`,
    K: `<path class="k-gold" d="M36 38l-3-18 9 7 8-11 8 11 9-7-3 18Z"/><path class="${c}" d="M36 38h28v4H36Z"/>`,
  }[rank];
  const chin = rank === "K" ? `<path class="k-hair" d="M38 50c0 16 5 25 12 25s12-9 12-25c-3 5-7 7-12 7s-9-2-12-7Z"/>` : "";
  const hair = rank === "J" ? `<path class="k-hair" d="M37 45c-2 8-2 14 2 19h5V46Zm26 0c2 8 2 14-2 19h-5V46Z"/>` : "";
  const sleeve = { J: 0, Q: 1, K: 2 }[rank];
  return `<svg x="27" y="13" width="46" height="114" viewBox="27 13 46 114"><rect class="k-inlay" x="27" y="13" width="46" height="114" rx="4"/>`
    + `<g transform="translate(0 -1)">${rank === "Q" ? head : ""}<path class="${c}" d="M22 132V96c4-11 14-17 28-17s24 6 28 17v36Z"/>`
    + `<path class="k-gold" d="M41 80h18l3 52H38Z"/>${range(4).map((i) => `<path class="${c}" d="M50 ${88 + i * 11}l5 5-5 5-5-5Z"/>`).join("")}`
    + `<path class="k-inlay-line" fill="none" d="${["M27 104q12-9 14-22M73 104q-12-9-14-22", "M26 110q8-14 15-28M74 110q-8-14-15-28M30 118q8-8 9-20M70 118q-8-8-9-20", "M25 100q12 4 15 16M75 100q-12 4-15 16M25 110q8 4 11 12M75 110q-8 4-11 12"][sleeve]}"/>`
    + `<path class="k-skin" d="M45 66h10v15q-5 5-10 0Z"/><ellipse class="k-skin" cx="50" cy="54" rx="12" ry="15"/>${hair}${chin}`
    + `<path class="k-feature" d="M43 51q2.5-2 5 0M52 51q2.5-2 5 0M50 52v7l-1.8 1M47 64.5q3 1.6 6 0"/>${rank === "Q" ? `<path class="k-gold" d="M37 47c1-9 6-13 13-13s12 4 13 13c-3-5-7-7-13-7s-10 2-13 7Z"/>` : head}`
    + `</g></svg>`;
};
export const french: Pack = (code, o) => {
  if (!/^([2-9]|10|[AJQK])[SHDC]$/.test(code)) return null;
  const s = code.slice(-1), r = code.slice(0, -1), c = SUIT[s]![0];
  if (o.large) return sheet(text(r === "10" ? 38 : 31, 56, 62, `k-plain ${c}${r === "10" ? " k-tight" : ""}`, r) + suit(s, 62, 99, 62));
  const corner = text(14.5, 27, r === "Q" ? 25 : 27, `k-plain ${c}${r === "10" ? " k-tight" : ""}`, r) + suit(s, 14, 41, 17);
  let mid;
  if (r === "A") mid = star(50, 70, 35, "k-inlay", 8, 0.8) + suit(s, 50, 70, 42);
  else if (PIPS[r]) mid = PIPS[r]!.map(([x, y]) => suit(s, x, y, 17.5, y > 70 ? 180 : 0)).join("");
  else mid = court(r as "J" | "Q" | "K", s);
  return sheet(mid + corner + turned(corner));
};
