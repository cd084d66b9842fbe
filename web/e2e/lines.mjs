// The checklist for eye, ear and hand, line by line: what `found` collects under a letter is what is wrong with that line.

import { opened, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";

/** Stands in for what a test cannot hear: the browser's voice, and the notes that are played. */
function overhear() {
  globalThis.__spoken = [];
  globalThis.__notes = [];
  globalThis.__panned = [];
  const voice = { speak: (said) => globalThis.__spoken.push(said.text), cancel: () => globalThis.__spoken.push(null), getVoices: () => [] };
  Object.defineProperty(globalThis, "speechSynthesis", { value: voice, configurable: true });
  const create = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () {
    globalThis.__notes.push(this.currentTime);
    return create.call(this);
  };
  const pan = AudioContext.prototype.createStereoPanner;
  AudioContext.prototype.createStereoPanner = function () {
    const node = pan.call(this);
    globalThis.__panned.push(node);
    return node;
  };
}

class Table {
  constructor(browser, base, given) {
    Object.assign(this, { browser, base, given, found: {} });
  }

  wrong(line, words) {
    (this.found[line] ??= []).push(words);
  }

  is(line, right, words) {
    if (!right) this.wrong(line, words);
  }

  page(kept = {}, more = {}) {
    const wrong = { push: (words) => this.wrong("A", words) };
    return opened(this.browser, wrong, { kept: { lang: this.given.lang, name: "Salma", ...kept }, before: [listen, overhear], timeout: 20_000, ...more });
  }

  /** A room of my own with a bot, by the shortest way. */
  async sit(page, before = async () => {}) {
    await page.goto(this.base);
    await page.waitForSelector("#players");
    await page.selectOption("#game", this.given.game);
    await before();
    await page.click(".form > button[type=submit]");
    await page.waitForSelector("main[data-phase=waiting]");
  }

  async begin(page) {
    await page.focus("#title"); // where nothing takes Enter itself it presses the main button, as its badge says
    await page.keyboard.press("Enter");
    await page.waitForSelector(".turn.mine");
    await page.waitForTimeout(900); // just after the beginning the main button does nothing yet
  }

  step = (page) => page.evaluate(() => document.querySelector("main").dataset.step);
  said = (page) => page.evaluate(() => globalThis.__said);

  /** Wait until no more is said. */
  async quiet(page) {
    for (let before = -1, now = 0; before !== now; [before, now] = [now, (await this.said(page)).length]) await page.waitForTimeout(250);
  }

  async answers(page, key, quick = false) {
    const before = (await this.said(page)).length;
    await page.keyboard.press(key);
    await page.waitForFunction((count) => globalThis.__said.length > count, before, { timeout: quick ? 1500 : 10_000 }).catch(() => {});
    return (await this.said(page)).slice(before);
  }

  /** What was pressed plays, or something is asked before: then the first answer is given, by `act`. */
  async answered(page, step, act) {
    await page.waitForFunction((was) => document.querySelector("dialog[open]") || document.querySelector("main").dataset.step !== was, step);
    if (await page.$("dialog[open]")) await act();
    return page.waitForFunction((was) => document.querySelector("main").dataset.step !== was, step);
  }

  /** Wait until I can play a card, and draw or pass as long as none fits. */
  async canPlay(page) {
    for (let i = 0; i < 20; i++) {
      await page.waitForSelector(".turn.mine");
      if (await page.evaluate(() => document.querySelector("#hand [role=option]:not([aria-disabled=true])"))) return;
      const before = await this.step(page);
      await page.locator(":is(.do .btn, .moves .btn):not([aria-disabled=true])").first().click(); // no card fits: what else there is
      await page.waitForFunction((was) => document.querySelector("main").dataset.step !== was, before);
    }
  }

  /** Play some card of the hand by keyboard; what was said since. */
  async play(page) {
    const keys = new Keyboard(page);
    await this.canPlay(page);
    await keys.go("#hand [role=option]", "F6", 12);
    for (let i = 0; i < 12 && (await keys.on("[aria-disabled=true]")); i++) await keys.press("ArrowDown");
    const [before, count] = [await this.step(page), (await this.said(page)).length];
    await keys.press("Enter");
    await this.answered(page, before, () => keys.press("Enter"));
    await page.waitForFunction((past) => globalThis.__said.length > past, count).catch(() => {});
    await this.quiet(page);
    return (await this.said(page)).slice(count);
  }
}

const LINES = {
  /** K, L and H before a table is opened: help, language and clock. */
  async hall(table) {
    const page = await table.page();
    await page.goto(table.base);
    await page.waitForSelector("#players");
    for (const lang of ["en", "ar", "el"]) {
      await page.selectOption("select.lang", lang);
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
      table.is("L", (await page.evaluate(() => document.documentElement.dir)) === (lang === "ar" ? "rtl" : "ltr"), `the direction of ${lang}`);
    }
    table.is("L", await page.evaluate(() => [...document.querySelectorAll("select.lang option")].every((option) => option.lang === option.value)), "a language does not stand in itself");
    await page.selectOption("select.lang", table.given.lang);
    await page.keyboard.press("?");
    await page.waitForSelector("dialog[open]").catch(() => table.wrong("K", "? brings no help in the hall"));
    await page.keyboard.press("Escape");
    table.is("H", (await page.inputValue("#clock")) === "0", "there is a clock by default");
    table.is("K", await page.evaluate(() => document.querySelector("#name").autocomplete === "nickname"), "the name is asked for though it is known");
    await page.focus("#name");
    await page.keyboard.type("t?");
    table.is("K", !(await page.evaluate(() => document.querySelector("dialog[open]"))), "a key asks while a name is typed");
    await page.context().close();
  },

  /** A to G, I to N at one table, by keyboard. */
  async table(table) {
    const page = await table.page({ voice: true });
    const keys = new Keyboard(page);
    await table.sit(page);
    table.is("H", await page.evaluate(() => [...document.querySelectorAll("#slack option")].map((option) => option.value).join() === "1,2,5,10,0"), "more time cannot be asked for");
    await table.begin(page);

    table.is("A", await page.evaluate(() => document.querySelectorAll("h1").length === 1), "there is not one h1");
    const parts = await page.evaluate(() => [...document.querySelectorAll("main [data-region]")].map((part) => [part.dataset.region, part.querySelector("h2")?.textContent.trim() ?? ""]));
    for (const [name, heading] of parts) table.is("A", heading, `${name} has no heading`);
    for (const name of ["status", "table", "hand", "actions", "log", "chat", "room"]) table.is("A", parts.some(([part]) => part === name), `there is no part ${name}`);
    table.is("A", (await page.title()).startsWith(table.given.words.turn), `the title is ${await page.title()}`);
    await page.evaluate(() => { document.activeElement.blur(); getSelection().removeAllRanges(); document.querySelector(".skip").focus(); });
    await keys.press("Enter");
    table.is("A", await keys.on("#hand [role=option]"), "the skip link does not lead to the hand");

    const options = () => page.evaluate(() => [...document.querySelectorAll("#hand [role=option]")].map((option) => ({ tab: option.tabIndex, text: option.textContent.trim(), on: option === document.activeElement, barred: option.getAttribute("aria-disabled") })));
    await keys.press("Home");
    await keys.press("ArrowDown");
    const held = await options();
    table.is("B", held.filter(({ tab }) => tab === 0).length === 1, "not just one card can be reached by Tab");
    table.is("B", held.length < 2 || held[1].on, "the focus itself does not move");
    table.is("B", held.every(({ text }) => text), "a card has no name");

    // E: the focus can be seen, and nothing lies over it
    const ring = await page.evaluate(() => { const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement); return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2; });
    table.is("E", ring, "the focus has no ring");
    await page.setViewportSize({ width: 320, height: 640 });
    for (let i = 0; i < 25; i++) {
      await keys.press("Tab");
      const hidden = await page.evaluate(() => {
        const on = document.activeElement;
        const box = on.getBoundingClientRect();
        const over = document.elementFromPoint(box.x + Math.min(box.width, innerWidth) / 2, box.y + Math.min(box.height, 40) / 2);
        return on !== document.body && box.width > 1 && over && !on.contains(over) && !over.contains(on) ? on.outerHTML.slice(0, 120) : "";
      });
      table.is("E", !hidden, `something lies over the focus: ${hidden}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await keys.go(".do .main");
    await keys.press("?");
    await page.waitForSelector("dialog[open]");
    await keys.press("Escape");
    table.is("E", await keys.on(".do .main"), "after the help the focus is not where it was");

    // F: the same words twice are two utterances; what is no mistake waits for its turn
    const [first, second] = [await table.answers(page, "t"), await table.answers(page, "t")];
    table.is("F", first.length === 1 && second.length === 1 && first[0].text === second[0].text, "the same answer is not said twice");
    table.is("F", first.every(({ how }) => how === "polite"), "an answer interrupts");
    table.is("F", await page.evaluate(() => document.querySelector("[role=log]").getAttribute("aria-live") === "off"), "the log speaks by itself");
    const barred = await table.answers(page, "p");
    table.is("F", barred.some(({ how }) => how === "assertive"), "a mistake of one's own is not said at once");

    // F: a buffer is muted by itself: what is said there is in the log all the same
    for (const muted of [true, false]) {
      await page.focus("main .status");
      await table.answers(page, muted ? "[" : "l"); // to the last buffer, which is the chat
      const told = await table.answers(page, "k");
      table.is("F", told.some(({ text }) => text.includes(table.given.words[muted ? "muted" : "readOut"])), `the key for muting tells: ${told[0]?.text}`);
      const line = `psst ${muted}`;
      await page.fill("#chat", line);
      await page.press("#chat", "Enter");
      await page.waitForFunction((words) => document.querySelector(".chat")?.textContent.includes(words), line);
      await table.quiet(page);
      table.is("F", (await table.said(page)).some(({ text }) => text.includes(line)) !== muted, `a line of the chat, muted: ${muted}`);
    }
    await table.answers(page, "]");

    // N and the voice: a sound for what happens, and all that is said spoken too
    const notes = await page.evaluate(() => globalThis.__notes.length);
    const heard = await table.play(page);
    table.is("N", (await page.evaluate(() => globalThis.__notes.length)) > notes, "a card makes no sound");
    table.is("N", (await page.evaluate(() => globalThis.__panned.length)) > 0, "sounds do not come from the seats");
    const spoken = await page.evaluate(() => globalThis.__spoken.filter(Boolean).join(" "));
    const sentences = heard.flatMap(({ text }) => text.replace(/[\u2066-\u2069]/g, "").split(/(?<=[.!])\s/));
    for (const words of sentences) table.is("N", spoken.includes(words), `not spoken: ${words}`);
    await keys.press("Control");
    table.is("N", await page.evaluate(() => globalThis.__spoken.at(-1) === null), "Ctrl does not silence the voice");

    // G and J: my own deed comes first; nothing moves for who wants no motion
    const mine = await page.evaluate(() => [...document.querySelectorAll(".log li.you, .log li.big")].map((line) => line.textContent));
    table.is("G", mine.some((words) => heard[0]?.text.startsWith(words)), `what I did is not said first: ${heard[0]?.text}`);
    table.is("J", (await page.evaluate(() => document.getAnimations().filter((each) => each.playState === "running").length)) === 0, "something moves");
    table.is("E", !(await keys.on("body")), "after a play the focus is nowhere");
    table.is("M", await page.evaluate(() => globalThis.__said.some(({ text }) => text.includes(document.querySelector(".status .last").textContent))), "what was said last cannot be read again");

    // E: what others do takes no focus away
    await keys.go("#command");
    await page.waitForTimeout(300);
    table.is("E", await keys.on("#command"), "the focus went away by itself");
    await keys.press("Escape");

    // K: keys of one's own, and none at all
    await keys.press("?");
    await page.waitForSelector("dialog[open]");
    await page.locator("dialog .keys label").filter({ hasText: table.given.words.keyTurn }).locator("input").fill("w");
    await keys.press("Tab");
    await keys.press("Escape");
    table.is("K", (await table.answers(page, "w")).length > 0, "a key of one's own does not ask");
    await page.evaluate(() => document.querySelector("dialog").close?.());
    await page.context().close();

    const still = await table.page({ keys: false, verbosity: "terse" });
    await still.goto(`${table.given.stills}?${table.given.room}#${table.given.room}`);
    await still.waitForSelector("main[data-phase=playing]");
    await table.quiet(still);
    table.is("K", (await table.answers(still, "t", true)).length === 0, "a single key asks though they are off");
    const short = await still.evaluate(() => document.querySelector("#hand [role=option]").textContent.trim());
    table.is("M", held.every(({ text }) => text.length > short.length) || short.length < 12, `the short name is ${short}`);
    await still.context().close();
  },

  /** G and K: what has no answer for a while is told, once, and help needs no line. */
  async slow(table) {
    const page = await table.page();
    const { slow, thinking } = table.given.words;
    const late = [];
    let holds = false;
    await page.routeWebSocket(/\/ws$/, (here) => {
      const there = here.connectToServer();
      there.onMessage((frame) => (holds ? late.push(() => here.send(frame)) : here.send(frame)));
    });
    const answered = () => {
      holds = false;
      for (const each of late.splice(0)) each();
    };
    const told = async (words) => (await table.said(page)).filter(({ text }) => text.includes(words)).length;
    const once = (words, act) => act().then(() => page.waitForFunction((wanted) => globalThis.__said.some(({ text }) => text.includes(wanted)), words, { timeout: 12_000 })).catch(() => {});
    await table.sit(page);
    await table.begin(page);
    await table.canPlay(page);
    await table.answers(page, "i");
    table.is("G", (await told(thinking)) === 0, "a hint that is there at once is told as thought about");
    holds = true;
    await once(thinking, () => page.keyboard.press("i"));
    await page.keyboard.press("i");
    await page.waitForTimeout(2500);
    table.is("G", (await told(thinking)) === 1, `a hint that takes long is told ${await told(thinking)} times as thought about`);
    answered();
    await table.quiet(page);

    holds = true;
    await once(slow, () => page.evaluate(() => document.querySelector("#hand [role=option]:not([aria-disabled=true])").click()).then(async () => {
      await page.waitForFunction(() => document.querySelector("dialog[open]") || document.querySelector("main").dataset.busy);
      if (await page.evaluate(() => document.querySelector("dialog[open]"))) await page.evaluate(() => document.querySelector("dialog[open] li button").click());
    }));
    table.is("G", (await told(slow)) === 1, `a move without an answer is told ${await told(slow)} times`);
    table.is("G", (await page.evaluate(() => document.querySelector(".status .last").textContent)) === slow, "that a move has no answer cannot be read");
    answered();
    await page.waitForFunction(() => !document.querySelector("main").dataset.busy);
    table.is("G", (await page.evaluate(() => document.querySelector(".status .last").textContent)) !== slow, "a move that has its answer stands there as one without");

    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /Help-.*js$/.test(name))).catch(() => {});
    await page.context().setOffline(true);
    await page.keyboard.press("?");
    await page.waitForSelector("dialog[open]").catch(() => table.wrong("K", "without a line there is no help"));
    await page.context().close();
  },

  /** C and I: piles and columns have names, and colours of the system their edges. */
  async places(table) {
    const page = await table.page();
    for (const room of ["columns", "grid"]) {
      await page.goto(`${table.given.toys}?${room}#${room}`);
      await page.waitForSelector("main[data-phase=playing]");
      const nameless = await page.evaluate(() => [...document.querySelectorAll("[data-zone]")].filter((zone) => !document.getElementById(zone.getAttribute("aria-labelledby"))?.textContent.trim()).length);
      table.is("C", nameless === 0, `${nameless} places of ${room} have no name`);
      const cards = await page.evaluate(() => [...document.querySelectorAll(".zone li.card, [role=gridcell].card")].map((card) => card.textContent.trim()));
      table.is("C", cards.length > 0 && cards.every(Boolean), `a card of ${room} has no name`);
    }
    table.is("C", await page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].every((cell) => cell.ariaColIndex && cell.parentElement.ariaRowIndex)), "a cell does not tell its row and column");
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    for (const violation of await violations(page)) table.wrong("I", violation);
    const edged = await page.evaluate(() => [...document.querySelectorAll(".btn")].every((button) => parseFloat(getComputedStyle(button).borderWidth) > 0));
    table.is("I", edged, "a button has no edge in colours of the system");
    await page.emulateMedia({ forcedColors: "none" });
    const marks = await page.evaluate(() => [...document.querySelectorAll("#hand .card .face, #hand .card svg")].every((face) => face.querySelector("text, path, use, circle")));
    table.is("I", marks, "a card is told by colour alone");
    await page.context().close();
  },

  /** D, J and O: by mouse and by finger. */
  async touch(table) {
    const page = await table.page({}, { reducedMotion: "no-preference", hasTouch: true });
    await table.sit(page);
    await table.begin(page);
    await table.canPlay(page);
    const before = await table.step(page);
    const main = await page.locator(".do .main").boundingBox();
    await page.mouse.move(main.x + 20, main.y + 10);
    await page.mouse.down();
    await page.mouse.move(main.x + 20, main.y - 80);
    await page.mouse.up();
    await page.waitForTimeout(200);
    table.is("D", (await table.step(page)) === before, "a press that is drawn away acts");
    table.is("D", main.height >= 44, `the main button is ${main.height} pixels high`);
    const small = await page.evaluate(() => [...document.querySelectorAll("main button, main a, main input, main select, main summary, header button")].filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && (box.width < 24 || box.height < 24);
    }).map((each) => each.outerHTML.slice(0, 100)));
    table.is("D", small.length === 0, `too small: ${small[0]}`);
    const card = page.locator("#hand [role=option]:not([aria-disabled=true])").last();
    await card.tap();
    await page.waitForTimeout(200);
    table.is("O", (await table.step(page)) === before, "the first tap plays");
    await card.tap();
    const long = page.evaluate(() => new Promise((done) => {
      const found = [];
      const timer = setInterval(() => found.push(...document.getAnimations().map((each) => each.effect.getTiming()).filter(({ iterations }) => iterations === Infinity)), 16);
      setTimeout(() => { clearInterval(timer); done(found.length); }, 1200);
    }));
    const moved = await table.answered(page, before, () => page.locator("dialog[open] li button").first().tap()).catch(() => null);
    table.is("O", moved, "two taps do not play");
    table.is("J", (await long) === 0, "something moves without an end");
    // a screen reader presses what it finds by role and name
    await table.canPlay(page);
    const step = await table.step(page);
    await page.evaluate(() => document.querySelector("#hand [role=option]:not([aria-disabled=true])").click()); // a click without a pointer
    const first = () => page.evaluate(() => document.querySelector("dialog[open] li button").click());
    table.is("O", await table.answered(page, step, first).catch(() => null), "a press by a screen reader does not play");
    await page.context().close();
  },

  /** G and H: a clock is told at 60, 30 and 10 seconds. */
  async clock(table) {
    const page = await table.page();
    await table.sit(page, async () => {
      await page.click(".form > details > summary");
      await page.selectOption("#clock", "120");
    });
    await table.begin(page);
    await page.waitForSelector(".clock");
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      globalThis.__later = 0;
      performance.now = () => now() + globalThis.__later;
    });
    for (const left of [60, 30, 10]) {
      const before = (await table.said(page)).length;
      await page.evaluate((seconds) => {
        const [minutes, rest] = document.querySelector(".clock dd").textContent.split(":").map(Number);
        globalThis.__later += Math.max(0, minutes * 60 + rest - seconds) * 1000;
      }, left);
      await page.waitForFunction((count) => globalThis.__said.length > count, before, { timeout: 10_000 }).catch(() => {});
      const said = (await table.said(page)).slice(before);
      const shown = await page.evaluate(() => [document.querySelector(".clock dd")?.textContent, globalThis.__later, document.querySelector(".turn")?.textContent].join());
      table.is("G", said.some(({ text }) => [left, left - 1, left - 2].some((seconds) => text.includes(String(seconds)))), `${left} seconds are not told: ${JSON.stringify(said)} at ${shown}`);
      if (left === 10) table.is("F", said.some(({ how }) => how === "assertive"), "the last ten seconds wait for their turn");
    }
    await page.context().close();
  },
};

export async function checkLines(browser, base, given) {
  const table = new Table(browser, base, given);
  for (const [part, check] of Object.entries(LINES)) await check(table).catch((error) => table.wrong("A", `${part}: ${String(error.message).split("\n")[0]}`));
  return { ok: Object.keys(table.found).length === 0, wrong: table.found };
}
