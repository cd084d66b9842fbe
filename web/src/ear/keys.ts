// One key, one question or deed. Off while somebody types, and with the switch (WCAG 2.1.4) all but F6 and those that need
// a card under the focus.

export type Deed =
  | "hand" | "turn" | "score" | "table" | "counts" | "again" | "moves" | "pass" | "draw" | "help" | "command" | "older" | "newer" | "next buffer" | "last buffer" | "mute" | "hint" | "order" | "group" | "aside" | "aside down" | "undo" | "rules" | "slap" | `card ${number}` | "next region" | "last region";

export const KEYS: Record<string, Deed> = {
  h: "hand", t: "turn", s: "score", c: "table", e: "counts", l: "again", m: "moves", p: "pass", d: "draw", "?": "help", "/": "command", ",": "older", ".": "newer", "[": "last buffer", "]": "next buffer", k: "mute", i: "hint", o: "order", g: "group", a: "aside", b: "aside down", u: "undo", r: "rules", x: "slap",
};

/** The keys with those of one's own: a key asks for one thing, and what has a key of its own has no other. */
export function keysWith(own: Record<string, string>): Record<string, Deed> {
  const mine = Object.entries(own).filter(([, key]) => key);
  const taken = new Set(mine.map(([, key]) => key));
  const rest = Object.entries(KEYS).filter(([key, asked]) => !own[asked] && !taken.has(key));
  return Object.fromEntries([...rest, ...mine.map(([asked, key]): [string, Deed] => [key, asked as Deed])]);
}

export interface Pressed {
  key: string;
  code?: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
  repeat?: boolean;
}

/** What changes the play, and must not be done by who means a letter of a word. */
export const PLAYS = new Set<Deed>(["pass", "draw", "slap", "undo"]);
const GO_ON = new Set<Deed>(["older", "newer", "next region", "last region"]);

/** Is this a key held down that would press, play or choose once more? Walking, leafing and writing alone go on while a key is held. */
export const heldDown = (pressed: Pressed, choosing: boolean): boolean => pressed.repeat === true && (pressed.key === "Enter" || (pressed.key === " " && choosing));

/** What a key asks for; held down, it asks once. `typing`: the focus is where letters are written; `single`: single keys are wanted. */
export function deed(pressed: Pressed, typing: boolean, single: boolean, keys: Record<string, Deed> = KEYS): Deed | null {
  const asked = meant(pressed, typing, single, keys);
  return asked && pressed.repeat && !GO_ON.has(asked) ? null : asked;
}

function meant(pressed: Pressed, typing: boolean, single: boolean, keys: Record<string, Deed>): Deed | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (pressed.key === "F6") return pressed.shiftKey ? "last region" : "next region";
  if (typing || !single) return null;
  const latin = /^Key([A-Z])$/.exec(pressed.code ?? "")?.[1]?.toLowerCase(); // the same key on an Arabic or Greek keyboard
  const digit = /^Digit(\d)$/.exec(pressed.code ?? "")?.[1];
  if (digit && !pressed.shiftKey) return `card ${digit === "0" ? 10 : Number(digit)}`;
  const known = keys[pressed.key.toLowerCase()];
  if (known) return known;
  const bracket = { BracketLeft: "[", BracketRight: "]" }[pressed.code ?? ""];
  if (bracket && !/^[a-z]$/i.test(pressed.key)) return keys[bracket] ?? null;
  if (pressed.key === "؟" || (pressed.key === ";" && pressed.code === "KeyQ")) return "help";
  return (!/^[a-z]$/i.test(pressed.key) && latin && keys[latin]) || null;
}

export type Way = "next" | "last" | "first" | "end";

/** Where a key leads among cards that lie side by side: arrows follow the eye, Home and End the order. */
export function way(key: string, rightToLeft: boolean): Way | null {
  switch (key) {
    case "ArrowRight": return rightToLeft ? "last" : "next";
    case "ArrowLeft": return rightToLeft ? "next" : "last";
    case "ArrowDown": return "next";
    case "ArrowUp": return "last";
    case "Home": return "first";
    case "End": return "end";
    default: return null;
  }
}

/** The place that a way leads to from place `at` of `count`; round at the ends. */
export function place(to: Way, at: number, count: number): number {
  if (count === 0) return -1;
  if (to === "first") return 0;
  if (to === "end") return count - 1;
  if (at < 0) return to === "next" ? 0 : count - 1;
  return (at + (to === "next" ? 1 : -1) + count) % count;
}
