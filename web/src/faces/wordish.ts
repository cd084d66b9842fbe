// The Wordish pack: capital, small letter and six-dot cell.

import { range, sheet, star, text, type Pack } from "./shapes";

const GREEK: Record<string, [number, string, string]> = { Α: [1, "α", "1"], Β: [8, "β", "12"], Γ: [4, "γ", "1245"], Δ: [4, "δ", "145"], Ε: [1, "ε", "15"], Ζ: [10, "ζ", "1356"], Η: [1, "η", "345"], Θ: [10, "θ", "1456"], Ι: [1, "ι", "24"], Κ: [2, "κ", "13"], Λ: [3, "λ", "123"], Μ: [3, "μ", "134"], Ν: [1, "ν", "1345"], Ξ: [10, "ξ", "1346"], Ο: [1, "ο", "135"], Π: [2, "π", "1234"], Ρ: [2, "ρ", "1235"], Σ: [1, "σς", "234"], Τ: [1, "τ", "2345"], Υ: [2, "υ", "13456"], Φ: [8, "φ", "124"], Χ: [8, "χ", "125"], Ψ: [10, "ψ", "12346"], Ω: [3, "ω", "245"] };
const cell = (x: number, y: number, dots: string, pitch = 10): string => range(6).map((i) => { const on = dots.includes(String(i + 1)), cx = x + (i > 2 ? pitch : 0), cy = y + (i % 3) * pitch;
  return on ? `<circle class="k-dot" cx="${cx}" cy="${cy}" r="${pitch * 0.36}"/>` : `<circle class="k-dot-off" cx="${cx}" cy="${cy}" r="${pitch * 0.16}"/>`; }).join("");
/** The capital itself; the atout is `?`, laid as a letter `?=Σ`. */
export const wordish: Pack = (code, o) => {
  if (code.startsWith("?")) return sheet(star(50, 62, 40, "k-inlay", 12, 0.86) + star(50, 62, 33, "k-aegean-line", 12, 0.86) + (o.large ? text(50, 70, 24, "k-plain k-aegean", "ΑΤΟΥ", 'lang="el"') : text(50, 70, 22, "k-plain k-aegean", "ΑΤΟΥ", 'lang="el"') + text(15, 130, 18, "k-plain k-soft", "0")) + cell(45, 110, "123456", 9));
  const known = GREEK[code];
  if (!known) return null;
  const [pts, low, dots] = known;
  if (o.large) return sheet(text(50, 84, 96, "k-plain k-ink", code, 'lang="el"') + cell(17, 102, dots, 13) + text(80, 132, 30, "k-plain k-aegean", pts));
  return sheet(`<path class="k-aegean-line" d="M9 38V131H91V9H33"/>`
    + text(50, 84, 62, "k-greek k-ink", code, 'lang="el"') + text(16.5, 27, 22, "k-plain k-aegean", code, 'lang="el"')
    + text(low.length > 1 ? 71 : 77, 28, 18, "k-greek k-soft", [...low].join(" "), 'lang="el"') + cell(45, 98, dots, 10) + text(pts > 9 ? 23 : 19, 124, 17, "k-plain k-aegean", pts));
};
