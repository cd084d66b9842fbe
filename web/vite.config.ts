import { existsSync, readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const ROOM = process.env.MAJLIS_ROOM ?? "http://127.0.0.1:8123"; // where `npm run dev` finds a card room

/** Every browser that runs this page reads woff2: the older format would only make it twice as large. */
const oneFormat: Plugin = {
  name: "one-font-format",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".css") ? code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, "") : undefined),
};

/** Python for the browser, beside the page: fetched only by who keeps the card room on their device. */
const python: Plugin = {
  name: "python",
  generateBundle() {
    const from = new URL("node_modules/pyodide/", import.meta.url);
    if (!existsSync(new URL("pyodide.mjs", from))) return this.warn("pyodide is not installed: no page can be kept on a device");
    const told = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, from), "utf8")) as T;
    const { version } = told<{ version: string }>("package.json");
    const emit = (file: string, source: Uint8Array | string): string => this.emitFile({ type: "asset", fileName: `python/${version}/${file}`, source });
    for (const file of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]) emit(file, readFileSync(new URL(file, from)));
    emit("pyodide-lock.json", JSON.stringify({ ...told<object>("pyodide-lock.json"), packages: {} })); // what we need of others is in our own file
  },
};

type Modules = { getModuleInfo(id: string): { importers: string[]; isEntry: boolean } | null };

/** Does the page need this before it begins, whatever else may fetch it too? */
function begins(id: string, modules: Modules, seen = new Set<string>()): boolean {
  const info = modules.getModuleInfo(id);
  seen.add(id);
  return !!info && (info.isEntry || info.importers.some((by) => !seen.has(by) && begins(by, modules, seen)));
}

export default defineConfig({
  plugins: [oneFormat, python, svelte()],
  base: "./",
  // Files, not data addresses: a strict content security policy then needs no exception.
  build: {
    outDir: "../src/majlis/_web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0,
    // one file for all that a page begins with: split further it is larger, since each file is compressed by itself
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: (id, modules) => (begins(id, modules) ? "page" : null) }] } } },
  },
  // In a folder of its own, whose files have the policy that lets them run WebAssembly.
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "python/[name]-[hash].js" } } },
  server: { proxy: { "/api": ROOM, "/ws": { target: ROOM, ws: true } } },
  test: { environment: "node", testTimeout: 60_000, css: true, include: ["src/**/*.test.ts"], setupFiles: ["src/words.setup.ts"] },
});
