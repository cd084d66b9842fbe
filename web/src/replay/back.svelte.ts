// A match to look back at: its words all at once, its pictures as they are looked at.

import { announcer } from "../ear/announcer";
import type { Replay, Step, Wrong } from "../protocol";
import { settings } from "../settings.svelte";
import { ended, t } from "../words";

const MOST_KEPT = 400; // pictures

const query = (seat: number | null): string => `lang=${settings.lang}&seat=${seat ?? -1}`;

/** A match in words, or a step of it, from the card room or from the room on this device. */
async function asked(key: string, step: number | null, seat: number | null): Promise<Response> {
  if (key[0] !== "~") return fetch(`api/replay/${key}${step === null ? "" : `/${step}`}?${query(seat)}`);
  const { device } = await import("../here/device.svelte");
  const told = await (step === null ? device.ask("replay", key, settings.lang, seat ?? -1) : device.ask("step", key, step, settings.lang, seat ?? -1));
  return new Response(told, { status: told.startsWith('{"message"') ? 404 : 200 });
}

class Back {
  told = $state.raw<Replay | null>(null);
  /** The table at the step that is looked at. */
  shown = $state.raw<Step | null>(null);
  at = $state(0);
  seat = $state<number | null>(null);
  stage = $state<"none" | "wait" | "here" | "failed">("none");
  wrong = $state("");
  private pictures = new Map<string, Promise<Step>>();
  private asked = 0;

  get most(): number {
    return Math.max(0, (this.told?.lines.length ?? 1) - 1);
  }

  /** The words of a step as one utterance. */
  words(step: number): string {
    return (this.told?.lines[step] ?? []).map(ended).join(" ");
  }

  close(): void {
    this.asked++;
    this.told = this.shown = null;
    this.at = 0;
    this.seat = null;
    this.stage = "none";
    this.wrong = "";
    this.pictures.clear();
  }

  /** The match of a key: `room/number`, or a record that was opened here. */
  async fetch(key: string, at: number, seat: number | null): Promise<void> {
    if (key !== this.told?.key) this.close();
    await this.tell(() => asked(key, null, seat), at, seat);
  }

  /** A record from a file. */
  async bring(text: string): Promise<void> {
    this.close();
    await this.tell(() => fetch(`api/replay?${query(null)}`, { method: "POST", body: text }), 0, null);
  }

  /** From another seat, or in another language. */
  async again(seat = this.seat): Promise<void> {
    if (this.told) await this.fetch(this.told.key, this.at, seat);
  }

  private async tell(ask: () => Promise<Response>, at: number, seat: number | null): Promise<void> {
    const mine = ++this.asked;
    if (!this.told) this.stage = "wait";
    this.wrong = "";
    try {
      const answer = await ask();
      const told = (await answer.json()) as Replay | Wrong;
      if (mine !== this.asked) return;
      if (!answer.ok || !("lines" in told)) return this.failed("message" in told ? told.message : t("replay-failed"));
      this.pictures.clear();
      this.told = told;
      this.seat = seat;
      this.stage = "here";
      await this.go(at, false);
    } catch {
      if (mine === this.asked) this.failed(t("replay-failed"));
    }
  }

  private failed(why: string): void {
    this.stage = "failed";
    this.wrong = why;
    announcer.say(why, "assertive");
  }

  /** To a step; `aloud`: read what happened by it. */
  async go(step: number, aloud = true): Promise<void> {
    const told = this.told;
    if (!told) return;
    this.at = Math.min(this.most, Math.max(0, Math.trunc(step) || 0));
    if (aloud) announcer.say(t("replay-said", { number: this.at, most: this.most, words: this.words(this.at) }), "polite");
    const at = this.at;
    try {
      const picture = await this.picture(at);
      if (this.told === told && this.at === at) this.shown = picture;
    } catch {
      if (this.told === told && this.at === at) this.wrong = t("replay-failed");
    }
    if (at < this.most) void this.picture(at + 1).catch(() => {}); // most go on from here
  }

  private picture(step: number): Promise<Step> {
    const name = `${this.told!.key}/${step}?${query(this.seat)}`;
    let found = this.pictures.get(name);
    if (!found) {
      found = asked(this.told!.key, step, this.seat).then(async (answer) => {
        if (!answer.ok) throw new Error(((await answer.json()) as Wrong).message);
        return (await answer.json()) as Step;
      });
      this.pictures.set(name, found);
      found.catch(() => this.pictures.delete(name));
      if (this.pictures.size > MOST_KEPT) this.pictures.delete(this.pictures.keys().next().value!);
    }
    return found;
  }
}

export const back = new Back();
