import { expect, test } from "vitest";

import { answer } from "../ear/questions";
import type { Card, View, Zone } from "../protocol";
import { arrangedWords } from "./reading";
import { board, direction, drawnAs, face, isBoard, lines, runs, spelt, stepOf, stepped } from "./spots";

const letter = (shown: string, row: number, column: number, more: Partial<Card> = {}): Card => ({ code: shown, name: shown, short: shown, mark: "", at: [row, column], letter: shown, suit: 0, rank: 0, ...more });
const zone = (layout: Zone["layout"], cards: Card[]): Zone => ({ key: "z", name: "words", layout, owner: null, yours: false, count: cards.length, cards });
const across = (word: string, row: number, column: number): Card[] => [...word].map((shown, i) => letter(shown, row, column + i));
const down = (word: string, row: number, column: number): Card[] => [...word].map((shown, i) => letter(shown, row + i, column));
const plain = (words: string): string => words.replace(/[\u2068\u2069]/g, "");

// QAT across, AQUA down through its Q: the Q lies once
const CROSS = zone("cross", [...across("QAT", 7, 7), ...down("AQUA", 6, 7).filter((card) => card.at![0] !== 7)]);

test("a cross is drawn as far as it goes, and its rows keep their numbers", () => {
  const made = board(CROSS);
  expect([made.top, made.left, made.rows.length, made.width]).toEqual([6, 7, 4, 3]);
  expect(made.rows.map((row) => row.map((cell) => face(cell)?.letter ?? ".").join(""))).toEqual(["A..", "QAT", "U..", "A.."]);
});

test("the words of a cross are read where they run, in the order in which they begin", () => {
  expect(arrangedWords(CROSS)!.map(plain)).toEqual(["aqua down from row 7, column 8", "qat across from row 8, column 8"]);
  const alone = zone("cross", [letter("A", 0, 0), letter("I", 4, 4)]);
  expect(arrangedWords(alone)!.map(plain)).toEqual(["a, row 1, column 1", "i, row 5, column 5"]);
});

test("a grid keeps its gaps, from its first place on", () => {
  const grid = zone("grid", [letter("A", 0, 1), letter("B", 2, 0), letter("C", 2, 0)]);
  const made = board(grid);
  expect([made.top, made.left, made.rows.length, made.width]).toEqual([0, 0, 3, 2]);
  expect(made.rows[2]![0]!.cards).toHaveLength(2);
  expect(face(made.rows[2]![0]!)?.letter).toBe("C");
  expect(arrangedWords(grid)!.map(plain)).toEqual(["row 1: empty, A", "row 3: C, 2 cards, empty"]);
});

test("without places of its own a grid is not a board, nor is an empty one", () => {
  expect(isBoard(zone("grid", [{ ...letter("A", 0, 0), at: null }]))).toBe(false);
  expect(isBoard(zone("grid", []))).toBe(false);
  expect(isBoard(zone("row", [letter("A", 0, 0)]))).toBe(false);
});

test("words lie by their rows, each in the order of its columns", () => {
  const words = zone("words", [...across("SEA", 1, 0).reverse(), ...across("NO", 0, 0)]);
  expect(lines(words).map((word) => word.map(({ card }) => card.letter).join(""))).toEqual(["NO", "SEA"]);
  expect(arrangedWords(words)).toEqual(["no", "sea"]);
  const view = { viewer: 0, places: [{ seat: 0, you: true }, { seat: 1 }], zones: [words], offers: [], facts: [], status: "" } as unknown as View;
  expect(plain(answer("table", view)!)).toBe("Words: no, sea.");
});

test("a word is only spelt out of cards that show a letter", () => {
  expect(spelt(across("FRIEND", 0, 0))).toBe("friend");
  expect(spelt([letter("A/E", 0, 0, { letter: "" }), letter("T", 0, 1)])).toBe("");
  expect(spelt([..."ΣΟΦΟΣ"].map((shown) => letter(shown, 0, 0)))).toBe("σοφος");
});

test("letters run as their script does, wherever the page reads to", () => {
  expect(direction(across("SEA", 0, 0))).toBe("ltr");
  expect(direction([letter("س", 0, 0)])).toBe("rtl");
  expect(direction([letter("7D", 0, 0, { letter: "" })])).toBeUndefined();
});

test("a card that stands for a letter is drawn as it", () => {
  expect(drawnAs(letter("A/E", 0, 0, { letter: "E", mark: "as E" }))).toBe("A/E=E");
  expect(drawnAs(letter("T", 0, 0))).toBe("T");
  expect(drawnAs({ ...letter("", 0, 0), code: null, letter: "" })).toBeNull();
});

test("arrows follow the eye and stop at the edge; Home and End go to the ends of a row", () => {
  const made = board(CROSS);
  const to = (row: number, column: number, step: Parameters<typeof stepped>[3]): [number, number] => {
    const cell = stepped(made, row, column, step);
    return [cell.row, cell.column];
  };
  expect(to(7, 7, "right")).toEqual([7, 8]);
  expect(to(7, 7, "left")).toEqual([7, 7]);
  expect(to(6, 7, "up")).toEqual([6, 7]);
  expect(to(9, 9, "down")).toEqual([9, 9]);
  expect(to(7, 8, "end")).toEqual([7, 9]);
  expect(to(9, 9, "first")).toEqual([9, 7]);
  expect(to(7, 8, "bottom")).toEqual([9, 9]);
  expect(stepOf("ArrowLeft", true, false)).toBe("right");
  expect(stepOf("ArrowLeft", false, false)).toBe("left");
  expect(stepOf("Home", false, true)).toBe("top");
  expect(stepOf("x", false, false)).toBeNull();
});

test("words that cross share their card, and no letter stands alone that belongs to one", () => {
  expect(runs(board(CROSS)).map((run) => [run.down, run.cells.length])).toEqual([[true, 4], [false, 3]]);
});

test("where rows are bare the words tell which row they are", () => {
  const words = zone("words", [...across("OEC", 8, 0), ...across("NO", 0, 0)]);
  expect(arrangedWords(words)!.map(plain)).toEqual(["1: no", "9: oec"]);
});
