import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const ROOM = process.env.MAJLIS_ROOM ?? "http://127.0.0.1:8123"; // where `npm run dev` finds a card room

/** What few look for is fetched when they do. All else is one file: in pieces it would be larger, and is wanted at once. */
const LATER = /\.ftl|\.css|\/account\/|\/replay\/[A-Z]/;

/** Every browser that runs this page reads woff2: the older format would only make it twice as large. */
const oneFormat: Plugin = {
  name: "one-font-format",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".css") ? code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, "") : undefined),
};

export default defineConfig({
  plugins: [oneFormat, svelte()],
  base: "./",
  // Files, not data addresses: a strict content security policy then needs no exception.
  build: {
    outDir: "../src/majlis/_web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "page", test: (id) => !LATER.test(id) }] } } },
  },
  server: { proxy: { "/api": ROOM, "/ws": { target: ROOM, ws: true } } },
  test: { environment: "node", testTimeout: 60_000, css: true, include: ["src/**/*.test.ts"], setupFiles: ["src/words.setup.ts"] },
});
