import { expect, test } from "vitest";

import type { Zone } from "../protocol";
import { cue, MADE } from "./sound";

test("each kind of thing that happens has a sound of its own, under 400 milliseconds", () => {
  const made = Object.values(MADE).map(({ notes, length, noise }) => JSON.stringify([notes, length, noise]));
  expect(new Set(made).size).toBe(made.length);
  for (const { notes, length } of Object.values(MADE)) expect(length + (notes.length - 1) * length * 0.8).toBeLessThanOrEqual(0.4);
});

test("taking cards and drawing them sound otherwise than playing one", () => {
  const zone = (key: string, layout: Zone["layout"], owner: number | null): Zone => ({ key, name: key, layout, owner, yours: false, count: 3, cards: [] });
  const zones = [zone("stock", "pile", null), zone("hand/0", "fan", 0), zone("floor", "row", null), zone("taken/0", "pile", 0)];
  const way = (source: string, target: string) => ({ source, target, cards: [null] });
  expect(cue("yours", [way("hand/0", "floor")], zones)).toBe("yours");
  expect(cue("play", [way("hand/0", "taken/0"), way("floor", "taken/0")], zones)).toBe("take");
  expect(cue("play", [way("stock", "hand/0")], zones)).toBe("draw");
  expect(cue("play", [way("hand/0", "floor"), way("stock", "hand/0")], zones)).toBe("play");
  expect(cue("play", [way("hand/0", "taken/0")], zones)).toBe("play"); // nobody took anything
  expect(cue("play", [], zones)).toBe("play");
  expect(cue("big", [way("floor", "taken/0")], zones)).toBe("big");
});
