// What all faces are drawn with. Pure functions that give SVG as text; colours come from the tokens through classes.

/** How a face is drawn: `large` for large print, `digits` for the numbers of Arabic cards, `flat` for round cards as sheets. */
export interface Drawn {
  large: boolean;
  digits: "arab" | "latn";
  flat?: boolean;
}

/** Draws a card of one pack by its code; null where the pack has no such card. `kind`: which pack of its family. */
export type Pack = (code: string, how: Drawn, kind: string) => string | null;

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
export const at = (x: number, y: number, s: number, body: string, turn = 0): string => `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${s / 24}) translate(-12 -12)">${body}</g>`;
export const text = (x: number, y: number, size: number, cls: string, s: string | number, more = ""): string => `<text x="${x}" y="${y}" font-size="${size}" class="${cls}" text-anchor="middle" ${more}>${s}</text>`;
export const turned = (body: string): string => `<g transform="rotate(180 50 70)">${body}</g>`;
export const sheet = (body: string, cls = "", ground = "k-face"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="face ${cls}" viewBox="0 0 100 140" aria-hidden="true" focusable="false"><rect class="k-edge ${ground}" x="1" y="1" width="98" height="138" rx="9"/>${body}</svg>`;
export const round = (body: string, cls = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="face ${cls}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${body}</svg>`;
export const star = (x: number, y: number, r: number, cls: string, n = 8, inner = 0.72, off = 0): string => {
  const p = range(n * 2).map((i) => { const a = Math.PI * i / n - Math.PI / 2 + off, q = i % 2 ? r * inner : r; return `${(x + q * Math.cos(a)).toFixed(2)} ${(y + q * Math.sin(a)).toFixed(2)}`; });
  return `<path class="${cls}" d="M${p.join("L")}Z"/>`;
};
export const arab = (n: number): string => String(n).replace(/\d/g, (d) => "٠١٢٣٤٥٦٧٨٩"[+d]!);
