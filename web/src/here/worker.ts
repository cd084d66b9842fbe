// The card room on this device: Python with the same rules, rooms and words as on a server, in a worker of its own. Frames
// go in and out as they would by a socket.

import { shelf } from "./shelf";

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

const tell = (told: Told): void => postMessage(told);
const lines = new Map<number, Line>();
let here: Here;

const fetched = async (file: string): Promise<ArrayBuffer> => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.arrayBuffer();
};

async function begin({ python, file, words, pace }: Extract<Asked, { type: "begin" }>): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as { loadPyodide(how: object): Promise<any> };
  const [room, archive] = await Promise.all([loadPyodide({ indexURL: python }), fetched(file)]);
  room.unpackArchive(archive, "zip", { extractDir: "/lib/card-room" });
  room.FS.mkdir("/words");
  await Promise.all(Object.entries(words).map(async ([name, list]) => room.FS.writeFile(`/words/${name}.pocket`, new Uint8Array(await fetched(list)))));
  room.runPython("import sys; sys.path.insert(0, '/lib/card-room')");
  here = room.pyimport("majlis.rooms.here").Here(shelf, pace, "/words") as Here;
}

async function answered(id: number, what: string, args: unknown[]): Promise<void> {
  try {
    tell({ type: "answer", id, text: (await here[what]!(...args)) as string });
  } catch (wrong) {
    tell({ type: "answer", id, wrong: String(wrong) });
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.type === "begin") begin(data).then(() => tell({ type: "ready" }), (wrong) => tell({ type: "failed", why: String(wrong) }));
  else if (data.type === "enter") lines.set(data.line, here.enter((text) => tell({ type: "heard", line: data.line, text })));
  else if (data.type === "hear") lines.get(data.line)?.hear(data.text);
  else if (data.type === "ask") void answered(data.id, data.what, data.args);
  else {
    lines.get(data.line)?.close();
    lines.delete(data.line);
  }
};
