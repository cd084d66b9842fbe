// Walks over tables that show each way for cards to lie, as `mock/serve.py` has them, by keyboard alone, and listens.

import { opened, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";

export async function walkLayouts(browser, base, { width = 1280, lang = "en" }) {
  const wrong = [];
  const page = await opened(browser, wrong, { viewport: { width, height: 800 }, kept: { name: "Salma", lang }, before: [listen], timeout: 10_000 });
  const keys = new Keyboard(page);

  const is = (what, found, wanted) => {
    if (found !== wanted) wrong.push(`${what}: "${found}" and not "${wanted}"`);
  };
  const ends = (what, found, wanted) => found.endsWith(wanted) || wrong.push(`${what}: "${found}" does not end with "${wanted}"`);
  const plain = (words) => words.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
  const focused = async () => plain(await page.evaluate(() => {
    const copy = document.activeElement.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent;
  }));
  const at = () => page.evaluate(() => document.activeElement.dataset.at);
  const last = async () => plain((await page.evaluate(() => globalThis.__said.at(-1)?.text)) ?? "");
  const answers = async (key) => {
    const before = await page.evaluate(() => globalThis.__said.length);
    await keys.press(key);
    await page.waitForFunction((count) => globalThis.__said.length > count, before);
    return last();
  };
  const show = async (room) => {
    await page.goto(`${base}?${room}#${room}`); // a page of its own, not only another hash
    await page.waitForSelector("main[data-phase=playing]");
    await page.waitForFunction(() => globalThis.__said.length > 0);
    for (const violation of await violations(page)) wrong.push(`axe, ${room}: ${violation}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${room}: the page is ${over} pixels too wide`);
  };

  await show("cross");
  const [heading, first] = await page.locator(".log :is(h3, li)").allTextContents();
  if (lang === "en") is("the log of who comes late", `${heading}: ${plain(first).split(":")[0]}`, "Since you came to the table: The board");
  await keys.go("[role=gridcell]");
  if (lang === "en") is("the first card of a cross", await focused(), "P, row 6, column 3");
  is("where one comes into a cross", await at(), "5,2");
  await keys.press("ArrowRight"); // letters run to the right, wherever the page reads to
  is("to the right", await at(), "5,3");
  await keys.press("End");
  is("the end of the row", await at(), "5,6");
  await keys.press("ArrowDown");
  is("down", await at(), "6,6");
  await keys.press("ArrowLeft");
  is("into a gap", await at(), "6,5");
  const word = await answers("PageDown");
  is("the next word begins", await at(), "7,3");
  if (lang === "en") is("what is said of it", word, "Engulfs across from row 8, column 4.");
  await answers("PageUp");
  is("the word before", await at(), "5,6");
  await keys.press("Control+End");
  is("the last corner", await at(), "12,12");
  if (lang === "en") is("the board on asking", (await answers("c")).split(". ")[0], "The board: pasta across from row 6, column 3; aqua down from row 6, column 7; engulfs across from row 8, column 4; faith down from row 8, column 9; ten down from row 11, column 13; house across from row 12, column 9");
  const small = await page.evaluate(() => document.querySelector("[role=gridcell]").getBoundingClientRect().width);
  await keys.go(".sizes button:last-child", "Shift+Tab");
  await keys.press("Enter");
  if (!((await page.evaluate(() => document.querySelector("[role=gridcell]").getBoundingClientRect().width)) > small)) wrong.push("the board does not become larger");

  await show("grid");
  await keys.go("[role=gridcell]");
  if (lang === "en" && !(await focused()).includes("2 cards, row 1, column 1")) wrong.push(`two cards in one place are not told: ${await focused()}`);
  await keys.press("Control+End");
  is("the last corner of the grid", await at(), "5,5");

  await show("words");
  await keys.go(".zone .word");
  const name = await focused();
  if (lang === "en" && !name.startsWith("friend, 6 cards")) wrong.push(`a word is read as "${name}"`);
  if (lang === "en") is("a word letter by letter", await answers("Enter"), "F, R, I or O, as I, A or E, as E, N, D.");
  const order = await page.evaluate(() => {
    const [first, second] = document.querySelectorAll(".word .card");
    return first.getBoundingClientRect().x < second.getBoundingClientRect().x;
  });
  if (!order) wrong.push("a word of Latin letters does not run to the right");

  await show("columns");
  // a word out of cards: the room refuses it here, and by that tells what it was sent
  await show("builder");
  const sent = async () => (await page.evaluate(() => globalThis.__said.filter(({ how }) => how === "assertive").at(-1)?.text)) ?? "";
  const sends = async (what, wanted, act) => {
    const before = await page.evaluate(() => globalThis.__said.filter(({ how }) => how === "assertive").length);
    await act();
    await page.waitForFunction((count) => globalThis.__said.filter(({ how }) => how === "assertive").length > count, before);
    is(what, await sent(), `Not here: ${wanted}`);
  };
  await keys.go(".tray button");
  await keys.press("Enter"); // B
  await keys.press(lang === "ar" ? "ArrowRight" : "ArrowRight");
  await keys.press("Enter"); // R
  await keys.press("ArrowRight");
  await keys.press("Enter"); // I or O
  await keys.press("ArrowRight");
  const open = await answers("Enter"); // wild
  if (lang === "en") ends("a wild card is picked", open, "?, letter still open, word so far: bri?");
  await keys.go(".slots button");
  await keys.press("e");
  await keys.press("ArrowLeft");
  const other = await answers("Enter"); // the other side of the vowel
  if (lang === "en") ends("a vowel card is turned", other, "Word so far: broe.");
  await keys.press("Alt+ArrowLeft"); // before the R
  await sends("the move of picked cards", "word B I/O=O R ?=E", async () => {
    await keys.go(".open-move[data-verb=word] button[type=submit]");
    await keys.press("Enter");
  });
  await sends("the move of a typed word", "word bore", async () => {
    await keys.go(".open-move[data-verb=word] input", "Shift+Tab");
    await keys.type("bore");
    await keys.press("Enter");
  });
  await keys.go(".slots button", "Shift+Tab");
  for (let i = 0; i < 4; i++) await keys.press("Delete");
  if (await page.evaluate(() => document.querySelector(".slots button"))) wrong.push("a card cannot be taken back");
  // by mouse or finger: clicks pick, and a card is dragged before another
  await page.locator(".open-move[data-verb=word] input").fill("");
  for (const nth of [4, 5]) await page.locator(".tray button").nth(nth).click();
  const card = await page.locator(".tray button").nth(0).boundingBox();
  const slot = await page.locator(".slots button").nth(0).boundingBox();
  await page.mouse.move(card.x + 10, card.y + 10);
  await page.mouse.down();
  await page.mouse.move(card.x + 30, card.y + 30, { steps: 4 });
  await page.mouse.move(slot.x + 2, slot.y + 20, { steps: 4 });
  await page.mouse.up();
  await sends("a dragged card goes where it was dropped", "word B @S A/E=E", () => page.locator(".open-move[data-verb=word] button[type=submit]").click());

  // several words, one of them made of a word on the table, which is picked whole
  const send = async () => {
    await keys.go(".open-move[data-verb=word] button[type=submit]");
    await keys.press("Enter");
  };
  const picks = async (...steps) => { // how far to the next card, and Enter
    for (const step of steps) {
      for (let i = 0; i < Math.abs(step); i++) await keys.press(step > 0 ? "ArrowDown" : "ArrowUp");
      await keys.press("Enter");
    }
  };
  const hears = async (what, wanted) => {
    if (lang !== "en") return;
    const heard = (end) => globalThis.__said.at(-1)?.text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim().endsWith(end);
    await page.waitForFunction(heard, wanted).catch(() => {});
    ends(what, await last(), wanted);
  };
  await show("melds");
  await keys.go(".tray button");
  await picks(0, 1, 1);
  await keys.press("+");
  await hears("a word is complete", "Word 1: fac.");
  await keys.press("End");
  await picks(0);
  await hears("a word on the table is picked", "Sit, words of Iris, word 2 so far: sit.");
  await picks(-1);
  await sends("two words", "word F A/E=A C / @S @E/I=I @T B", send);
  await keys.go(".slots button", "Shift+Tab");
  await keys.press("Home");
  await keys.press("Alt+ArrowUp"); // at the edge it stays
  await keys.press("+"); // one letter is a word now, and the end of the old one stays
  await sends("a word is divided", "word F / A/E=A C / @S @E/I=I @T B", send);
  // by finger: a card is lifted, and put where another one lies
  await page.locator(".slots button").nth(0).click();
  await page.locator(".turns button").nth(2).click();
  await page.locator(".slots button").nth(1).click();
  await sends("a card lifted into another word", "word A/E=A F C / @S @E/I=I @T B", () => page.locator(".open-move[data-verb=word] button[type=submit]").click());

  // a word made of another: only one, and the move names it
  await show("change");
  await keys.go(".tray button");
  await picks(2, -2, 1, 2);
  await hears("another word instead of the first", "Tar, your words, word so far: sttar.");
  await sends("the other word is named", "word S @T T A/E=A R old TAR/0", send);

  // a chain begins as it lies, and its words share a card
  await show("chain");
  await keys.go(".tray button");
  await picks(5);
  await hears("a card at the end of a chain", "D, word 3 so far: ed.");
  await keys.go(".slots button");
  await keys.press("End");
  await keys.press("ArrowUp"); // the E, where the word broke off
  await page.locator(".turns button[aria-pressed=true]").last().click(); // it goes on
  await keys.go(".slots button", "Shift+Tab");
  await keys.press("End");
  await keys.press("+");
  await hears("the last word is complete", "Word 2: ted.");
  const cells = await page.evaluate(() => [...document.querySelectorAll(".slots.chain li")].map((each) => each.getBoundingClientRect()).map(({ x, y }) => [Math.round(x), Math.round(y)]));
  if (cells.length !== 5 || cells[3][0] !== cells[2][0] || cells[3][1] <= cells[2][1]) wrong.push(`the second word does not run down: ${JSON.stringify(cells)}`);
  await sends("the chain as a move", "word C A/E=A T / E/O=E D /", send);

  // a word in doubt: what one answers stays in sight beside where one writes, and does not lie over the hand
  await show("doubt");
  const seen = (part) => page.evaluate((each) => [...document.querySelectorAll(each)].map((found) => found.getBoundingClientRect()).map(({ top, bottom }) => top >= 0 && bottom <= innerHeight), part);
  for (const [wide, high] of [[320, 640], [360, 740], [1024, 768], [1280, 720]]) {
    await page.setViewportSize({ width: wide, height: high });
    await page.evaluate(() => document.querySelector(".cloth").scrollIntoView());
    const answered = await seen(".do .btn");
    if (answered.length !== 5 || answered.includes(false)) wrong.push(`${wide} by ${high}: what answers a doubt is not in sight: ${answered}`);
    const [hand, bar] = await page.evaluate(() => ["#hand [role=listbox]", ".do"].map((part) => document.querySelector(part).getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
    if (wide > 1000 && hand.bottom > bar.top) wrong.push(`${wide} by ${high}: the deeds lie over the hand`);
  }
  const names = await page.evaluate(() => [...document.querySelectorAll(":is(.do, .moves) :is(.btn, summary)")].filter((each) => each.checkVisibility()).map((each) => each.textContent.trim()));
  if (new Set(names).size < names.length) wrong.push(`two deeds have the same name: ${names.join(", ")}`);

  for (const where of await page.evaluate(() => globalThis.__lost)) wrong.push(`focus lost: ${where}`);
  await page.context().close();
  return { ok: wrong.length === 0, wrong };
}
