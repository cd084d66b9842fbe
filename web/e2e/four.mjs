// Four people in two sides, each in a browser page of their own: they talk, one of them goes and comes back, and they play
// to the end.

import { Person } from "./company.mjs";

const LANGS = ["en", "el", "ar", "en"];
const NAMES = ["Salma", "Nikos", "Layla", "Omar"];
const MOST = 400; // looks at the table

export async function fourInTwoSides(browser, base, { game }) {
  const wrong = [];
  const people = [];
  for (const [i, name] of NAMES.entries()) {
    const person = await new Person(browser, name, LANGS[i], wrong).come(i ? `${base}${people[0].room}` : base);
    people.push(person);
    if (i === 0) {
      await person.page.waitForSelector("#players");
      await person.keys.choose("#game", game);
      await person.keys.choose("#players", "4");
      await person.press(".form > details > summary");
      await person.keys.go("#one-deal");
      await person.keys.press("Space");
      await person.press(".form > button[type=submit]");
      await person.phase("waiting");
      person.room = await person.page.evaluate(() => location.hash);
    } else {
      await person.page.waitForSelector("main[data-phase=waiting], main.gate");
      if (await person.page.evaluate(() => document.querySelector("main.gate"))) await person.press("main.gate .main");
      await person.phase("waiting");
    }
  }
  const begin = async (person) => {
    await person.keys.go("[data-ask=ready]");
    await person.keys.press("Enter");
  };
  for (const person of people) await begin(person);
  for (const person of people) await person.phase("playing");

  // a line that all four read, partners and opponents alike
  const [host, , gone] = people;
  const others = people.slice(1);
  const before = await Promise.all(others.map(async (person) => (await person.said()).length));
  await host.keys.go("#chat");
  await host.keys.type("good luck all");
  await host.keys.press("Enter");
  await host.page.evaluate(() => document.activeElement.blur()); // where letters are commands again
  for (const [i, person] of others.entries()) {
    const heard = (from) => globalThis.__said.slice(from).some(({ text }) => text.includes("good luck all"));
    await person.page.waitForFunction(heard, before[i]).catch(() => wrong.push(`${person.name} does not hear the line`));
  }

  // some play, then one goes without a word, and comes back to the same seat
  const turn = async () => {
    for (const person of people) {
      if (await person.page.evaluate(() => document.querySelector(".turn.mine"))) {
        const step = await person.page.evaluate(() => document.querySelector("main").dataset.step);
        await person.keys.press("/");
        await person.keys.type(await person.page.evaluate(() => document.activeElement.placeholder));
        await person.keys.press("Enter");
        await person.page.waitForFunction((was) => document.querySelector("main").dataset.step !== was, step, { timeout: 10_000 }).catch(() => person.stuck = (person.stuck ?? 0) + 1);
        if (person.stuck > 3) throw Error(`${person.name} cannot move: ${await person.page.evaluate(() => document.querySelector("main").innerText.slice(-600))}`);
        await person.keys.press("Escape");
        return;
      }
    }
    await host.page.waitForTimeout(50);
  };
  for (let i = 0; i < 6; i++) await turn();
  const seat = () => gone.page.evaluate(() => document.querySelector(".sits.foot")?.dataset.seat);
  const mine = await seat();
  const context = gone.page.context();
  await gone.page.close();
  gone.page = await context.newPage();
  await gone.page.goto(`${base}${host.room}`);
  gone.keys = new gone.keys.constructor(gone.page);
  await gone.phase("playing");
  if ((await seat()) !== mine) wrong.push(`who came back sits at ${await seat()}, not at ${mine}`);

  const over = () => host.page.evaluate(() => document.querySelector("main").dataset.phase === "over");
  for (let i = 0; i < MOST && !(await over()); i++) await turn();
  for (const person of people) await person.phase("over").catch(() => wrong.push(`${person.name} does not see the end`));
  for (const person of people) await person.page.context().close();
  return { ok: wrong.length === 0, wrong };
}
