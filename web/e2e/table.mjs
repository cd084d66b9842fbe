// Plays a whole match to its end by keyboard alone, by the page as a person would, and listens.
//
//   node e2e/table.mjs BASE [--lang en|ar|el] [--game KEY] [--seats N] [--option KEY=VALUE ...] [--one-deal]
//                           [--width 1280] [--height 800] [--light day|lamp] [--print large] [--seconds 300]
//
// BASE is the address of a running card room that serves the built page (`npm run build`), for example
// http://127.0.0.1:8123/; run it with quick bots (MAJLIS_PACE=0) and a database of its own. Needs `npm ci` in web/;
// the browser is $CHROMIUM, else the machine's, else the one among the packages. --one-deal agrees on a short match.
//
// Prints one line of JSON: {ok, wrong: [sentences], game, lang, seats, moves, steps, said, axe: {hall, waiting, middle, end},
// result, seconds}; exit code 0 if ok. Wrong are: a line of the log that no live region told, or one that was told once too
// often, focus lost, a question without an answer, arrows against the eye, violations that axe finds, sideways scrolling, an
// error on the page.

import { parseArgs } from "node:util";

import { launch } from "./browser.mjs";
import { playMatch } from "./match.mjs";

const one = { type: "string" };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: one, game: one, seats: one, option: { type: "string", multiple: true }, width: one, height: one, light: one, print: one, seconds: one, shot: one, "one-deal": { type: "boolean" } },
});
const browser = await launch();
const told = await playMatch(browser, positionals[0], values);
await browser.close();
console.log(JSON.stringify(told));
process.exit(told.ok ? 0 : 1);
