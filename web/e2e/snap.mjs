// Pictures of tables, as people with different pages see them.
//
//   node e2e/snap.mjs BASE FOLDER NAME=WORDS ...
//
// WORDS are separated by commas: a room first, then any of a language (ar, el), a width in pixels (320), lamp, large,
// dark (faces), text (200 %), forced (colours), full (the whole page). For example abjad-phone=abjad,ar,320,lamp.

import { launch, violations } from "./browser.mjs";

const [base, folder, ...shots] = process.argv.slice(2);
const browser = await launch();
let wrong = 0;
for (const shot of shots) {
  const [name, words] = shot.split("=");
  const [room, ...how] = words.split(",");
  const is = (word) => how.includes(word);
  const width = Number(how.find((word) => /^\d+$/.test(word)) ?? 1280);
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 760 : 900 }, colorScheme: is("lamp") ? "dark" : "light", reducedMotion: "reduce", forcedColors: is("forced") ? "active" : "none",
  });
  const page = await context.newPage();
  const kept = { name: "Salma", lang: how.find((word) => ["ar", "el"].includes(word)) ?? "en", large: is("large"), dark: is("dark"), flat: is("flat") };
  await page.addInitScript((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(`majlis.${key}`, JSON.stringify(value))), kept);
  await page.goto(`${base}#${room}`);
  await page.waitForSelector("main[data-phase]");
  if (is("text")) await page.addStyleTag({ content: "html { font-size: 200% }" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(`${name}: ${over} pixels too wide`, ++wrong);
  for (const violation of await violations(page)) console.log(`${name}: ${violation}`, ++wrong);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: is("full") });
  await context.close();
}
await browser.close();
process.exit(wrong ? 1 : 0);
