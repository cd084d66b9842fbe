// Where everything lies: seats around the cloth as they sit, zones by whose they are. One rule for all games.

import type { Place, View, Zone } from "../protocol";

export type Spot = "foot" | "left" | "top" | "right" | "row";

const SPOTS: Record<number, Spot[]> = { 1: [], 2: ["top"], 3: ["left", "right"], 4: ["left", "top", "right"] };

export interface Seated {
  place: Place;
  spot: Spot;
  zones: Zone[];
}

export interface Laid {
  seats: Seated[];
  /** The cards I hold. */
  hands: Zone[];
  /** What else is mine. */
  near: Zone[];
  /** What belongs to nobody. */
  middle: Zone[];
  /** Of that, the face-down piles that lie beside something more worth seeing. */
  aside: Zone[];
}

const isHand = (zone: Zone): boolean => zone.key.split("/")[0] === "hand";

/** A hand of which only backs are seen: the words at its seat say how many. */
const isHidden = (zone: Zone): boolean => isHand(zone) && zone.cards.every((card) => card.code === null);

/** A pile of which nothing is seen. */
const isBlind = (zone: Zone): boolean => zone.layout === "pile" && zone.cards.every((card) => card.code === null);

export function laid(view: View): Laid {
  const mine = (zone: Zone): boolean => view.viewer !== null && zone.yours;
  const count = view.places.length;
  const from = view.viewer ?? 0;
  const spots = SPOTS[count] ?? Array<Spot>(count - 1).fill("row");
  const order = Array.from({ length: count }, (_, i) => view.places[(from + i) % count]!);
  const others = order.slice(1);
  const seats: Seated[] = others.map((place, i) => ({
    place,
    // who plays next sits at my left if the turn goes clockwise, else at my right
    spot: spots[view.clockwise ? i : others.length - 1 - i]!,
    zones: view.zones.filter((zone) => zone.owner === place.seat && !mine(zone) && !isHidden(zone)),
  }));
  if (order[0]) seats.unshift({ place: order[0], spot: "foot", zones: [] });
  const yours = view.zones.filter((zone) => mine(zone) || (view.viewer === null && zone.owner === from && !isHidden(zone)));
  const nobodys = view.zones.filter((zone) => zone.owner === null && !mine(zone));
  const aside = nobodys.some((zone) => zone.layout !== "pile") && view.viewer !== null ? nobodys.filter(isBlind) : [];
  return {
    seats,
    hands: yours.filter((zone) => isHand(zone) && mine(zone)),
    near: yours.filter((zone) => !(isHand(zone) && mine(zone))),
    middle: nobodys.filter((zone) => !aside.includes(zone)),
    aside,
  };
}

/** How much lies on the table or in a hand: the more there is, the smaller it is drawn. */
export function crowd(cards: number): "few" | "some" | "many" | "crowd" {
  return cards <= 5 ? "few" : cards <= 8 ? "some" : cards <= 14 ? "many" : "crowd";
}

/** How many cards lie side by side in some places. */
export const width = (zones: Zone[]): number =>
  zones.reduce((sum, zone) => sum + (zone.layout === "pile" || zone.layout === "column" ? 1.5 : zone.layout === "grid" ? columns(zone) * 2 : zone.cards.length), 0);

/** Do these places need a row of their own before the hand? */
export const broad = (zones: Zone[]): boolean => {
  const shown = zones.filter((zone) => zone.cards.length && zone.layout !== "pile");
  return shown.length > 2 || shown.some((zone) => zone.cards.length > 5 || ["words", "cross", "grid", "column"].includes(zone.layout));
};

export const columns = (zone: Zone): number => Math.ceil(Math.sqrt(zone.cards.length * 1.3));

/** Where the lamp stands: at the seat that is to act. In percent of the cloth. */
export function lamp(seats: Seated[]): [number, number] {
  const acting = seats.filter(({ place }) => place.acts);
  if (acting.length !== 1) return [50, 50];
  const spot = acting[0]!.spot;
  if (spot === "row") {
    const row = seats.filter((seat) => seat.spot === "row");
    return [((row.indexOf(acting[0]!) + 0.5) * 100) / row.length, 0];
  }
  return { foot: [50, 104], top: [50, -4], left: [-2, 42], right: [102, 42] }[spot] as [number, number];
}

/** From where a seat is heard: -1 at my left, 1 at my right, 0 before me or where nobody sits. */
export function side(view: View, seat: number | null): number {
  if (seat === null) return 0;
  const count = view.places.length;
  const on = (seat - (view.viewer ?? 0) + count) % count;
  if (on === 0 || count < 3) return 0;
  const round = -Math.cos((Math.PI * (on - 1)) / (count - 2));
  return view.clockwise ? round : -round;
}
