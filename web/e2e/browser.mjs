// A Chromium to drive: CHROMIUM names one, else the machine's own, else the one that npm installed (with its libraries).

import fs from "node:fs";
import { createRequire } from "node:module";

import { chromium } from "playwright-core";

/** The moves with a button of their own that can be made: pinned beside the main action, or below it. */
export const LISTED = ":is(.do .main ~ button, .moves > button):not([aria-disabled=true])";

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

/** What a device has kept for somebody; what has been changed there since stays. Runs before the page does. */
function keeps(all) {
  for (const [key, value] of Object.entries(all)) if (localStorage.getItem(`majlis.${key}`) === null) localStorage.setItem(`majlis.${key}`, JSON.stringify(value));
}

/**
 * A page on a device of its own, on which nothing moves unless `device` says so. `kept`: name, language and likes of who has
 * it; `before`: what runs before the page does. What fails on the page goes into `wrong`. It is closed with its context.
 */
export async function opened(browser, wrong, { kept = {}, before = [], timeout = 30_000, ...device } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...device });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout); // the machine may have other work
  page.on("pageerror", (error) => wrong.push(`error on the page: ${error.message}`));
  for (const script of before) await page.addInitScript(script);
  await page.addInitScript(keeps, kept);
  return page;
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
