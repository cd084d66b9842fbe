// One match played to its end by keyboard alone, by the page as a person would, listening: `table.mjs` says what is found.

import { LISTED, opened, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";

const NAMES = { en: "Salma", ar: "سلمى", el: "Σάλμα" };
const USUAL = { lang: "en", game: "basra", seats: "2", option: [], width: "1280", height: "800", light: "day", print: "", seconds: "300", shot: "", scale: "1", "one-deal": false };
const looked = new Set(); // pages that are the same in every match, by how they look: seen once by axe

export async function playMatch(browser, base, wish) {
  const match = new Match(browser, base, { ...USUAL, ...wish });
  return match.told();
}

export class Match {
  wrong = [];
  axe = {};
  answers = []; // which utterances answered a question, from and to
  moves = 0;
  builds = 0;
  result = [];
  begun = Date.now();

  constructor(browser, base, given) {
    Object.assign(this, { browser, base, given, alone: Number(given.seats) === 1 });
  }

  async told() {
    const { given } = this;
    await this.open();
    try {
      await this.openRoom();
      if (!this.alone) {
        await this.keys.go(".do .main");
        await this.keys.press("Enter");
      }
      this.started = Date.now();
      await this.page.waitForSelector("main[data-phase=playing], main[data-phase=over]"); // a deal can be over at once
      await this.play();
      await this.look("end");
      await this.checkHeard();
      this.result = await this.page.evaluate(() => [...document.querySelectorAll(".result p")].map((each) => each.textContent));
      if (!this.result.length) this.wrong.push("no result is shown");
      for (const where of await this.page.evaluate(() => globalThis.__lost)) this.wrong.push(`focus lost: ${where}`);
    } catch (error) {
      const where = /(\w+) \(.*match\.mjs:(\d+)/.exec(error.stack ?? "");
      this.wrong.push(`${String(error.message).split("\n")[0]} (${where?.[1]}, line ${where?.[2]}; step ${await this.main("step").catch(() => "")})`);
      if (given.shot) await this.page.screenshot({ path: `${given.shot}-wrong.png`, fullPage: true });
    }
    const steps = Number(await this.main("step").catch(() => 0)) || 0;
    const said = (await this.said().catch(() => [])).length;
    await this.page.context().close();
    return {
      ok: this.wrong.length === 0, wrong: this.wrong, game: given.game, lang: given.lang, seats: Number(given.seats), moves: this.moves, steps, said,
      axe: this.axe, result: this.result, seconds: Math.round((Date.now() - this.begun) / 100) / 10,
    };
  }

  main(name) {
    return this.page.evaluate((key) => document.querySelector("main")?.dataset[key] ?? "", name);
  }

  said() {
    return this.page.evaluate(() => globalThis.__said);
  }

  has(selector) {
    return this.page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
  }

  async open() {
    const { given } = this;
    this.page = await opened(this.browser, this.wrong, {
      viewport: { width: Number(given.width), height: Number(given.height) }, colorScheme: given.light === "lamp" ? "dark" : "light",
      deviceScaleFactor: Number(given.scale), kept: given.print ? { large: given.print === "large" } : {}, before: [listen],
    });
    this.keys = new Keyboard(this.page);
  }

  async look(where) {
    const { given } = this;
    const same = ["hall", "waiting"].includes(where) && [where, given.lang, given.width, given.light, given.print].join(); // whatever the game
    this.axe[where] = looked.has(same) ? [] : await violations(this.page);
    if (same) looked.add(same);
    for (const violation of this.axe[where]) this.wrong.push(`axe, ${where}: ${violation}`);
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) this.wrong.push(`${where}: the page is ${over} pixels too wide`);
    if (given.shot) await this.page.screenshot({ path: `${given.shot}-${where}.png`, fullPage: true });
  }

  async openRoom() {
    const { given, keys, page } = this;
    await page.goto(this.base);
    await page.waitForSelector("#players");
    await keys.choose("select.lang", given.lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang && document.querySelector("main[data-lang]")?.dataset.lang === lang, given.lang);
    await this.look("hall");
    await keys.go("#name");
    await keys.press("Control+a");
    await keys.type(NAMES[given.lang]);
    await keys.choose("#game", given.game);
    await keys.choose("#players", String(given.seats));
    if (given.option.length || given["one-deal"]) {
      await keys.go(".form > details > summary");
      await keys.press("Enter");
    }
    if (given["one-deal"]) {
      await keys.go("#one-deal");
      await keys.press("Space");
    }
    for (const [key, value] of given.option.map((each) => each.split("="))) {
      const field = `[data-option="${key}"]`;
      if (await page.evaluate((wanted) => document.querySelector(wanted)?.type === "checkbox", field)) {
        await keys.go(field);
        if ((await page.evaluate(() => String(document.activeElement.checked))) !== value) await keys.press("Space");
      } else await keys.choose(field, value);
    }
    await keys.go(".form > button[type=submit]");
    await keys.press("Enter");
    if (this.alone) return; // it deals at once
    await page.waitForSelector("main[data-phase=waiting]");
    await this.look("waiting");
  }

  /** Arrows follow the eye: the next card lies to the left where one reads from right to left. */
  async checkArrows() {
    const { given, keys, page } = this;
    const at = () => page.evaluate(() => [...document.querySelectorAll("#hand [role=option]")].indexOf(document.activeElement));
    if ((await page.evaluate(() => document.querySelectorAll("#hand [role=option]").length)) < 2) return;
    await keys.press("Home");
    await keys.press(given.lang === "ar" ? "ArrowLeft" : "ArrowRight");
    if ((await at()) !== 1) this.wrong.push("the arrow does not lead to the next card");
    await keys.press("End");
    await keys.press("Home");
    if ((await at()) !== 0) this.wrong.push("Home does not lead to the first card");
  }

  async ask() {
    const { keys, page } = this;
    for (let before = -1, now = 0; before !== now; [before, now] = [now, (await this.said()).length]) await page.waitForTimeout(200); // all is said
    const first = (await this.said()).length;
    for (const key of ["h", "t", "s", "c", "e", "l", "m", "i", "[", "]", ",", ".", "o", "o", "o", "a", "b"]) {
      const before = (await this.said()).length;
      await keys.press(key);
      await page.waitForFunction((count) => globalThis.__said.length > count, before).catch(() => this.wrong.push(`no answer to the key ${key}`));
    }
    this.answers.push([first, (await this.said()).length]);
    await keys.press("?");
    await page.waitForSelector("dialog[open]");
    for (const violation of await violations(page)) this.wrong.push(`axe, help: ${violation}`);
    await keys.press("Escape");
    await keys.press("/");
    if (!(await keys.on("#command"))) this.wrong.push("/ does not lead to the command line");
    await keys.press("Escape");
  }

  /** Has what was done made a move? Known as soon as the room has answered. */
  async moved(step) {
    const { page } = this;
    await page.waitForFunction((before) => document.querySelector("main").dataset.step !== before || !document.querySelector("main").dataset.busy, step);
    return (await this.main("step")) !== step;
  }

  /** The first cards that can be picked for a word, in the order in which they lie, laid as one: the room judges. */
  async built() {
    const { keys } = this;
    if (this.builds > 1 || !(await this.has(".builder .tray button"))) return "";
    this.builds++;
    const shut = "details.another:not([open])"; // a second kind of word, behind its name
    const tray = `.builder .tray button:not(${shut} *)`;
    if (!(await this.has(tray))) {
      await keys.go(`${shut} > summary`);
      await keys.press("Enter");
    }
    await keys.go(tray);
    for (let i = 0; i < 3; i++) {
      await keys.press("Enter");
      await keys.press("ArrowDown");
    }
    if (!(await this.has(".builder .slots button"))) throw new Error("no card goes into the word");
    await keys.go(".builder .slots button");
    await keys.press("Alt+ArrowUp");
    await keys.go(".open-move button[type=submit]");
    await keys.press("Enter");
    return "laid";
  }

  /** Make a move. In a race others go on meanwhile, and what was begun may be taken from under the hands: then it is left. */
  async move(step) {
    await this.someMove(step).catch(async (error) => {
      if ((await this.main("step")) === step) throw error;
    });
  }

  /** Make some move: with a card of the hand, else with a button, else by typing one that is there. */
  async someMove(step) {
    const tried = [];
    for (const way of ["built", "withCard", "withCards", "withButton", "typed"]) {
      tried.push(`${way} ${await this[way]()}`);
      if (await this.has("dialog[open] [data-sure]")) await this.keys.go("[data-sure]"); // it is meant
      if (await this.has("dialog[open]")) await this.keys.press("Enter");
      if (await this.moved(step)) return;
      if (await this.has("dialog[open]")) await this.keys.press("Escape");
    }
    if (await this.page.waitForFunction((before) => document.querySelector("main").dataset.step !== before, step, { timeout: 10_000 }).catch(() => null)) return; // told later than it was answered
    const last = (await this.said()).at(-1)?.text;
    throw new Error(`no move can be made: ${tried.join(", ")}: ${last}`);
  }

  /** Where one card is not enough: choose those beside it too, until that is a move. */
  async withCards() {
    const { keys } = this;
    const can = ".do .main:not([aria-disabled=true])";
    if (!(await keys.on("#hand [role=option][aria-selected=true]")) || !(await this.has("#hand [aria-multiselectable=true]"))) return "";
    for (let i = 0; i < 15 && !(await this.has(can)); i++) {
      await keys.press("ArrowDown");
      if (await keys.on("[aria-selected=false]:not([aria-disabled=true])")) await keys.press("Space");
    }
    if (!(await this.has(can))) return "too few";
    await this.page.waitForTimeout(Math.max(0, this.started + 900 - Date.now())); // just after the beginning that button does nothing yet
    await keys.go(can);
    await keys.press("Enter");
    return "chosen";
  }

  async withButton() {
    const { keys, page } = this;
    if (!(await this.has(LISTED))) return "";
    await keys.go(LISTED);
    const name = await page.evaluate(() => document.activeElement.textContent);
    await keys.press("Enter");
    return name;
  }

  async typed() {
    const { keys, page } = this;
    await keys.press("/");
    await keys.press("Control+a");
    const text = await page.evaluate(() => document.activeElement.placeholder);
    await keys.type(text);
    await keys.press("Enter");
    return text;
  }

  async withCard() {
    const { keys, page } = this;
    if (!(await this.has("#hand [role=option]"))) return;
    if (!(await keys.on("#hand [role=option]"))) await keys.go("#hand [role=option], #hand [role=listbox]", "F6", 12);
    if (await keys.on("#hand [role=listbox]")) await keys.press("Home");
    const count = await page.evaluate(() => document.querySelectorAll("#hand [role=option]").length);
    for (let i = 0; i < count && (await keys.on("[aria-disabled=true]")); i++) await keys.press("ArrowDown");
    if (count && !(await keys.on("[aria-disabled=true]"))) await keys.press("Enter");
  }

  async play() {
    const { given, keys, page } = this;
    const ends = this.begun + Number(given.seconds) * 1000;
    while ((await this.main("phase")) !== "over") {
      if (Date.now() > ends) throw new Error("the match does not come to its end in time");
      if (!(await this.has(".turn.mine"))) {
        await page.waitForFunction(() => document.querySelector(".turn.mine, main[data-phase=over]"));
        continue;
      }
      if (this.moves === 2) {
        await keys.go("#hand [role=option]", "F6", 12).catch(() => keys.press("Home"));
        await this.checkArrows();
      }
      if (this.moves === 3) await this.ask();
      if (this.moves === 5) await this.look("middle");
      const step = await this.main("step");
      await this.move(step);
      this.moves++;
    }
    const back = await page.getAttribute(".look-back a", "href");
    if (!/\?seat=\d+$/.test(back)) this.wrong.push(`the match is not looked back at from one's own seat: ${back}`);
  }

  /** Everything that the log tells was also said, in its order and once. */
  async checkHeard() {
    const { page } = this;
    const log = await page.evaluate(() => [...document.querySelectorAll(".log li, .log h3")].slice(1).map((line) => line.textContent));
    if (!log.length) this.wrong.push("the log is empty");
    await page.waitForFunction((last) => globalThis.__said.some(({ text }) => text.includes(last)), log.at(-1) ?? "", { timeout: 10_000 }).catch(() => {});
    const answers = (i) => this.answers.some(([from, to]) => i >= from && i < to);
    let heard = (await this.said()).filter((_, i) => !answers(i)).filter(({ how }) => how === "polite").map(({ text }) => text).join("\n");
    const missing = [];
    let at = 0;
    for (const line of log) {
      const found = heard.indexOf(line, at);
      if (found < 0) missing.push(line);
      else heard = heard.slice(0, (at = found)) + heard.slice(found + line.length);
    }
    // In a race others go on while I ask, so what they did is said between the answers: then it is enough that all is said.
    const all = (await this.said()).map(({ text }) => text).join("\n");
    const times = (text, line) => text.split(line).length - 1;
    for (const line of missing) if (times(all, line) < times(log.join("\n"), line)) this.wrong.push(`not said: ${line}`);
    if (missing.length) return;
    for (const line of new Set(log)) if (line.length > 12 && heard.includes(line)) this.wrong.push(`said once more than the log tells: ${line}`);
  }
}
