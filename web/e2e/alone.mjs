// Who plays alone: a deal by its number, the same again, and how the deals went.

import { opened, violations } from "./browser.mjs";

const RESIGN = { en: "Resign", ar: "استسلم", el: "Παραιτήσου" };

export async function playAlone(browser, base, { game, deal = 7, lang = "en", option = [] }) {
  const wrong = [];
  const link = [`game=${game}`, `deal=${deal}`, ...option].join("&");
  const cards = (page) => page.evaluate(() => [...document.querySelectorAll("[data-card], #hand [role=option]")].map((card) => card.dataset.card ?? card.textContent).join(" "));

  /** By the link of a deal into a room of one's own. */
  async function sits() {
    const page = await opened(browser, wrong, { kept: { name: "Salma", lang } });
    await page.goto(`${base}?${link}`);
    await page.waitForSelector("#deal");
    if ((await page.inputValue("#game")) !== game || (await page.inputValue("#deal")) !== String(deal)) wrong.push("the link of a deal does not choose it");
    await page.click(".form > button[type=submit]");
    await page.waitForSelector("main[data-phase=playing]"); // who is alone waits for nobody
    if (await page.$("#chat")) wrong.push("who is alone is offered a chat");
    return page;
  }

  const page = await sits();
  const dealt = await cards(page);
  const links = await page.evaluate(() => [...document.querySelectorAll("[id^=link-]")].map((link) => link.value));
  if (!links.some((each) => each.endsWith(`?${link}`))) wrong.push(`no link to the deal: ${links}`);
  for (let over = 1; over < 3; over++) { // given up, begun again, and given up again
    if (over === 1) { // typed it is meant, pressed it is asked about, and the safe answer has the focus
      await page.fill("#command", "resign");
      await page.press("#command", "Enter");
    } else {
      const resign = page.locator(".moves > button", { hasText: RESIGN[lang] });
      for (const ask of [resign, page.locator("[data-ask=leave]")]) {
        await ask.click();
        await page.waitForSelector("dialog[open] [data-sure]");
        await page.keyboard.press("Enter");
        await page.waitForSelector("dialog:not([open])", { state: "attached" });
        if (!(await page.$("main[data-phase=playing]"))) wrong.push("what cannot be taken back is done by Enter alone");
      }
      await resign.click();
      await page.click("dialog[open] [data-sure]");
    }
    await page.waitForSelector("main[data-phase=over]");
    const told = await page.evaluate(() => [...document.querySelectorAll(".result p")].map((each) => each.textContent.replace(/[\u2066-\u2069]/g, "")));
    if (lang === "en" && !told.includes("So far: one deal played, 0 won; 0 in a row now, 0 at most.")) wrong.push(`after the end it is told: ${told}`);
    if (over === 1) for (const violation of await violations(page)) wrong.push(`axe: ${violation}`);
    await page.click("[data-ask=restart]");
    await page.waitForSelector("main[data-phase=playing]");
    if ((await cards(page)) !== dealt) wrong.push("the deal that is begun again is another one");
  }
  const other = await sits();
  if ((await cards(other)) !== dealt) wrong.push("the same number gives other cards to somebody else");
  await page.context().close();
  await other.context().close();
  return { ok: wrong.length === 0, wrong };
}
