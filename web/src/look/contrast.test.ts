import { expect, test } from "vitest";

import SHEET from "./tokens.css?raw";

/** The tokens of all blocks whose selector is just this. */
function block(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  const plain = SHEET.replace(/\/\*[\s\S]*?\*\//g, "");
  for (let at = plain.indexOf(`${selector} {`); at >= 0; at = plain.indexOf(`${selector} {`, at + 1)) {
    if (!/(^|[\s;}])$/.test(plain.slice(0, at)) || plain.slice(0, at).split("{").length - plain.slice(0, at).split("}").length > 0) continue;
    const body = plain.slice(plain.indexOf("{", at) + 1, plain.indexOf("}", at));
    for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name!] = value!.trim();
  }
  return found;
}

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, two: string): number {
  const [high, low] = [light(one), light(two)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

const DAY = block(":root");
const LAMP = { ...DAY, ...block(':root[data-light="lamp"]') };
const CLOTHS = ["french", "alpha", "abjad", "wordish", "ganjifa"];
const TEXT = [
  ["--ink", "--wall"], ["--ink", "--panel"], ["--ink-soft", "--wall"], ["--ink-soft", "--panel"], ["--link", "--wall"], ["--link", "--panel"], ["--on-madder", "--madder"],
  ["--brass", "--panel"], ["--bad", "--panel"], ["--face-ink", "--face"], ["--face-soft", "--face"], ["--spade", "--face"], ["--heart", "--face"], ["--diamond", "--face"],
  ["--club", "--face"], ["--vowel", "--face"], ["--vowel", "--face-2"], ["--wild", "--face"], ["--face-soft", "--face-2"],
  ...["yellow", "red", "green", "blue", "purple"].map((colour) => [`--ab-${colour}-ink`, `--ab-${colour}`]),
];

for (const [name, tokens] of [["day", DAY], ["lamp", LAMP], ["dark faces", { ...LAMP, ...block(':root[data-faces="dark"]') }]] as const) {
  const of = (token: string): string => (tokens[token]!.startsWith("var(") ? of(tokens[token]!.slice(4, -1)) : tokens[token]!);

  test(`text stands out from what it is written on, ${name}`, () => {
    for (const [text, ground] of TEXT) expect(contrast(of(text!), of(ground!)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("--edge"), of("--panel"))).toBeGreaterThanOrEqual(3);
  });

  test(`text and faces stand out from every cloth, ${name}`, () => {
    for (const cloth of CLOTHS) {
      const dye = { ...block(`.cloth-${cloth}`), ...(name === "day" ? {} : block(`[data-light="lamp"] .cloth-${cloth}`)) };
      for (const ground of ["--cloth", "--cloth-deep"]) {
        expect(contrast(of("--on-cloth"), dye[ground]!), `${cloth} ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of("--on-cloth-soft"), dye[ground]!), `${cloth} ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of("--ring-in"), dye[ground]!), `${cloth} ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}
