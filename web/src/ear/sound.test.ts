import { expect, test } from "vitest";

import { MADE } from "./sound";

test("each kind of thing that happens has a sound of its own, under 400 milliseconds", () => {
  const made = Object.values(MADE).map(({ notes, length, noise }) => JSON.stringify([notes, length, noise]));
  expect(new Set(made).size).toBe(made.length);
  for (const { notes, length } of Object.values(MADE)) expect(length + (notes.length - 1) * length * 0.8).toBeLessThan(0.48);
});
