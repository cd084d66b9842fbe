// The card room on this device: kept once; then, with the network cut, tables are opened, played at, found again after the page
// was loaded anew, taken back and put away. Where it is to be `short`, only the first of these is begun.

import { violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";
import { Match } from "./match.mjs";

const AWAKE = 240_000; // Python begins slowly on a machine that has other work
const MOVES = 3;

/** Is Python kept whole on the page's device? `spoilt`: not any more. */
async function asleep(spoilt) {
  const asked = (request) => new Promise((done, failed) => Object.assign(request, { onsuccess: () => done(request.result), onerror: () => failed(request.error) }));
  const open = indexedDB.open("majlis-python", 1);
  open.onupgradeneeded = () => open.transaction.abort(); // nobody has kept anything yet
  const database = await asked(open).catch(() => null);
  const store = database?.transaction("asleep", "readwrite").objectStore("asleep");
  const [one, other] = store ? await asked(store.getAll()) : [];
  if (one && spoilt) await asked(store.put({ ...one, memory: one.memory.slice(0, 1_000) }));
  database?.close();
  return !!one && !other && one.memory.length > 1_000;
}

async function forgetSources() {
  const cache = await caches.open("majlis-1");
  for (const request of await cache.keys()) if (/api\/here\/\w+\.zip$/.test(request.url)) await cache.delete(request);
}

export async function playHere(browser, base, { games, lang = "en", short = false, shot = "" }) {
  const wrong = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => wrong.push(`error on the page: ${error.message}`));
  await page.addInitScript(listen);
  await page.addInitScript((spoken) => {
    for (const [key, value] of Object.entries({ lang: spoken, name: "Salma", pace: 0 })) localStorage.setItem(`majlis.${key}`, JSON.stringify(value));
  }, lang);
  const main = (name) => page.evaluate((key) => document.querySelector("main")?.dataset[key] ?? "", name);
  const look = async (where) => {
    for (const violation of await violations(page)) wrong.push(`axe, ${where}: ${violation}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${where}: the page is ${over} pixels too wide`);
    if (shot) await page.screenshot({ path: `${shot}-${where}.png`, fullPage: true });
  };

  await page.goto(`${base}#here`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.click("[data-here=keep]");
  await page.waitForSelector("[data-here=kept]", { timeout: AWAKE });
  await page.waitForSelector("#game", { timeout: AWAKE });
  await context.setOffline(true);
  await page.waitForFunction(asleep, false, { timeout: AWAKE, polling: 500 });
  if (!short) {
    await page.evaluate(asleep, true);
    await page.reload();
    await page.waitForSelector("#game", { timeout: AWAKE }); // from its sources again
    await page.waitForFunction(asleep, false, { timeout: AWAKE, polling: 500 });
  }
  await page.evaluate(forgetSources); // it has to wake from what it remembers
  await page.reload();
  await page.waitForSelector("#game", { timeout: AWAKE });
  await look("kept");

  const match = new Match(browser, base, { lang });
  Object.assign(match, { page, keys: new Keyboard(page), wrong });
  /** A few moves, or fewer if the match is over before; how many. */
  async function plays(most) {
    let made = 0;
    for (; made < most; made++) {
      await page.waitForFunction(() => document.querySelector(".turn.mine, main[data-phase=over]"));
      if ((await main("phase")) === "over") break;
      await match.move(await main("step"));
    }
    return made;
  }

  for (const game of games) {
    await page.evaluate(() => (location.hash = "#here"));
    await page.waitForSelector("#game", { timeout: AWAKE });
    await page.selectOption("#game", game);
    await page.click(".form > button[type=submit]");
    await page.waitForSelector("main[data-phase=playing], main[data-phase=over]");
    match.started = Date.now();
    match.builds = 0;
    if (!(await plays(MOVES))) continue; // over with the deal itself
    if (short) break;
    const at = await main("step");
    await page.reload();
    await page.waitForSelector("main[data-phase=playing], main[data-phase=over]", { timeout: AWAKE });
    if (Number(await main("step")) < Number(at)) wrong.push(`${game}: after the page was loaded anew it stands at ${await main("step")} and not at ${at}`);
    match.started = Date.now();
    await plays(1);
    await look(game);
    const back = page.locator("[data-ask=takeback]");
    if ((await main("phase")) === "playing" && (await back.count())) {
      const before = await main("step");
      await back.first().click();
      await page.waitForFunction((was) => document.querySelector("main").dataset.step !== was, before);
    }
  }

  if (short) {
    await context.close();
    return { ok: wrong.length === 0, wrong };
  }
  await page.goto(`${base}#here`);
  const kept = page.locator(".kept li");
  await page.waitForFunction((count) => document.querySelectorAll(".kept li").length === count, games.length, { timeout: AWAKE });
  await look("tables");
  await kept.first().getByRole("button").click();
  await page.waitForFunction((count) => document.querySelectorAll(".kept li").length === count, games.length - 1);
  await page.reload();
  await page.waitForSelector("#game", { timeout: AWAKE });
  await page.waitForFunction((count) => document.querySelectorAll(".kept li").length === count, games.length - 1);
  await context.close();
  return { ok: wrong.length === 0, wrong };
}
