import { expect, test } from "vitest";

import type { Card } from "../protocol";
import { apart, downFrom, nextGroup, sorted } from "./sorting";

const held = (code: string, suit: number, rank: number): { key: string; card: Card } => ({ key: code, card: { code, name: code, short: code, mark: "", at: null, letter: "", suit, rank } });
const HAND = [held("2C", 0, 2), held("KC", 0, 13), held("2D", 1, 2), held("9H", 2, 9)];
const codes = (cards: { card: Card }[]): string => cards.map(({ card }) => card.code).join(" ");

test("a hand lies as the room has it, by rank, or with what can be played first", () => {
  expect(codes(sorted(HAND, "suit", new Set()))).toBe("2C KC 2D 9H");
  expect(codes(sorted(HAND, "rank", new Set()))).toBe("2C 2D 9H KC");
  expect(codes(sorted(HAND, "able", new Set(["9H", "KC"])))).toBe("KC 9H 2C 2D");
  expect(codes(HAND)).toBe("2C KC 2D 9H");
});

test("one leaps to the next suit, or to the next rank where cards lie by rank", () => {
  expect(nextGroup(HAND, 0, "suit")).toBe(2);
  expect(nextGroup(HAND, 2, "suit")).toBe(3);
  expect(nextGroup(HAND, 3, "suit")).toBe(0);
  expect(nextGroup(sorted(HAND, "rank", new Set()), 0, "rank")).toBe(2);
  expect(nextGroup([], 0, "suit")).toBe(0);
});

test("cards put aside lie after the others and are a group of their own", () => {
  const aside = new Set(["KC", "9H"]);
  expect(codes(apart(HAND, aside))).toBe("2C 2D KC 9H");
  expect(codes(apart(sorted(HAND, "rank", new Set()), aside))).toBe("2C 2D 9H KC");
  expect(nextGroup(apart([HAND[0]!, HAND[1]!], new Set(["KC"])), 0, "suit", aside)).toBe(1);
});

test("with a card go those that come after it in its suit", () => {
  expect(downFrom(HAND, "2C")).toEqual(["2C", "KC"]);
  expect(downFrom(HAND, "KC")).toEqual(["KC"]);
  expect(downFrom([], "KC")).toEqual([]);
});
