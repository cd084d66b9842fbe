// The Ganjifa packs: round cards; ground, sign and rim of each suit. A rim of points is 10 high, a rim of beads 1 high.

import { at, range, round, sheet, text, type Pack } from "./shapes";

export const SIGN: Record<string, string> = {
  taj: `<path d="M3 17.5L2.5 7.5l5 4.3L12 3.5l4.5 8.3 5-4.3-.5 10Z"/><path d="M3.5 19h17v2.6h-17Z"/><circle cx="12" cy="2.6" r="1.6"/><circle cx="2.6" cy="6.4" r="1.5"/><circle cx="21.4" cy="6.4" r="1.5"/>`,
  safed: `<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 2a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z"/><path d="M14.5 5.2a7.2 7.2 0 1 0 4 9.6 6 6 0 1 1-4-9.6Z"/>`,
  shamsher: `<path d="M7.4 17.6C14 14.8 18.6 9.4 20.4 1.4c3 8.2-1.8 16-10.6 18.5Z"/><path d="M4.6 14.6l6.6 6.6-1.5 1.5-6.6-6.6Z"/><path d="M5.7 18.7l1.9 1.9-3 2.4a1.5 1.5 0 0 1-2.1-2.1Z"/>`,
  ghulam: `<path d="M6.5 6.2C6.5 3 9 1.3 12 1.3s5.5 1.7 5.5 4.9c-1.6-1-3.4-1.5-5.5-1.5s-3.9.5-5.5 1.5Z"/><path d="M7.8 7.2c1.2-.6 2.6-1 4.2-1s3 .4 4.2 1c.2 4-1.6 6.8-4.2 6.8s-4.4-2.8-4.2-6.8Z"/><path d="M3 22.5c0-5.5 2.4-8 6-8.5l3 4 3-4c3.6.5 6 3 6 8.5Z"/>`,
  chang: `<path d="M4.5 22.5C1 12 5 3.5 16.5 1.3l1.6 2.5C9.6 5.6 6.7 11.5 8.4 19.3H21.5v3.2Z"/><path d="M17.2 5.5h1.4v13h-1.4ZM14 6.6h1.3v11.9H14ZM11.1 8.6h1.2v9.9h-1.2Z"/>`,
  surkh: `<circle cx="12" cy="12" r="5.6"/>${range(12).map((i) => `<path d="M12 .6l1.7 4h-3.4Z" transform="rotate(${i * 30} 12 12)"/>`).join("")}`,
  barat: `<path fill-rule="evenodd" d="M5 1.8h10.5L20 6.3v15.9H5Zm3 5.7v1.7h6V7.5Zm0 4v1.7h9v-1.7Zm0 4v1.7h9v-1.7Z"/>`,
  qimash: `<path fill-rule="evenodd" d="M2.5 3.5h19v13h-19Zm9.5 2.3L7.3 10l4.7 4.2 4.7-4.2Z"/><path d="M12 8l2.3 2L12 12l-2.3-2Z"/>${[3, 6.7, 10.3, 14, 17.6].map((x) => `<path d="M${x} 17.8h2.4v3.7H${x}Z"/>`).join("")}`,
  /* the ten Dashavatara signs */
  matsya: `<path fill-rule="evenodd" d="M1.5 12C4.5 6.5 10 4.5 15 8l7.5-5-2.2 9 2.2 9-7.5-5c-5 3.5-10.5 1.5-13.5-4Zm5-2.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"/>`,
  kurma: `<path fill-rule="evenodd" d="M12 4.6c4.8 0 7.4 3.3 7.4 7.9s-2.6 7.9-7.4 7.9-7.4-3.3-7.4-7.9S7.2 4.6 12 4.6Zm0 3.3L8 10.2v4.6l4 2.3 4-2.3v-4.6Z"/><circle cx="12" cy="2.7" r="2.3"/><path d="M4.8 4.4l3 1.6-2.3 2.6ZM19.2 4.4l-3 1.6 2.3 2.6ZM4.8 20.6l3-1.6-2.3-2.6ZM19.2 20.6l-3-1.6 2.3-2.6ZM12 23.6l-1.2-3h2.4Z"/>`,
  varaha: `<path fill-rule="evenodd" d="M4 1.5l5 3.3a9 9 0 0 1 6 0l5-3.3-.6 7.5c.5 5.5-1.4 9-3.4 10.6-1 2-2.3 2.9-4 2.9s-3-.9-4-2.9C6 18 4.1 14.5 4.6 9Zm4.4 8.3a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm7.2 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM10.2 18a1 1 0 1 0 0 2 1 1 0 0 0 0-2Zm3.6 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z"/><path d="M3.3 14.5c-.2 3.5 1 6 3.7 7.3-.9-1.5-1.2-3-1-4.6ZM20.7 14.5c.2 3.5-1 6-3.7 7.3.9-1.5 1.2-3 1-4.6Z"/>`,
  narasimha: `<path fill-rule="evenodd" d="M12 .8l2.3 2.6 3.3-1.2.7 3.4 3.4.7-1.2 3.4 2.6 2.3-2.6 2.3 1.2 3.4-3.4.7-.7 3.4-3.3-1.2L12 23.2l-2.3-2.6-3.3 1.2-.7-3.4-3.4-.7 1.2-3.4L.9 12l2.6-2.3-1.2-3.4 3.4-.7.7-3.4 3.3 1.2Zm-3 8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Zm6 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Zm-5 5.2l1.5 2-.1 1.2-2.4.7.4 1.3L12 18.6l2.6.6.4-1.3-2.4-.7-.1-1.2 1.5-2Z"/>`,
  vamana: `<path d="M9 4.5h6v1.8l-1 1.9c4 .9 6.5 3.5 6.5 7.3 0 4.5-3.6 7-8.5 7s-8.5-2.5-8.5-7c0-3.8 2.5-6.4 6.5-7.3L9 6.3Z"/><path d="M7.6 1.5h8.8v2H7.6ZM19 9l3.8-3.5.8 1.6-2.9 4.5Z"/>`,
  parashurama: `<path d="M6.7 22.5l8.8-17.7 2 1L8.7 23.5Z"/><path d="M13.5 3.7l7.8 3.9c1.3 3.5.5 6.8-2.4 9.8l-.8-4.8-4.7-2.3-4.4 1.6C9.6 8 11 5.2 13.5 3.7Z"/>`,
  rama: `<path d="M5.6 1.2C15 3.5 19.5 8.5 21.4 18l-2 .4C17.7 10 13.5 5.3 5.1 3.2Z"/><path d="M5 2.5l1-1 14.7 15.6-1 1Z"/><path d="M3.6 21.4l12-13.2L14 6.9l6.8-3.3-2.6 7.1-1.4-1.4-12 13.2Z"/>`,
  krishna: `<path fill-rule="evenodd" d="M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4Zm0 3.2a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z"/><circle cx="12" cy="12" r="2.2"/>${range(8).map((i) => `<path d="M12 .4l2.6 4.4-3-.3Z" transform="rotate(${i * 45} 12 12)"/><path d="M11.4 6h1.2v4h-1.2Z" transform="rotate(${i * 45} 12 12)"/>`).join("")}`,
  buddha: `<path d="M12 2.5c2.7 3.2 4 6.4 4 9.6s-1.3 5.6-4 7.4c-2.7-1.8-4-4.2-4-7.4s1.3-6.4 4-9.6Z"/><path d="M5 5.7c1.5.5 2.6 1.2 3.4 2-1.3 4-.9 7.6 1.3 10.8C5.6 17 3.6 12.3 5 5.7ZM19 5.7c-1.5.5-2.6 1.2-3.4 2 1.3 4 .9 7.6-1.3 10.8C18.4 17 20.4 12.3 19 5.7Z"/><path d="M1 12.3c1.3-.2 2.4-.1 3.3.2.5 3.3 2.3 5.6 5 7.2C4.7 20.3 1.8 17.7 1 12.3ZM23 12.3c-1.3-.2-2.4-.1-3.3.2-.5 3.3-2.3 5.6-5 7.2 4.6.6 7.5-2 8.3-7.4ZM8 21h8v1.8H8Z"/>`,
  kalki: `<path d="M12 .6l2.2 3.2V15H9.8V3.8Z"/><path d="M5.5 15.6h13v2.3h-13ZM10.7 18.5h2.6v2.8h-2.6Z"/><circle cx="12" cy="22" r="1.7"/>`,
};
const STRONG = ["taj", "safed", "shamsher", "ghulam", "parashurama", "rama", "krishna", "buddha", "kalki"]; // India
const IRAN = ["taj", "surkh", "shamsher", "ghulam"];
const C = 55;
export const LAY: Record<string, [number, number][]> = { 1: [[C, 50]], 2: [[C, 34], [C, 66]], 3: [[C, 31], [C - 14, 62], [C + 14, 62]], 4: [[C - 12, 37], [C + 12, 37], [C - 12, 63], [C + 12, 63]], 5: [[C - 14, 35], [C + 14, 35], [C, 50], [C - 14, 65], [C + 14, 65]],
  6: [[C - 12, 29], [C + 12, 29], [C - 12, 50], [C + 12, 50], [C - 12, 71], [C + 12, 71]], 7: [[C - 11, 29], [C + 11, 29], [C - 20, 50], [C, 50], [C + 20, 50], [C - 11, 71], [C + 11, 71]],
  8: [[C - 18, 30], [C, 30], [C + 18, 30], [C - 10, 50], [C + 10, 50], [C - 18, 70], [C, 70], [C + 18, 70]], 9: [[C - 18, 30], [C, 30], [C + 18, 30], [C - 18, 50], [C, 50], [C + 18, 50], [C - 18, 70], [C, 70], [C + 18, 70]],
  10: [[C - 9, 25], [C + 9, 25], [C - 19, 42], [C, 42], [C + 19, 42], [C - 19, 60], [C, 60], [C + 19, 60], [C - 9, 77], [C + 9, 77]] };
