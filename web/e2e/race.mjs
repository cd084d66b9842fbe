// Two people at one table in a race, one of them far away: every byte from and to them takes its time. Who was first by
// what they saw must win, although the message of the other arrives earlier; and both must see the same.

import net from "node:net";

import { LISTED } from "./browser.mjs";
import { Match } from "./match.mjs";

const USUAL = { lang: "en", seats: "2", width: "1280", height: "900", light: "day", print: "", seconds: "150", shot: "", scale: "1", "one-deal": true };

export async function playRace(browser, base, { game, option = [], delay = 200 }) {
  const far = await distant(new URL(base), delay);
  const race = new Race(browser, base, `http://127.0.0.1:${far.address().port}/`, { ...USUAL, game, option });
  try {
    await race.begin();
    await ((await race.near.$("[data-zone=line]")) ? slapTheSame : wantTheSame)(race);
    await race.checkSame();
  } catch (error) {
    race.wrong.push(String(error.message).split("\n")[0]);
  }
  await Promise.all(race.pages.map((page) => page.context().close()));
  far.close();
  return { ok: race.wrong.length === 0, wrong: race.wrong };
}

/** A way to the room on which everything is late by so many milliseconds. */
async function distant(base, delay) {
  const server = net.createServer((near) => {
    const room = net.connect(Number(base.port), base.hostname);
    for (const [from, to] of [[near, room], [room, near]]) {
      from.on("data", (bytes) => setTimeout(() => to.writable && to.write(bytes), delay));
      from.on("close", () => setTimeout(() => to.destroy(), delay));
      from.on("error", () => to.destroy());
    }
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  return server;
}

class Race {
  wrong = [];
  pages = [];

  constructor(browser, base, far, given) {
    Object.assign(this, { browser, base, far, given });
  }

  /** Salma opens the room, and Iris comes by its link from far away. */
  async begin() {
    const host = new Match(this.browser, this.base, this.given);
    await host.open();
    await host.openRoom();
    this.near = host.page;
    this.pages.push(host.page);
    const hash = await host.page.evaluate(() => location.hash);
    const guest = new Match(this.browser, this.far, this.given);
    await guest.open();
    this.late = guest.page;
    this.pages.push(guest.page);
    await guest.page.goto(this.far + hash);
    await guest.page.fill("#gate-name", "Iris");
    await guest.page.click(".gate button[type=submit]");
    await guest.page.waitForSelector("main[data-phase=waiting]");
    this.wrong = host.wrong = guest.wrong = [...host.wrong, ...guest.wrong];
    for (const page of this.pages) await page.click(".do .main");
    for (const page of this.pages) await page.waitForSelector("main[data-phase=playing]");
  }

  /** Wait for something to be told. */
  told(page, words) {
    return page.waitForFunction((wanted) => [...document.querySelectorAll(".log li, .log h3")].some((line) => line.textContent.includes(wanted)), words, { timeout: 60_000 });
  }

  /** In the end both see the same cards on the table. */
  async checkSame() {
    const read = (page) => page.evaluate(() => {
      const zones = [...document.querySelectorAll("[data-zone]")].map((zone) => [zone.dataset.zone, [...zone.querySelectorAll("[data-card]")].map((card) => card.dataset.card).join(" ")]);
      return { step: document.querySelector("main").dataset.step, zones: zones.filter(([key]) => !key.startsWith("packet")).sort() };
    });
    let [near, late] = [await read(this.near), await read(this.late)];
    for (let i = 0; i < 100 && JSON.stringify(near) !== JSON.stringify(late); i++) {
      await this.near.waitForTimeout(100);
      [near, late] = [await read(this.near), await read(this.late)];
    }
    if (JSON.stringify(near) !== JSON.stringify(late)) this.wrong.push(`they do not see the same: ${JSON.stringify(near)} and ${JSON.stringify(late)}`);
  }
}

/** Turns cards up, and slaps a letter that lies there already, so long after it was seen. Runs in the page. */
function slapper([reaction, listed]) {
  let seen = "";
  const buttons = () => [...document.querySelectorAll(listed)];
  const press = (words) => buttons().find((button) => button.textContent.startsWith(words))?.click();
  globalThis.__pilot = setInterval(() => {
    const cards = [...document.querySelectorAll("[data-zone=line] li .vh")].map((card) => /(?:, as )?(\S+)$/.exec(card.textContent.replace(/[\u2066-\u2069]/g, ""))[1]);
    if (document.querySelector("main").dataset.busy) return;
    if (!cards.slice(0, -1).includes(cards.at(-1))) press("Nothing to slap") ?? press("Flip a card");
    else if (buttons().some((button) => button.textContent.startsWith("Bang!")) && seen !== String(cards)) {
      seen = String(cards);
      setTimeout(() => press("Bang!"), reaction);
    }
  }, 15);
}

/** Both slap the same letter: the far one sooner after it was seen, but the slap arrives later. */
async function slapTheSame(race) {
  await race.near.evaluate(slapper, [440, LISTED]);
  await race.late.evaluate(slapper, [80, LISTED]);
  const won = (page) => page.waitForFunction(() => [...document.querySelectorAll(".log li")].map((line) => line.textContent.replace(/[\u2066-\u2069]/g, "")).find((line) => / wins? the /.test(line)), null, { timeout: 100_000 });
  const line = await (await won(race.near)).jsonValue();
  for (const page of race.pages) await page.evaluate(() => clearInterval(globalThis.__pilot));
  if (!line.includes("Iris")) race.wrong.push(`who saw it first and slapped first did not win: ${line}`);
  await won(race.late);
}

/** Both want the same card of the table for what they build: the first request has it. */
async function wantTheSame(race) {
  for (const page of race.pages) await page.waitForSelector(".tray .there", { timeout: 20_000 });
  await race.near.waitForTimeout(600); // the room has learnt how far away everybody is
  const lies = await race.near.evaluate(() => [...document.querySelectorAll("[data-zone=centre] [data-card]")].map((each) => each.dataset.card.split("#")[0]));
  const plain = (code) => /^[A-Z]$/.test(code); // shows one letter: nobody need say which it stands for
  const nth = lies.findIndex((code) => plain(code) && lies.filter((other) => other === code).length === 1); // of two alike each could have one
  const card = lies[nth];
  for (const page of race.pages) {
    const mine = await page.evaluate(() => [...document.querySelectorAll(".tray button")].findIndex((each) => !each.classList.contains("there") && /^[A-Z]$/.test(each.querySelector(".vh").textContent.replace(/[\u2066-\u2069]/g, "").trim())));
    await page.locator(".tray button").nth(mine).click();
    await page.locator(".tray .there").nth(nth).click();
    if ((await page.locator(".slots button").count()) !== 2) race.wrong.push("a snake is not arranged by clicks");
  }
  const at = Date.now() + 1500; // only now, when both have it before them
  const send = (page, when) => page.evaluate((then) => setTimeout(() => document.querySelector(".open-move[data-verb=snake]").requestSubmit(), then - Date.now()), when);
  await Promise.all([send(race.near, at + 150), send(race.late, at)]);
  await race.told(race.near, "Snake of Iris");
  const has = (page, zone) => page.evaluate(([key, code]) => [...document.querySelectorAll(`[data-zone="${key}"] [data-card]`)].some((each) => each.dataset.card.startsWith(`${code}#`)), [zone, card]);
  if (!(await has(race.near, "snake/1"))) race.wrong.push(`the card of the centre went to who asked later: ${card}`);
  await race.near.waitForFunction(() => document.querySelectorAll(".slots button").length === 1); // what is gone is no more in the making
  const press = (listed) => setInterval(() => [...document.querySelectorAll(listed)].find((button) => /^(Pass|No challenge)/.test(button.textContent))?.click(), 200);
  for (const page of race.pages) await page.evaluate(press, LISTED);
  for (const page of race.pages) await page.waitForSelector("main[data-phase=over]", { timeout: 30_000 });
}
