import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Line } from "../protocol";
import { LONGEST, Passes } from "./passes";

const SARA: Line = { text: "Sara passes.", kind: "play", seat: 1, run: [] };
const ALI: Line = { text: "Ali passes.", kind: "play", seat: 2, run: ["Sara and Ali pass."] };
const IRIS: Line = { text: "Iris passes.", kind: "play", seat: 3, run: ["Ali and Iris pass.", "Sara, Ali and Iris pass."] };
const WORD: Line = { text: "Omar lays a word.", kind: "play", seat: 0 };
const YOURS: Line = { text: "It is your deal.", kind: "deal" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function heard(): { passes: Passes; late: string[]; hear: (lines: Line[], wait?: boolean) => string[] } {
  const late: string[] = [];
  const passes = new Passes((lines) => late.push(...lines.map(({ text }) => text)));
  return { passes, late, hear: (lines, wait = true) => passes.due(lines, wait).map(({ text }) => text) };
}

test("who passes one after the other is told in one sentence, before what follows and as soon as it is my turn", () => {
  const { hear, late } = heard();
  expect([hear([SARA]), hear([ALI]), hear([IRIS], false)]).toEqual([[], [], ["Sara, Ali and Iris pass."]]);
  expect([hear([SARA]), hear([ALI, WORD])]).toEqual([[], ["Sara and Ali pass.", "Omar lays a word."]]);
  expect(hear([WORD, SARA, YOURS], false)).toEqual(["Omar lays a word.", "Sara passes.", "It is your deal."]);
  vi.advanceTimersByTime(2 * LONGEST);
  expect(late).toEqual([]);
});

test("nobody waits long, nothing is told twice, and what was told alone is not told again with others", () => {
  const { hear, late } = heard();
  hear([SARA]);
  vi.advanceTimersByTime(LONGEST);
  expect(late).toEqual(["Sara passes."]);
  expect([hear([ALI]), hear([IRIS], false)]).toEqual([[], ["Ali and Iris pass."]]);
});

test("a run that the room begins anew is two sentences, and what was left is never told", () => {
  const { hear, late, passes } = heard();
  hear([SARA]);
  expect(hear([SARA, ALI], false)).toEqual(["Sara passes.", "Sara and Ali pass."]);
  hear([SARA]);
  passes.forget();
  vi.advanceTimersByTime(LONGEST);
  expect(late).toEqual([]);
});
