// Looks back at a match by keyboard alone, listening: a record from a file, and the same by its address.

import { opened, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";

export async function lookBack(browser, base, { record, lang = "en", width = 1280, shot = "" }) {
  const wrong = [];
  const page = await opened(browser, wrong, { viewport: { width, height: 800 }, kept: { lang }, before: [listen] });
  const keys = new Keyboard(page);
  const plain = (words) => (words ?? "").replace(/[\u2066-\u2069]/g, "");
  const at = () => page.evaluate(() => Number(document.querySelector("main").dataset.step));
  const is = (what, found, wanted) => found === wanted || wrong.push(`${what}: "${found}" and not "${wanted}"`);
  const look = async (where) => {
    for (const violation of await violations(page)) wrong.push(`axe, ${where}: ${violation}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${where}: the page is ${over} pixels too wide`);
    if (shot) await page.screenshot({ path: `${shot}-${where}.png`, fullPage: true });
  };
  const says = async (act) => {
    const before = await page.evaluate(() => globalThis.__said.length);
    await act();
    await page.waitForFunction((count) => globalThis.__said.length > count, before);
    return plain(await page.evaluate(() => globalThis.__said.at(-1).text));
  };

  await page.goto(`${base}#replay`);
  await page.waitForSelector("#record-file");
  await look("empty");
  await page.setInputFiles("#record-file", { name: "record.txt", mimeType: "text/plain", buffer: Buffer.from("no record") });
  await page.waitForSelector("main[data-stage=failed]");
  const begun = Date.now();
  await page.setInputFiles("#record-file", { name: "record.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForSelector("main[data-stage=here] .cloth");
  const took = Date.now() - begun;
  await page.waitForSelector("[data-fair]");
  const fair = await page.evaluate(() => document.querySelector("[data-fair]").dataset.fair);
  const told = await page.evaluate(() => [...document.querySelectorAll(".rules ol > li")].map((each) => each.textContent));
  await look("begin");

  await keys.go("#step");
  await keys.press(lang === "ar" ? "ArrowLeft" : "ArrowRight");
  is("the slider goes on", await at(), 1);
  const valued = plain(await page.evaluate(() => document.querySelector("#step").getAttribute("aria-valuetext")));
  if (!valued.includes(plain(told[1]).slice(0, 20))) wrong.push(`the slider says "${valued}"`);
  await keys.go("[data-go=on]");
  const second = await says(() => keys.press("Enter"));
  if (told[2] && !second.includes(plain(told[2]).slice(0, 20))) wrong.push(`a step is told as "${second}"`);
  await says(() => keys.press("."));
  is("a key goes on", await at(), 3);
  await says(() => keys.press(","));
  is("a key goes back", await at(), 2);
  if (!(await says(() => keys.press("c")))) wrong.push("the table is not told");
  await keys.choose("#seat", "0");
  await page.waitForSelector("main[data-seen=\"0\"]");
  await look("seat");
  await keys.go("[data-go=last]", "Shift+Tab");
  await says(() => keys.press("Enter"));
  is("the end", await at(), told.length - 1);
  await page.waitForSelector(".result");
  await look("end");
  for (const where of await page.evaluate(() => globalThis.__lost)) wrong.push(`focus lost: ${where}`);
  await page.context().close();
  return { ok: wrong.length === 0, wrong, fair, steps: told.length - 1, milliseconds: took };
}
