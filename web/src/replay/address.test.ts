import { expect, test } from "vitest";

import { read, write } from "./address";

test("a match of a table on this device", () => {
  expect(read("replay/~ab-c_d/1")?.key).toBe("~ab-c_d/1");
});

test("an address leads back to where it was written", () => {
  for (const address of [{ key: "", step: 0, seat: null }, { key: "aB-_9/2", step: 0, seat: null }, { key: "aB-_9/2", step: 12, seat: 0 }]) expect(read(write(address))).toEqual(address);
});

test("what is no replay is a room", () => {
  for (const hash of ["", "aB-_9", "replays", "replay/only-a-room"]) expect(read(hash)).toBeNull();
  expect(read("replay/r/1?step=x&seat=-4")).toEqual({ key: "r/1", step: 0, seat: null });
});
