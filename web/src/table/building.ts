// Words in the making: cards picked in order, each with its letter. Whether they are any is the room's to say.

import type { Field, Whole } from "../protocol";

/** What a card is the last of: nothing, a word, or one that breaks off before it is finished. */
export type End = "" | "/" | ",";

/** A card of the field by its place there, and the letter that it is to be; "" while that is open. */
export interface Pick {
  index: number;
  letter: string;
  end?: End;
}

/** A word among the picks: the places of its first and its last card. */
export interface Made {
  first: number;
  last: number;
  end: End;
}

const SPELT = new Set<Field["domain"]>(["word", "words", "chain"]);

/** Can words be built for this field, or only typed? */
export const canBuild = (field: Field): boolean => SPELT.has(field.domain) && field.letters.length > 0;

/** May there be more than one word? */
export const takesMore = (field: Field): boolean => field.domain !== "word";

/** Letters that a card can be; of one that can be many none is taken for it. */
const FEW = 3;
export const firstLetter = (field: Field, index: number): string => (field.letters[index]!.length <= FEW ? field.letters[index]![0]! : "");

export const picked = (picks: Pick[], index: number): boolean => picks.some((pick) => pick.index === index);

/** The word on the table that a card belongs to and goes with. */
export const wholeOf = (field: Field, index: number): Whole | undefined => field.wholes.find((whole) => whole.cards.includes(index));

/** The cards that are picked one by one. */
export const loose = (field: Field): number[] => field.values.map((_, i) => i).filter((i) => !wholeOf(field, i));

/** With a card put behind the others, or taken away again; a word on the table comes and goes with all of its cards. */
export function toggled(field: Field, picks: Pick[], index: number): Pick[] {
  const whole = wholeOf(field, index);
  const cards = whole?.cards ?? [index];
  if (picked(picks, index)) return picks.filter((pick) => !cards.includes(pick.index));
  const others = whole && field.onto ? picks.filter((pick) => !wholeOf(field, pick.index)) : picks; // only one is made into another
  return [...others, ...cards.map((each) => ({ index: each, letter: firstLetter(field, each) }))];
}

/** Which word a place is in, by the ends before it. */
const wordAt = (picks: Pick[], at: number): number => picks.slice(0, at).filter((pick) => pick.end).length;

const free = ({ index, letter }: Pick, end?: End): Pick => (end ? { index, letter, end } : { index, letter });

/** With the card at one place put to another: within its word, or into another one. */
export function shifted(picks: Pick[], from: number, to: number): Pick[] {
  const card = picks[from];
  if (!card) return picks;
  const at = Math.min(picks.length - 1, Math.max(0, to));
  const rest = picks.filter((_, i) => i !== from);
  if (wordAt(picks, from) === wordAt(picks, at)) return [...rest.slice(0, at), card, ...rest.slice(at)].map((pick, i) => free(pick, picks[i]!.end));
  const before = picks[from - 1];
  if (card.end && before && !before.end) rest[from - 1] = free(before, card.end); // the word goes on to end where it did
  const goes = at > from ? rest[at - 1]!.end : undefined; // behind the last card of a word it is the last
  if (goes) rest[at - 1] = free(rest[at - 1]!);
  return [...rest.slice(0, at), free(card, goes), ...rest.slice(at)];
}

