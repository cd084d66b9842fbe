import { expect, test } from "vitest";

import { deed, heldDown, KEYS, keysWith, place, way } from "./keys";

test("each key asks what the map says, in small and capital letters", () => {
  for (const [key, asked] of Object.entries(KEYS)) {
    expect(deed({ key }, false, true)).toBe(asked);
    expect(deed({ key: key.toUpperCase() }, false, true)).toBe(asked);
  }
});

test("no two keys ask the same, and none takes a key that plays cards", () => {
  expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length);
  for (const key of ["Enter", " ", "Tab", "Escape", "Home", "End", "ArrowLeft"]) expect(deed({ key }, false, true)).toBeNull();
});

test("an Arabic or a Greek keyboard has the same keys", () => {
  expect(deed({ key: "ا", code: "KeyH" }, false, true)).toBe("hand");
  expect(deed({ key: "η", code: "KeyH" }, false, true)).toBe("hand");
  expect(deed({ key: "؟", code: "Slash", shiftKey: true }, false, true)).toBe("help");
});

test("a Latin letter means itself, wherever it lies on the keyboard", () => {
  expect(deed({ key: "z", code: "KeyT" }, false, true)).toBeNull();
  expect(deed({ key: "t", code: "KeyK" }, false, true)).toBe("turn");
});

test("who types is left alone; F6 works everywhere", () => {
  expect(deed({ key: "h" }, true, true)).toBeNull();
  expect(deed({ key: "/" }, true, true)).toBeNull();
  expect(deed({ key: "F6" }, true, false)).toBe("next region");
  expect(deed({ key: "F6", shiftKey: true }, true, true)).toBe("last region");
});

test("the switch turns single keys off, and the browser keeps its own", () => {
  expect(deed({ key: "h" }, false, false)).toBeNull();
  expect(deed({ key: "h", ctrlKey: true }, false, true)).toBeNull();
  expect(deed({ key: "l", metaKey: true }, false, true)).toBeNull();
});

test("digits name the cards on the table, the comma and the point go through what was said", () => {
  expect(deed({ key: "1", code: "Digit1" }, false, true)).toBe("card 1");
  expect(deed({ key: "٠", code: "Digit0" }, false, true)).toBe("card 10");
  expect(deed({ key: "!", code: "Digit1", shiftKey: true }, false, true)).toBeNull();
  expect(deed({ key: "," }, false, true)).toBe("older");
});

test("arrows follow the eye, Home and End the order", () => {
  expect(way("ArrowRight", false)).toBe("next");
  expect(way("ArrowRight", true)).toBe("last");
  expect(way("ArrowLeft", true)).toBe("next");
  expect(way("Home", true)).toBe("first");
  expect(way("x", false)).toBeNull();
  expect(place("next", 2, 3)).toBe(0);
  expect(place("last", 0, 3)).toBe(2);
  expect(place("end", 0, 3)).toBe(2);
  expect(place("next", -1, 3)).toBe(0);
  expect(place("last", -1, 3)).toBe(2);
  expect(place("next", 0, 0)).toBe(-1);
});

test("who likes other keys has them, and no key asks for two things", () => {
  const keys = keysWith({ hand: "j", turn: "s" });
  expect(deed({ key: "j" }, false, true, keys)).toBe("hand");
  expect(deed({ key: "h" }, false, true, keys)).toBeNull();
  expect(deed({ key: "s" }, false, true, keys)).toBe("turn");
  expect(Object.values(keys).filter((asked) => asked === "score")).toEqual([]);
  expect(keysWith({})).toEqual(KEYS);
});

test("brackets work on keyboards that write something else there", () => {
  expect(deed({ key: "ج", code: "BracketLeft" }, false, true)).toBe("last buffer");
  expect(deed({ key: "]", code: "BracketRight" }, false, true)).toBe("next buffer");
});

test("a key that is held asks once; walking and leafing go on", () => {
  expect(deed({ key: "p", repeat: true }, false, true)).toBeNull();
  expect(deed({ key: "t", repeat: true }, false, true)).toBeNull();
  expect(deed({ key: ",", repeat: true }, false, true)).toBe("older");
  expect(deed({ key: "F6", repeat: true }, false, true)).toBe("next region");
  expect(heldDown({ key: "Enter" }, false)).toBe(false);
  expect(heldDown({ key: "Enter", repeat: true }, false)).toBe(true);
  expect(heldDown({ key: " ", repeat: true }, true)).toBe(true);
  expect(heldDown({ key: " ", repeat: true }, false)).toBe(false);
  expect(heldDown({ key: "ArrowDown", repeat: true }, true)).toBe(false);
});
