// How long it takes to open a match to look back at, from a record that lies at hand: until its words and its table are there.

const AGAIN = 5;

/** Notes when a record is brought and when it is shown; runs before the page does. */
function watch() {
  addEventListener("change", (event) => event.target.id === "record-file" && (globalThis.__brought = performance.now()), true);
  const observer = new MutationObserver(() => {
    if (!globalThis.__brought || !document.querySelector("main[data-stage=here] #step")) return;
    observer.disconnect();
    requestAnimationFrame(() => (globalThis.__shown = performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

export async function openRecord(browser, base, { record }) {
  const times = [];
  for (let i = 0; i < AGAIN; i++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(`${base}#replay`);
    await page.setInputFiles("#record-file", { name: "match.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
    await page.waitForFunction(() => globalThis.__shown);
    times.push(await page.evaluate(() => globalThis.__shown - globalThis.__brought));
    await context.close();
  }
  times.sort((a, b) => a - b);
  return { ok: true, first: Math.max(...times), again: times[Math.floor(AGAIN / 2)] };
}
