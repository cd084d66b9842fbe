// What a person likes, kept on this device.

import type { Buffer } from "./ear/buffers";
import { keep, kept, keptOf } from "./wire/device";

const LANGS = ["en", "ar", "el"] as const;
const VERBOSITIES = ["terse", "normal", "full"] as const;
const ORDERS = ["suit", "rank", "able"] as const;
const LIGHTS = ["system", "day", "lamp"] as const;

export type Lang = (typeof LANGS)[number];
/** How much is said: `terse` leaves out what keys can ask for, `full` says the table and the moves at every turn. */
export type Verbosity = (typeof VERBOSITIES)[number];
/** How a hand is sorted: as the room has it, by suit; by rank or letter; what can be played first. */
export type Order = (typeof ORDERS)[number];
export type Light = (typeof LIGHTS)[number];

function preferred(): Lang {
  for (const wish of globalThis.navigator?.languages ?? []) {
    const lang = LANGS.find((each) => wish.startsWith(each));
    if (lang) return lang;
  }
  return "en";
}

class Settings {
  name = $state(kept("name", ""));
  lang = $state<Lang>(keptOf("lang", LANGS, preferred()));
  /** The language that the page speaks: the one that is wished for, as soon as it has been fetched. */
  spoken = $state<Lang>(this.lang);
  light = $state<Light>(keptOf("light", LIGHTS, "system"));
  large = $state(kept("large", false));
  dark = $state(kept("dark", false));
  /** Round cards as sheets. */
  flat = $state(kept("flat", false));
  keys = $state(kept("keys", true));
  sound = $state(kept("sound", true));
  /** How loud each sound is, by its kind: 1 is as it was made. */
  volumes = $state<Record<string, number>>(kept("volumes", {}, 1));
  verbosity = $state<Verbosity>(keptOf("verbosity", VERBOSITIES, "normal"));
  /** What is not read out by itself. */
  muted = $state<Buffer[]>(kept("muted", [], ""));
  order = $state<Order>(keptOf("order", ORDERS, "suit"));
  /** The browser speaks itself: for who has no screen reader running. */
  voice = $state(kept("voice", false));
  /** Keys of one's own, by what they ask for. */
  own = $state<Record<string, string>>(kept("own", {}, ""));

  get rightToLeft(): boolean {
    return this.spoken === "ar";
  }

  /** Is it dark now, by wish or by system? */
  get lamp(): boolean {
    return this.light === "lamp" || (this.light === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  save(): void {
    for (const key of ["name", "lang", "light", "large", "dark", "flat", "keys", "sound", "volumes", "verbosity", "muted", "order", "voice", "own"] as const) keep(key, this[key]);
  }

  /** Show it on the page. */
  apply(root: HTMLElement): void {
    root.lang = this.spoken;
    root.dir = this.rightToLeft ? "rtl" : "ltr";
    const set = (name: string, value: string) => (value ? (root.dataset[name] = value) : delete root.dataset[name]);
    set("light", this.light === "system" ? "" : this.light);
    set("print", this.large ? "large" : "");
    set("faces", this.dark ? "dark" : "");
  }
}

export const settings = new Settings();
