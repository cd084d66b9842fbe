// Places with rows and columns: grids with gaps, crossing words, words one below the other. Only where cards lie is known
// here, and which of them run together; what makes a word is the room's to say.

import type { Card, Zone } from "../protocol";

/** Where cards lie in a grid, the one on top last. Rows and columns count from 0. */
export interface Cell {
  row: number;
  column: number;
  cards: { card: Card; index: number }[];
}

/** Cards that run together, in the order of reading. */
export interface Run {
  cells: Cell[];
  down: boolean;
}

export interface Board {
  /** The first row and the first column that are drawn. */
  top: number;
  left: number;
  rows: Cell[][];
  width: number;
}

/** Does this zone lie in rows and columns of its own? */
export const isBoard = (zone: Zone): boolean => (zone.layout === "grid" || zone.layout === "cross") && zone.cards.length > 0 && zone.cards.every((card) => card.at);

/** A grid is drawn from its first place on; of a cross only as much as there is, but its rows keep their numbers. */
export function board(zone: Zone): Board {
  const all = zone.cards.map((card) => card.at!);
  const top = zone.layout === "cross" ? Math.min(...all.map(([row]) => row!)) : 0;
  const left = zone.layout === "cross" ? Math.min(...all.map(([, column]) => column!)) : 0;
  const height = Math.max(...all.map(([row]) => row!)) - top + 1;
  const width = Math.max(...all.map(([, column]) => column!)) - left + 1;
  const rows = Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, c): Cell => ({ row: top + r, column: left + c, cards: [] })));
  zone.cards.forEach((card, index) => rows[card.at![0]! - top]![card.at![1]! - left]!.cards.push({ card, index }));
  return { top, left, rows, width };
}

export const face = (cell: Cell): Card | undefined => cell.cards.at(-1)?.card;

/** Lines of cards without a gap; those of one card only where it belongs to no other. */
export function runs(made: Board): Run[] {
  const split = (line: Cell[], down: boolean): Run[] => {
    const found: Cell[][] = [[]];
    for (const cell of line) cell.cards.length ? found.at(-1)!.push(cell) : found.push([]);
    return found.filter((cells) => cells.length > 1).map((cells) => ({ cells, down }));
  };
  const columns = Array.from({ length: made.width }, (_, c) => made.rows.map((row) => row[c]!));
  const long = [...made.rows.flatMap((row) => split(row, false)), ...columns.flatMap((column) => split(column, true))];
  const used = new Set(long.flatMap((run) => run.cells));
  const alone = made.rows.flat().filter((cell) => cell.cards.length && !used.has(cell));
  const all = [...long, ...alone.map((cell): Run => ({ cells: [cell], down: false }))];
  return all.sort((a, b) => a.cells[0]!.row - b.cells[0]!.row || a.cells[0]!.column - b.cells[0]!.column || Number(a.down) - Number(b.down));
}

/** The words of a place in which each row is one: cards without a row lie in the first. */
export function lines(zone: Zone): { card: Card; index: number }[][] {
  const found = new Map<number, { card: Card; index: number }[]>();
  zone.cards.forEach((card, index) => {
    const row = card.at?.[0] ?? 0;
    found.set(row, [...(found.get(row) ?? []), { card, index }]);
  });
  const column = (lying: { card: Card; index: number }): number => lying.card.at?.[1] ?? lying.index;
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, cards]) => cards.sort((a, b) => column(a) - column(b)));
}

/** The number that a word is told by, where some rows are bare: then it matters which one it is. */
export function rowNumber(zone: Zone, word: { card: Card }[]): number | null {
  const rows = new Set(zone.cards.map((card) => card.at?.[0] ?? 0));
  const row = word[0]?.card.at?.[0] ?? 0;
  return Math.max(...rows) >= rows.size ? row + 1 : null;
}

/** The letters of some cards, in small ones as a word is read; nothing where one of them shows none. */
export const spelt = (cards: Card[]): string => (cards.every((card) => card.letter) ? cards.map((card) => card.letter).join("").toLowerCase() : "");

/** The language that a word's letters belong to. */
export const script = (letters: string): "ar" | "el" | "en" => (/\p{Script=Arabic}/u.test(letters) ? "ar" : /\p{Script=Greek}/u.test(letters) ? "el" : "en");

/** The way that letters run, wherever the page reads to; undefined where cards show no letters. */
export function direction(cards: Card[]): "ltr" | "rtl" | undefined {
  const letter = cards.find((card) => card.letter)?.letter;
  return letter ? (script(letter) === "ar" ? "rtl" : "ltr") : undefined;
}

/** The code by which a card is drawn: as the letter that it stands for. */
export const drawnAs = (card: Card): string | null => (card.code !== null && card.letter && card.mark ? `${card.code}=${card.letter}` : card.code);

export type Step = "up" | "down" | "left" | "right" | "first" | "end" | "top" | "bottom";

/** Where a key leads on a board. Arrows follow the eye, also on a board that reads to the left. */
export function stepOf(key: string, rightToLeft: boolean, control: boolean): Step | null {
  switch (key) {
    case "ArrowUp": return "up";
    case "ArrowDown": return "down";
    case "ArrowLeft": return rightToLeft ? "right" : "left";
    case "ArrowRight": return rightToLeft ? "left" : "right";
    case "Home": return control ? "top" : "first";
    case "End": return control ? "bottom" : "end";
    default: return null;
  }
}

/** The cell that a step leads to; at the edge it stays. */
export function stepped(made: Board, row: number, column: number, step: Step): Cell {
  const r = row - made.top;
  const c = column - made.left;
  const held = (of: number, most: number): number => Math.min(most, Math.max(0, of));
  const at = (down: number, right: number): Cell => made.rows[held(down, made.rows.length - 1)]![held(right, made.width - 1)]!;
  const line = made.rows[held(r, made.rows.length - 1)]!.filter((cell) => cell.cards.length);
  switch (step) {
    case "up": return at(r - 1, c);
    case "down": return at(r + 1, c);
    case "left": return at(r, c - 1);
    case "right": return at(r, c + 1);
    case "first": return line[0] ?? at(r, 0);
    case "end": return line.at(-1) ?? at(r, made.width - 1);
    case "top": return at(0, 0);
    case "bottom": return at(made.rows.length - 1, made.width - 1);
  }
}