export const SIZE = [0, 38, 25, 23, 21, 19, 18, 17, 16.5, 16, 14.5];
export const mir = (s: string): string => `<g transform="translate(3 0)"><circle class="k-gold" cx="52" cy="35" r="17"/><circle class="k-ground-${s}" cx="52" cy="35" r="14.5"/>${range(16).map((i) => `<path class="k-gold" d="M52 15.5l1.7 3.5h-3.4Z" transform="rotate(${i * 22.5} 52 35)"/>`).join("")}`
  + `<path class="k-gold" d="M22 83c0-7 13-11 30-11s30 4 30 11c-8 4-18 6-30 6s-22-2-30-6Z"/><path class="k-ground-${s}" d="M28 82c3-3 12-5 24-5s21 2 24 5c-6 2-14 3-24 3s-18-1-24-3Z"/>`
  + `<path class="k-gink" d="M27 78c1-17 9-28 25-28s24 11 25 28c-6 2-14 3-25 3s-19-1-25-3Z"/><path class="k-gold" d="M45 50h14l-7 8Z"/>`
  + `<path class="k-skin" d="M44.5 38c0-5 3-8 7.5-8s7.5 3 7.5 8c0 7-3 11.5-7.5 11.5S44.5 45 44.5 38Z"/><path class="k-hair" d="M45 41c1 6 3 10.5 7 10.5s6-4.5 7-10.5c-2 3-4 4-7 4s-5-1-7-4Z"/>`
  + `<path class="k-gold" d="M43.5 34l-1.5-10 5 4 5-7 5 7 5-4-1.5 10Z"/>` + at(52, 67, 21, `<g class="k-onrobe-${s}">${SIGN[s]}</g>`) + "</g>";
