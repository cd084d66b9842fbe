import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Announcer, spoken, type Politeness } from "./announcer";

/** What lies in each region now, and everything that was ever put there. */
function ears() {
  const now: Record<Politeness, string[]> = { polite: [], assertive: [] };
  const all: Record<Politeness, string[]> = { polite: [], assertive: [] };
  const region = (how: Politeness) => ({
    put(words: string) {
      now[how].push(words);
      all[how].push(words);
      return () => void now[how].splice(now[how].indexOf(words), 1);
    },
  });
  return { now, all, regions: { polite: region("polite"), assertive: region("assertive") } };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the sentences of one step are one utterance", () => {
  const { all, regions } = ears();
  const announcer = new Announcer();
  announcer.speakThrough(regions);
  announcer.say(["Omar plays the 7.", "", "Your turn."]);
  expect(all.polite).toEqual(["Omar plays the 7. Your turn."]);
  expect(announcer.last).toBe("Omar plays the 7. Your turn.");
});

test("nothing is lost when much comes at once, and the order stays", () => {
  const { all, regions } = ears();
  const announcer = new Announcer();
  announcer.speakThrough(regions);
  const sentences = Array.from({ length: 40 }, (_, i) => `Sentence ${i} of this long and fast match.`);
  for (const sentence of sentences) announcer.say(sentence);
  vi.advanceTimersByTime(2_000);
  expect(all.polite.join(" ")).toBe(sentences.join(" "));
  expect(all.polite[0]).toBe(sentences[0]);
  expect(all.polite.length).toBeGreaterThan(2);
});

test("the same words are put again, as a node of their own", () => {
  const { all, now, regions } = ears();
  const announcer = new Announcer();
  announcer.speakThrough(regions);
  announcer.say("Iris draws.");
  vi.advanceTimersByTime(200);
  announcer.say("Iris draws.");
  expect(all.polite).toEqual(["Iris draws.", "Iris draws."]);
  expect(now.polite).toHaveLength(2);
  vi.advanceTimersByTime(20_000);
  expect(now.polite).toHaveLength(0);
});

test("what is urgent does not wait behind what is polite", () => {
  const { all, regions } = ears();
  const announcer = new Announcer();
  announcer.speakThrough(regions);
  announcer.say("One.");
  announcer.say("Two.");
  announcer.say("You do not hold that card.", "assertive");
  expect(all.assertive).toEqual(["You do not hold that card."]);
  expect(all.polite).toEqual(["One."]);
});

test("what is said before the page is there is said when it is", () => {
  const { all, regions } = ears();
  const announcer = new Announcer();
  announcer.say("Salma sits down.");
  announcer.speakThrough(regions);
  expect(all.polite).toEqual(["Salma sits down."]);
});

test("answers do not become the last words", () => {
  const announcer = new Announcer();
  announcer.say("Omar plays the 7.");
  announcer.say("Your hand: three cards.", "polite", false);
  expect(announcer.last).toBe("Omar plays the 7.");
});

test("more words take longer to be read out, but nobody is waited for without end", () => {
  expect(spoken("")).toBe(0);
  expect(spoken("Salma flips O.")).toBeGreaterThan(spoken("O."));
  expect(spoken("word ".repeat(1000))).toBe(5_000);
});
