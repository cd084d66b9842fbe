// Answers to one-key questions, from the view that lies on the table.

import type { View, Zone } from "../protocol";
import { keysOf, movesWith } from "../table/choosing";
import { laid } from "../table/layout";
import { arrangedWords } from "../table/reading";
import { beside, capital, comma, ended, listed, t } from "../words";
import type { Deed } from "./keys";

const MOST = 12; // moves that are read before "and so many more"

function lies(zone: Zone): string {
  const arranged = arrangedWords(zone);
  if (arranged) return t("answer-list", { name: zone.name, items: arranged.join(zone.layout === "words" ? comma() : "; ") });
  const seen = zone.cards.filter((card) => card.code !== null).map((card) => beside(card.name, card.mark));
  if (zone.layout === "pile" && seen.length) seen.splice(0, seen.length - 1);
  const count = zone.count === null ? "" : t("count-cards", { count: zone.count });
  const items = zone.layout === "pile" || !seen.length ? beside(count, ...seen) : listed(seen);
  return t("answer-list", { name: zone.name, items: items || t("empty") });
}

/** A hand, and apart from it what was put aside. */
function parted(zone: Zone, aside: Set<string>): Zone[] {
  const keys = keysOf(zone);
  const part = (name: string, apart: boolean): Zone => {
    const cards = zone.cards.filter((_, i) => aside.has(keys[i]!) === apart);
    return { ...zone, name, cards, count: cards.length };
  };
  const by = part(t("aside"), true);
  return by.count ? [part(zone.name, false), by] : [zone];
}

/** What lies open before the seats, apart from hands. */
const spread = (view: View): Zone[] => {
  const { hands } = laid(view);
  return view.zones.filter((zone) => zone.owner !== null && zone.layout !== "pile" && !hands.includes(zone) && zone.key.split("/")[0] !== "hand" && zone.cards.some((card) => card.code !== null));
};

const told = (sentences: string[]): string => sentences.map((words) => capital(ended(words))).join(" ");

/** The cards on the table, in the order in which they lie. */
const open = (view: View): string[] => laid(view).middle.flatMap((zone) => (zone.layout === "pile" ? zone.cards.slice(-1) : zone.cards)).filter((card) => card.code !== null).map((card) => card.name);

/** The answer to a question, or null where the deed is none. */
export function answer(deed: Deed, view: View, aside: Set<string> = new Set()): string | null {
  const places = laid(view);
  if (deed.startsWith("card ")) return capital(ended(open(view)[Number(deed.slice(5)) - 1] ?? t("no-card")));
  switch (deed) {
    case "hand":
      return told(places.hands.flatMap((zone) => parted(zone, aside)).map(lies)) || t(view.viewer === null ? "watching" : "no-hand");
    case "turn":
      return view.status;
    case "score":
      return told(view.facts.filter((fact) => !fact.still).map((fact) => t("answer-list", { name: fact.label, items: fact.value }))) || view.status;
    case "table":
      return told([...places.middle, ...places.aside, ...spread(view)].map(lies)) || view.status;
    case "counts": {
      const held = view.places.filter((place) => place.held).map((place) => t("answer-list", { name: place.name, items: place.held }));
      const piles = view.zones.filter((zone) => zone.count !== null && zone.layout === "pile");
      return told([...held, ...piles.map((zone) => t("answer-list", { name: zone.name, items: t("count-cards", { count: zone.count! }) }))]);
    }
    case "moves": {
      const labels = view.offers.flatMap((offer) => [
        ...offer.moves.map((move) => [move.label, move.foretold].filter(Boolean).join(": ")),
        ...(offer.open && !offer.moves.length ? [offer.name] : []),
      ]);
      if (view.phase !== "playing" && view.viewer !== null) return t(view.phase === "over" ? "can-start-again" : "can-start");
      if (!labels.length) return t("nothing-to-do");
      return told(labels.length > MOST ? [...labels.slice(0, MOST), t("and-more", { count: labels.length - MOST })] : labels);
    }
    default:
      return null;
  }
}

/** What is said of a card beside its name: what it does, or why it cannot. */
export function said(view: View, code: string, reason: string | undefined): string {
  const moves = movesWith(view, code);
  if (reason) return reason;
  if (moves.length > 1) return t("ways", { count: moves.length });
  return moves[0]?.foretold ?? "";
}