export const wazir = (s: string): string => // a rider: horse, saddle cloth with the sign, turban and plume
  `<g transform="translate(59 50) scale(.87) translate(-53 -49)"><path class="k-gink" d="M31 80c1-6 1-9 0-14-2-9 2-15 10-15h22c8 0 13 3 14 9 4 2 6 8 4 16-2-5-3-8-5-9 0 4 0 8 1 13h-5l-3-12c-2-2-4-3-6-3H46c-3 1-5 3-6 5l-2 10Z"/>`
  + `<path class="k-gink" d="M32 66c-4-6-5-11-4-17l-7 4-4-4 7-9 3-5 3 4c5 0 10 5 14 13Z"/><circle class="k-ground-${s}" cx="26" cy="44" r="1.3"/>`
  + `<path class="k-gold" d="M46 48h18l2 20H47Z"/><path class="k-gold" d="M43 52c0-12 4-18 11-18s11 6 11 18Z"/>`
  + `<ellipse class="k-skin" cx="53" cy="28" rx="6.2" ry="8"/><path class="k-hair" d="M47 30c1 4 2 8 6 8s5-3 6-8c-2 2-3 3-6 3s-4-1-6-3Z"/><path class="k-gink" d="M44.5 25c-1-7 3-11 9-11s9 4 8.5 10c-3-3-6-3-9-2-3 0-6 1-8.5 3Z"/><path class="k-gold" d="M54 15c0-5 3-8 7-8-1 4-2 7-4 9Z"/>`
  + at(56.5, 58, 15, `<g class="k-onrobe-${s}">${SIGN[s]}</g>`) + "</g>";
