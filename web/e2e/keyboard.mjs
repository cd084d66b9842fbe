// Hands on the keyboard only, and ears on the live regions.

/** Records what the live regions say and where the focus was lost; runs before the page does. */
export function listen() {
  globalThis.__said = [];
  globalThis.__lost = [];
  globalThis.__wires = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      globalThis.__wires.push(this);
    }
  };
  const box = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest("[aria-live=polite], [aria-live=assertive]");
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const live = box(target);
      if (live) for (const node of addedNodes) globalThis.__said.push({ how: live.getAttribute("aria-live"), text: node.textContent });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  let watched = false; // a fresh page has no focus yet; from the first key on it must never be lost
  let since = 0;
  let walks = false; // Tab leads past the last element to the page as a whole, and from there to the first: nothing is lost
  let past = false;
  const bare = () => document.activeElement === null || document.activeElement === document.body;
  addEventListener("keydown", ({ key }) => ([watched, walks, past] = [true, key === "Tab" && !bare(), false]), true);
  addEventListener("keyup", ({ key }) => (past = key === "Tab" && walks && bare()), true);
  setInterval(() => {
    const nowhere = watched && !past && bare();
    since = nowhere ? since + 1 : 0;
    if (since === 4) globalThis.__lost.push(`${document.title} ${document.querySelector("main")?.dataset.step ?? ""}`);
  }, 25);
}

export class Keyboard {
  constructor(page) {
    this.page = page;
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  type(text) {
    return this.page.keyboard.type(text);
  }

  /** Does the focus lie on this? */
  on(selector) {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  /** Press `key` until the focus lies on `selector`. */
  async go(selector, key = "Tab", most = 120) {
    for (let i = 0; i < most; i++) {
      if (await this.on(selector)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${selector}`);
  }

  /** Set a select to a value. */
  async choose(selector, value) {
    await this.go(selector);
    await this.press("Home");
    for (let i = 0; i < 60; i++) {
      if ((await this.page.evaluate(() => document.activeElement.value)) === value) return;
      await this.press("ArrowDown");
    }
    throw new Error(`${selector} has no ${value}`);
  }
}
