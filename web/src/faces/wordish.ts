// The Wordish pack: capital, small letter and six-dot cell.

import { range, sheet, star, text, type Pack } from "./shapes";

const GREEK: Record<string, [number, string, string]> = { Α: [1, "α", "1"], Β: [8, "β", "12"], Γ: [4, "γ", "1245"], Δ: [4, "δ", "145"], Ε: [1, "ε", "15"], Ζ: [10, "ζ", "1356"], Η: [1, "η", "345"], Θ: [10, "θ", "1456"], Ι: [1, "ι", "24"], Κ: [2, "κ", "13"], Λ: [3, "λ", "123"], Μ: [3, "μ", "134"], Ν: [1, "ν", "1345"], Ξ: [10, "ξ", "1346"], Ο: [1, "ο", "135"], Π: [2, "π", "1234"], Ρ: [2, "ρ", "1235"], Σ: [1, "σς", "234"], Τ: [1, "τ", "2345"], Υ: [2, "υ", "13456"], Φ: [8, "φ", "124"], Χ: [8, "χ", "125"], Ψ: [10, "ψ", "12346"], Ω: [3, "ω", "245"] };
const LATIN: Record<string, [number, string, string]> = Object.fromEntries(
  "A1:1 B3:12 C3:14 D2:145 E1:15 F4:124 G2:1245 H4:125 I1:24 J8:245 K5:13 L1:123 M3:134 N1:1345 O1:135 P3:1234 Q10:12345 R1:1235 S1:234 T1:2345 U1:136 V4:1236 W4:2456 X8:1346 Y4:13456 Z10:1356"
    .split(" ").map((each): [string, [number, string, string]] => { const [name, dots] = each.split(":") as [string, string]; return [name[0]!, [Number(name.slice(1)), name[0]!.toLowerCase(), dots]]; }));
const cell = (x: number, y: number, dots: string, pitch = 10): string => range(6).map((i) => { const on = dots.includes(String(i + 1)), cx = x + (i > 2 ? pitch : 0), cy = y + (i % 3) * pitch;
  return on ? `<circle class="k-dot" cx="${cx}" cy="${cy}" r="${pitch * 0.36}"/>` : `<circle class="k-dot-off" cx="${cx}" cy="${cy}" r="${pitch * 0.16}"/>`; }).join("");
/** The capital itself, Greek or Latin; the atout is `?`, laid as a letter `?=Σ`. */
export const wordish: Pack = (code, o, kind) => {
  const latin = kind.endsWith("english"), lang = latin ? 'lang="en"' : 'lang="el"', known = (letter: string): [number, string, string] | undefined => { const of = latin ? LATIN : GREEK; return Object.hasOwn(of, letter) ? of[letter] : undefined; };
  if (code.startsWith("?")) {
    const as = code.slice(2), name = latin ? "ATOUT" : "ΑΤΟΥ", dots = (as && known(as)?.[2]) || "123456";
    return sheet(star(50, 62, 40, "k-inlay", 12, 0.86) + star(50, 62, 33, "k-aegean-line", 12, 0.86) + (as ? text(50, 78, 46, "k-plain k-aegean", as, lang) : text(50, 70, o.large ? 24 : latin ? 18 : 22, "k-plain k-aegean", name, lang))
      + (o.large ? "" : text(15, 130, 18, "k-plain k-soft", "0")) + cell(45, 110, dots, 9));
  }
  const found = known(code);
  if (!found) return null;
  const [pts, low, dots] = found;
  if (o.large) return sheet(text(50, 84, 96, "k-plain k-ink", code, lang) + cell(17, 102, dots, 13) + text(80, 132, 30, "k-plain k-aegean", pts));
  return sheet(`<path class="k-aegean-line" d="M9 38V131H91V9H33"/>`
    + text(50, 84, 62, "k-greek k-ink", code, lang) + text(16.5, 27, 22, "k-plain k-aegean", code, lang)
    + text(low.length > 1 ? 71 : 77, 28, 18, "k-greek k-soft", [...low].join(" "), lang) + cell(45, 98, dots, 10) + text(pts > 9 ? 23 : 19, 124, 17, "k-plain k-aegean", pts));
};
