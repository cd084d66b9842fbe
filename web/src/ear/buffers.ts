// What was said, by what it is about: so that one can go back in the chat without wading through the cards.

import type { Line } from "../protocol";

export const BUFFERS = ["all", "mine", "others", "big", "room", "chat"] as const;
export type Buffer = (typeof BUFFERS)[number];

interface Chapter {
  heading: string;
  lines: Line[];
}

// a deal is nobody's doing, and brings what is said to me alone: who mutes the others still hears the new hand
const OF: Record<Line["kind"], Buffer> = { yours: "mine", play: "others", deal: "big", big: "big", count: "big", end: "big", room: "room", guide: "all" };

/** Where a line lies beside the buffer of all. */
export const bufferOf = (kind: Line["kind"]): Buffer => OF[kind];

/** Is this buffer not read out by itself? The muted one of all mutes every other. */
export const isMuted = (muted: readonly Buffer[], buffer: Buffer): boolean => muted.includes("all") || muted.includes(buffer);

/** The muted buffers, with one more or one less. */
export const mutedWith = (muted: readonly Buffer[], buffer: Buffer): Buffer[] => (muted.includes(buffer) ? muted.filter((each) => each !== buffer) : [...muted, buffer]);

/** The sentences of a buffer, oldest first. */
export function sentences(log: Chapter[], chat: { name: string; text: string }[], buffer: Buffer): string[] {
  if (buffer === "chat") return chat.map((said) => `${said.name}: ${said.text}`);
  const wanted = (line: Line): boolean => buffer === "all" || bufferOf(line.kind) === buffer;
  return log.flatMap((chapter) => [...(buffer === "all" ? [chapter.heading] : []), ...chapter.lines.filter(wanted).map((line) => line.text)]);
}

/** The buffer that lies so many further. */
export const turnedBy = (buffer: Buffer, by: number): Buffer => BUFFERS[(BUFFERS.indexOf(buffer) + by + BUFFERS.length) % BUFFERS.length]!;
