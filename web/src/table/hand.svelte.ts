// Which card is under the finger, and which are chosen: what hand, table and buttons agree on.

import { sound } from "../ear/sound";
import { said } from "../ear/questions";
import type { Card, Choice, Offer } from "../protocol";
import { room } from "../room.svelte";
import { settings } from "../settings.svelte";
import { beside, ended, listed, t } from "../words";
import { keep, kept } from "../wire/device";
import { acts, barredWith, begins, beginning, concerned, furnished, keysOf, movesWith, several, takesSeveral, textOf } from "./choosing";
import { laid } from "./layout";
import { apart, downFrom, sorted } from "./sorting";

export interface Held {
  key: string;
  card: Card;
}

export const RESIGN = "resign"; // the move by which a match is given up, in every game that has it

class Hand {
  /** The card under the finger, by its key. */
  at = $state("");
  /** Keys of chosen cards where several can be chosen. */
  chosen = $state<string[]>([]);
  /** What was put aside at which table: kept, since to do it anew after a lost line would be a labour. */
  put = $state.raw<{ room: string; keys: string[] }>(kept("aside", { room: "", keys: [] }));
  /** The moves to choose between, if a card can be played in several ways; or what is done only by who says that it is meant. */
  asking = $state.raw<{ card: string; moves: Choice[]; sure?: () => void } | null>(null);

  view = $derived(room.view);
  places = $derived(this.view ? laid(this.view) : null);
  /** As the room has them. */
  dealt: Held[] = $derived(this.places ? this.places.hands.flatMap((zone) => keysOf(zone).map((key, i) => ({ key, card: zone.cards[i]! }))) : []);
  aside: Set<string> = $derived(new Set(this.put.room === this.view?.room ? this.put.keys : []));
  cards: Held[] = $derived(this.view ? apart(sorted(this.dealt, settings.order, beginning(this.view, true)), this.aside) : []);
  acts = $derived(this.view !== null && acts(this.view));
  many: Offer[] = $derived(this.view ? several(this.view) : []);
  current: Held | undefined = $derived(this.cards.find((held) => held.key === this.at) ?? this.cards[0]);
  moves: Choice[] = $derived(this.view && this.current?.card.code ? movesWith(this.view, this.current.card.code) : []);
  /** The card with which the move begins that a guide asks for, by its key. */
  guided: string = $derived.by(() => {
    const move = this.view?.guide?.move;
    const offer = move && this.view!.offers.find((each) => each.verb === move.text.split(" ")[0]);
    const code = move?.fields[(offer && begins(offer)?.key) ?? ""]?.[0];
    return (code && this.cards.find((held) => held.card.code === code)?.key) || "";
  });
  reason: string = $derived(this.reasonOf(this.current));
  taken: Set<string> = $derived(this.view && this.moves.length === 1 && !this.many.length ? concerned(this.view, this.moves[0]!) : new Set<string>());

  reasonOf(held: Held | undefined): string {
    return (this.view && held?.card.code && barredWith(this.view, held.card.code)?.reason) || "";
  }

  /** What is said of a card beside its name. */
  said(held: Held): string {
    const { card } = held;
    const more = this.view && card.code && (settings.verbosity !== "terse" || this.reasonOf(held)) ? said(this.view, card.code, this.reasonOf(held)) : "";
    return beside(card.mark, more);
  }

  /** What a card is called: shorter where little is to be said, if its code can be read out. */
  named(held: Held): string {
    const { short, name } = held.card;
    return settings.verbosity === "terse" && short && !short.includes(".") ? short : name;
  }

  /** Codes of the chosen cards, in the order of choosing. */
  codes(): string[] {
    return this.chosen.flatMap((key) => this.cards.find((held) => held.key === key)?.card.code ?? []);
  }

  fits(offer: Offer, count = this.codes().length): boolean {
    const field = begins(offer);
    return field !== undefined && takesSeveral(offer) && count >= field.least && count <= field.most;
  }

  toggle(key: string): void {
    this.chosen = this.chosen.includes(key) ? this.chosen.filter((each) => each !== key) : [...this.chosen, key];
  }

  /** Chosen cards that have gone are chosen no more, and nothing of a new deal lies aside. */
  settle(previous: string[]): void {
    const keys = new Set(this.cards.map(({ key }) => key));
    const there = this.chosen.filter((key) => keys.has(key));
    if (there.length !== this.chosen.length) this.chosen = there;
    const anew = previous.length > 0 && previous.filter((key) => keys.has(key)).length * 2 < keys.size;
    const aside = anew ? [] : [...this.aside].filter((key) => keys.has(key));
    if (aside.length !== this.aside.size) this.lay(aside);
  }

  private lay(keys: string[]): void {
    this.put = { room: this.view?.room ?? "", keys };
    keep("aside", this.put);
  }

  /** Put the card under the finger aside, or take it up again; `down`: with the cards below it in its suit. In words. */
  putAside(down: boolean): string {
    const { current, aside } = this;
    if (!current) return t("no-card-held");
    const up = aside.has(current.key);
    const moved = (down ? downFrom(this.dealt, current.key) : [current.key]).filter((key) => aside.has(key) === up);
    const cards = listed(moved.map((key) => this.dealt.find((held) => held.key === key)!.card.name));
    this.lay(up ? [...aside].filter((key) => !moved.includes(key)) : [...aside, ...moved]);
    return ended(t(up ? "taken-up" : "put-aside", { cards, count: this.aside.size }));
  }

  /** Play the card under the finger, or the chosen ones. */
  play(): void {
    const { view, current } = this;
    if (!view) return;
    if (this.chosen.length) return this.playChosen();
    if (!current?.card.code) return;
    if (!this.acts) return room.refuse(view.status);
    if (this.moves.length === 1) return void this.send(this.moves[0]!);
    if (this.moves.length > 1) this.asking = { card: current.card.name, moves: this.moves };
    else if (furnished(view).some((offer) => begins(offer)?.values.includes(current.card.code!))) document.querySelector<HTMLElement>(".open-move :is(input, select)")?.focus();
    else if (this.many.length && beginning(view).has(current.card.code)) this.toggle(current.key);
    else room.refuse(this.reason || view.status);
  }

  private playChosen(): void {
    const offers = this.many.filter((offer) => this.fits(offer));
    if (offers.length === 1) return void this.sendCards(offers[0]!);
    const moves = offers.map((offer): Choice => ({ text: textOf(offer, this.codes()), label: offer.name, fields: {}, foretold: "", takes: [] }));
    if (moves.length) this.asking = { card: t("count-chosen", { count: this.chosen.length }), moves };
    else room.refuse(beside(...this.many.map((offer) => offer.name)) || this.view!.status);
  }

  async sendCards(offer: Offer): Promise<void> {
    if (await room.play(textOf(offer, this.codes()))) this.chosen = [];
  }

  /** Make a move that stands in the list of its kind; what ends the match is asked about first. */
  press(move: Choice, verb: string): void {
    if (verb === RESIGN) this.asking = { card: move.label, moves: [], sure: () => void this.send(move) };
    else void this.send(move);
  }

  async send(move: Choice): Promise<void> {
    this.asking = null;
    sound("yours");
    if (await room.play(move.text)) this.chosen = [];
  }
}

export const hand = new Hand();
