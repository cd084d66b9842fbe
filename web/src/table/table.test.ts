import { expect, test } from "vitest";

import type { Card, Choice, Field, Offer, Place, View, Zone } from "../protocol";
import { barredWith, concerned, keysOf, movesWith, several, textOf, withoutCard } from "./choosing";
import { columns, lamp, laid } from "./layout";

const card = (code: string | null): Card => ({ code, name: code ?? "", short: "", mark: "", at: null, letter: "", suit: 0, rank: 0 });
const zone = (key: string, codes: (string | null)[], more: Partial<Zone> = {}): Zone => ({
  key, name: key, layout: "fan", owner: null, yours: false, count: codes.length, cards: codes.map(card), ...more,
});
const place = (seat: number, more: Partial<Place> = {}): Place => ({ seat, name: `S${seat}`, held: "", side: seat, you: false, bot: true, here: true, acts: false, ...more });
const field = (key: string, domain: Field["domain"], values: string[], least = 1, most = 1): Field => ({ key, name: key, domain, values, names: values, least, most, letters: [], wholes: [], onto: "", now: [] });
const choice = (text: string, fields: Record<string, string[]>, takes: string[] = []): Choice => ({ text, label: text, fields, foretold: "", takes });
const offer = (verb: string, fields: Field[], moves: Choice[], more: Partial<Offer> = {}): Offer => ({ verb, name: verb, fields, moves, barred: [], open: false, ...more });
const view = (more: Partial<View>): View => ({
  room: "r", game: "g", title: "G", pack: "french", cloth: "french", clockwise: false, step: 1, viewer: 0, phase: "playing", status: "",
  places: [0, 1, 2, 3].map((seat) => place(seat, { you: seat === 0 })), zones: [], facts: [], offers: [], result: [], chat: "open", seconds: null, one_deal: false, match: 1, deal: 0, options: {}, won: null, dealt: 1, seal: "", paused: false, guide: null, agreed: [], ...more,
});

const spots = (seen: View): (string | undefined)[] => {
  const { seats } = laid(seen);
  return seen.places.map((each) => seats.find((seated) => seated.place.seat === each.seat)?.spot);
};

test("who plays next sits at the right if the turn goes anticlockwise, else at the left", () => {
  expect(spots(view({}))).toEqual(["foot", "right", "top", "left"]);
  expect(spots(view({ clockwise: true }))).toEqual(["foot", "left", "top", "right"]);
  expect(spots(view({ viewer: 2 }))).toEqual(["top", "left", "foot", "right"]);
});

test("two face each other, three sit left and right, many in a row", () => {
  const of = (count: number) => spots(view({ places: Array.from({ length: count }, (_, seat) => place(seat)) }));
  expect(of(1)).toEqual(["foot"]);
  expect(of(2)).toEqual(["foot", "top"]);
  expect(of(3)).toEqual(["foot", "right", "left"]);
  expect(of(6)).toEqual(["foot", "row", "row", "row", "row", "row"]);
});

test("places lie by whose they are; hands of which only backs are seen are told at the seat", () => {
  const { hands, near, middle, aside, seats } = laid(
    view({
      zones: [
        zone("stock", [null], { layout: "pile" }), zone("layout", ["7D"], { layout: "row" }), zone("taken/0", [], { layout: "pile", owner: 0, yours: true }),
        zone("taken/1", [null], { layout: "pile", owner: 1 }), zone("hand/0", ["8S"], { owner: 0, yours: true }), zone("hand/1", [null, null], { owner: 1 }), zone("hand/2", ["2C"], { owner: 2 }),
      ],
    }),
  );
  const keys = (zones: Zone[]) => zones.map((each) => each.key);
  expect([keys(hands), keys(near), keys(middle), keys(aside)]).toEqual([["hand/0"], ["taken/0"], ["layout"], ["stock"]]);
  expect(seats.map((seated) => keys(seated.zones))).toEqual([[], ["taken/1"], ["hand/2"], []]);
});

test("the lamp stands at the seat that is to play", () => {
  expect(lamp(laid(view({ places: [place(0, { acts: true, you: true }), place(1)] })).seats)).toEqual([50, 104]);
  expect(lamp(laid(view({ places: [place(0), place(1, { acts: true })] })).seats)).toEqual([50, -4]);
  expect(lamp(laid(view({ places: [place(0), place(1)] })).seats)).toEqual([50, 50]);
});

test("cards that look the same keep keys of their own", () => {
  expect(keysOf(zone("hand/0", ["T", "A/E", "T", null]))).toEqual(["T#0", "A/E#0", "T#1", "#0"]);
});

test("moves belong to the card that begins them; the rest have buttons", () => {
  const seen = view({
    offers: [
      offer("play", [field("card", "card", ["8S", "3H"]), field("take", "cards", ["AS"], 0, 4)], [choice("play 3H take AS", { card: ["3H"], take: ["AS"] }), choice("play 3H take none", { card: ["3H"], take: [] })], {
        barred: [{ text: "play 8S", label: "", fields: { card: ["8S"] }, reason: "not now" }],
      }),
      offer("pass", [], [choice("pass", {})]),
    ],
  });
  expect(movesWith(seen, "3H")).toHaveLength(2);
  expect(movesWith(seen, "AS")).toHaveLength(0);
  expect(barredWith(seen, "8S")?.reason).toBe("not now");
  expect(barredWith(seen, "3H")).toBeUndefined();
  expect(withoutCard(seen).map((each) => each.verb)).toEqual(["pass"]);
  expect(several(seen)).toEqual([]);
  expect([...concerned(seen, movesWith(seen, "3H")[0]!)]).toEqual(["AS"]);
});

test("where every card is barred each says why, though the offer names no fields", () => {
  const no = { text: "play 8S", label: "", fields: { card: ["8S"] }, reason: "It does not fit." };
  const seen = view({ offers: [offer("play", [], [], { barred: [no] }), offer("draw", [], [choice("draw", {})])] });
  expect(barredWith(seen, "8S")?.reason).toBe("It does not fit.");
  expect(withoutCard(seen).map((each) => each.verb)).toEqual(["draw"]);
});

test("a move of several cards is a listed one if there is one of just these, else typed", () => {
  const give = offer("give", [field("cards", "cards", ["2C", "3C", "4C"], 3, 3)], [choice("give 2C 3C 4C", { cards: ["2C", "3C", "4C"] })], { open: true });
  expect(several(view({ offers: [give] }))).toEqual([give]);
  expect(textOf(give, ["4C", "2C", "3C"])).toBe("give 2C 3C 4C");
  expect(textOf(give, ["4C", "2C"])).toBe("give 4C 2C");
  const word = offer("word", [field("word", "word", [])], [], { open: true });
  expect(textOf(word, [], { word: ["FRIEND"] })).toBe("word FRIEND");
  const take = offer("play", [field("card", "card", ["9D"]), field("take", "cards", ["4C", "5C"], 0, 2)], [], { open: true });
  expect(textOf(take, ["9D"], { take: ["4C", "5C"] })).toBe("play 9D take 4C 5C");
  expect(textOf(take, ["9D"])).toBe("play 9D take none");
});

test("a grid is a little wider than high", () => {
  expect([1, 4, 9, 12, 36].map((count) => columns(zone("g", Array<null>(count).fill(null))))).toEqual([2, 3, 4, 4, 7]);
});
