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

type Modules = { getModuleInfo(id: string): { importers: string[]; isEntry: boolean } | null };

/** Does the page need this before it begins, whatever else may fetch it too? */
function begins(id: string, modules: Modules, seen = new Set<string>()): boolean {
  const info = modules.getModuleInfo(id);
  seen.add(id);
  return !!info && (info.isEntry || info.importers.some((by) => !seen.has(by) && begins(by, modules, seen)));
}

export default defineConfig({
  plugins: [oneFormat, svelte()],
  base: "./",
  // Files, not data addresses: a strict content security policy then needs no exception.
  build: {
    outDir: "../src/majlis/_web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0,
    // one file for all that a page begins with: split further it is larger, since each file is compressed by itself
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: (id, modules) => (begins(id, modules) ? "page" : null) }] } } },
  },
  server: { proxy: { "/api": ROOM, "/ws": { target: ROOM, ws: true } } },
  test: { environment: "node", testTimeout: 60_000, css: true, include: ["src/**/*.test.ts"], setupFiles: ["src/words.setup.ts"] },
});
