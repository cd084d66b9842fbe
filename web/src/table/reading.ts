// How cards are read that lie in words, in rows or in columns.

import type { Card, Zone } from "../protocol";
import { beside, listed, t } from "../words";
import { board, face, isBoard, lines, rowNumber, runs, spelt, type Run } from "./spots";

/** A card by what it shows here: its letter, else its name. */
export const cardWords = (card: Card): string => (card.letter && !card.mark ? card.name || card.letter : beside(card.name || t("face-down", { count: 1 }), card.mark));

/** What lies in a cell. */
export const cellWords = (card: Card | undefined, count: number): string => (card ? beside(cardWords(card), count > 1 ? t("count-cards", { count }) : "") : t("cell-empty"));

/** Some cards as a word where they show letters, else one after the other. */
export const wordOf = (cards: Card[]): string => spelt(cards) || listed(cards.map(cardWords));

/** A word of a place, with its number where it matters. */
export function numberedWord(zone: Zone, word: { card: Card }[]): string {
  const number = rowNumber(zone, word);
  const words = wordOf(word.map(({ card }) => card));
  return number === null ? words : t("numbered", { number, item: words });
}

/** Letter by letter, each as what it is. */
export const spelling = (cards: Card[]): string => beside(...cards.map(cardWords));

/** Where a word of a cross runs. */
export function runWords(run: Run): string {
  const from = run.cells[0]!;
  const words = wordOf(run.cells.map((cell) => face(cell)!));
  const place = t("cell-at", { row: from.row + 1, column: from.column + 1 });
  return run.cells.length < 2 ? beside(words, place) : t(run.down ? "runs-down" : "runs-across", { word: words, place });
}

/** Everything in a place that has rows and columns, in as many parts as are read apart; null for other places. */
export function arrangedWords(zone: Zone): string[] | null {
  if (zone.layout === "words" && zone.cards.length) return lines(zone).map((cards) => numberedWord(zone, cards));
  if (!isBoard(zone)) return null;
  const made = board(zone);
  if (zone.layout === "cross") return runs(made).map(runWords);
  return made.rows.flatMap((row) => {
    const cells = row.map((cell) => cellWords(face(cell), cell.cards.length));
    return row.some((cell) => cell.cards.length) ? [t("answer-list", { name: t("row", { row: row[0]!.row + 1 }), items: beside(...cells) })] : [];
  });
}
