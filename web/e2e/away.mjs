// Without a connection: the page opens from what was kept and says so; a table says what is stale, sends nothing later, and
// goes on when the connection is back.

import http from "node:http";
import net from "node:net";

import { opened, violations } from "./browser.mjs";
import { listen } from "./keyboard.mjs";

/** A line to the card room that can be cut: what goes through it, pages and sockets alike, breaks off. */
async function lineTo(base) {
  const { hostname, port } = new URL(base);
  const open = new Set();
  let whole = true;
  const server = http.createServer((asked, answer) => {
    const on = http.request({ agent: false, hostname, port, path: asked.url, method: asked.method, headers: asked.headers }, (told) => {
      answer.writeHead(told.statusCode, told.headers);
      told.pipe(answer);
    });
    on.on("error", () => answer.destroy());
    asked.pipe(on);
  });
  server.on("upgrade", (asked, socket, head) => {
    const on = net.connect(Number(port), hostname, () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`);
      on.write([`GET ${asked.url} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
      on.write(head);
      on.pipe(socket).pipe(on);
    });
    for (const end of [on, socket]) end.on("error", () => (on.destroy(), socket.destroy()));
    socket.on("close", () => on.destroy());
  });
  server.on("connection", (socket) => {
    if (!whole) return void socket.destroy();
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    cut: () => {
      whole = false;
      for (const socket of open) socket.destroy();
    },
    mend: () => (whole = true),
    close: () => server.close(),
  };
}

/** Offer the page to be installed, as a browser does that can. */
const offer = () => dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => (globalThis.__asked = true) }));
const insecure = () => Object.defineProperty(globalThis, "isSecureContext", { value: false });

/** What a page is installed by: its manifest and every picture that this names. */
async function installable(page, wrong) {
  const manifest = await page.evaluate(() => document.querySelector("link[rel=manifest]")?.href);
  if (!manifest) return wrong.push("the page has no manifest");
  const { icons, start_url: start } = await (await page.request.get(manifest)).json();
  for (const file of [start, ...icons.map(({ src }) => src)]) if (!(await page.request.get(new URL(file, manifest).href)).ok()) wrong.push(`the manifest names ${file}, and there is none`);
  await page.evaluate(offer);
  await page.click("[data-away=install]");
  await page.waitForFunction(() => globalThis.__asked && !document.querySelector("[data-away=install]"));
}

/** Over plain http the page says once what it cannot do. */
async function overHttp(browser, address, lang, wrong) {
  const page = await opened(browser, wrong, { kept: { lang }, before: [insecure] });
  await page.goto(address);
  await page.waitForSelector("[data-away=plain]");
  for (const violation of await violations(page)) wrong.push(`axe, plain http: ${violation}`);
  await page.click("[data-away=plain] button");
  await page.reload();
  await page.waitForSelector(".tables");
  if (await page.locator("[data-away=plain]").count()) wrong.push("what plain http cannot do is said twice");
  await page.context().close();
}

export async function goAway(browser, base, { lang = "en", game, shot = "" }) {
  const wrong = [];
  const line = await lineTo(base);
  const page = await opened(browser, wrong, { kept: { lang }, before: [listen] });
  const context = page.context();
  const said = () => page.evaluate(() => globalThis.__said.filter(({ how }) => how === "assertive").map(({ text }) => text));
  const hears = (count) => page.waitForFunction((before) => globalThis.__said.filter(({ how }) => how === "assertive").length > before, count);

  await overHttp(browser, line.address, lang, wrong);
  await page.goto(line.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForSelector(".tables");
  await installable(page, wrong);
  await page.waitForFunction(async () => (await (await caches.open("majlis-1")).keys()).length > 3);
  await page.reload();
  await page.waitForSelector(".tables");

  await page.locator(`[data-tour="${game}"]`).first().click();
  await page.waitForSelector("[data-guide=do]");
  const step = () => page.evaluate(() => document.querySelector("main").dataset.step);
  const before = await step();
  const heard = (await said()).length;
  line.cut();
  await hears(heard);
  const stale = await page.textContent(".status .last");
  if ((await said()).at(-1) !== stale) wrong.push(`what is stale is shown as "${stale}" and said as "${(await said()).at(-1)}"`);
  const told = (await said()).length;
  await page.click("[data-guide=do]");
  await hears(told);
  if ((await said()).at(-1) === stale) wrong.push("it is not said that nothing was sent");
  for (const violation of await violations(page)) wrong.push(`axe, away: ${violation}`);
  if (shot) await page.screenshot({ path: `${shot}-away.png`, fullPage: true });
  line.mend();
  await page.waitForFunction((words) => document.querySelector(".status .last")?.textContent !== words, stale);
  await page.waitForTimeout(1500);
  if ((await step()) !== before) wrong.push("what was done without a connection was sent later");
  await page.click("[data-guide=do]");
  await page.waitForFunction((was) => document.querySelector("main").dataset.step !== was, before);

  await page.goto(line.address);
  await page.waitForSelector(".mine a"); // the table is found again
  line.cut();
  await page.reload();
  await page.waitForSelector("[data-away=stale]");
  await page.waitForSelector(".tables");
  for (const violation of await violations(page)) wrong.push(`axe, kept: ${violation}`);
  if (shot) await page.screenshot({ path: `${shot}-kept.png`, fullPage: true });
  await context.close();
  line.close();
  return { ok: wrong.length === 0, wrong };
}