/** The same card as a sheet: the sign and the rank in the corner, a border of points or beads above and below. */
const flat = (s: string, k: string, letter: string, strong: boolean, large: boolean): string => {
  const border = range(12).map((i) => { const x = 10.5 + i * 7.2; return strong ? `<path class="k-gold" d="M${x - 2.4} 9.5l2.4-5 2.4 5Z"/><path class="k-gold" d="M${x - 2.4} 130.5l2.4 5 2.4-5Z"/>` : `<circle class="k-gold" cx="${x}" cy="7" r="2"/><circle class="k-gold" cx="${x}" cy="133" r="2"/>`; }).join("");
  if (large) return sheet(border + text(50, 74, k === "10" ? 56 : 62, "k-plain k-gink", letter) + at(50, 102, 40, `<g class="k-gink">${SIGN[s]}</g>`), "", `k-ground-${s}`);
  const inner = k === "mir" ? mir(s) : k === "wazir" ? wazir(s) : LAY[k]!.map(([x, y]) => at(57 + (x - C) * 1.15, 72 + (y - 50) * 1.35, SIZE[+k]! * 1.1, `<g class="k-gink">${SIGN[s]}</g>`)).join("");
  return sheet(`<path class="k-gold-line" d="M6 12.5H94V127.5H6Z"/>${border}` + (k === "mir" || k === "wazir" ? `<g transform="translate(${k === "mir" ? -4 : -8} 26) scale(1.03)">${inner}</g>` : inner)
    + `<rect class="k-tab" x="3" y="13" width="21" height="42" rx="5"/>` + text(13.5, 31, k === "10" ? 16 : 18, `k-plain k-onrobe-${s}${k === "10" ? " k-tight" : ""}`, letter) + at(13.5, 43.5, 15, `<g class="k-onrobe-${s}">${SIGN[s]}</g>`), "", `k-ground-${s}`);
};
/** `barat.1` to `barat.10`, `barat.wazir` or `barat.V`, `barat.mir` or `barat.K`. */
export const ganjifa: Pack = (code, o, kind) => {
  const [s = "", rank = ""] = code.split("."), k = { K: "mir", V: "wazir" }[rank] ?? rank;
  if (!Object.hasOwn(SIGN, s) || !(Object.hasOwn(LAY, k) || k === "mir" || k === "wazir")) return null;
  const strong = (kind.endsWith("iran") ? IRAN : STRONG).includes(s);
  const letter = k === "mir" ? "M" : k === "wazir" ? "W" : k;
  const rim = strong ? range(36).map((i) => `<path class="k-gold" d="M50 3.2l1.9 4.2h-3.8Z" transform="rotate(${i * 10} 50 50)"/>`).join("")
    : range(30).map((i) => `<circle class="k-gold" cx="50" cy="5.6" r="1.650" transform="rotate(${i * 12} 50 50)"/>`).join("");
  const disc = `<circle class="k-round k-ground-${s}" cx="50" cy="50" r="49"/>`;
  if (o.flat) return flat(s, k, letter, strong, o.large);
  if (o.large) return round(`${disc}<circle class="k-gold-line" cx="50" cy="50" r="45"/>` + text(40, 53, k === "10" ? 42 : 46, "k-plain k-gink", letter) + at(40, 72, 29, `<g class="k-gink">${SIGN[s]}</g>`), "round");
  const inner = k === "mir" ? mir(s) : k === "wazir" ? wazir(s) : LAY[k]!.map(([x, y]) => at(x, y, SIZE[+k]!, `<g class="k-gink">${SIGN[s]}</g>`)).join("");
  const tab = `<circle class="k-tab" cx="13.5" cy="50" r="12"/>` + text(13.5, 56, k === "10" ? 16 : 18, `k-plain k-onrobe-${s}${k === "10" ? " k-tight" : ""}`, letter);
  return round(`${disc}${rim}<circle class="k-gold-line" cx="50" cy="50" r="41.5"/>${inner}${tab}`, "round");
};
