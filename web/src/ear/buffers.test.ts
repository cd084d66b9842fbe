import { expect, test } from "vitest";

import type { Line } from "../protocol";
import { BUFFERS, bufferOf, isMuted, mutedWith, sentences, turnedBy } from "./buffers";

const line = (text: string, kind: Line["kind"]): Line => ({ text, kind, seat: null });
const LOG = [{ heading: "Deal 1", lines: [line("You play.", "yours"), line("Omar plays.", "play"), line("Basra!", "big")] }, { heading: "Deal 2", lines: [line("It is over.", "end")] }];

test("all is all, with the headings; the others have what they are about", () => {
  expect(sentences(LOG, [], "all")).toEqual(["Deal 1", "You play.", "Omar plays.", "Basra!", "Deal 2", "It is over."]);
  expect(sentences(LOG, [], "mine")).toEqual(["You play."]);
  expect(sentences(LOG, [], "others")).toEqual(["Omar plays."]);
  expect(sentences(LOG, [], "room")).toEqual([]);
  expect(sentences(LOG, [], "big")).toEqual(["Basra!", "It is over."]);
  expect(sentences(LOG, [{ name: "Iris", text: "well played" }], "chat")).toEqual(["Iris: well played"]);
});

test("one goes round through them", () => {
  expect(turnedBy("all", -1)).toBe("chat");
  expect(turnedBy("chat", 1)).toBe("all");
  expect(BUFFERS.map((buffer) => turnedBy(buffer, 1))).toEqual(["mine", "others", "big", "room", "chat", "all"]);
});

test("each is muted by itself, and all with everything", () => {
  const muted = mutedWith(mutedWith([], "others"), "chat");
  expect(BUFFERS.filter((buffer) => isMuted(muted, buffer))).toEqual(["others", "chat"]);
  expect(isMuted(muted, bufferOf("big"))).toBe(false);
  expect(isMuted(muted, bufferOf("play"))).toBe(true);
  expect(mutedWith(muted, "others")).toEqual(["chat"]);
  expect(BUFFERS.every((buffer) => isMuted(["all"], buffer))).toBe(true);
});

test("who mutes what others do hears the deal and the new hand", () => {
  expect(isMuted(["others"], bufferOf("deal"))).toBe(false);
});
