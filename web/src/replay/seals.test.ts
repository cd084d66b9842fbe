import { expect, test } from "vitest";

import type { Dealt } from "../protocol";
import { check } from "./seals";

// the seal of thirty-two zero bytes, as src/majlis/luck.py makes it
const SEED = "00".repeat(32);
const SEAL = "beb274c404bf6cc55d3793a6e1205f5ec3bbd45586969340a99ce33c27bccda5";
const subtle = crypto.subtle;
const deal = (more: Partial<Dealt> = {}): Dealt => ({ moves: 0, count: [], commit: SEAL, seed: SEED, ...more });

test("a seed that was sealed is fair, and seals that this device was shown are counted", async () => {
  expect(await check("r/1", [deal()], false, subtle, [["r/1", 1, SEAL], ["r/1", 2, "x"], ["r/2", 1, "x"]])).toEqual({ what: "fair", wrong: [], shown: 1 });
});

test("another seed is not, nor one whose seal was another when it was dealt", async () => {
  expect((await check("r/1", [deal(), deal({ seed: "01".repeat(32) })], false, subtle, [])).wrong).toEqual([2]);
  expect(await check("r/1", [deal()], false, subtle, [["r/1", 1, "ff"]])).toEqual({ what: "wrong", wrong: [1], shown: 0 });
});

test("what cannot be checked says so", async () => {
  expect((await check("r/1", [deal()], true, subtle, [])).what).toBe("open");
  expect((await check("r/1", [deal({ seed: "" })], false, subtle, [])).what).toBe("missing");
  expect((await check("r/1", [deal()], false, undefined, [])).what).toBe("cannot");
});
