// Makes an account in the hall by keyboard alone, leaves it, comes back with another password, and erases it.

import fs from "node:fs";

import { opened, violations } from "./browser.mjs";
import { Keyboard, listen } from "./keyboard.mjs";

/** As the card room would tell it of somebody who has played. */
const PLAYED = { game: "any", title: "Any", played: 12, won: 7, shared: 1, streak: 2, best_streak: 4, words: 30, longest: "قهوة" };

/** A ring of keys in software, whose holder says yes to everything. */
async function keyring(page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await tools.send("WebAuthn.addVirtualAuthenticator", { options });
  return { yes: (isUserVerified) => tools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }) };
}

export async function keepAccount(browser, base, { lang = "en", width = 1280, person: name, shot = "" }) {
  const wrong = [];
  const page = await opened(browser, wrong, { viewport: { width, height: 900 }, kept: { lang }, before: [listen], acceptDownloads: true });
  const keys = new Keyboard(page);
  const stage = (wanted) => page.waitForSelector(`#account[data-stage=${wanted}]`);
  const look = async (where) => {
    for (const violation of await violations(page)) wrong.push(`axe, ${where}: ${violation}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${where}: the page is ${over} pixels too wide`);
    if (shot) await (await page.$("[aria-labelledby=account-title]")).screenshot({ path: `${shot}-${where}.png` });
  };
  /** Do something that is answered in words. */
  const says = async (act) => {
    const before = await page.evaluate(() => globalThis.__said.length);
    await act();
    await page.waitForFunction((count) => globalThis.__said.length > count, before);
    return page.evaluate(() => globalThis.__said.at(-1));
  };
  const fill = async (...fields) => {
    for (const [selector, text] of fields) {
      await keys.go(selector);
      await keys.press("Control+a");
      await keys.type(text);
    }
    return says(() => keys.press("Enter"));
  };
  const open = async () => {
    await page.goto(base);
    await page.waitForSelector(`main[data-lang=${lang}]`);
    await keys.go("#account-open > summary");
    await keys.press("Enter");
  };
  const focused = async (where) => (await keys.on("#account > h3")) || wrong.push(`${where}: the focus is not at what came`);
  const first = "the first of my passwords";
  const second = "the second of my passwords";

  await open();
  await stage("nobody");
  await look("nobody");
  await keys.go("[name=account-fresh]");
  await keys.press("ArrowDown");
  await look("new");
  const made = await fill(["#account-name", name], ["#enter-password", first]);
  await stage("in");
  await focused("made");
  await look("in");

  await keys.go("#account-change > summary");
  await keys.press("Enter");
  const refused = await fill(["#change-password", second], ["#change-other", second]);
  if (refused.how !== "assertive") wrong.push(`a wrong password is told as "${refused.text}"`);
  const changed = await fill(["#change-password", first], ["#change-other", second]);
  if (changed.how !== "polite") wrong.push(`another password is told as "${changed.text}"`);

  await keys.go("#account-keep", "Shift+Tab");
  const [saved] = await Promise.all([page.waitForEvent("download"), says(() => keys.press("Enter"))]);
  const kept = JSON.parse(fs.readFileSync(await saved.path(), "utf8"));

  await keys.go("#account-leave");
  await says(() => keys.press("Enter"));
  await stage("nobody");
  await focused("left");
  const shut = await fill(["#account-name", name], ["#enter-password", first]);
  if (shut.how !== "assertive") wrong.push("the old password still opens");
  await look("wrong");
  await fill(["#account-name", name], ["#enter-password", second]);
  await stage("in");

  // a passkey, where the page came safely and under a name
  const safe = await page.evaluate(() => document.querySelector("#account-key") !== null);
  const ring = safe ? await keyring(page) : null;
  if (safe) {
    await keys.go("#account-key");
    await says(() => keys.press("Enter"));
    await page.waitForSelector("#account-keys button");
    await look("key");
    await keys.go("#account-leave", "Shift+Tab");
    await says(() => keys.press("Enter"));
    await stage("nobody");
    await ring.yes(false);
    await keys.go("#account-unlock");
    if ((await says(() => keys.press("Enter"))).how !== "assertive") wrong.push("a key opens for who has not proved to hold it");
    await ring.yes(true);
    await keys.go("#account-unlock");
    await says(() => keys.press("Enter"));
    await stage("in");
    await focused("unlocked");
    await keys.go("#account-keys button");
    await says(() => keys.press("Enter"));
    await page.waitForSelector("#account-keys", { state: "detached" });
    await focused("forgotten");
  }

  await page.route("**/api/account?*", async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()), games: [PLAYED] } }));
  await open();
  await page.waitForSelector("#account dl");
  await look("figures");
  const row = await page.evaluate(() => document.querySelector("#account dl").textContent);
  await page.unroute("**/api/account?*");

  await keys.go("#account-erase > summary");
  await keys.press("Enter");
  await fill(["#erase-password", second]);
  await stage("nobody");
  const gone = await fill(["#account-name", name], ["#enter-password", second]);
  if (gone.how !== "assertive") wrong.push("what was erased still opens");

  if (safe) { // an account that only a passkey opens; the key is its only way in, so it cannot be forgotten
    await keys.go("[name=account-fresh]", "Shift+Tab");
    await keys.press("ArrowDown");
    await keys.go("#account-by-key");
    if ((await says(() => keys.press("Enter"))).how !== "polite") wrong.push("no account is made by a passkey alone");
    await stage("in");
    await focused("made by a key");
    await look("alone");
    await keys.go("#account-keys button");
    if ((await says(() => keys.press("Enter"))).how !== "assertive") wrong.push("the only way into an account is forgotten");
    await keys.go("#account-erase > summary");
    await keys.press("Enter");
    await keys.go("#account-erase-by-key");
    await says(() => keys.press("Enter"));
    await stage("nobody");
    await focused("erased by a key");
  }
  for (const where of await page.evaluate(() => globalThis.__lost)) wrong.push(`focus lost: ${where}`);
  await page.context().close();
  return { ok: wrong.length === 0, wrong, said: made.text, safe, kept, row };
}
