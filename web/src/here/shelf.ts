// The shelf of this device: the logs of its rooms entry by entry, and what came of the matches. Room and number are the key
// of an entry, which keeps two pages apart that write in one room.

import { all, change, lastOf, opened } from "./store";

interface Entry {
  room: string;
  seq: number;
  text: string;
  at: number;
  /** With the last entry that was written at once: whose time is up when. */
  deadline?: string;
}

/** What came of a match; once its person had it erased, only that. */
interface Came {
  room: string;
  match: number;
  erased?: true;
}

const database = opened("majlis", { entries: ["room", "seq"], results: ["room", "match"] });

const pages = new BroadcastChannel("majlis-shelf"); // of this device

/** What to do when another page has written in a room. */
export function overhear(told: (room: string) => void): void {
  pages.onmessage = ({ data }: MessageEvent<string>) => told(data);
}

const of = (room: string): IDBKeyRange => IDBKeyRange.bound([room], [room, []]);

export const shelf = {
  async append(room: string, first: number, entries: string, deadline: string): Promise<boolean> {
    const at = Date.now();
    const texts = JSON.parse(entries) as string[];
    try {
      await change(database, "entries", (store) => texts.forEach((text, i) => store.add({ room, seq: first + i, text, at, ...(i === texts.length - 1 ? { deadline } : {}) } satisfies Entry)));
      pages.postMessage(room);
      return true;
    } catch (wrong) {
      if ((wrong as DOMException | null)?.name === "ConstraintError") return false;
      throw wrong;
    }
  },

  async load(room: string): Promise<string> {
    return JSON.stringify((await all<Entry>(database, "entries", of(room))).map(({ text }) => text));
  },

  async deadline(room: string): Promise<string> {
    return (await lastOf<Entry>(database, "entries", of(room)))?.deadline ?? "";
  },

  /** Those played at last come first. */
  async rooms(): Promise<string> {
    const last = new Map<string, number>();
    for (const { room, at } of await all<Entry>(database, "entries")) last.set(room, Math.max(at, last.get(room) ?? 0));
    return JSON.stringify([...last].sort((one, other) => other[1] - one[1]).map(([room]) => room));
  },

  async forget(room: string): Promise<void> {
    await change(database, "entries", (store) => store.delete(of(room)));
  },

  async note(result: string): Promise<void> {
    const came = JSON.parse(result) as Came;
    await change(database, "results", (store) => {
      const known = store.get([came.room, came.match]) as IDBRequest<Came | undefined>;
      known.onsuccess = () => known.result?.erased || store.put(came);
    });
  },

  async results(): Promise<string> {
    return JSON.stringify((await all<Came>(database, "results")).filter(({ erased }) => !erased));
  },

  async erase(): Promise<void> {
    await change(database, "results", (store) => {
      const known = store.getAll() as IDBRequest<Came[]>;
      known.onsuccess = () => known.result.forEach(({ room, match }) => store.put({ room, match, erased: true } satisfies Came));
    });
  },
};
