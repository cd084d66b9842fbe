import { expect, test } from "vitest";

import type { Field } from "../protocol";
import { canBuild, endedAt, kept, loose, lying, madeOf, named, ontoOf, pieces, shifted, started, toggled, turned, winding, without, wordSoFar, type Pick } from "./building";

const ALL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const field = (values: string[], letters: string[]): Field => ({ key: "word", name: "word", domain: "word", values, names: values, least: 2, most: 9, letters, wholes: [], onto: "", now: [] });
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

const WORDS: Field = { ...FIELD, domain: "words" };
const CHAIN: Field = { ...field(["C", "A/E", "T", "A/E", "D", "@S"], ["C", "AE", "T", "AE", "D", "S"]), domain: "chain", now: ["C", "A/E=A", "T", "/", "A/E=E", ","] };

test("several words stand beside each other, with a sign between them", () => {
  const two = [...endedAt(build(0, 2), 1, "/"), ...build(3, 1)];
  expect(madeOf(WORDS, two).map(({ first, last }) => [first, last])).toEqual([[0, 1], [2, 3]]);
  expect(pieces(WORDS, two)).toEqual(["F", "I/O=I", "/", "A/E=A", "R"]);
  expect(pieces(WORDS, endedAt(two, 3, "/")), "behind the last there is none").toEqual(["F", "I/O=I", "/", "A/E=A", "R"]);
});

test("a card that goes to another word leaves its own one whole", () => {
  const two = [...endedAt(build(0, 1, 2), 2, "/"), ...build(3, 4)];
  const read = (picks: Pick[]): string => pieces(WORDS, picks).join(" ");
  expect(read(shifted(two, 0, 2)), "within a word it still ends at its end").toBe("R I/O=I F / A/E=A ?");
  expect(read(shifted(two, 2, 3)), "the last card of a word goes into the next").toBe("F R / A/E=A I/O=I ?");
  expect(read(shifted(two, 4, 1)), "from the second into the first").toBe("F ? R I/O=I / A/E=A");
  expect(read(shifted(two, 3, 2))).toBe("F R A/E=A I/O=I / ?");
  expect(read(without(WORDS, two, 2)), "without its last card a word ends before it").toBe("F R / A/E=A ?");
});

test("a chain begins with what lies there, and its words share a card", () => {
  const lies = started(CHAIN);
  expect(pieces(CHAIN, lies)).toEqual(CHAIN.now);
  expect(madeOf(CHAIN, lies).map(({ first, last, end }) => [first, last, end])).toEqual([[0, 2, "/"], [2, 3, ","]]);
  const longer = toggled(CHAIN, endedAt(lies, 3, ","), 4);
  expect(pieces(CHAIN, endedAt(longer, 4, "/"))).toEqual(["C", "A/E=A", "T", "/", "A/E=E", "D", "/"]);
  expect(winding(CHAIN, longer), "across, then down from the shared card").toEqual([[0, 0], [0, 1], [0, 2], [1, 2], [2, 2]]);
  expect(pieces(CHAIN, [])).toEqual(["none"]);
});

test("a word on the table is picked whole, and only one is made into another", () => {
  const onto: Field = { ...field(["S", "@R", "A/E", "@T", "@H", "@S"], ["S", "R", "A", "T", "H", "S"]), onto: "old", wholes: [{ key: "RAT/1", word: "RAT", place: "words of Iris", cards: [1, 2, 3] }, { key: "HS", word: "HS", place: "your words", cards: [4, 5] }] };
  expect(loose(onto)).toEqual([0]);
  const rats = toggled(onto, toggled(onto, [], 0), 1);
  expect(wordSoFar(rats)).toBe("SRAT");
  expect(ontoOf(onto, rats)).toBe("RAT/1");
  expect(wordSoFar(without(onto, rats, 2)), "none of its cards stays behind").toBe("S");
  expect(ontoOf(onto, toggled(onto, rats, 4))).toBe("HS");
  expect(wordSoFar(toggled({ ...onto, onto: "" }, rats, 4)), "where several may be used they are").toBe("SRATHS");
});
