// The table I am at: the last view, what was said, and how to act. Frames come in, words and pictures go out.

import { announcer, spoken } from "./ear/announcer";
import { bufferOf, isMuted, mutedWith, sentences, turnedBy, type Buffer } from "./ear/buffers";
import { Passes } from "./ear/passes";
import { answer } from "./ear/questions";
import { cue, sound } from "./ear/sound";
import type { Asked, Done, Hello, Line, Open, Refused, Slack, Step, View, Watcher } from "./protocol";
import { PROTOCOL } from "./protocol";
import { note as noteSeal } from "./replay/seals";
import { settings } from "./settings.svelte";
import { acts } from "./table/choosing";
import { side } from "./table/layout";
import { tallied } from "./tally";
import { Connection, type Heard, type Socket } from "./wire/connection";
import { keep, kept, token } from "./wire/device";
import { beside, capital, ended, listed, t } from "./words";

export interface Chapter {
  heading: string;
  lines: Line[];
}

export interface Known {
  room: string;
  title: string;
  /** Did I open it? Then I may send somebody away. */
  mine?: boolean;
}

export interface Spoken {
  name: string;
  text: string;
  seat: number | null;
  number: number;
}

const MOST_KNOWN = 6;
const THINKS = 2_000; // a hint has been thought about for so long: told
const SLOW = 4_000; // a move has had no answer for so long: told
/** The page on which what is opened is opened on this device. */
export const HERE = "#here";

class Room {
  view = $state.raw<View | null>(null);
  step = $state.raw<Step | null>(null);
  log = $state<Chapter[]>([]);
  chat = $state<Spoken[]>([]);
  /** The sentence that can be read again: what happened last, or the last answer. */
  last = $state("");
  refusal = $state("");
  /** How the deals went that I have played alone, in words, once one is over. */
  tally = $state("");
  /** What others ask for, and I have not answered yet. */
  wishes = $state.raw<Asked[]>([]);
  /** Who watched when I asked last. */
  watchers = $state.raw<Watcher[]>([]);
  /** Have I said that I am ready? */
  ready = $state(false);
  /** The seats whose lines I do not want. */
  muted = $state<number[]>([]);
  /** So many times the seconds of the table for my turns; 0: no clock. */
  slack = $state<Slack["factor"]>(1);
  online = $state(true);
  busy = $state(false);
  /** Has my move had no answer for a while? */
  slow = $state(false);
  known = $state<Known[]>(kept<Known[]>("rooms", [], { room: "", title: "" }));
  private link: Connection;
  private near: { dial(): Socket } | null = null;
  private buffer: Buffer = "all";
  private passes = new Passes((lines) => announcer.say(this.noted(lines)));
  private reading: number | null = null;
  private listening = false;
  private thinks: ReturnType<typeof setTimeout> | undefined; // set while a hint is waited for
  private returned = false; // after a break, and how the table stands has not been told yet
  private opened = "";
  private recalled: Spoken[] = [];

