// Plays many matches with one browser, some of them at once: `node e2e/desk.mjs BASE [AT_ONCE]`.
//
// Reads wishes, one JSON a line: {"name": ..., "script": "match" or another one below, ...}; writes what each found, one
// JSON a line with its name, as soon as it is known.

import { createInterface } from "node:readline";

import { keepAccount } from "./account.mjs";
import { playAlone } from "./alone.mjs";
import { goAway } from "./away.mjs";
import { launch } from "./browser.mjs";
import { keepCompany } from "./company.mjs";
import { keepDevice } from "./device.mjs";
import { fourInTwoSides } from "./four.mjs";
import { playHere } from "./here.mjs";
import { walkLayouts } from "./layouts.mjs";
import { checkLines } from "./lines.mjs";
import { lookBack } from "./lookback.mjs";
import { playMatch } from "./match.mjs";
import { measure } from "./measure.mjs";
import { askForPapers } from "./papers.mjs";
import { openRecord } from "./opening.mjs";
import { playRace } from "./race.mjs";
import { playByRoles } from "./roles.mjs";
import { lookAt } from "./still.mjs";
import { takeTour } from "./tour.mjs";

// one a line, in the order of the alphabet
const SCRIPTS = {
  account: keepAccount,
  away: goAway,
  alone: playAlone,
  company: keepCompany,
  device: keepDevice,
  four: fourInTwoSides,
  here: playHere,
  layouts: walkLayouts,
  lines: checkLines,
  lookback: lookBack,
  match: playMatch,
  measure,
  opening: openRecord,
  papers: askForPapers,
  race: playRace,
  roles: playByRoles,
  still: lookAt,
  tour: takeTour,
};
const [base, atOnce = "2"] = process.argv.slice(2);
const browser = await launch();
const waiting = [];
let working = 0;

async function work() {
  working++;
  for (let wish; (wish = waiting.shift()); ) {
    const { name, script, ...rest } = wish;
    const told = await SCRIPTS[script](browser, rest.base ?? base, rest).catch((error) => ({ ok: false, wrong: [String(error.message).split("\n").slice(0, 4).join(" ")] }));
    console.log(JSON.stringify({ name, ...told }));
  }
  working--;
}

createInterface({ input: process.stdin })
  .on("line", (line) => {
    waiting.push(JSON.parse(line));
    if (working < Number(atOnce)) void work();
  })
  .on("close", async () => {
    await browser.close();
    process.exit(0);
  });
