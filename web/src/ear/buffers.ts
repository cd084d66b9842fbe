// What was said, by what it is about: so that one can go back in the chat without wading through the cards.

import type { Line } from "../protocol";

export const BUFFERS = ["all", "mine", "big", "chat"] as const;
export type Buffer = (typeof BUFFERS)[number];

interface Chapter {
  heading: string;
  lines: Line[];
}

/** The sentences of a buffer, oldest first. */
export function sentences(log: Chapter[], chat: { name: string; text: string }[], buffer: Buffer): string[] {
  if (buffer === "chat") return chat.map((said) => `${said.name}: ${said.text}`);
  const wanted = (line: Line): boolean => buffer === "all" || (buffer === "mine" ? line.kind === "yours" : ["big", "count", "end"].includes(line.kind));
  return log.flatMap((chapter) => [...(buffer === "all" ? [chapter.heading] : []), ...chapter.lines.filter(wanted).map((line) => line.text)]);
}

/** The buffer that lies so many further. */
export const turnedBy = (buffer: Buffer, by: number): Buffer => BUFFERS[(BUFFERS.indexOf(buffer) + by + BUFFERS.length) % BUFFERS.length]!;
