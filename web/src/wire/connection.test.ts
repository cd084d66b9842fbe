import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Command, Frame, Step, View } from "../protocol";
import { Connection, type Socket } from "./connection";

/** The other end of the line. */
class Ear implements Socket {
  sent: Command[] = [];
  closed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Command);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.({});
  }
  tell(frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breakOff() {
    this.onclose?.({});
  }
}

const step = (number: number, room = "r1"): Step => ({ type: "step", step: number, lines: [], moved: [], view: { room, step: number } as View });

function table() {
  const lines: Ear[] = [];
  const heard: Frame[] = [];
  const state: boolean[] = [];
  const connection = new Connection(
    () => {
      const line = new Ear();
      lines.push(line);
      return line;
    },
    () => ({ type: "hello", token: "t", name: "Salma", lang: "en", protocol: 1 }),
    { frame: (frame) => heard.push(frame), line: (open) => state.push(open) },
  );
  return { connection, lines, heard, state, last: () => lines.at(-1)! };
}

const types = (line: Ear) => line.sent.map((command) => command.type);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("says hello first, then what was asked before the line was there", async () => {
  const { connection, last } = table();
  const answer = connection.join("r1");
  expect(last().sent).toEqual([]);
  last().open();
  expect(types(last())).toEqual(["hello", "join"]);
  const join = last().sent[1] as { id: string };
  last().tell({ type: "done", id: join.id, room: "r1" });
  expect((await answer).type).toBe("done");
});

test("after a break it goes back with the number of the last step it has seen", async () => {
  const { connection, lines, last, state } = table();
  void connection.join("r1");
  last().open();
  last().tell({ type: "done", id: (last().sent[1] as { id: string }).id, room: "r1" });
  last().tell(step(7));
  last().breakOff();
  vi.advanceTimersByTime(600);
  expect(lines).toHaveLength(2);
  last().open();
  expect(types(last())).toEqual(["hello", "join"]);
  expect(last().sent[1]).toMatchObject({ room: "r1", seen: 7, watch: false });
  expect(state).toEqual([true, false, true]);
});

test("an unanswered command is sent again with the same id, and answered once", async () => {
  const { connection, last } = table();
  void connection.join("r1");
  last().open();
  last().tell({ type: "done", id: (last().sent[1] as { id: string }).id, room: "r1" });
  last().tell(step(3));
  const played = connection.ask({ type: "play", text: "play 7D", step: 3 });
  const first = last().sent.at(-1);
  last().breakOff();
  vi.advanceTimersByTime(600);
  last().open();
  expect(types(last())).toEqual(["hello", "join", "play"]);
  expect(last().sent.at(-1)).toEqual(first);
  last().tell({ type: "done", id: (first as { id: string }).id, room: "r1" });
  expect((await played).type).toBe("done");
  last().breakOff();
  vi.advanceTimersByTime(2_000);
  last().open();
  expect(types(last())).toEqual(["hello", "join"]);
});

test("it waits longer from time to time, never more than a quarter of a minute, and tells of the break once", () => {
  const { connection, lines, state } = table();
  connection.start();
  lines[0]!.open();
  for (let i = 0; i < 12; i++) {
    lines.at(-1)!.breakOff();
    const before = lines.length;
    vi.advanceTimersByTime(15_000);
    expect(lines.length).toBe(before + 1);
  }
  expect(state.filter((open) => !open).length).toBeLessThanOrEqual(2);
});

test("steps that were told already are not told again; those of another room are", () => {
  const { connection, last, heard } = table();
  connection.start();
  last().open();
  for (const number of [5, 6, 5, 6, 7]) last().tell(step(number));
  last().tell(step(1, "r2"));
  expect(heard.map((frame) => (frame as Step).step)).toEqual([5, 6, 6, 7, 1]);
});

test("a refused join is forgotten", async () => {
  const { connection, last } = table();
  const answer = connection.join("gone");
  last().open();
  last().tell({ type: "refused", id: (last().sent[1] as { id: string }).id, code: "no-such-room", message: "There is no such room." });
  expect((await answer).type).toBe("refused");
  expect(connection.room).toBe("");
});

test("a line that was hung up is not heard any more", () => {
  const { connection, lines, heard } = table();
  connection.start();
  lines[0]!.open();
  connection.start();
  expect(lines[0]!.closed).toBe(true);
  lines[0]!.tell(step(9));
  lines[0]!.breakOff();
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(14_000);
  expect(lines).toHaveLength(2);
});

test("a ping is answered at once, and nobody else hears of it", () => {
  const { connection, last, heard } = table();
  connection.start();
  last().open();
  last().tell({ type: "ping" });
  expect(types(last())).toEqual(["hello", "pong"]);
  expect(heard).toEqual([]);
});

test("what changed is heard as a whole step; where something is missing all is asked for again", () => {
  const { connection, lines, last, heard } = table();
  connection.start();
  last().open();
  const whole = step(5);
  whole.view.zones = [];
  last().tell(whole);
  last().tell({ type: "change", step: 6, since: 5, lines: [], moved: [], seconds: null, view: { status: "Your turn" } });
  expect(heard.map((frame) => (frame as Step).view.status)).toEqual([undefined, "Your turn"]);
  last().tell({ type: "change", step: 8, since: 7, lines: [], moved: [], seconds: null, view: {} });
  expect(heard).toHaveLength(2);
  expect(lines).toHaveLength(2);
  expect(lines[0]!.closed).toBe(true);
});

test("a line on which a move gets no answer counts as lost after a while; the move goes over the next, the same one", () => {
  const { connection, lines, last, state } = table();
  connection.start();
  last().open();
  last().tell(step(3));
  void connection.ask({ type: "play", text: "play 7D", step: 3 });
  const first = last().sent.at(-1);
  vi.advanceTimersByTime(14_000);
  last().tell({ type: "said", seat: 1, name: "Ali", text: "?", number: 1 }); // a sign of life
  vi.advanceTimersByTime(14_000);
  expect(state).toEqual([true]);
  vi.advanceTimersByTime(1_000);
  expect(state).toEqual([true, false]);
  expect(lines[0]!.closed).toBe(true);
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(16_500); // nobody takes up the next one, either
  expect(lines).toHaveLength(3);
  last().open();
  expect(last().sent.at(-1)).toEqual(first);
  expect(state.at(-1)).toBe(true);
});

test("where all are quiet a sign of life is asked for; the line is kept while one comes", () => {
  const { connection, lines, last, heard } = table();
  connection.start();
  last().open();
  last().tell(step(3));
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(20_000);
    const asked = last().sent.at(-1) as { type: string; id: string };
    expect(asked.type).toBe("pong");
    last().tell({ type: "done", id: asked.id, room: "r1" });
  }
  expect(lines).toHaveLength(1);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(36_000);
  expect(lines).toHaveLength(2);
});

test("a room that thinks about a hint has time, and a page that slept asks again before it hangs up", () => {
  const { connection, lines, last } = table();
  connection.start();
  last().open();
  void connection.ask({ type: "hint" });
  vi.advanceTimersByTime(100_000);
  expect(lines).toHaveLength(1);
  last().tell({ type: "done", id: (last().sent.at(-1) as { id: string }).id, room: "r1" });
  void connection.ask({ type: "start" });
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(16_000);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(16_000);
  expect(lines).toHaveLength(2);
});

test("the room on this device may be busy as long as it likes", () => {
  const { connection, lines } = table();
  connection.near = true;
  connection.start();
  lines[0]!.open();
  void connection.ask({ type: "hint" });
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(1);
});