  constructor() {
    this.link = new Connection(
      () => this.near?.dial() ?? (new WebSocket(new URL("ws", location.href).href.replace(/^http/, "ws").replace(/[?#].*$/, "")) as unknown as Socket),
      (): Hello => ({ type: "hello", token: token(), name: settings.name.trim() || t("guest"), lang: settings.lang, protocol: PROTOCOL, changes: true }),
      { frame: (frame) => this.heard(frame), line: (open) => this.line(open) },
    );
  }

  get key(): string {
    return this.link.room;
  }

  // -- coming and going --

  async open(wish: Omit<Open, "type" | "id">): Promise<Done | Refused> {
    this.clear();
    await this.reach(/^#(here$|~)/.test(location.hash));
    this.link.start();
    const answer = this.shown(await this.link.ask({ type: "open", ...wish }));
    if (answer.type === "done") this.opened = answer.room;
    if (this.near && !wish.tour) await this.begin();
    return answer;
  }

  async join(room: string, watch = false): Promise<Done | Refused> {
    if (room !== this.view?.room) this.clear();
    await this.reach(room[0] === "~");
    this.link.start();
    const answer = await this.link.join(room, watch);
    if (answer.type === "refused") this.forget(room);
    return this.shown(answer);
  }

  /** Speak from now on to the room on this device, or to the card room. */
  private async reach(near: boolean): Promise<void> {
    this.near = near ? (await import("./here/device.svelte")).device : null;
    this.link.near = near;
    if (near) this.online = true;
  }

  async leave(): Promise<void> {
    await this.link.ask({ type: "leave" });
    this.forget(this.link.room);
    this.away();
  }

  /** Back to the hall; my seat stays mine. */
  away(): void {
    this.link.stop();
    this.link.forget();
    this.clear();
  }

  /** Hear and read from now on in another language or by another name. */
  again(): void {
    if (this.link.room) this.link.start();
  }

  private clear(): void {
    this.view = null;
    this.step = null;
    this.log = [];
    this.chat = [];
    this.recalled = [];
    this.passes.forget();
    this.wishes = [];
    this.watchers = [];
    this.ready = false;
    this.muted = [];
    this.slack = 1;
    this.busy = this.slow = this.returned = false;
    this.thought();
    this.last = "";
    this.refusal = "";
  }

  private remember(view: View): void {
    if ((this.known[0]?.room === view.room && this.known[0].title === view.title) || this.near) return;
    this.known = [{ room: view.room, title: view.title, mine: this.mine || view.room === this.opened }, ...this.known.filter((each) => each.room !== view.room)].slice(0, MOST_KNOWN);
    keep("rooms", this.known);
  }

  /** Did I open this room? */
  get mine(): boolean {
    return this.known.some((each) => each.room === this.view?.room && each.mine) || (this.opened !== "" && this.opened === this.view?.room);
  }

  private forget(room: string): void {
    this.known = this.known.filter((each) => each.room !== room);
    keep("rooms", this.known);
  }

  // -- acting --

  async play(text: string): Promise<boolean> {
    if (this.busy || this.cut()) return false;
    this.busy = true;
    const waits = setTimeout(() => this.waits(), SLOW);
    const answer = this.shown(await this.link.ask({ type: "play", text, step: this.view?.step ?? 0 }));
    clearTimeout(waits);
    this.busy = this.slow = false;
    return answer.type === "done";
  }

  /** My move has had no answer yet: told once, unless it has been told that there is no connection, or I have gone. */
  private waits(): void {
    if (!this.busy || !this.online) return;
    this.slow = true;
    announcer.say(t("line-slow"), "polite", false);
  }

  /** Is there no connection? Then say that nothing is sent, now or later. */
  private cut(): boolean {
    if (!this.online) this.refuse(t("line-not-sent"));
    return !this.online;
  }

  async begin(): Promise<void> {
    if (this.cut()) return;
    this.shown(await this.link.ask({ type: "start" }));
  }

  async say(text: string): Promise<boolean> {
    if (this.cut()) return false;
    return this.shown(await this.link.ask({ type: "say", text })).type === "done";
  }

  /** Why something cannot be: at once, since it answers what was just done. */
  refuse(why: string): void {
    this.refusal = why;
    announcer.say(why, "assertive");
    sound("barred");
  }

  /** An answer to a question: read out, and left where it can be read again. */
  answer(words: string): void {
    this.last = words;
    announcer.say(words, "polite", false);
  }

  /** Go back and forth in what was said. */
  leaf(by: number): void {
    const lines = sentences(this.log, this.chat, this.buffer);
    this.reading = Math.min(lines.length - 1, Math.max(0, (this.reading ?? lines.length) + by));
    const words = lines[this.reading];
    this.answer(words ?? t("nothing-said"));
  }

  /** To another buffer of what was said, at its end. */
  turn(by: number): void {
    this.buffer = turnedBy(this.buffer, by);
    const lines = sentences(this.log, this.chat, this.buffer);
    this.reading = lines.length;
    const name = beside(t(`buffer-${this.buffer}`), isMuted(settings.muted, this.buffer) ? t("muted") : "");
    this.answer(t("answer-list", { name, items: lines.at(-1) ?? t("nothing-said") }));
  }

  /** Mute the buffer to which one has turned, or have it read out again. What is asked for is answered all the same. */
  hush(): void {
    settings.muted = mutedWith(settings.muted, this.buffer);
    this.answer(t("answer-list", { name: t(`buffer-${this.buffer}`), items: t(settings.muted.includes(this.buffer) ? "muted" : "read-out") }));
  }

  /** What would be good to do? Answered, or refused where the table does not allow it. */
  async hint(): Promise<void> {
    this.thinks ??= setTimeout(() => this.online && announcer.say(t("thinking"), "polite", false), THINKS);
    this.shown(await this.link.ask({ type: "hint" }));
    this.thought();
  }

  private thought(): void {
    clearTimeout(this.thinks);
    this.thinks = undefined;
  }

  /** Ask to take back my last move, or for a pause: who plays alone or with bots just has it. */
  async wish(what: "takeback" | "pause" | "restart"): Promise<void> {
    this.shown(await this.link.ask({ type: "wish", what }));
  }

  async agree(wish: number, yes: boolean): Promise<void> {
    this.shown(await this.link.ask({ type: "answer", wish, yes }));
  }

  async goOn(): Promise<void> {
    this.shown(await this.link.ask({ type: "resume" }));
  }

  // -- what a table agrees on --

  async getReady(on: boolean): Promise<void> {
    if (this.shown(await this.link.ask({ type: "ready", on })).type === "done") this.ready = on && this.view?.phase !== "playing";
  }

  async loosen(factor: Slack["factor"]): Promise<void> {
    if (this.shown(await this.link.ask({ type: "slack", factor })).type === "done") this.slack = factor;
  }

  async mute(seat: number, on: boolean): Promise<void> {
    if (this.shown(await this.link.ask({ type: "mute", seat, on })).type === "done") this.muted = [...this.muted.filter((each) => each !== seat), ...(on ? [seat] : [])];
  }

  async kick(whom: { seat: number } | { watcher: number }): Promise<void> {
    const done = this.shown(await this.link.ask({ type: "kick", ...whom })).type === "done";
    if (done && "watcher" in whom) this.watchers = this.watchers.filter(({ number }) => number !== whom.watcher);
  }

  /** Who watches now? Told, and shown where they can be sent away. */
  async askWatchers(): Promise<void> {
    this.shown(await this.link.ask({ type: "watchers" }));
  }

  async report(line: number): Promise<void> {
    if (this.shown(await this.link.ask({ type: "report", line })).type === "done") this.answer(t("reported"));
  }

  private shown<A extends Done | Refused>(answer: A): A {
    if (answer.type === "refused") this.refuse(answer.message);
    else this.refusal = "";
    return answer;
  }

  // -- hearing --

  private heard(frame: Heard): void {
    if (frame.type === "step") this.happened(frame);
    else if (frame.type === "said") {
      this.chat.push({ name: frame.name, text: frame.text, seat: frame.seat, number: frame.number });
      const known = this.recalled[0];
      if (known?.name === frame.name && known.text === frame.text) return void this.recalled.shift(); // told again after a break
      if (!isMuted(settings.muted, "chat")) announcer.say(t("answer-list", { name: frame.name, items: frame.text }));
      sound("chat");
    } else if (frame.type === "wishes") this.wishes = frame.wishes.filter((wish) => wish.yours);
    else if (frame.type === "watching") {
      this.watchers = frame.watchers;
      this.answer(frame.watchers.length ? t("answer-list", { name: t("who-watches"), items: listed(frame.watchers.map(({ name }) => name)) }) : t("nobody-watches"));
    } else if (frame.type === "hints") this.answer(frame.moves.map((move, i) => t("numbered", { number: i + 1, item: capital(ended(move)) })).join(" "));
    else if (frame.type === "refused" && !frame.id) this.refuse(frame.message);
  }

  private happened(step: Step): void {
    const { view } = step;
    const lines = this.passes.due(step.lines, this.view !== null && view.phase === "playing" && !acts(view));
    const first = this.view === null;
    this.step = step;
    this.view = view;
    if (view.phase === "playing") this.ready = false;
    this.remember(view);
    noteSeal(view);
    if (first && view.phase !== "waiting") this.log.push({ heading: t("log-late"), lines: [{ text: answer("table", view) ?? view.status, kind: "room" }] });
    const said = this.noted(lines);
    const numbers = tallied(view);
    this.tally = numbers ? t("statistics", { ...numbers }) : "";
    const ends = lines.some((line) => line.kind === "end"); // then it is told who won
    if (view.phase === "over" && lines.length && !ends) said.push(...view.result.filter((words) => !said.includes(words)));
    else if (first || this.returned || (acts(view) && lines.length && settings.verbosity !== "terse")) said.push(ended(view.status));
    this.returned = false;
    if (this.tally && lines.length) said.push(this.tally);
    if (settings.verbosity === "full" && acts(view) && lines.length) said.push(answer("table", view) ?? "", answer("moves", view) ?? "");
    announcer.say(said);
    const strongest = ["end", "big"].map((kind) => step.lines.find((line) => line.kind === kind)).find(Boolean) ?? step.lines[0];
    if (strongest) sound(cue(strongest.kind, step.moved, view.zones), side(view, strongest.seat ?? null));
    if (acts(view) && lines.length) sound("turn");
    this.listen(said.join(" "));
  }

  /** Where a race waits until all have heard: tell the room when this has been read out here. */
  private listen(words: string): void {
    const asked = () => this.view?.offers.some((offer) => offer.verb === "heard");
    if (this.listening || !asked()) return;
    this.listening = true;
    setTimeout(() => {
      this.listening = false;
      if (asked()) void this.link.ask({ type: "play", text: "heard", step: this.view!.step });
    }, spoken(words));
  }

  /** Lines into the log, and those of them that are to be read out. */
  private noted(lines: Line[]): string[] {
    for (const line of lines) this.note(line);
    if (lines.length) this.reading = null;
    this.last = lines.at(-1)?.text ?? this.last;
    return lines.filter((line) => !isMuted(settings.muted, bufferOf(line.kind))).map((line) => line.text);
  }

  /** Put a line into the log; what a deal begins with becomes a heading. */
  private note(line: Line): void {
    const chapter = this.log.at(-1);
    const begins = line.kind === "deal" && chapter?.lines.at(-1)?.kind !== "deal" && !(chapter && !chapter.lines.length);
    if (begins) this.log.push({ heading: line.text, lines: [] });
    else if (chapter) chapter.lines.push(line);
    else this.log.push({ heading: t("log-start"), lines: [line] });
  }

  private line(open: boolean): void {
    if (open) {
      this.recalled = this.chat;
      this.chat = [];
    }
    if (open && !this.online) {
      announcer.say(t("line-back"));
      this.returned = true;
    }
    if (!open && this.online) announcer.say([t("line-stale"), this.busy ? t("line-on-its-way") : ""], "assertive");
    this.online = open;
    if (!open) this.slow = false;
  }
}

export const room = new Room();
