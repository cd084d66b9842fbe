import { expect, test } from "vitest";

import { counted, type Tally } from "./tally";

const NONE: Tally = { played: 0, won: 0, streak: 0, longest: 0, last: "" };

test("a deal counts once, and won ones in a row are counted", () => {
  const one = counted(NONE, "a/1", true);
  expect(counted(one, "a/1", false), "taken back and ended otherwise").toEqual(one);
  const two = counted(one, "a/2", true);
  expect(two).toEqual({ played: 2, won: 2, streak: 2, longest: 2, last: "a/2" });
  expect(counted(two, "b/2", false)).toEqual({ played: 3, won: 2, streak: 0, longest: 2, last: "b/2" });
});
