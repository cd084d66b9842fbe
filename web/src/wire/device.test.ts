// What a device keeps may have been changed by another page, or by hand.

import { expect, test } from "vitest";

import { alike } from "./device";

test.each([
  ["zz", "en"], [1, 0], [true, false], [["a"], ["x"]], [{ a: 1 }, {}], [{ room: "r", more: 1 }, { room: "" }], [{ a: 1 }, null],
])("%j is of the kind of %j", (value, model) => expect(alike(value, model)).toBe(true));

test.each([
  [null, "en"], [[], ["x"]], [5, ""], [null, []], [{}, []], [[], {}], [null, {}], [{ room: 1 }, { room: "" }], [{}, { room: "" }], ["x", null], [5, null], [null, null],
])("%j is not of the kind of %j", (value, model) => expect(alike(value, model)).toBe(false));

test("what a list or a record holds is of one kind", () => {
  expect(alike([{ room: "r" }], [], { room: "" })).toBe(true);
  expect(alike([1], [], { room: "" })).toBe(false);
  expect(alike({ trick: 0.5 }, {}, 1)).toBe(true);
  expect(alike({ trick: "loud" }, {}, 1)).toBe(false);
});
