// The shelf of this device: the logs of its rooms entry by entry, and what came of the matches, in IndexedDB. Room and
// number are the key of an entry, which keeps two pages apart that write in one room.

interface Entry {
  room: string;
  seq: number;
  text: string;
  at: number;
}

const opened = new Promise<IDBDatabase>((done, failed) => {
  const asked = indexedDB.open("majlis", 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("entries", { keyPath: ["room", "seq"] });
    asked.result.createObjectStore("results", { keyPath: ["room", "match"] });
  };
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => failed(asked.error);
});

const of = (room: string): IDBKeyRange => IDBKeyRange.bound([room], [room, []]);

/** All of it or nothing: done when it is on the disk. */
async function change(store: string, work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await opened;
  await new Promise<void>((done, failed) => {
    const step = database.transaction(store, "readwrite", { durability: "strict" });
    step.oncomplete = () => done();
    step.onabort = () => failed(step.error);
    work(step.objectStore(store));
  });
}

async function all<T>(store: string, range?: IDBKeyRange): Promise<T[]> {
  const database = await opened;
  return new Promise((done, failed) => {
    const asked = database.transaction(store).objectStore(store).getAll(range) as IDBRequest<T[]>;
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

export const shelf = {
  async append(room: string, first: number, entries: string): Promise<boolean> {
    const at = Date.now();
    try {
      await change("entries", (store) => (JSON.parse(entries) as string[]).forEach((text, i) => store.add({ room, seq: first + i, text, at } satisfies Entry)));
      return true;
    } catch (wrong) {
      if ((wrong as DOMException | null)?.name === "ConstraintError") return false;
      throw wrong;
    }
  },

  async load(room: string): Promise<string> {
    return JSON.stringify((await all<Entry>("entries", of(room))).map(({ text }) => text));
  },

  /** Those played at last come first. */
  async rooms(): Promise<string> {
    const last = new Map<string, number>();
    for (const { room, at } of await all<Entry>("entries")) last.set(room, Math.max(at, last.get(room) ?? 0));
    return JSON.stringify([...last].sort((one, other) => other[1] - one[1]).map(([room]) => room));
  },

  async forget(room: string): Promise<void> {
    await change("entries", (store) => store.delete(of(room)));
  },

  async note(result: string): Promise<void> {
    await change("results", (store) => store.put(JSON.parse(result)));
  },

  async results(): Promise<string> {
    return JSON.stringify(await all("results"));
  },
};
