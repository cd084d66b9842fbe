// What is read out. One queue for each politeness: every utterance becomes a node of its own, so that nothing is lost when
// several come at once and the same words are read again when they are said again.

export type Politeness = "polite" | "assertive";

/** Where utterances are put: a live region. `put` gives back how to take the node away. */
export interface Region {
  put(words: string): () => void;
}

const GAP = 150; // between two nodes: screen readers join or drop what comes faster
const LONGEST = 600; // characters of sentences that are joined because they waited
const STAY = 8_000; // then a node goes, unread by then or not wanted any more

const FIRST_SOUND = 300; // until a screen reader begins
const CHARACTER = 60; // about 180 words in a minute
const MOST_TIME = 5_000;

/** Milliseconds until these words have been read out, as well as that can be told: no page hears a screen reader. */
export function spoken(words: string): number {
  return words ? Math.min(MOST_TIME, FIRST_SOUND + CHARACTER * words.length) : 0;
}

export class Announcer {
  /** What was said last, for "say that again". */
  last = "";
  /** Speaks besides, where the browser's own voice is wanted. */
  voice: (words: string, urgent: boolean) => void = () => {};
  private queues: Record<Politeness, string[]> = { polite: [], assertive: [] };
  private busy: Record<Politeness, boolean> = { polite: false, assertive: false };
  private regions: Partial<Record<Politeness, Region>> = {};

  /** Give the queues their regions; what was said before is read now. */
  speakThrough(regions: Record<Politeness, Region>): void {
    this.regions = regions;
    this.next("polite");
    this.next("assertive");
  }

  /** Say all sentences of one step as one utterance. `remember` is false for answers that repeat what was said. */
  say(sentences: string | string[], politeness: Politeness = "polite", remember = true): void {
    const words = [sentences].flat().filter(Boolean).join(" ").trim();
    if (!words) return;
    if (remember) this.last = words;
    this.voice(words, politeness === "assertive");
    this.queues[politeness].push(words);
    this.next(politeness);
  }

  /** The next utterance. What has been waiting behind it is joined to it, so that the ear does not fall behind. */
  private take(queue: string[]): string {
    let words = queue.shift() ?? "";
    while (queue[0] !== undefined && words.length + queue[0].length < LONGEST) words += ` ${queue.shift()}`;
    return words;
  }

  private next(politeness: Politeness): void {
    const region = this.regions[politeness];
    if (!region || this.busy[politeness]) return;
    const words = this.take(this.queues[politeness]);
    if (!words) return;
    this.busy[politeness] = true;
    const remove = region.put(words);
    setTimeout(remove, STAY);
    setTimeout(() => {
      this.busy[politeness] = false;
      this.next(politeness);
    }, GAP);
  }
}

/** A live region of the page. */
export function region(box: HTMLElement): Region {
  return {
    put(words) {
      const node = document.createElement("p");
      node.textContent = words;
      box.append(node);
      return () => node.remove();
    },
  };
}

export const announcer = new Announcer();
