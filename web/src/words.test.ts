import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { settings } from "./settings.svelte";
import { capital, SOURCE, t } from "./words";

const { ar, el, en } = SOURCE as Record<"ar" | "el" | "en", string>;

const ids = (source: string): string[] => new FluentResource(source).body.map((message) => message.id);
const variables = (source: string): Record<string, string> =>
  Object.fromEntries(source.replace(/^#.*$/gm, "").trim().split(/\n(?=[a-z][a-z-]* =)/).map((part) => [part.split(" =")[0]!, [...new Set([...part.matchAll(/\$[a-z]+/g)].map(String))].sort().join()]));
const used = import.meta.glob("./**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" }) as Record<string, string>;

test("the three languages have the same messages with the same arguments", () => {
  expect(ids(ar)).toEqual(ids(en));
  expect(ids(el)).toEqual(ids(en));
  expect(variables(ar)).toEqual(variables(en));
  expect(variables(el)).toEqual(variables(en));
  expect(new Set(ids(en)).size).toBe(ids(en).length);
});

test("every message is used, and every message used is there", () => {
  const text = Object.entries(used).filter(([path]) => !path.includes(".test.")).map(([, source]) => source).join("\n");
  for (const id of ids(en)) expect(text.includes(`"${id}"`) || /^(volume|bots|key|light|chat-mode|watch-mode|verbosity|order|buffer|figure)-/.test(id), id).toBe(true);
  for (const [, id] of text.matchAll(/\bt\("([a-z-]+)"/g)) expect(ids(en)).toContain(id);
});

test("numbers of cards in all six Arabic forms, with Latin digits", () => {
  const said = (count: number) => t("count-cards", { count }, "ar").replace(/[\u2068\u2069]/g, "");
  expect([0, 1, 2, 3, 11, 100].map(said)).toEqual(["لا أوراق", "ورقة واحدة", "ورقتان", "3 أوراق", "11 ورقة", "100 ورقة"]);
});

test("an unknown message is a mistake of ours", () => {
  expect(() => t("no-such-message")).toThrow("no message");
});

test("a label begins with a capital that keeps its accent", () => {
  settings.lang = "el";
  expect(capital("άσος κούπα")).toBe("Άσος κούπα");
  expect(capital("أرض")).toBe("أرض");
  expect(capital("")).toBe("");
});
