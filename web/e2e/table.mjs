// Plays a whole match to its end by keyboard alone, by the page as a person would, and listens.
//
//   node e2e/table.mjs BASE [--lang en|ar|el] [--game KEY] [--seats N] [--option KEY=VALUE ...] [--one-deal]
//                           [--width 1280] [--height 800] [--light day|lamp] [--print large] [--seconds 300]
//
// BASE is the address of a running card room that serves the built page (`npm run build`), for example
// http://127.0.0.1:8123/; run it with quick bots (MAJLIS_PACE=0.02) and a database of its own. Needs `npm ci` in web/;
// the browser is $CHROMIUM, else the machine's, else the one among the packages. --one-deal agrees on a short match.
//
// Prints one line of JSON: {ok, wrong: [sentences], game, lang, seats, moves, steps, said, axe: {hall, waiting, middle, end},
// result, seconds}; exit code 0 if ok. Wrong are: a live region that leaves out a line of the log, focus lost, a question
// without an answer, arrows against the eye, violations that axe finds, sideways scrolling, an error on the page.

import { parseArgs } from "node:util";

import { launch, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: "string", default: "en" }, game: { type: "string", default: "basra" }, seats: { type: "string", default: "2" },
    option: { type: "string", multiple: true }, width: { type: "string", default: "1280" }, height: { type: "string", default: "800" },
    light: { type: "string", default: "day" }, print: { type: "string", default: "" }, seconds: { type: "string", default: "300" },
    shot: { type: "string", default: "" }, "one-deal": { type: "boolean", default: false },
  },
});
const options = given.option ?? [];
const NAMES = { en: "Salma", ar: "سلمى", el: "Σάλμα" };
const begun = Date.now();
const wrong = [];
const axe = {};

const browser = await launch();
const page = await browser.newPage({
  viewport: { width: Number(given.width), height: Number(given.height) }, colorScheme: given.light === "lamp" ? "dark" : "light", reducedMotion: "reduce",
});
page.setDefaultTimeout(20_000);
page.on("pageerror", (error) => wrong.push(`error on the page: ${error.message}`));
await page.addInitScript(listen);
if (given.print) await page.addInitScript((print) => localStorage.setItem("majlis.large", String(print === "large")), given.print);
const keys = new Keyboard(page);

const main = (name) => page.evaluate((key) => document.querySelector("main")?.dataset[key] ?? "", name);
const said = () => page.evaluate(() => globalThis.__said);
const mine = () => page.evaluate(() => document.querySelector(".turn.mine") !== null);

