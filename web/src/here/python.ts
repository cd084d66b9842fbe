// Python with the rules in it. The first time it wakes from its sources; its memory as it was then is kept, and compiled
// sources with it, and from these it wakes in a third of the time.

import { all, change, opened } from "./store";

interface Asleep {
  key: string;
  memory: Uint8Array;
  files: Map<string, Uint8Array>;
}

const PLACE = "/lib/card-room";
const database = opened("majlis-python", { asleep: "key" });

interface Module {
  growMemory(size: number): void;
}

interface Python {
  awake: any;
  /** Keep it for the next time; nothing to do where it is kept already. */
  keep(): Promise<void>;
}

export const fetched = async (file: string): Promise<ArrayBuffer> => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.arrayBuffer();
};

/** Python from `python`, an address, with what the archive `file` holds. */
export async function python(python: string, file: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as { loadPyodide(how: object): Promise<any> };
  const key = `${python} ${file}`;
  const [asleep] = await all<Asleep>(database, "asleep", key).catch(() => []);
  if (asleep) {
    try {
      return { awake: await remembered(loadPyodide, python, asleep), keep: async () => {} };
    } catch (wrong) {
      console.warn("what was kept of Python is of no use", wrong);
    }
  }
  const [awake, archive] = await Promise.all([loadPyodide({ indexURL: python, _makeSnapshot: true }), fetched(file)]);
  awake.unpackArchive(archive, "zip", { extractDir: PLACE });
  awake.runPython(`import sys; sys.path.insert(0, "${PLACE}")\nfrom majlis.rooms.asleep import doze\ndoze()`);
  const memory: Uint8Array = awake.makeMemorySnapshot(); // it cannot hold what was compiled: from here on it may be imported
  const keep = async (): Promise<void> => {
    await awake.runPythonAsync(`from majlis.rooms.asleep import compiled\nawait compiled("${PLACE}")`);
    const files = new Map(found(awake.FS, PLACE).map((path) => [path, awake.FS.readFile(path) as Uint8Array]));
    await change(database, "asleep", (store) => {
      store.clear(); // of another version
      store.put({ key, memory, files } satisfies Asleep);
    });
  };
  return { awake, keep };
}

async function remembered(loadPyodide: (how: object) => Promise<any>, python: string, { memory, files }: Asleep): Promise<any> {
  const { default: made } = (await import(/* @vite-ignore */ `${python}pyodide.asm.mjs`)) as { default(how: object): Promise<Module> };
  const createPyodideModule = async (how: object): Promise<Module> => {
    const module = await made(how);
    module.growMemory(memory.length); // it begins with less, and Pyodide does not see to that (its issue 6254)
    return module;
  };
  const awake = await loadPyodide({ indexURL: python, createPyodideModule, _loadSnapshot: memory });
  for (const [path, body] of files) {
    awake.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    awake.FS.writeFile(path, body, { canOwn: true });
  }
  awake.runPython("import importlib; importlib.invalidate_caches()"); // it remembers a time when there were no files
  return awake;
}

/** All files below a folder. */
function found(fs: any, folder: string): string[] {
  const names = (fs.readdir(folder) as string[]).filter((name) => name !== "." && name !== "..").map((name) => `${folder}/${name}`);
  return names.flatMap((path) => (fs.isDir(fs.stat(path).mode) ? found(fs, path) : [path]));
}
