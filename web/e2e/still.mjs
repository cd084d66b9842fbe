// One table that stands still, as people with different pages see it: what a screen reader is told of it, what axe finds,
// and whether anything lies beside the page.

import { opened, violations } from "./browser.mjs";

/** How a page can be: wide, on a small phone, with letters twice as large, on a phone with such letters, in colours of the system, by lamp. */
export const FORMS = {
  wide: { width: 1280, height: 860 },
  phone: { width: 320, height: 700 },
  text: { width: 1280, height: 860, text: true },
  both: { width: 360, height: 740, text: true },
  forced: { width: 1280, height: 860, forced: true },
  lamp: { width: 1280, height: 860, lamp: true },
};

export async function lookAt(browser, base, { room, forms = Object.keys(FORMS), axe = ["wide"] }) {
  const wrong = [];
  const lang = room.split(".")[1];
  const page = await opened(browser, wrong, { viewport: FORMS.wide, kept: { name: "Salma", lang } });
  await page.goto(`${base}?${room}#${room}`);
  await page.waitForSelector("main[data-phase=playing]");
  const parts = await Promise.all([".status", ".cloth"].map((part) => page.locator(part).ariaSnapshot()));
  for (const form of forms) {
    const how = FORMS[form];
    await page.setViewportSize(how);
    await page.emulateMedia({ colorScheme: how.lamp ? "dark" : "light", forcedColors: how.forced ? "active" : "none", reducedMotion: "reduce" });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), how.text ? "200%" : "");
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${form}: the page is ${over} pixels too wide`);
    // a card that can be chosen has an edge in every colour, and lies within the cloth
    const cards = await page.evaluate(() => [...document.querySelectorAll(".cloth .card")].filter((card) => !card.closest(".board")).map((card) => {
      const [box, cloth] = [card, card.closest(".cloth")].map((each) => each.getBoundingClientRect());
      return { beside: box.width > 0 && (box.left < cloth.left - 2 || box.right > cloth.right + 2), name: card.textContent.trim().slice(0, 40) };
    }));
    const beside = cards.filter((card) => card.beside);
    if (beside.length) wrong.push(`${form}: ${beside.length} cards lie beside the cloth, such as ${beside[0].name}`);
    if (axe.includes(form)) for (const violation of await violations(page)) wrong.push(`axe, ${form}: ${violation}`);
  }
  await page.context().close();
  return { ok: wrong.length === 0, wrong, aria: parts.join("\n").replace(/[\u2066-\u2069]/g, "") + "\n" };
}
