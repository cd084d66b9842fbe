// The shelf of this device: the logs of its rooms entry by entry, and what came of the matches. Room and number are the key
// of an entry, which keeps two pages apart that write in one room.

import { all, change, opened } from "./store";

interface Entry {
  room: string;
  seq: number;
  text: string;
  at: number;
}

const database = opened("majlis", { entries: ["room", "seq"], results: ["room", "match"] });

const of = (room: string): IDBKeyRange => IDBKeyRange.bound([room], [room, []]);

export const shelf = {
  async append(room: string, first: number, entries: string): Promise<boolean> {
    const at = Date.now();
    try {
      await change(database, "entries", (store) => (JSON.parse(entries) as string[]).forEach((text, i) => store.add({ room, seq: first + i, text, at } satisfies Entry)));
      return true;
    } catch (wrong) {
      if ((wrong as DOMException | null)?.name === "ConstraintError") return false;
      throw wrong;
    }
  },

  async load(room: string): Promise<string> {
    return JSON.stringify((await all<Entry>(database, "entries", of(room))).map(({ text }) => text));
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
    await change(database, "results", (store) => store.put(JSON.parse(result)));
  },

  async results(): Promise<string> {
    return JSON.stringify(await all(database, "results"));
  },

  async erase(): Promise<void> {
    await change(database, "results", (store) => store.clear());
  },
};
