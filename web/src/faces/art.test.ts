// The art that print uses is the art of the page: `npx vitest run src/faces/art.test.ts -u` writes it anew.

import { expect, test } from "vitest";
import room from "../look/room.css?raw";
import tokens from "../look/tokens.css?raw";
import { art, paint } from "./art";

const made = JSON.stringify(art(paint(tokens, room)), null, 1) + "\n";

test("printed cards show the signs and pictures of the page", async () => {
  await expect(made).toMatchFileSnapshot("../../../src/majlis/print/art.json");
});

test("every class has its colour", () => {
  expect(made).not.toContain("var(");
  expect(made).toContain(".k-ground-taj");
});