async function look(where) {
  axe[where] = await violations(page);
  for (const violation of axe[where]) wrong.push(`axe, ${where}: ${violation}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) wrong.push(`${where}: the page is ${over} pixels too wide`);
  if (given.shot) await page.screenshot({ path: `${given.shot}-${where}.png`, fullPage: true });
}

async function openRoom() {
  await page.goto(positionals[0]);
  await page.waitForSelector("#players");
  await keys.choose("select.lang", given.lang);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, given.lang);
  await page.waitForTimeout(300); // the games come again, in this language
  await look("hall");
  await keys.go("#name");
  await keys.press("Control+a");
  await keys.type(NAMES[given.lang]);
  await keys.choose("#game", given.game);
  await keys.choose("#players", given.seats);
  if (options.length || given["one-deal"]) {
    await keys.go(".form > details > summary");
    await keys.press("Enter");
  }
  if (given["one-deal"]) {
    await keys.go("#one-deal");
    await keys.press("Space");
  }
  for (const [key, value] of options.map((each) => each.split("="))) {
    const field = `[data-option="${key}"]`;
    if (await page.evaluate((wanted) => document.querySelector(wanted)?.type === "checkbox", field)) {
      await keys.go(field);
      if ((await page.evaluate(() => String(document.activeElement.checked))) !== value) await keys.press("Space");
    } else await keys.choose(field, value);
  }
  await keys.go(".form > button[type=submit]");
  await keys.press("Enter");
  await page.waitForSelector("main[data-phase=waiting]");
  await look("waiting");
}

/** Arrows follow the eye: the next card lies to the left where one reads from right to left. */
async function checkArrows() {
  const at = () => page.evaluate(() => [...document.querySelectorAll("#hand [role=option]")].indexOf(document.activeElement));
  await keys.press("Home");
  await keys.press(given.lang === "ar" ? "ArrowLeft" : "ArrowRight");
  if ((await at()) !== 1) wrong.push("the arrow does not lead to the next card");
  await keys.press("End");
  await keys.press("Home");
  if ((await at()) !== 0) wrong.push("Home does not lead to the first card");
}

async function ask() {
  for (const key of ["h", "t", "s", "c", "e", "l", "m"]) {
    const before = (await said()).length;
    await keys.press(key);
    await page.waitForFunction((count) => globalThis.__said.length > count, before).catch(() => wrong.push(`no answer to the key ${key}`));
  }
  await keys.press("?");
  await page.waitForSelector("dialog[open]");
  for (const violation of await violations(page)) wrong.push(`axe, help: ${violation}`);
  await keys.press("Escape");
  await keys.press("/");
  if (!(await keys.on("#command"))) wrong.push("/ does not lead to the command line");
  await keys.press("Escape");
}

const moved = (step, most) => page.waitForFunction((before) => document.querySelector("main").dataset.step !== before, step, { timeout: most });

/** Make some move: with a card of the hand, else with a button, else by typing one that is there. */
async function move(step) {
  await withCard();
  if (await page.evaluate(() => document.querySelector("dialog[open]") !== null)) await keys.press("Enter");
  if (await moved(step, 1_500).then(() => true, () => false)) return;
  const button = ".actions > button:not([data-ask], [aria-disabled=true])";
  if (await page.evaluate((wanted) => document.querySelector(wanted) !== null, button)) {
    await keys.go(button);
    await keys.press("Enter");
    if (await page.evaluate(() => document.querySelector("dialog[open]") !== null)) await keys.press("Enter");
  } else {
    await keys.press("/");
    await keys.press("Control+a");
    await keys.type(await page.evaluate(() => document.activeElement.placeholder));
    await keys.press("Enter");
  }
  await moved(step, 20_000);
}

async function withCard() {
  if (!(await page.evaluate(() => document.querySelector("#hand [role=option]")))) return;
  if (!(await keys.on("#hand [role=option]"))) await keys.go("#hand [role=option], #hand [role=listbox]", "F6", 12);
  if (await keys.on("#hand [role=listbox]")) await keys.press("Home");
  const count = await page.evaluate(() => document.querySelectorAll("#hand [role=option]").length);
  for (let i = 0; i < count && (await keys.on("[aria-disabled=true]")); i++) await keys.press("ArrowDown");
  if (!count || (await keys.on("[aria-disabled=true]"))) return;
  if (await keys.on("[aria-multiselectable=true] *")) await choose(count);
  await keys.press("Enter");
}

/** Where several cards are chosen, as few from this one on as the main action takes, unless one alone begins a move. */
async function choose(count) {
  const fits = () => page.evaluate(() => !document.querySelector(".do .main").matches("[aria-disabled=true]"));
  await keys.press("Space");
  for (let i = 1; i < count && !(await fits()); i++) {
    await keys.press("ArrowDown");
    await keys.press("Space");
  }
}

async function play() {
  let moves = 0;
  const ends = begun + Number(given.seconds) * 1000;
  while ((await main("phase")) !== "over") {
    if (Date.now() > ends) throw new Error("the match does not come to its end in time");
    if (!(await mine())) {
      await page.waitForFunction(() => document.querySelector(".turn.mine, main[data-phase=over]"));
      continue;
    }
    if (moves === 2) {
      await keys.go("#hand [role=option]", "F6", 12).catch(() => keys.press("Home"));
      await checkArrows();
    }
    if (moves === 3) await ask();
    if (moves === 5) await look("middle");
    const step = await main("step");
    await move(step);
    moves++;
  }
  return moves;
}

/** Everything that the log tells was also said. */
async function checkHeard() {
  await page.waitForTimeout(1500);
  const heard = (await said()).map(({ text }) => text).join("\n");
  const log = await page.evaluate(() => [...document.querySelectorAll(".log li, .log h3")].slice(1).map((line) => line.textContent));
  for (const line of log) if (!heard.includes(line)) wrong.push(`not said: ${line}`);
  if (!log.length) wrong.push("the log is empty");
}

let moves = 0;
let result = [];
try {
  await openRoom();
  await keys.go(".do .main");
  await keys.press("Enter");
  await page.waitForSelector("main[data-phase=playing], main[data-phase=over]"); // a deal can be over at once
  moves = await play();
  await look("end");
  await checkHeard();
  result = await page.evaluate(() => [...document.querySelectorAll(".result p")].map((each) => each.textContent));
  if (!result.length) wrong.push("no result is shown");
  for (const where of await page.evaluate(() => globalThis.__lost)) wrong.push(`focus lost: ${where}`);
} catch (error) {
  wrong.push(String(error.message).split("\n")[0]);
  if (given.shot) await page.screenshot({ path: `${given.shot}-wrong.png`, fullPage: true });
}
const told = {
  ok: wrong.length === 0, wrong, game: given.game, lang: given.lang, seats: Number(given.seats), moves, steps: Number(await main("step")) || 0,
  said: (await said()).length, axe, result, seconds: Math.round((Date.now() - begun) / 1000),
};
await browser.close();
console.log(JSON.stringify(told));
process.exit(told.ok ? 0 : 1);
