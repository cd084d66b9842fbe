import { expect, test } from "vitest";

import { blocks, spans } from "./markdown";

test("headings, texts and lists", () => {
  const made = blocks("# Basra\n\nTake what your card\nequals.\n\n* one\n* two\n  more\n\n1. first\n2. second\n");
  expect(made.map(({ kind, ordered, items }) => [kind, ordered, items.map((item) => item.map((part) => part.text).join(""))])).toEqual([
    ["heading", false, ["Basra"]],
    ["text", false, ["Take what your card equals."]],
    ["list", false, ["one", "two more"]],
    ["list", true, ["first", "second"]],
  ]);
});

test("strong and soft words; links are their words; nothing is HTML", () => {
  expect(spans("a **b** and *c* [d](e) `f`").map(({ text, strong, soft }) => [text, strong, soft])).toEqual([
    ["a ", false, false], ["b", true, false], [" and ", false, false], ["c", false, true], [" d ", false, false], ["f", false, true],
  ]);
  expect(spans("<b>x</b>")[0]!.text).toBe("<b>x</b>");
  expect(spans("2 * 3 * 4").map((part) => part.text).join("")).toBe("2 * 3 * 4");
  expect(spans("may_take_fewer").map((part) => part.text).join("")).toBe("may_take_fewer");
});

test("a table becomes a list of its rows", () => {
  expect(blocks("| a | b |\n|---|---|\n| 1 | 2 |\n")[0]!.items.map((item) => item[0]!.text)).toEqual(["a – b", "1 – 2"]);
});
