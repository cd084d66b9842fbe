// Pictures of real tables, some moves into a match, as people with different pages see them.
//
//   node e2e/pictures.mjs BASE FOLDER GAME:LANG:SEATS[:MOVES] ...
//
// Makes FOLDER/GAME-LANG-FORM.png for each of the forms below.

import { launch, violations } from "./browser.mjs";
import { Match } from "./match.mjs";

const FORMS = {
  wide: { width: 1280, height: 860 },
  lamp: { width: 1280, height: 860, lamp: true },
  tablet: { width: 820, height: 1100 },
  phone: { width: 320, height: 700 },
  text: { width: 1280, height: 900, text: true },
  forced: { width: 1280, height: 860, forced: true },
};
const USUAL = { option: [], width: "1280", height: "860", light: "day", print: "", seconds: "120", shot: "", scale: process.env.SCALE ?? "1", "one-deal": true };
const [base, folder, ...tables] = process.argv.slice(2);
const browser = await launch();
for (const table of tables) {
  const [game, lang, seats, moves = "3"] = table.split(":");
  const match = new Match(browser, base, { ...USUAL, game, lang, seats });
  await match.open();
  const { page, keys } = match;
  await match.openRoom();
  await keys.go(".do .main");
  await keys.press("Enter");
  match.started = Date.now();
  await page.waitForSelector("main[data-phase=playing]");
  for (let i = 0; i < Number(moves); i++) {
    await page.waitForFunction(() => document.querySelector(".turn.mine, main[data-phase=over]"));
    if (i < Number(moves) - 1) await match.move(await match.main("step"));
  }
  await keys.go("#hand [role=option]", "F6", 12).catch(() => {});
  for (const [form, how] of Object.entries(FORMS)) {
    await page.setViewportSize(how);
    await page.emulateMedia({ colorScheme: how.lamp ? "dark" : "light", forcedColors: how.forced ? "active" : "none", reducedMotion: "reduce" });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), how.text ? "200%" : "");
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(150);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(`${game} ${lang} ${form}: ${over} pixels too wide`);
    for (const violation of await violations(page)) console.log(`${game} ${lang} ${form}: ${violation}`);
    await page.screenshot({ path: `${folder}/${game}-${lang}-${form}.png` });
  }
  await page.context().close();
}
await browser.close();
