// Several people at one table, each by keyboard alone in a page of their own: what they agree on, what they want of each
// other, and what each of them hears of it.

import { opened, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";

export class Person {
  constructor(browser, name, lang, wrong) {
    Object.assign(this, { browser, name, lang, wrong });
  }

  async come(address) {
    const { name, lang } = this;
    this.page = await opened(this.browser, this.wrong, { kept: name ? { name, lang } : { lang }, before: [listen] });
    this.keys = new Keyboard(this.page);
    await this.page.goto(address);
    return this;
  }

  said = () => this.page.evaluate(() => globalThis.__said.map(({ text }) => text));

  /** Something that is heard from now on while `act` is done. */
  async hears(what, wanted, act) {
    const before = (await this.said()).length;
    await act();
    const found = await this.page.waitForFunction(([from, words]) => globalThis.__said.slice(from).some(({ text }) => text.replace(/[\u2066-\u2069]/g, "").includes(words)), [before, wanted]).catch(() => null);
    if (!found) this.wrong.push(`${this.name} does not hear ${what}: “${wanted}” is not in ${JSON.stringify((await this.said()).slice(before))}`);
  }

  async press(selector) {
    await this.page.waitForSelector(selector, { state: "attached" }); // what comes from others may take its time
    await this.keys.go(selector);
    await this.keys.press("Enter");
  }

  async phase(phase) {
    await this.page.waitForSelector(`main[data-phase=${phase}]`);
  }
}

/** `hear`: the words that are waited for, by what they say. */
export async function keepCompany(browser, base, { game, hear }) {
  const wrong = [];
  const host = await new Person(browser, "Salma", "en", wrong).come(base);
  const { page, keys } = host;
  await page.waitForSelector("#players");
  await keys.choose("#game", game);
  await host.press(".form > details > summary");
  await keys.choose("#bank", "600");
  await keys.choose("#watch-mode", "ask");
  await keys.go("#listed");
  await keys.press("Space");
  await host.press(".form > button[type=submit]");
  await host.phase("waiting");

  // the other finds the room in the list of the hall
  const other = await new Person(browser, "Nikos", "el", wrong).come(base);
  await other.page.waitForSelector("#look-again");
  await other.page.waitForSelector(".mine a[href^='#']");
  await host.hears("who comes", "Nikos", () => other.press(".mine a[href^='#']"));
  await other.phase("waiting");
  const room = await other.page.evaluate(() => location.hash);

  // ready, and time for who needs more
  await host.hears("the time of others", hear.slack, () => other.keys.choose("#slack", "10"));
  await host.hears("who is ready", hear.ready, () => other.press("[data-ask=ready]"));
  if (!(await other.page.evaluate(() => document.querySelector("[data-ask=ready]").getAttribute("aria-pressed") === "true"))) wrong.push("that one is ready is not shown");
  for (const violation of await violations(other.page)) wrong.push(`axe: ${violation}`);
  await host.press("[data-ask=ready]");
  await host.phase("playing");
  await other.phase("playing");

  // a move, to be taken back when the other agrees
  const first = await page.waitForFunction(() => document.querySelector(".turn.mine") || document.querySelector(".turn")).then(() => page.evaluate(() => document.querySelector(".turn.mine") !== null));
  const [mover, asked] = first ? [host, other] : [other, host];
  await mover.keys.press("/");
  await mover.keys.type(await mover.page.evaluate(() => document.activeElement.placeholder));
  const step = await mover.page.evaluate(() => document.querySelector("main").dataset.step);
  await mover.keys.press("Enter");
  await mover.page.waitForFunction((before) => document.querySelector("main").dataset.step !== before, step);
  await mover.keys.press("Escape");
  await mover.keys.go(".do .main");
  await asked.hears("the wish", mover.name, () => mover.keys.press("u"));
  const focus = await asked.page.evaluate(() => document.activeElement?.dataset?.ask ?? "");
  if (focus === "yes") wrong.push("a wish takes the focus");
  await mover.hears("that it is granted", mover.name, () => asked.press(".wish [data-ask=yes]"));
  await asked.page.waitForFunction(() => !document.querySelector(".wish")).catch(() => wrong.push("a wish stays after its answer"));
  await other.keys.go("[data-ask=pause]");
  await host.hears("the wish for a pause", hear.pause, () => other.keys.press("Enter"));
  await other.hears("the answer no", "", () => host.press(".wish [data-ask=no]"));

  // who wants to watch is let in by one of them
  const third = await new Person(browser, "Layla", "ar", wrong).come(`${base}${room}`);
  await host.hears("who wants to watch", hear.watch, async () => {
    await third.page.waitForSelector("#gate-name"); // all seats are taken
    await third.press("main.gate button[type=button]");
  });
  await host.press(".wish [data-ask=yes]");
  await third.phase("playing");

  // lines that are not wanted
  const says = async (words) => {
    await other.keys.go("#chat");
    await other.keys.type(words);
    await other.keys.press("Enter");
  };
  await host.hears("a line", "first line", () => says("first line"));
  await host.hears("that it is reported", hear.reported, () => host.press("[data-report]"));
  await host.press("[data-ask=mute]");
  await page.waitForSelector("[data-ask=mute][aria-pressed=true]");
  await says("second line");
  await other.page.waitForFunction(() => globalThis.__said.some(({ text }) => text.includes("second line")));
  if ((await host.said()).some((text) => text.includes("second line"))) wrong.push("who is muted is heard");
  for (const violation of await violations(page)) wrong.push(`axe, at the table: ${violation}`);

  // a line that breaks and is mended
  const before = await other.page.evaluate(() => (globalThis.__wires.at(-1).close(), globalThis.__said.length));
  await other.page.waitForFunction((words) => globalThis.__said.some(({ text }) => text.includes(words)), hear.back).catch(() => wrong.push("that the line is back is not said"));
  await other.page.waitForFunction((from) => globalThis.__said.slice(from).some(({ text }) => text.includes(document.querySelector(".turn").textContent.trim())), before).catch(() => wrong.push("whose turn it is is not said after a break"));

  // away, after a question: who watches, and then who sits
  await host.hears("who watches", hear.watches, () => host.press("[data-ask=watchers]"));
  for (const violation of await violations(page)) wrong.push(`axe, who watches: ${violation}`);
  await host.hears("the question", hear.unseen, () => host.press("[aria-label=Layla] [data-ask=kick]"));
  await third.hears("that they are sent away", hear.gone, () => host.keys.press("Enter"));
  await page.waitForFunction(() => !document.querySelector("[aria-label=Layla]")).catch(() => wrong.push("who was sent away is still shown"));
  await host.hears("the question", hear.sure, () => host.press("[data-ask=kick]"));
  await other.hears("that they are sent away", hear.away, () => host.keys.press("Enter"));
  if (await other.page.evaluate(() => document.querySelector("[data-ask=kick]"))) wrong.push("who has not opened the room could send away");

  for (const person of [host, other, third]) {
    for (const where of await person.page.evaluate(() => globalThis.__lost)) wrong.push(`focus lost: ${where}`);
    await person.page.context().close();
  }
  return { ok: wrong.length === 0, wrong };
}
