// A word in the making: cards picked in order, each with its letter. Whether it is one is the room's to say.

import type { Field } from "../protocol";

/** A card of the field by its place there, and the letter that it is to be; "" while that is open. */
export interface Pick {
  index: number;
  letter: string;
}

/** Can a word be built for this field, or only typed? */
export const canBuild = (field: Field): boolean => field.domain === "word" && field.letters.length > 0;

/** Letters that a card can be; of one that can be many none is taken for it. */
const FEW = 3;
export const firstLetter = (field: Field, index: number): string => (field.letters[index]!.length <= FEW ? field.letters[index]![0]! : "");

export const picked = (picks: Pick[], index: number): boolean => picks.some((pick) => pick.index === index);

/** With a card put behind the others, or taken away again. */
export const toggled = (field: Field, picks: Pick[], index: number): Pick[] =>
  picked(picks, index) ? picks.filter((pick) => pick.index !== index) : [...picks, { index, letter: firstLetter(field, index) }];

/** With the card at one place put to another. */
export function shifted(picks: Pick[], from: number, to: number): Pick[] {
  const rest = picks.filter((_, i) => i !== from);
  return picks[from] ? [...rest.slice(0, Math.max(0, to)), picks[from], ...rest.slice(Math.max(0, to))] : picks;
}

/** With the other letter of the card at a place. */
export const turned = (field: Field, picks: Pick[], at: number): Pick[] =>
  picks.map((pick, i) => {
    const letters = field.letters[pick.index]!;
    return i === at && letters.length <= FEW ? { ...pick, letter: letters[(letters.indexOf(pick.letter) + 1) % letters.length]! } : pick;
  });

/** With a letter named for the card at a place, if it can be that. */
export const named = (field: Field, picks: Pick[], at: number, letter: string): Pick[] =>
  picks.map((pick, i) => (i === at && field.letters[pick.index]!.includes(letter) ? { ...pick, letter } : pick));

/** Which cards of the field lie on the table, where others are held: those marked so, and those that are in no hand. */
export const lying = (field: Field, held: ReadonlySet<string | null>): boolean[] => {
  const mixed = field.values.some((value) => held.has(value));
  return field.values.map((value) => value.startsWith("@") || (mixed && !held.has(value)));
};

/** The word so far, a question mark where a letter is still open. */
export const wordSoFar = (picks: Pick[]): string => picks.map((pick) => pick.letter || "?").join("");

/** The pieces of a move's text: each card, with its letter where its value does not say it. */
export const pieces = (field: Field, picks: Pick[]): string[] =>
  picks.map(({ index, letter }) => {
    const value = field.values[index]!;
    return !letter || value.replace(/^@/, "") === letter ? value : `${value}=${letter}`;
  });

/** The same picks after the cards have changed: those that are still there in their places. */
export const kept = (before: Field, now: Field, picks: Pick[]): Pick[] => {
  const free = now.values.map((_, i) => i);
  return picks.flatMap(({ index, letter }) => {
    const at = free.findIndex((i) => now.values[i] === before.values[index] && now.letters[i] === before.letters[index]);
    return at < 0 ? [] : [{ index: free.splice(at, 1)[0]!, letter }];
  });
};
