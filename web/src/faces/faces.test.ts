import { expect, test } from "vitest";

import { face, isRound, sign, type Drawn } from ".";
import PACKS from "./packs.json";

const SUITS = "taj safed shamsher ghulam chang surkh barat qimash matsya kurma varaha narasimha vamana parashurama rama krishna buddha kalki".split(" ");
/** Cards of which no two look the same, in whatever form. */
const DISTINCT = ["french", "french-51", "abjad", "abjad-five", "abjad-yellow", "abjad-letters", "abjad-five-letters", "ganjifa-96", "ganjifa-120", "ganjifa-iran", "ganjifa-48"];
/** In which forms cards are drawn: usual and large print, round ones as sheets too. */
const FORMS: Drawn[] = [false, true].flatMap((large) => [false, true].map((flat): Drawn => ({ large, flat, digits: "latn" })));

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

for (const [pack, codes] of Object.entries(PACKS))
  test(`every card of the pack ${pack} has a face, in every form, and no two look the same`, () => {
    for (const how of FORMS) {
      const faces = codes.map((code) => face(pack, code, how));
      for (const svg of new Set(faces)) check(svg);
      faces.forEach((svg, i) => expect(svg, codes[i]).not.toBe(face("", codes[i]!, how)));
      if (DISTINCT.includes(pack)) expect(new Set(faces).size).toBe(codes.length);
      else expect(new Set(faces.filter((_, i) => !codes[i]!.includes("="))).size).toBe(codes.filter((code) => !code.includes("=")).length);
      expect(faces.every((svg) => svg.includes('viewBox="0 0 100 100"') === isRound(pack, how.flat))).toBe(true);
    }
  });

test("Greek and Latin letters have the cells of their alphabets", () => {
  // unified English and Greek braille: xi is x, omega is 2 4 5, f is 1 2 4 in both, w is 2 4 5 6
  const dots = (pack: string, code: string): string => [...face(pack, code).matchAll(/<circle class="k-dot(-off)?"/g)].map((dot, i) => (dot[1] ? "" : String(i + 1))).join("");
  const cells = (pack: string, letters: string): string => [...letters].map((letter) => dots(pack, letter)).join(" ");
  expect(cells("wordish", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ")).toBe("1 12 1245 145 15 1356 345 1456 24 13 123 134 1345 1346 135 1234 1235 234 2345 13456 124 125 12346 245");
  expect(cells("wordish-english", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")).toBe("1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356");
  expect(dots("wordish", "?")).toBe("123456");
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
