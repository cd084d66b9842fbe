// Asks in the hall for a pack on paper, by keyboard alone, and tells what was saved and what was heard.

import fs from "node:fs";

import { opened, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";

export async function askForPapers(browser, base, { lang = "en", pack, kind }) {
  const wrong = [];
  const page = await opened(browser, wrong, { kept: { lang }, before: [listen], timeout: 60_000, acceptDownloads: true });
  await page.goto(base);
  const keys = new Keyboard(page);
  await page.waitForSelector(`main[data-lang=${lang}]`);
  await keys.go("#print summary");
  await keys.press("Enter");
  await page.waitForSelector("#print-pack");
  await page.selectOption("#print-pack", pack); // as a letter typed on it would
  await page.selectOption("#print-kind", kind);
  for (const violation of await violations(page)) wrong.push(`axe: ${violation}`);
  await keys.go("#print button");
  const [saved] = await Promise.all([page.waitForEvent("download"), keys.press("Enter")]);
  await page.waitForFunction(() => globalThis.__said.length > 1);
  const begins = fs.readFileSync(await saved.path(), "latin1").slice(0, 13);
  const said = await page.evaluate(() => globalThis.__said.map(({ text }) => text));
  await page.context().close();
  return { ok: !wrong.length, wrong, file: saved.suggestedFilename(), begins, said };
}
