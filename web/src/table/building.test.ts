import { expect, test } from "vitest";

import type { Field } from "../protocol";
import { canBuild, kept, lying, named, pieces, shifted, toggled, turned, wordSoFar, type Pick } from "./building";

const ALL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const field = (values: string[], letters: string[]): Field => ({ key: "word", name: "word", domain: "word", values, names: values, least: 2, most: 9, letters });
const FIELD = field(["F", "R", "I/O", "A/E", "?", "@R"], ["F", "R", "IO", "AE", ALL, "R"]);
const build = (...indices: number[]): Pick[] => indices.reduce((picks, index) => toggled(FIELD, picks, index), [] as Pick[]);

test("cards are picked in order, and picked again they go", () => {
  expect(wordSoFar(build(0, 1, 2))).toBe("FRI");
  expect(wordSoFar(build(0, 1, 2, 1))).toBe("FI");
});

test("a vowel card turns to its other letter, a wild card waits for one to be named", () => {
  expect(wordSoFar(turned(FIELD, build(0, 3), 1))).toBe("FE");
  expect(wordSoFar(turned(FIELD, turned(FIELD, build(0, 3), 1), 1))).toBe("FA");
  expect(wordSoFar(build(4, 0))).toBe("?F");
  expect(wordSoFar(turned(FIELD, build(4), 0))).toBe("?");
  expect(wordSoFar(named(FIELD, build(4, 0), 0, "S"))).toBe("SF");
  expect(wordSoFar(named(FIELD, build(0, 4), 0, "S"))).toBe("F?");
});

test("cards change places", () => {
  expect(wordSoFar(shifted(build(0, 1, 2), 0, 2))).toBe("RIF");
  expect(wordSoFar(shifted(build(0, 1, 2), 2, 0))).toBe("IFR");
  expect(wordSoFar(shifted(build(0, 1, 2), 0, -3))).toBe("FRI");
  expect(wordSoFar(shifted(build(0), 4, 0))).toBe("F");
});

test("the pieces of the text name a letter where the card does not, as a typed move does", () => {
  expect(pieces(FIELD, named(FIELD, turned(FIELD, build(0, 5, 2, 4, 3), 2), 3, "S"))).toEqual(["F", "@R", "I/O=O", "?=S", "A/E=A"]);
  expect(pieces(field(["red.sin"], ["س"]), [{ index: 0, letter: "س" }])).toEqual(["red.sin=س"]);
});

test("what was picked stays while its cards are there", () => {
  const now = field(["R", "F", "A/E"], ["R", "F", "AE"]);
  expect(wordSoFar(kept(FIELD, now, build(0, 1, 2)))).toBe("FR");
  expect(kept(FIELD, now, build(0, 1)).map((pick) => pick.index)).toEqual([1, 0]);
});

test("without cards a word can only be typed", () => {
  expect(canBuild(FIELD)).toBe(true);
  expect(canBuild({ ...FIELD, letters: [] })).toBe(false);
  expect(canBuild({ ...FIELD, domain: "text" })).toBe(false);
});

test("of every card it is known whether it lies on the table", () => {
  expect(lying(field(["B", "I/U", "@B", "A/E", "J"], ["B", "IU", "B", "A", "J"]), new Set(["B", "I/U"]))).toEqual([false, false, true, true, true]);
  expect(lying(field(["A/E", "J"], ["AE", "J"]), new Set()), "where nobody holds cards it goes without saying").toEqual([false, false]);
});
