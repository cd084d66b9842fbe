// One match played by the accessibility tree alone: what is there is found by its role and name, and pressed as a screen
// reader presses it. No selector, no pixel.

import { opened } from "./browser.mjs";

const ENOUGH = 40; // tries at one turn

class Listener {
  constructor(page, words) {
    Object.assign(this, { page, words });
  }

  button = (name) => this.page.getByRole("button", { name, exact: true });
  options = (how = {}) => this.page.getByRole("listbox", { name: this.words.hand }).getByRole("option", how);
  log = () => this.page.getByRole("log").innerText();

  /** Press as a screen reader does: without a pointer. */
  async press(locator) {
    await locator.evaluate((element) => element.click());
  }

  /** Reach a card, if it is still there. */
  async reach(card) {
    await card.evaluate((element) => element.focus());
  }

  /** Those that are there now. One that goes while it is reached for does nothing, as under a hand; one named by its place would be waited for. */
  there = (locator) => locator.elementHandles();

  async mine() {
    return (await this.page.title()).startsWith(this.words.turn);
  }

  async over() {
    return (await this.page.getByRole("group", { name: this.words.result }).or(this.page.getByRole("region", { name: this.words.result })).count()) > 0;
  }

  /** Did that make a move? Then the log is longer. */
  async moved(before, tries = 8) {
    for (let i = 0; i < tries; i++) {
      if ((await this.log()) !== before || (await this.over())) return true;
      await this.page.waitForTimeout(60);
    }
    return false;
  }

  /** Where a card can be played in several ways, the first of them; where one is asked whether it is meant, the last answer, which says so. */
  async ways() {
    const dialog = this.page.getByRole("dialog");
    if (!(await dialog.count())) return;
    const ways = await this.there(dialog.getByRole("listitem").getByRole("button"));
    const answer = ways[0] ?? (await this.there(dialog.getByRole("button"))).at(-1);
    if (answer) await this.press(answer);
  }

  async turn() {
    const before = await this.log();
    const done = async () => {
      await this.ways();
      return this.moved(before);
    };
    const cards = this.options({ disabled: false });
    for (const card of (await this.there(cards)).slice(0, 3)) {
      await this.reach(card);
      await this.page.keyboard.press("Enter");
      if (await done()) return;
      if (await this.page.getByRole("option", { selected: true }).count()) break; // cards are chosen here, several of them
    }
    const deeds = this.page.getByRole("region", { name: this.words.main });
    const actions = deeds.or(this.page.getByRole("group", { name: this.words.actions })).getByRole("button", { disabled: false });
    const asks = new Set(this.words.asks);
    for (const action of await this.there(actions)) {
      const name = (await action.evaluate((element) => element.innerText)).split("\n")[0].trim();
      if (asks.has(name)) continue;
      await this.press(action);
      if (await done()) return;
    }
    const main = deeds.getByRole("button", { disabled: false });
    for (const card of (await this.there(cards)).slice(0, ENOUGH)) {
      if ((await card.evaluate((element) => element.ariaSelected)) !== "true") {
        await this.reach(card);
        await this.page.keyboard.press("Space");
      }
      const [play] = await this.there(main);
      if (!play) continue;
      await this.page.waitForTimeout(Math.max(0, this.begun + 900 - Date.now())); // just after the beginning that button does nothing yet
      await this.press(play);
      if (await done()) return;
    }
    const line = this.page.getByRole("textbox", { name: this.words.command });
    await line.fill((await line.getAttribute("placeholder")) ?? "");
    await line.press("Enter");
    if (!(await done()) && !(await this.moved(before, 80))) throw new Error(`no move is found by roles and names after: ${before.split("\n").at(-1)}`);
  }
}

export async function playByRoles(browser, base, { game, lang, seats, words, seconds = 300 }) {
  const wrong = [];
  const page = await opened(browser, wrong, { kept: { lang } });
  const who = new Listener(page, words);
  try {
    await page.goto(base);
    await page.getByRole("textbox", { name: words.name }).fill("Salma");
    await page.getByRole("combobox", { name: words.game, exact: true }).selectOption(game);
    await page.getByRole("combobox", { name: words.players, exact: true }).selectOption(String(seats));
    await who.press(page.getByRole("group").getByText(words.agreed).first());
    await page.getByRole("checkbox", { name: words.short }).check();
    await who.press(who.button(words.open));
    const start = page.getByRole("region", { name: words.main }).getByRole("button").first();
    await start.waitFor();
    await who.press(start);
    who.begun = Date.now();
    const ends = Date.now() + seconds * 1000;
    while (!(await who.over())) {
      if (Date.now() > ends) throw new Error("the match does not come to its end in time");
      if (await who.mine()) await who.turn();
      else await page.waitForTimeout(60);
    }
  } catch (error) {
    wrong.push(String(error.message).split("\n")[0]);
  }
  await page.context().close();
  return { ok: wrong.length === 0, wrong };
}
