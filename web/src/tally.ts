// How the deals went that somebody played alone, kept on this device: each counts once, the first time that it ends.

import type { View } from "./protocol";
import { keep, kept, keys } from "./wire/device";

export interface Tally {
  played: number;
  won: number;
  streak: number;
  longest: number;
  /** The deal that was counted last. */
  last: string;
}

/** One more deal, if it has not been counted yet. */
export function counted(tally: Tally, deal: string, won: boolean): Tally {
  if (tally.last === deal) return tally;
  const streak = won ? tally.streak + 1 : 0;
  return { played: tally.played + 1, won: tally.won + Number(won), streak, longest: Math.max(tally.longest, streak), last: deal };
}

const NOTHING: Tally = { played: 0, won: 0, streak: 0, longest: 0, last: "" };
const TALLY = "tally";

/** Count from nothing again; a deal that was counted is not counted once more. */
export function untallied(): void {
  for (const key of keys(`${TALLY}.`)) keep(key, { ...NOTHING, last: kept<Tally>(key, NOTHING).last });
}

/** The numbers, once a numbered deal is over that I have played alone. */
export function tallied(view: View): Tally | null {
  if (view.phase !== "over" || !view.deal || view.places.length > 1 || view.viewer === null || view.won === null) return null;
  const key = [TALLY, view.game, ...Object.entries(view.options).map((option) => option.join("="))].join(".");
  const tally = counted(kept<Tally>(key, NOTHING), `${view.room}/${view.deal}`, view.won);
  keep(key, tally);
  return tally;
}
