// A Chromium to drive: CHROMIUM names one, else the machine's own, else the one that npm installed (with its libraries).

import fs from "node:fs";
import { createRequire } from "node:module";

import { chromium } from "playwright-core";

const FOUND = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"];

async function program() {
  const own = process.env.CHROMIUM ?? FOUND.find((path) => fs.existsSync(path));
  if (own) return own;
  // asks the package to unpack the libraries it brings, wherever this runs
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  const { default: packed } = await import("@sparticuz/chromium");
  return packed.executablePath();
}

export async function launch() {
  return chromium.launch({ executablePath: await program(), args: ARGS, env: { ...process.env } });
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Ids of the violations that axe finds on the page, each with the first element concerned. */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(fs.readFileSync(AXE, "utf8"));
  return page.evaluate(async (tags) => {
    const look = async () => (await globalThis.axe.run(document, { runOnly: tags })).violations;
    let found = await look();
    const small = found.find((each) => each.id === "target-size")?.nodes[0]?.target[0];
    if (typeof small === "string") { // perhaps it only lay under the bar that stays in sight: measured where one would scroll to
      document.querySelector(small)?.scrollIntoView({ block: "center" });
      found = await look();
    }
    return found.map((each) => `${each.id}: ${each.nodes[0]?.html.slice(0, 200)}`);
  }, TAGS);
}
