// What a device keeps beside its tables: figures, taken along and erased; two pages at one table; and another version of the
// games, which comes when somebody fetches it and is played by from the next start on.

import fs from "node:fs";

import { opened, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";
import { Match } from "./match.mjs";

const AWAKE = 240_000; // Python begins slowly on a machine that has other work
const LONGEST = "CARDROOM";

/** Answers as a card room would that has newer games: the same, by another name. */
function newer() {
  const ask = globalThis.fetch;
  globalThis.fetch = async (asked, how) => {
    const answer = await ask(asked, how);
    if (!String(asked).endsWith("api/here")) return answer;
    const { file, files, ...rest } = await answer.json();
    const { [file]: bytes, ...others } = files;
    return Response.json({ ...rest, version: "newer", file: `${file}?newer`, files: { ...others, [`${file}?newer`]: bytes } });
  };
}

/** Work with a store of the page's device; what the request answers. */
const stored = (page, database, store, what, ...args) =>
  page.evaluate(
    async ([name, kept, deed, given]) => {
      const asked = (request) => new Promise((done, failed) => Object.assign(request, { onsuccess: () => done(request.result), onerror: () => failed(request.error) }));
      const base = await asked(indexedDB.open(name));
      const told = await asked(base.transaction(kept, "readwrite").objectStore(kept)[deed](...given));
      base.close();
      return told;
    },
    [database, store, what, args],
  );

export async function keepDevice(browser, base, { game, lang = "en", shot = "" }) {
  const wrong = [];
  const page = await opened(browser, wrong, { kept: { lang, name: "Salma", pace: 0 }, before: [listen], timeout: 60_000 });
  const look = async (where) => {
    for (const violation of await violations(page)) wrong.push(`axe, ${where}: ${violation}`);
    if (shot) await page.screenshot({ path: `${shot}-${where}.png`, fullPage: true });
  };
  const awake = () => page.waitForSelector("#game", { timeout: AWAKE });
  await page.goto(`${base}#here`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.click("[data-here=keep]");
  await page.waitForFunction(() => document.activeElement?.id === "kept-title", null, { timeout: AWAKE });
  await awake();

  // figures
  const came = { room: "~0", match: 1, at: 1_800_000_000, game, seats: 2, people: 1, outcome: "won", score: 7, words: 3, longest: LONGEST };
  await stored(page, "majlis", "results", "put", came);
  await page.reload();
  await page.getByText(LONGEST).waitFor({ timeout: AWAKE });
  await look("figures");
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-here=export]")]);
  const { results } = JSON.parse(fs.readFileSync(await file.path(), "utf8"));
  if (JSON.stringify(results) !== JSON.stringify([came])) wrong.push(`taken along: ${JSON.stringify(results)}`);
  await page.click("[data-here=erase] summary");
  await page.click("[data-here=erase] button");
  await page.getByText(LONGEST).waitFor({ state: "detached" });
  if (JSON.stringify(await stored(page, "majlis", "results", "getAll")) !== JSON.stringify([{ room: "~0", match: 1, erased: true }])) wrong.push("figures are not erased");
  if (!(await page.evaluate(() => document.activeElement?.id))) wrong.push("the focus is lost where the figures were");

  // two pages at one table
  const step = (which) => which.evaluate(() => document.querySelector("main").dataset.step);
  const turn = (which) => which.waitForFunction(() => document.querySelector(".turn.mine, main[data-phase=over]"), null, { timeout: AWAKE });
  const plays = async (which) => {
    await turn(which);
    if ((await which.locator("main[data-phase=over]").count()) > 0) return; // over with the deal itself
    const match = new Match(browser, base, { lang });
    Object.assign(match, { page: which, keys: new Keyboard(which), wrong, started: Date.now(), builds: 0 });
    await match.move(await step(which));
    await turn(which);
  };
  const agree = async (one, other) => {
    for (let i = 0; i < 600 && (await step(one)) !== (await step(other)); i++) await other.waitForTimeout(100);
    if ((await step(one)) !== (await step(other))) wrong.push(`one page is at ${await step(one)}, the other at ${await step(other)}`);
  };
  await page.selectOption("#game", game);
  await page.click(".form > button[type=submit]");
  await turn(page);
  const second = await page.context().newPage();
  second.setDefaultTimeout(60_000);
  second.on("pageerror", (error) => wrong.push(`error on the second page: ${error.message}`));
  await second.addInitScript(listen);
  await second.goto(page.url());
  await turn(second);
  await plays(page);
  await agree(page, second);
  await plays(second);
  await agree(second, page);

  // another version
  const table = new URL(page.url()).hash;
  await page.addInitScript(newer);
  await page.goto(`${base}#here`);
  await page.reload();
  await page.waitForSelector("[data-here=renew]", { timeout: AWAKE });
  await look("newer");
  await page.click("[data-here=renew]");
  await page.waitForSelector("[data-here=kept]", { timeout: AWAKE });
  await plays(second); // by what it woke with
  const before = await step(second);
  await second.close();
  await page.reload();
  await awake();
  if (await page.locator("[data-here=renew]").count()) wrong.push("it is asked again for what it has fetched");
  const kept = await page.evaluate(async () => (await (await caches.open("majlis-1")).keys()).map(({ url }) => url).filter((url) => /api\/here\/\w+\.zip/.test(url)));
  if (kept.length !== 1 || !kept[0].endsWith("?newer")) wrong.push(`kept of the games: ${kept.join(" ")}`);
  for (let i = 0; i < 600 && !(await keys(page)).endsWith("?newer"); i++) await page.waitForTimeout(100);
  if (!(await keys(page)).endsWith("?newer")) wrong.push(`kept of Python: ${await keys(page)}`);
  await page.goto(base + table);
  await turn(page);
  if (Number(await step(page)) < Number(before)) wrong.push(`the table stands at ${await step(page)} and not at ${before}`); // bots may have gone on
  await plays(page);
  await page.context().close();
  return { ok: wrong.length === 0, wrong };
}

/** Of which version Python is kept. */
const keys = async (page) => (await stored(page, "majlis-python", "asleep", "getAllKeys")).join(" ");
