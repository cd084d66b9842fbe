// The Abjad pack: a colour is also a mark and a shape of the letter; the foot shows all shapes and underlines this one.

import { arab, at, sheet, star, text, type Pack } from "./shapes";

type Shape = "isolated" | "initial" | "medial" | "final";

/** The letters in the order of the alphabet. */
const HIJA = "alif ا,ba ب,ta ت,tha ث,jim ج,hah ح,kha خ,dal د,dhal ذ,ra ر,zay ز,sin س,shin ش,sad ص,dad ض,tah ط,zah ظ,ayn ع,ghayn غ,fa ف,qaf ق,kaf ك,lam ل,mim م,nun ن,heh ه,waw و,ya ي".split(",").map((x) => x.split(" ") as [string, string]);
/** The special letters of the pack of five colours: how each is written, and the number that it bears. */
const SPECIAL: Record<string, [string, number]> = {
  hamza: ["ء", 1], "alif-hamza": ["أ", 1], "alif-hamza-below": ["إ", 1], "alif-madda": ["آ", 1], "waw-hamza": ["ؤ", 27], "ya-hamza": ["ئ", 28], "ta-marbuta": ["ة", 3], "alif-maqsura": ["ى", 28], "lam-alif": ["لا", 24],
};
const LETTER: Record<string, [string, number]> = { ...Object.fromEntries(HIJA.map(([name, l], i): [string, [string, number]] => [name, [l, i + 1]])), ...SPECIAL };
const ALONE = "ء";
const LOOSE = ["ا", "د", "ذ", "ر", "ز", "و", "أ", "إ", "آ", "ؤ", "ة", "ى", "لا"];
const COLOUR: Record<string, Shape> = { yellow: "isolated", red: "initial", green: "medial", blue: "final", purple: "isolated" };
const shapeOf = (letter: string, colour: string): Shape => { const s = COLOUR[colour]!; return letter === ALONE ? "isolated" : !LOOSE.includes(letter) ? s : s === "initial" ? "isolated" : s === "medial" ? "final" : s; };
const shaped = (l: string, s: Shape): string => ({ isolated: l, initial: l + "ـ", medial: "ـ" + l + "ـ", final: "ـ" + l })[s];
export const MARK: Record<string, string> = { // one mark a colour, so that no card relies on its colour
  yellow: `<circle cx="12" cy="12" r="9"/>`, red: `<path d="M12 2.5L22 20.5H2Z"/>`, green: `<path d="M3.5 3.5h17v17h-17Z"/>`,
  blue: `<path d="M1 6.5c4-6 7.3-6 11 0s7 6 11 0v11c-4 6-7.3 6-11 0s-7-6-11 0Z"/>`,
  purple: `<path d="M16.5 1.6A11 11 0 1 0 22.4 16 9 9 0 0 1 16.5 1.6Z"/>` };
