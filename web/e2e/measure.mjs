// How fast the page is: until the first table can be used, and how many frames there are while a hand is dealt, each beside
// a page of nothing else in the same browser at the same time.

const SLOWER = 4; // times, as a cheap phone is
const AGAIN = 5;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Notes when the hand, or without one the main action, is there to be used; runs before the page does. */
function watch() {
  const seen = () => document.querySelector("main[data-phase=playing] :is(#hand [role=option], .do .main)");
  const observer = new MutationObserver(() => {
    if (!seen()) return;
    observer.disconnect();
    requestAnimationFrame(() => (globalThis.__usable = performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Counts frames as long as something moves. */
function count() {
  globalThis.__frames = [];
  let last = 0;
  const frame = (now) => {
    if (last && document.getAnimations().some((each) => each.playState === "running")) globalThis.__frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const kept = (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(`majlis.${key}`, JSON.stringify(value)));

async function usable(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.addInitScript(kept, { name: "Salma", lang: "en" });
  const wire = await context.newCDPSession(page);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  const time = await page.waitForFunction(() => globalThis.__usable).then((found) => found.jsonValue());
  await context.close();
  return time;
}

const fluent = (frames) => {
  const time = frames.reduce((sum, each) => sum + each, 0);
  return { per_second: time ? (frames.length * 1000) / time : 0, longest_ms: Math.max(0, ...frames) };
};

async function deal(browser, base, game) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.addInitScript(count);
  await page.addInitScript(kept, { name: "Salma", lang: "en" });
  await page.goto(base);
  await page.selectOption("#game", game);
  await page.click(".form > button[type=submit]");
  await page.waitForSelector("main[data-phase=waiting]");
  await page.evaluate(() => (globalThis.__frames.length = 0));
  await page.click(".do .main");
  await page.waitForSelector("main[data-phase=playing]");
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => globalThis.__frames);
  await context.close();
  return fluent(found);
}

/** A page of thirteen sheets that glide, and nothing else. */
async function bare(browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.addInitScript(count);
  await page.goto("about:blank");
  await page.evaluate(count);
  await page.evaluate(() => {
    for (let i = 0; i < 13; i++) {
      const sheet = document.createElement("div");
      sheet.style.cssText = "inline-size: 80px; block-size: 110px; background: wheat; border: 1px solid; display: inline-block";
      document.body.append(sheet);
      sheet.animate([{ transform: "translate(400px, 300px) scale(.6)" }, { transform: "none" }], { duration: 240 });
    }
  });
  await page.waitForTimeout(600);
  const found = await page.evaluate(() => globalThis.__frames);
  await page.close();
  return fluent(found);
}

export async function measure(browser, base, { stills, room, game }) {
  const times = [];
  const ours = [];
  const theirs = [];
  for (let i = 0; i < AGAIN; i++) {
    times.push(await usable(browser, `${stills}?${i}#${room}`));
    ours.push(await deal(browser, base, game));
    theirs.push(await bare(browser));
  }
  const middle = (found, name) => median(found.map((each) => each[name]));
  return {
    ok: true, usable_ms: median(times), usable_best_ms: Math.min(...times),
    frames: middle(ours, "per_second"), frames_longest_ms: middle(ours, "longest_ms"),
    bare_frames: middle(theirs, "per_second"), bare_longest_ms: middle(theirs, "longest_ms"),
  };
}
