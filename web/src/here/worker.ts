// The card room on this device: Python with the same rules, rooms and words as on a server, in a worker of its own. Frames
// go in and out as they would by a socket.

import { fetched, python } from "./python";
import { overhear, shelf } from "./shelf";

export type Asked =
  | { type: "begin"; python: string; file: string; words: Record<string, string>; pace: number }
  | { type: "enter"; line: number }
  | { type: "hear"; line: number; text: string }
  | { type: "part"; line: number }
  | { type: "ask"; id: number; what: string; args: unknown[] };

export type Told = { type: "ready" } | { type: "failed"; why: string } | { type: "heard"; line: number; text: string } | { type: "answer"; id: number; text?: string; wrong?: string };

interface Line {
  hear(text: string): void;
  close(): void;
}

interface Here {
  enter(tell: (text: string) => void): Line;
  [what: string]: (...args: any[]) => any;
}

const KEPT_AFTER = 3_000; // what somebody waits for comes first

const tell = (told: Told): void => postMessage(told);
const lines = new Map<number, Line>();
let here: Here;

async function begin({ python: place, file, words, pace }: Extract<Asked, { type: "begin" }>): Promise<() => Promise<void>> {
  const lists = Object.entries(words).map(async ([name, list]) => [name, new Uint8Array(await fetched(list))] as const);
  const { awake, keep } = await python(place, file);
  awake.FS.mkdir("/words");
  for (const [name, list] of await Promise.all(lists)) awake.FS.writeFile(`/words/${name}.pocket`, list, { canOwn: true });
  here = awake.pyimport("majlis.rooms.here").Here(shelf, pace, "/words") as Here;
  overhear((room) => void here.overheard!(room));
  return keep;
}

function ready(keep: () => Promise<void>): void {
  tell({ type: "ready" });
  setTimeout(() => void keep().catch((wrong) => console.warn("Python is not kept", wrong)), KEPT_AFTER);
}

async function answered(id: number, what: string, args: unknown[]): Promise<void> {
  try {
    tell({ type: "answer", id, text: (await here[what]!(...args)) as string });
  } catch (wrong) {
    tell({ type: "answer", id, wrong: String(wrong) });
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.type === "begin") begin(data).then(ready, (wrong) => tell({ type: "failed", why: String(wrong) }));
  else if (data.type === "enter") lines.set(data.line, here.enter((text) => tell({ type: "heard", line: data.line, text })));
  else if (data.type === "hear") lines.get(data.line)?.hear(data.text);
  else if (data.type === "ask") void answered(data.id, data.what, data.args);
  else {
    lines.get(data.line)?.close();
    lines.delete(data.line);
  }
};
