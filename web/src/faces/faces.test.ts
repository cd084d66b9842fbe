import { expect, test } from "vitest";

import { face, isRound, sign } from ".";

const FRENCH = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].flatMap((rank) => [..."SHDC"].map((suit) => rank + suit));
const PAIRS = ["A/E", "A/I", "A/O", "A/U", "E/I", "E/O", "E/U", "I/O", "I/U", "O/U"];
const ALPHA = [..."BCDFGHJKLMNPQRSTVWXYZ", ...PAIRS, "?", ...[..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `?=${letter}`), "Y=vowel"];
const LETTERS = "alif ba ta tha jim hah kha dal dhal ra zay sin shin sad dad tah zah ayn ghayn fa qaf kaf lam mim nun heh waw ya".split(" ");
const ABJAD = [...["yellow", "red", "green", "blue"].flatMap((colour) => [...LETTERS, "skip", "reverse", "draw2"].map((k) => `${colour}.${k}`)), "wild"];
const WORDISH = [..."ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "?"];
const SUITS = "taj safed shamsher ghulam chang surkh barat qimash matsya kurma varaha narasimha vamana parashurama rama krishna buddha kalki".split(" ");
const GANJIFA = SUITS.flatMap((suit) => ["mir", "wazir", "K", "V", ..."123456789", "10"].map((rank) => `${suit}.${rank}`));
const PACKS: [string, string[]][] = [["french", FRENCH], ["alpha", ALPHA], ["abjad", ABJAD], ["wordish", WORDISH], ["ganjifa", GANJIFA]];

/** Are all elements closed in order, and nothing in them that could act or speak? */
function check(svg: string): void {
  const open: string[] = [];
  for (const [, close, name, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
    expect(["svg", "g", "path", "rect", "circle", "ellipse", "text"]).toContain(name);
  }
  expect(open).toEqual([]);
  expect(svg.replace(/<\/?[a-zA-Z]+(?:\s+[a-zA-Z:-]+="[^"<]*")*\s*\/?>/g, "")).not.toMatch(/[<>]/);
  expect(svg).not.toMatch(/\bNaN\b|undefined|\son[a-z]+=|<title|aria-label|role=/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="face /);
  expect(svg).toContain('aria-hidden="true"');
}

for (const [pack, codes] of PACKS)
  test(`every ${pack} card has a face, in both prints, and no two look the same`, () => {
    for (const large of [false, true]) {
      const faces = codes.map((code) => face(pack, code, { large, digits: "latn" }));
      faces.forEach(check);
      const plain = codes.map((code) => face("", code, { large, digits: "latn" }));
      faces.forEach((svg, i) => expect(svg, codes[i]).not.toBe(plain[i]));
      if (pack === "french" || pack === "abjad") expect(new Set(faces).size).toBe(codes.length);
    }
  });

test("a vowel card shows the letter in use upright at the upper right", () => {
  expect(face("alpha", "A/E")).toBe(face("alpha", "A/E=A"));
  expect(face("alpha", "A/E=E")).toBe(face("alpha", "E/A"));
  expect(face("alpha", "A/E=E")).not.toBe(face("alpha", "A/E"));
});

test("a wild card shows the letter that it stands for", () => {
  expect(face("alpha", "?=G")).toContain(">G</text>");
  expect(face("alpha", "?")).not.toContain(">G</text>");
});

test("backs look the same whatever the card, round for round packs", () => {
  expect(face("french", null)).toBe(face("alpha", null));
  expect(face("ganjifa", null)).not.toBe(face("french", null));
  expect(isRound("ganjifa-120")).toBe(true);
  check(face("ganjifa", null));
});

test("what no pack knows becomes a plain card with its code, as text", () => {
  const svg = face("tarot", `<script>"x"</script>`);
  check(svg);
  expect(svg).not.toContain("<script");
  check(face("french", "11S"));
  check(face("abjad", "red.constructor"));
  check(face("ganjifa", "toString.5"));
});

test("signs are there for suits and colours, and nothing for the rest", () => {
  for (const name of [...SUITS, "yellow", "S"]) expect(sign(name)).toContain("<svg");
  expect(sign("none")).toBe("");
});
