// How a hand lies: as the room has it, by rank or letter, or with what can be played first. Only the order is ours.

import type { Card } from "../protocol";
import type { Order } from "../settings.svelte";

interface Held {
  key: string;
  card: Card;
}

export const ORDERS: Order[] = ["suit", "rank", "able"];

export function sorted<H extends Held>(cards: H[], order: Order, able: Set<string>): H[] {
  if (order === "suit") return cards;
  const can = (held: H): number => (held.card.code !== null && able.has(held.card.code) ? 0 : 1);
  return [...cards].sort(order === "able" ? (a, b) => can(a) - can(b) : (a, b) => a.card.rank - b.card.rank || a.card.suit - b.card.suit);
}

/** The cards put aside after all others: out of the way, and as much in the hand as before. */
export function apart<H extends Held>(cards: H[], aside: Set<string>): H[] {
  return [...cards.filter(({ key }) => !aside.has(key)), ...cards.filter(({ key }) => aside.has(key))];
}

/** Keys of a card and of those of its suit that come after it; `cards` as the room has them, in the suit's own order. */
export function downFrom(cards: Held[], key: string): string[] {
  const from = cards.findIndex((held) => held.key === key);
  return cards.slice(Math.max(0, from)).flatMap((held) => (held.card.suit === cards[from]?.card.suit ? held.key : []));
}

/** Where the next group of cards begins after place `at`, round at the end: of one suit, or of one rank where they lie by rank; or what was put aside. */
export function nextGroup(cards: Held[], at: number, order: Order, aside: Set<string> = new Set()): number {
  const group = (i: number): string => `${order === "rank" ? cards[i]!.card.rank : cards[i]!.card.suit} ${aside.has(cards[i]!.key)}`;
  for (let i = at + 1; i < cards.length; i++) if (group(i) !== group(i - 1)) return i;
  return 0;
}
