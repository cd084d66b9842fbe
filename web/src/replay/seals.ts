// Was the luck fair? Each deal's seed, told after its last card, must be the one that was sealed before its first.

import type { Dealt, View } from "../protocol";
import { keep, kept } from "../wire/device";

const MOST_KEPT = 200;

/** What this device was shown while it was played. */
type Shown = [match: string, deal: number, seal: string][];

/** Remember the seal of the deal on the table. */
export function note(view: View): void {
  if (!view.seal || view.viewer === null) return;
  const match = `${view.room}/${view.match}`;
  const shown = kept<Shown>("seals", [], ["", 0, ""]);
  if (shown.some(([where, deal]) => where === match && deal === view.dealt)) return;
  keep("seals", [...shown, [match, view.dealt, view.seal]].slice(-MOST_KEPT));
}

export interface Verdict {
  /** What came of it; "cannot" where the browser lets no page compute. */
  what: "fair" | "wrong" | "open" | "missing" | "cannot";
  /** The numbers of deals whose seed is not the sealed one. */
  wrong: number[];
  /** How many seals this device was shown before. */
  shown: number;
}

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, "0")).join("");

/** The seal of a seed, as the room makes it. */
async function sealed(subtle: SubtleCrypto, seed: string): Promise<string> {
  const digits = seed.match(/../g) ?? [];
  const text = new TextEncoder().encode("majlis deal ");
  return hex(await subtle.digest("SHA-256", new Uint8Array([...text, ...digits.map((two) => parseInt(two, 16))])));
}

export async function check(match: string, deals: Dealt[], open: boolean, subtle: SubtleCrypto | undefined, shown = kept<Shown>("seals", [], ["", 0, ""])): Promise<Verdict> {
  const told = (what: Verdict["what"], wrong: number[] = [], seen = 0): Verdict => ({ what, wrong, shown: seen });
  if (open) return told("open");
  if (!deals.length || deals.some((deal) => !deal.commit || !deal.seed)) return told("missing");
  if (!subtle) return told("cannot");
  const mine = shown.filter(([where, deal]) => where === match && deals[deal - 1]);
  const made = await Promise.all(deals.map((deal) => sealed(subtle, deal.seed)));
  const changed = (deal: number): boolean => mine.some(([, number, seal]) => number === deal && seal !== made[deal - 1]); // sealed before my eyes, and now another
  const wrong = deals.map((_, i) => i + 1).filter((deal) => made[deal - 1] !== deals[deal - 1]!.commit || changed(deal));
  return wrong.length ? told("wrong", wrong) : told("fair", [], mine.length);
}
