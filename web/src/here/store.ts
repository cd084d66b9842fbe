// What the browser keeps for us beside what is fetched, in IndexedDB.

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

/** A database with these stores, each with what its entries are found by. */
export function opened(name: string, stores: Record<string, string | string[]>): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1);
  asked.onupgradeneeded = () => Object.entries(stores).forEach(([store, keyPath]) => asked.result.createObjectStore(store, { keyPath }));
  return answered(asked);
}

/** All of it or nothing: done when it is on the disk. */
export async function change(database: Promise<IDBDatabase>, store: string, work: (store: IDBObjectStore) => void): Promise<void> {
  const step = (await database).transaction(store, "readwrite", { durability: "strict" });
  await new Promise<void>((done, failed) => {
    step.oncomplete = () => done();
    step.onabort = () => failed(step.error);
    work(step.objectStore(store));
  });
}

/** The last entry in a range. */
export async function lastOf<T>(database: Promise<IDBDatabase>, store: string, range: IDBKeyRange): Promise<T | undefined> {
  return (await answered((await database).transaction(store).objectStore(store).openCursor(range, "prev")))?.value as T | undefined;
}

export async function all<T>(database: Promise<IDBDatabase>, store: string, range?: IDBKeyRange | string): Promise<T[]> {
  return answered((await database).transaction(store).objectStore(store).getAll(range) as IDBRequest<T[]>);
}
