// The line to the card room. It mends itself: after a break it says hello again, goes back into the room with the number
// of the last step it has seen, and sends again what was not answered. Ids make a repeated command harmless. Where nothing has
// been heard for a while it asks for a sign of life (a pong, which the room answers as any command), and what gives none is lost.

import type { Change, Command, Done, Frame, Hello, Join, Refused, Step } from "../protocol";
import { changed } from "./changes";
import { random } from "./device";

/** The part of WebSocket that is needed, so that tests can play the other end. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => unknown) | null;
  onmessage: ((event: any) => unknown) | null;
  onclose: ((event: any) => unknown) | null;
}

/** What comes from the room, each step whole. */
export type Heard = Exclude<Frame, Change>;

export interface Listener {
  frame(frame: Heard): void;
  line(open: boolean): void;
}

type Asked = Exclude<Command, Hello>;
type Wish = Asked extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 20_000; // without a frame: then a sign of life is asked for
const DEAD = 15_000; // without a frame, although something was asked
const THINKING = 120_000; // the same while the room thinks about a hint: until then it answers nothing else on this line
const LATE = 5_000; // a timer that is so late tells that the page has slept, and nothing about the room

export class Connection {
  room = "";
  watching = false;
  seen = 0;
  /** Is the room on this device? It may be busy as long as it likes, and no line to it breaks. */
  near = false;
  private socket: Socket | null = null;
  private step: Step | null = null; // the last that came by this socket
  private open = false;
  private waits = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sign: ReturnType<typeof setTimeout> | undefined;
  private pending = new Map<string, { command: Asked; answer: (frame: Done | Refused) => void }>();

  constructor(
    private readonly dial: () => Socket,
    private readonly hello: () => Hello,
    private readonly listener: Listener,
  ) {}

  /** Begin, or begin again at once: after a change of name or language. */
  start(): void {
    clearTimeout(this.timer);
    this.drop();
    const socket = this.dial();
    this.socket = socket;
    this.step = null;
    this.expect();
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event: { data: string }) => {
      if (socket !== this.socket) return;
      this.heard(JSON.parse(event.data) as Frame);
      if (socket === this.socket) this.rest();
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  stop(): void {
    clearTimeout(this.timer);
    this.drop();
  }

  /** Send a command; the answer comes when the room has carried it out or refused it, however often the line breaks. */
  ask(wish: Wish): Promise<Done | Refused> {
    const command = { ...wish, id: random(8) } as Asked;
    return new Promise((answer) => {
      this.pending.set(command.id, { command, answer });
      if (this.open) {
        this.write(command);
        this.expect();
      } else if (!this.socket) this.start();
    });
  }

  /** Go into a room, as far as I have seen it. */
  async join(room: string, watch = false): Promise<Done | Refused> {
    if (room !== this.room) this.seen = 0;
    this.room = room;
    this.watching = watch;
    const answer = await this.ask({ type: "join", room, watch, seen: this.seen });
    if (answer.type === "refused" && this.room === room) this.room = "";
    return answer;
  }

  /** Go out of the room, without a word to it: a seat stays mine. */
  forget(): void {
    this.room = "";
    this.seen = 0;
    this.pending.clear();
  }

  private opened(socket: Socket): void {
    if (socket !== this.socket) return;
    this.open = true;
    this.waits = 0;
    this.write(this.hello());
    const going = [...this.pending.values()].some(({ command }) => command.type === "join" || command.type === "open");
    if (this.room && !going) {
      const again: Join = { type: "join", id: random(8), room: this.room, watch: this.watching, seen: this.seen };
      this.write(again);
    }
    for (const { command } of this.pending.values()) this.write(command);
    this.expect();
    this.listener.line(true);
  }

  private heard(told: Frame): void {
    const frame = told.type === "change" ? changed(this.step, told) : told;
    if (!frame) return this.start(); // something is missing: ask for all of it
    if (frame.type === "step") {
      this.step = frame;
      if (frame.view.room === this.room && frame.step < this.seen) return; // told already
      this.room = frame.view.room;
      this.seen = frame.step;
      this.listener.frame(frame);
      return;
    }
    if (frame.type === "done" || frame.type === "refused") {
      const asked = this.pending.get(frame.id);
      this.pending.delete(frame.id);
      asked?.answer(frame);
      if (!asked && frame.type === "done") return;
    }
    if (frame.type === "ping") this.write({ type: "pong", id: random(8) });
    else this.listener.frame(frame);
  }

  /** Something was asked: an answer, or any other frame, must come by then. */
  private expect(): void {
    this.watch([...this.pending.values()].some(({ command }) => command.type === "hint") ? THINKING : DEAD, () => this.lost());
  }

  /** Something was heard. What else was asked must be answered yet; if nothing was, all may be quiet for a while. */
  private rest(): void {
    if (this.pending.size) this.expect();
    else this.watch(QUIET, () => {
      this.write({ type: "pong", id: random(8) });
      this.expect();
    });
  }

  private watch(wait: number, then: () => void): void {
    clearTimeout(this.sign);
    if (this.near) return;
    const due = Date.now() + wait;
    this.sign = setTimeout(() => (Date.now() - due > LATE ? this.watch(wait, then) : then()), wait);
  }

  private lost(): void {
    const was = this.open;
    this.drop();
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits++);
    this.timer = setTimeout(() => this.start(), longest * (0.5 + Math.random() / 2));
    if (was || this.waits === 2) this.listener.line(false);
  }

  private drop(): void {
    const socket = this.socket;
    clearTimeout(this.sign);
    this.socket = null;
    this.open = false;
    socket?.close();
  }

  private write(command: Command): void {
    this.socket?.send(JSON.stringify(command));
  }
}
