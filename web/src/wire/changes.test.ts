import { expect, test } from "vitest";

import type { Card, Change, Step, View } from "../protocol";
import { changed } from "./changes";

const card = (code: string | null) => ({ code, name: code ?? "" }) as Card;
const zone = (key: string, ...codes: string[]) => ({ key, name: key, layout: "pile" as const, owner: null, yours: false, count: codes.length, cards: codes.map(card) });

const before = (): Step => ({
  type: "step", step: 4, lines: [], moved: [],
  view: { room: "r", step: 4, phase: "playing", status: "Your turn", offers: [{}], result: [], chat: "open", seconds: 9, places: [{ seat: 0 }, { seat: 1 }], facts: [{ key: "a" }], zones: [zone("stock", "1", "2"), zone("pile")] } as unknown as View,
});

const told = (more: Partial<Change> = {}): Change => ({ type: "change", step: 5, since: 4, lines: [], moved: [], seconds: null, view: {}, ...more });

test("what is not told stays as it was", () => {
  const after = changed(before(), told())!;
  expect(after).toEqual({ ...before(), step: 5, view: { ...before().view, step: 5, seconds: null } });
});

test("cards go and come where it is told, and nothing that was drawn before is touched", () => {
  const first = before();
  const view = { status: "Wait", offers: [], cards: [{ zone: 0, count: 1, at: 1, gone: 1, put: [] }, { zone: 1, count: 1, at: 0, gone: 0, put: [card("2")] }], places: { at: 1, gone: 1, put: [{ seat: 1, acts: true }] } };
  const after = changed(first, told({ view } as unknown as Partial<Change>))!;
  expect(after.view.zones.map((each) => each.cards.map(({ code }) => code))).toEqual([["1"], ["2"]]);
  expect(after.view.zones[0]).not.toBe(first.view.zones[0]);
  expect(after.view.places).toEqual([{ seat: 0 }, { seat: 1, acts: true }]);
  expect([after.view.status, after.view.offers]).toEqual(["Wait", []]);
  expect(first).toEqual(before());
});

test("a change of another step is no step", () => {
  expect(changed(before(), told({ since: 3 }))).toBeNull();
  expect(changed(null, told())).toBeNull();
});