/** Without the card at a place. The word that it was the last of ends before it. */
export function without(field: Field, picks: Pick[], at: number): Pick[] {
  const gone = picks[at];
  if (!gone) return picks;
  const cards = wholeOf(field, gone.index)?.cards ?? [gone.index];
  const before = picks[at - 1];
  const kept = gone.end && before && !before.end && cards.length === 1 ? picks.map((pick) => (pick === before ? { ...pick, end: gone.end } : pick)) : picks;
  return kept.filter((pick) => !cards.includes(pick.index));
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

/** With a word ending at a place, or no more if it did. */
export const endedAt = (picks: Pick[], at: number, end: End): Pick[] => picks.map((pick, i) => (i === at ? { ...pick, end: pick.end === end ? "" : end } : pick));

/** Which cards of the field lie on the table, where others are held: those marked so, and those that are in no hand. */
export const lying = (field: Field, held: ReadonlySet<string | null>): boolean[] => {
  const mixed = field.values.some((value) => held.has(value));
  return field.values.map((value) => value.startsWith("@") || (mixed && !held.has(value)));
};

/** The words, in order. In a chain the last card of one is the first of the next. */
export function madeOf(field: Field, picks: Pick[]): Made[] {
  const found: Made[] = [];
  let first = 0;
  picks.forEach((pick, i) => {
    if (!pick.end) return;
    found.push({ first, last: i, end: pick.end });
    first = field.domain === "chain" ? i : i + 1;
  });
  const last = picks.length - 1;
  if (last >= 0 && (last > first || !found.length || (field.domain !== "chain" && last === first))) found.push({ first, last, end: "" });
  return found;
}

/** The number of the word that a place belongs to: of two that share it the one that ends there. */
export const numberAt = (field: Field, picks: Pick[], at: number): number => madeOf(field, picks).findIndex(({ first, last }) => first <= at && at <= last);

/** The letters of some cards, a question mark where one is still open. */
export const wordSoFar = (picks: Pick[]): string => picks.map((pick) => pick.letter || "?").join("");

/** How a chain lies: one word across, the next down from its last card. Row and column of each card. */
export function winding(field: Field, picks: Pick[]): [number, number][] {
  const found: [number, number][] = [];
  let [row, column] = [0, 0];
  madeOf(field, picks).forEach(({ first, last }, n) => {
    for (let i = first; i <= last; i++) {
      if (i !== found.length) continue;
      if (i > first) [row, column] = n % 2 ? [row + 1, column] : [row, column + 1];
      found.push([row, column]);
    }
  });
  return found;
}

/** The pieces of a move's text: each card, with its letter where its value does not say it, and the signs of the words. */
export function pieces(field: Field, picks: Pick[]): string[] {
  if (field.domain === "chain" && !picks.length) return ["none"];
  const said = picks.flatMap(({ index, letter, end }) => {
    const value = field.values[index]!;
    return [!letter || value.replace(/^@/, "") === letter ? value : `${value}=${letter}`, ...(end ? [end] : [])];
  });
  return field.domain !== "chain" && said.at(-1) === "/" ? said.slice(0, -1) : said; // between words, not behind the last
}

/** The key of the word on the table that is made into another. */
export const ontoOf = (field: Field, picks: Pick[]): string => picks.map((pick) => wholeOf(field, pick.index)?.key).find(Boolean) ?? "";

/** What lies there already. */
export function started(field: Field): Pick[] {
  const picks: Pick[] = [];
  for (const piece of field.now) {
    const last = picks.at(-1);
    if (piece === "/" || piece === ",") {
      if (last) last.end = piece;
      continue;
    }
    const [code = "", letter = code] = piece.replace(/^@/, "").split("=");
    const index = field.values.findIndex((value, i) => value.replace(/^@/, "") === code && !picked(picks, i) && field.letters[i]!.includes(letter));
    if (index >= 0) picks.push({ index, letter });
  }
  return picks;
}

/** The same picks after the cards have changed: those that are still there in their places. */
export const kept = (before: Field, now: Field, picks: Pick[]): Pick[] => {
  const free = now.values.map((_, i) => i);
  return picks.flatMap((pick) => {
    const at = free.findIndex((i) => now.values[i] === before.values[pick.index] && now.letters[i] === before.letters[pick.index] && wholeOf(now, i)?.key === wholeOf(before, pick.index)?.key);
    return at < 0 ? [] : [{ ...pick, index: free.splice(at, 1)[0]! }];
  });
};
