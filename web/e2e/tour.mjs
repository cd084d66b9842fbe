// Takes the tour of a game by the accessibility tree alone: what is found by its role and its name, and what is said.

import { opened, violations } from "./browser.mjs";
import { listen } from "./keyboard.mjs";

const MOST_MOVES = 60;

export async function takeTour(browser, base, { game, lang = "en", width = 1280, shot = "" }) {
  const wrong = [];
  const page = await opened(browser, wrong, { viewport: { width, height: 800 }, kept: { lang }, before: [listen] });
  const plain = (words) => (words ?? "").replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
  const look = async (where) => {
    for (const violation of await violations(page)) wrong.push(`axe, ${where}: ${violation}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${where}: the page is ${over} pixels too wide`);
    if (shot) await page.screenshot({ path: `${shot}-${where}.png`, fullPage: true });
  };
  const { games, words } = await page.request.get(`${base}api/games?lang=${lang}`).then(async (answer) => ({ games: await answer.json(), words: WORDS[lang] }));
  const name = games.find((each) => each.key === game).name;

  const begun = Date.now();
  await page.goto(base);
  await page.getByRole("button", { name: words.of.replace("|", `\u2068${name}\u2069`), exact: true }).first().click(); // the game chosen in the hall has another beside its rules
  const guide = page.getByRole("region", { name: words.tour });
  await guide.waitFor();
  let first = 0;
  let byHand = 0;
  let moves = 0;
  for (; moves < MOST_MOVES; moves++) {
    const help = guide.getByRole("button", { name: new RegExp(`^${words.do}`) });
    const ends = guide.getByText(words.ends);
    await help.or(ends).first().waitFor();
    if (await ends.count()) break;
    if (moves === 0) await look("begin");
    const asked = plain(await help.textContent()).slice(words.do.length + 2);
    const step = await page.evaluate(() => document.querySelector("main").dataset.step);
    if (await byHandIfThereIs(page, asked, plain, wrong)) byHand++;
    else await help.click();
    await page.waitForFunction((before) => document.querySelector("main").dataset.step !== before && !document.querySelector("main").dataset.busy, step);
    first ||= Date.now() - begun;
  }
  if (moves === MOST_MOVES) wrong.push("the tour does not end");
  await look("end");
  const said = () => page.evaluate(() => globalThis.__said.map(({ text }) => text).join(" "));
  for (const line of await guide.locator("p").allTextContents()) if (!(await soon(async () => plain(await said()).includes(plain(line))))) wrong.push(`not said: ${line}`);
  await page.context().close();
  return { ok: wrong.length === 0, wrong, moves, byHand, first };
}

const WORDS = {
  en: { tour: "Guided tour", of: "Tour of |", do: "Do it for me", ends: "This is the end of the tour." },
  ar: { tour: "جولة تعليمية", of: "جولة تعليمية في |", do: "لعبها عنّي", ends: "هنا تنتهي الجولة." },
  el: { tour: "Ξενάγηση", of: "Ξενάγηση: |", do: "Κάνε το για μένα", ends: "Εδώ τελειώνει η ξενάγηση." },
};

/** Does this come true before long? Sentences wait for those before them, and longer while the page has work. */
async function soon(check) {
  for (let i = 0; i < 200; i++) {
    if (await check()) return true;
    await new Promise((later) => setTimeout(later, 50));
  }
  return false;
}

/** Make the move at the table: by its button, or by the card that has it, where there is one. */
async function byHandIfThereIs(page, asked, plain, wrong) {
  const named = async (buttons) => {
    for (const button of await buttons.elementHandles()) if (plain(await button.textContent()).startsWith(asked)) return button;
    return null;
  };
  const button = await named(page.getByRole("group").getByRole("button", { disabled: false }).or(page.locator(".do .main ~ button")));
  if (button) return button.click().then(() => true);
  const cards = page.getByRole("listbox").getByRole("option");
  const main = () => named(page.locator(".do .main:not([aria-disabled=true])"));
  const raised = await main();
  for (const card of await cards.elementHandles()) {
    await card.focus();
    if (!(await main())) continue;
    if (!raised) wrong.push(`the card that is asked for is not the one chosen: ${asked}`);
    await page.keyboard.press("Enter");
    return true;
  }
  return false;
}
