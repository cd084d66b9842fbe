// How fast the page is: until the first table can be used, and how many frames there are while a hand is dealt, each beside
// a page of nothing else in the same browser at the same time.

const SLOWER = 4; // times, as a cheap phone is
const AGAIN = 5;
const DEALT = 13; // cards
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

/** Counts the frames of a deal: as long as so many sheets are on their way. Runs before the page does. */
function count({ moved, dealt }) {
  globalThis.__frames = [];
  let last = 0;
  let were = false;
  const onTheirWay = () => document.getAnimations().filter((each) => each.playState === "running" && each.effect.target.closest(moved)).length >= dealt;
  const frame = (now) => {
    const are = onTheirWay();
    if (were) globalThis.__frames.push(now - last);
    if (are && !were) globalThis.__moves = now;
    were = are;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver(() => {
    if (document.querySelector("main[data-phase=playing]")) globalThis.__told ??= performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-phase"] });
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

/** A hand that is dealt at a table, at the pace that tables have. */
async function deal(browser, base, game) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.addInitScript(count, { moved: "[data-card]", dealt: DEALT });
  await page.addInitScript(kept, { name: "Salma", lang: "en" });
  await page.goto(base);
  await page.selectOption("#game", game);
  await page.click(".form > button[type=submit]");
  await page.waitForSelector("main[data-phase=waiting]");
  await page.click(".do .main");
  await page.waitForSelector("main[data-phase=playing]");
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => ({ frames: globalThis.__frames, wait: globalThis.__moves - globalThis.__told }));
  await context.close();
  return { ...fluent(found.frames), begins_ms: found.wait };
}

/** A page of thirteen sheets that glide, and nothing else. */
async function bare(browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto("about:blank");
  await page.evaluate(count, { moved: "div", dealt: DEALT });
  await page.evaluate((dealt) => {
    for (let i = 0; i < dealt; i++) {
      const sheet = document.createElement("div");
      sheet.style.cssText = "inline-size: 80px; block-size: 110px; background: wheat; border: 1px solid; display: inline-block";
      document.body.append(sheet);
      sheet.animate([{ transform: "translate(400px, 300px)" }, { transform: "none" }], { duration: 240 });
    }
  }, DEALT);
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => globalThis.__frames);
  await page.close();
  return fluent(found);
}

export async function measure(browser, base, { stills, tables, room, game }) {
  const times = [];
  const ours = [];
  const theirs = [];
  for (let i = 0; i < AGAIN; i++) {
    times.push(await usable(browser, `${stills}?${i}#${room}`));
    ours.push(await deal(browser, tables, game));
    theirs.push(await bare(browser));
  }
  const middle = (found, name) => median(found.map((each) => each[name]));
  return {
    ok: true, usable_ms: median(times), usable_best_ms: Math.min(...times),
    frames: middle(ours, "per_second"), frames_longest_ms: middle(ours, "longest_ms"), deal_begins_ms: middle(ours, "begins_ms"),
    bare_frames: middle(theirs, "per_second"), bare_longest_ms: middle(theirs, "longest_ms"),
  };
}
