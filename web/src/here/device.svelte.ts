// The card room on this device, for the page: fetched once when somebody wants to keep it, then there without a connection.

import type { Parcel } from "../protocol";
import type { Socket } from "../wire/connection";
import { keep, kept } from "../wire/device";
import type { Asked, Told } from "./worker";

const KEPT = "majlis-1"; // where sw.js looks
const OWN = /\/(python|api\/here)\//; // of what is kept there, what goes when another version comes
const PACE = 0.8; // seconds a bot takes, about

class Device {
  /** What is kept here; null: nothing. */
  parcel = $state.raw<Parcel | null>(kept<Parcel | null>("here", null));
  stage = $state<"asleep" | "fetching" | "waking" | "awake" | "failed">("asleep");
  /** What part of it has been fetched. */
  share = $state(0);
  private worker: Promise<Worker> | undefined;
  private sockets = new Map<number, Socket>();
  private answers = new Map<number, { done: (text: string) => void; failed: (why: Error) => void }>();
  private count = 0;

  /** What the card room offers to be kept now; null without a connection, or where it has nothing. */
  async offered(): Promise<Parcel | null> {
    try {
      const answer = await fetch("api/here", { cache: "no-store" });
      return answer.ok ? ((await answer.json()) as Parcel) : null;
    } catch {
      return null;
    }
  }

  /** Fetch what is missing of a version, and only then let go of what was before. Is it here then? */
  async keep(parcel: Parcel): Promise<boolean> {
    this.stage = "fetching";
    try {
      const cache = await caches.open(KEPT);
      const address = (file: string): string => new URL(file, new URL("./", location.href)).href;
      const whole = Object.values(parcel.files).reduce((sum, bytes) => sum + bytes, 0);
      let there = 0;
      for (const [file, bytes] of Object.entries(parcel.files)) {
        if (!(await cache.match(address(file)))) await cache.add(address(file));
        this.share = (there += bytes) / whole;
      }
      const wanted = new Set(Object.keys(parcel.files).map(address));
      for (const { url } of await cache.keys()) if (OWN.test(url) && !wanted.has(url)) await cache.delete(url);
      this.parcel = parcel;
      keep("here", parcel);
      void globalThis.navigator.storage?.persist?.();
      this.stage = "asleep"; // and soon waking
      return true;
    } catch {
      this.stage = "failed";
      return false;
    }
  }

  /** The worker, once the room in it is open. */
  wake(): Promise<Worker> {
    return (this.worker ??= this.waking());
  }

  private async waking(): Promise<Worker> {
    const parcel = this.parcel ?? (await this.offered());
    if (!parcel) throw new Error("nothing is kept here");
    this.stage = "waking";
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "here" });
    const url = (file: string): string => new URL(file, new URL("./", location.href)).href;
    return new Promise((done, failed) => {
      const fail = (why: string): void => {
        this.stage = "failed";
        this.worker = undefined;
        worker.terminate();
        failed(new Error(why));
      };
      worker.onerror = (event) => fail(event.message);
      worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.type === "failed") fail(data.why);
        else if (data.type === "ready") {
          this.stage = "awake";
          done(worker);
        } else this.told(data);
      };
      worker.postMessage({ type: "begin", python: url(parcel.python), file: url(parcel.file), words: Object.fromEntries(Object.entries(parcel.words).map(([name, file]) => [name, url(file)])), pace: kept("pace", PACE) } satisfies Asked);
    });
  }

  private told(told: Exclude<Told, { type: "ready" | "failed" }>): void {
    if (told.type === "heard") return void this.sockets.get(told.line)?.onmessage?.({ data: told.text });
    const asked = this.answers.get(told.id);
    this.answers.delete(told.id);
    if (told.text === undefined) asked?.failed(new Error(told.wrong));
    else asked?.done(told.text);
  }

  /** Another end of a line, as a WebSocket would be. */
  dial(): Socket {
    const line = ++this.count;
    let worker: Worker | undefined;
    const say = (asked: Asked): void => worker?.postMessage(asked);
    const socket: Socket = {
      send: (text) => say({ type: "hear", line, text }),
      close: () => {
        this.sockets.delete(line);
        say({ type: "part", line });
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.sockets.set(line, socket);
    this.wake().then(
      (awake) => {
        if (!this.sockets.has(line)) return; // closed before it was open
        worker = awake;
        say({ type: "enter", line });
        socket.onopen?.({});
      },
      () => socket.onclose?.({}),
    );
    return socket;
  }

  /** Ask the room for something beside the tables: a method of `majlis.rooms.here.Here`. */
  async ask(what: string, ...args: unknown[]): Promise<string> {
    const worker = await this.wake();
    const id = ++this.count;
    return new Promise((done, failed) => {
      this.answers.set(id, { done, failed });
      worker.postMessage({ type: "ask", id, what, args } satisfies Asked);
    });
  }
}

export const device = new Device();