const mark = (c: string, x: number, y: number, size: number, cls = `k-${c}-on`): string => at(x, y, size, `<g class="${cls}">${MARK[c]}</g>`);
export const ARCH = "M13 114V61C13 45 30 39 50 23 70 39 87 45 87 61V114Z";
export const LIFT: Record<string, number> = { ج: -11, ح: -11, خ: -8, ع: -11, غ: -8, م: -5, ل: -2, ن: -5, س: -5, ش: -2, ص: -5, ض: -2, ق: -4, ي: -6, و: -7, ر: -9, ز: -5, ى: -6, ب: 2, ت: 4, ث: 6, ف: 3, ا: 8, ط: 4, ظ: 5, ك: 5, د: 3, ذ: 5, ه: 3, أ: 13, إ: 2, آ: 11, ؤ: -4, ئ: -2, ة: 6, ء: 2, لا: 5 };
export const ACTION: Record<string, string> = { skip: "تخطَّ", reverse: "اعكس", draw2: "اسحب ٢", wild: "أيّ لون" };
export const arrows = (cls: string): string => `<g class="${cls}"><path d="M30 62h30v-9l17 15-17 15v-9H30Z"/><path d="M70 86H40v-9L23 92l17 15v-9h30Z"/></g>`;
export const abjad: Pack = (code, o, kind) => {
  const big = o.large, num = o.digits === "latn" ? String : arab;
  if (/^wild(=.+)?$/.test(code)) {
    const as = code.slice(5); // the letter that it stands for
    const q: [string, number, number][] = [["yellow", 2, 2], ["red", 50, 2], ["blue", 2, 70], ["green", 50, 70]];
    return sheet(`<svg x="2" y="2" width="96" height="136" viewBox="2 2 96 136">${q.map(([c, x, y]) => `<rect class="k-${c}" x="${x}" y="${y}" width="48" height="68"/>` + mark(c, x === 2 ? 17 : 83, y === 2 ? 18 : 122, 15)).join("")}</svg>`
      + (kind.includes("five") ? `<path class="k-purple" d="M2 60H98V80H2Z"/>` + mark("purple", 13, 70, 13) + mark("purple", 87, 70, 13) : "")
      + `<rect class="k-line-only" x="1" y="1" width="98" height="138" rx="9"/>` + star(50, 68, 44, "k-plate", 8, 0.78) + text(50, as ? 84 : big ? 81 : 78, as ? 46 : big ? 30 : 26, "k-arab k-ink", as || ACTION.wild!, 'lang="ar" direction="rtl"'));
  }
  const [c = "", k = ""] = code.split("."), found = Object.hasOwn(LETTER, k) ? LETTER[k] : undefined;
  if (!Object.hasOwn(COLOUR, c) || (!found && (!Object.hasOwn(ACTION, k) || k === "wild"))) return null;
  const on = `k-${c}-on`;
  const corner = mark(c, 16, 17, 16);
  if (!found) {
    const sign = { skip: `<path class="k-ink-line" d="M31 92a27 27 0 0 1 38-38"/><path class="k-ink-line" d="M69 54a27 27 0 0 1-38 38Z"/>`,
      reverse: arrows("k-ink"), draw2: `<rect class="k-edge k-face" x="30" y="42" width="28" height="40" rx="4" transform="rotate(-10 44 62)"/><rect class="k-edge k-face" x="44" y="46" width="28" height="40" rx="4" transform="rotate(8 58 66)"/>` + text(58, 75, 26, "k-arab k-ink k-bold", arab(2)) }[k]!;
    return sheet(`<path class="k-plate" d="M10 30H90V128H10Z"/>${k === "draw2" ? sign : k === "reverse" ? `<g transform="translate(12 3) scale(.76)">${sign}</g>` : `<g transform="translate(12 11) scale(.76)">${sign}</g>`}` + corner + mark(c, 84, 17, 16)
      + text(50, 114, 22, "k-arab k-ink k-bold", ACTION[k]!, 'lang="ar" direction="rtl"'), "", `k-${c}`);
  }
  const [l, n] = found, s = shapeOf(l, c), w = s === "medial" || s === "initial" ? 0 : 1;
  if (big) return sheet(`<path class="k-plate" d="M6 40H94V134H6Z"/>` + mark(c, 20, 22, 26) + text(n > 9 ? 72 : 80, 33, 34, `k-arab k-bold ${on}`, num(n)) + text(50, 104 + (w ? LIFT[l] || 0 : 0) * 1.15, 74, "k-arab k-ink k-bold", shaped(l, s), 'lang="ar" direction="rtl"'), "", `k-${c}`);
  const forms: Shape[] = l === ALONE ? ["isolated"] : LOOSE.includes(l) ? ["isolated", "final"] : ["isolated", "initial", "medial", "final"], step = 19, x0 = 50 + step * (forms.length - 1) / 2;
  return sheet(`<path class="k-plate" d="${ARCH}"/>` + corner + text(n > 9 ? 79 : 83, 23, 22, `k-arab k-bold ${on}`, num(n), 'lang="ar"')
    + text(50, 89 + (w ? LIFT[l] || 0 : (LIFT[l] || 0) * 0.3), 54, "k-arab k-ink k-bold", shaped(l, s), 'lang="ar" direction="rtl"')
    + forms.map((f, j) => (f === s ? `<path class="k-edge-on ${on}" d="M${x0 - j * step - 7} 135.5h14"/>` : "") + text(x0 - j * step, 129.5, 15, `k-arab ${on}${f === s ? " k-bold" : ""}`, shaped(l, f), 'lang="ar" direction="rtl"')).join(""), "", `k-${c}`);
};
