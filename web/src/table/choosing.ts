// What can be done with which card, read from the offers: no rule of any game stands here.

import type { Barred, Choice, Field, Offer, View, Zone } from "../protocol";

const OF_CARDS = new Set<Field["domain"]>(["card", "cards", "order"]);

/** The field by which a move is begun with a card: the first one that asks for cards. */
export const begins = (offer: Offer): Field | undefined => offer.fields.find((field) => OF_CARDS.has(field.domain)) ?? beginsBarred(offer);

/** The same where every move is barred, so that the offer names no fields. */
function beginsBarred(offer: Offer): Field | undefined {
  if (offer.fields.length || offer.moves.length || !offer.barred.length) return undefined;
  const key = ["card", "cards"].find((each) => offer.barred[0]!.fields[each]);
  if (!key) return undefined;
  const values = [...new Set(offer.barred.flatMap((move) => move.fields[key] ?? []))];
  return { key, name: key, domain: "card", values, names: values, least: 1, most: 1, letters: [], wholes: [], onto: "", now: [] };
}

/** Does this kind of move take several cards of the same choice? */
export const takesSeveral = (offer: Offer): boolean => {
  const field = begins(offer);
  return field !== undefined && field.domain !== "card" && (field.most > 1 || (offer.open && !offer.moves.length));
};

/** Kinds of move that a card begins and more is chosen for, too much to be listed. */
export const furnished = (view: View): Offer[] => view.offers.filter((offer) => offer.open && begins(offer) !== undefined && !takesSeveral(offer));

const startsWith = (offer: Offer, move: { fields: Record<string, string[]> }, code: string): boolean => {
  const field = begins(offer);
  const cards = field && move.fields[field.key];
  return cards?.length === 1 && cards[0] === code;
};

/** The moves that a card alone begins. */
export const movesWith = (view: View, code: string): Choice[] =>
  view.offers.flatMap((offer) => offer.moves.filter((move) => startsWith(offer, move, code)));

/** Why a card cannot be played, where it begins no move. */
export function barredWith(view: View, code: string): Barred | undefined {
  if (movesWith(view, code).length) return undefined;
  return view.offers.flatMap((offer) => offer.barred.filter((move) => startsWith(offer, move, code)))[0];
}

/** The kinds of move of which several cards are chosen. */
export const several = (view: View): Offer[] => view.offers.filter(takesSeveral);

/** The kinds of move that no card begins. */
export const withoutCard = (view: View): Offer[] => view.offers.filter((offer) => !begins(offer));

/** The codes that begin a move or could; `now`: only those that may be moved as things are. */
export function beginning(view: View, now = false): Set<string> {
  const codes = new Set<string>();
  for (const offer of view.offers) {
    if (!now || offer.open) for (const code of begins(offer)?.values ?? []) codes.add(code);
    for (const move of [...offer.moves, ...(now ? [] : offer.barred)]) {
      const field = begins(offer);
      if (field) for (const code of move.fields[field.key] ?? []) codes.add(code);
    }
  }
  return codes;
}

const same = (a: string[], b: string[]): boolean => a.length === b.length && [...a].sort().join(" ") === [...b].sort().join(" ");

/** The text of a move of several cards: a listed one of just these cards, else as it would be typed. */
export function textOf(offer: Offer, cards: string[], others: Record<string, string[]> = {}): string {
  const field = begins(offer);
  const listed = field && offer.moves.find((move) => same(move.fields[field.key] ?? [], cards) && Object.keys(others).length === 0);
  if (listed) return listed.text;
  const parts = offer.fields.map((each, i) => {
    const values = (each === field ? cards : (others[each.key] ?? [])).join(" ");
    if (i === 0) return values;
    return values || OF_CARDS.has(each.domain) ? `${each.key} ${values || "none"}` : ""; // what is no card may be left out
  });
  return [offer.verb, ...parts].filter(Boolean).join(" ");
}

/** Codes of the cards on the table that a move concerns: what it takes, or what its other fields name. */
export function concerned(view: View, move: Choice): Set<string> {
  const codes = new Set(move.takes);
  const offer = view.offers.find((each) => each.moves.includes(move));
  const field = offer && begins(offer);
  for (const [key, values] of Object.entries(move.fields)) if (key !== field?.key) for (const value of values) codes.add(value);
  return codes;
}

/** Is it my turn? */
export const acts = (view: View): boolean => view.places.some((place) => place.you && place.acts);

/** A name for each of some values that stays its own while others come and go: those that are the same are counted. */
export function counted(values: string[]): string[] {
  const seen = new Map<string, number>();
  return values.map((value) => {
    const nth = seen.get(value) ?? 0;
    seen.set(value, nth + 1);
    return `${value}#${nth}`;
  });
}

/** A name for each card of a zone. */
export const keysOf = (zone: Zone): string[] => counted(zone.cards.map((card) => card.code ?? ""));
