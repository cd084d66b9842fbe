// Cards glide from where they lay to where they lie now; those that end face down in a pile are seen on their way. For the
// eye only: whoever wants no motion gets none, and the same words are said.

import type { Step } from "../protocol";
import { settings } from "../settings.svelte";
import { drawnFace } from "./drawn";

const MOVE = 240;
const HOLD = 420; // a card that is played and taken in one step rests on the table in between
const EASE = "cubic-bezier(.25,.8,.3,1)";

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const code = (card: Element): string => (card as HTMLElement).dataset.card?.split("#")[0] ?? "";
const cards = (cloth: HTMLElement): HTMLElement[] => [...cloth.querySelectorAll<HTMLElement>("[data-card]")];

/** When what has just come is drawn: then nothing of it takes time from what moves. */
const settled = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then));

interface Point {
  x: number;
  y: number;
  width: number;
}

function middle(element: Element): Point | undefined {
  const box = element.getBoundingClientRect();
  return box.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width } : undefined;
}

/** Where a zone is, or the seat that it belongs to where it is not drawn. */
function home(cloth: HTMLElement, zone: string, step: Step): Point | undefined {
  const owner = step.view.zones.find((each) => each.key === zone)?.owner ?? -1;
  const drawn = cloth.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  return (drawn && middle(drawn)) ?? (owner < 0 ? undefined : [...cloth.querySelectorAll(`[data-seat="${owner}"] .seat`)].map(middle)[0]);
}

/** A card that nobody sees at the end of its way: shown along it, then gone. */
function ghost(cloth: HTMLElement, pack: string, face: string, way: Point[]): void {
  const size = Math.max(...way.slice(0, -1).map((point) => Math.min(point.width, 90)));
  const box = cloth.getBoundingClientRect();
  const card = document.createElement("span");
  card.className = "card ghost";
  card.setAttribute("aria-hidden", "true");
  card.inert = true; // the card itself lies elsewhere: this one is neither read nor reached
  card.style.setProperty("--card-w", `${size}px`);
  card.append(drawnFace(pack, face, settings.large));
  cloth.append(card);
  const legs = way.length - 1;
  const all = MOVE * legs + HOLD * (legs - 1);
  const frames = way.flatMap((point, i): Keyframe[] => {
    const transform = `translate(${point.x - box.x - size / 2}px, ${point.y - box.y - size * 0.7}px) scale(${i === legs ? 0.5 : 1})`;
    const comes = (i * (MOVE + HOLD) - (i ? HOLD : 0)) / all;
    const goes = (i * (MOVE + HOLD)) / all;
    return i === 0 || i === legs ? [{ transform, offset: i ? 1 : 0, easing: EASE }] : [{ transform, offset: comes }, { transform, offset: goes, easing: EASE }];
  });
  void card.animate(frames, { duration: all }).finished.finally(() => card.remove());
}

export function flight(): { before: (cloth: HTMLElement) => void; after: (cloth: HTMLElement, step: Step) => void } {
  let was = new Map<string, Point>();
  let told = 0;

  /** How a card gets to where it lies now, if it came from elsewhere. Measured for all before any of them moves. */
  function glide(cloth: HTMLElement, card: HTMLElement, step: Step): (() => Animation) | undefined {
    const now = middle(card);
    const old = was.get(card.dataset.card!);
    const moved = old ? undefined : step.moved.find((each) => each.cards.includes(code(card)));
    const from = old ?? (moved && home(cloth, moved.source, step));
    if (!from || !now || Math.abs(from.x - now.x) + Math.abs(from.y - now.y) < 2) return;
    const start = `translate(${from.x - now.x}px, ${from.y - now.y}px)`;
    const drawn = card.querySelector(".drawn") ?? card;
    return () => drawn.animate([{ transform: start }, { transform: "none" }], { duration: MOVE, easing: EASE });
  }

  return {
    before(cloth) {
      if (still()) return;
      was = new Map(cards(cloth).map((card) => [card.dataset.card!, middle(card)] as const).filter((each): each is [string, Point] => each[1] !== undefined));
    },
    after(cloth, step) {
      if (step.step === told || still()) return;
      told = step.step;
      const lying = cards(cloth);
      const there = new Set(lying.map(code));
      const ways = lying.map((card) => glide(cloth, card, step)).flatMap((go) => go?.() ?? []);
      for (const way of ways) way.pause();
      settled(() => ways.forEach((way) => way.play()));
      for (const face of new Set(step.moved.flatMap((each) => each.cards))) {
        if (face === null || there.has(face)) continue;
        const legs = step.moved.filter((each) => each.cards.includes(face));
        const way = [was.get(`${face}#0`) ?? home(cloth, legs[0]!.source, step), ...legs.map((each) => home(cloth, each.target, step))];
        const known = way.filter((point) => point !== undefined);
        if (known.length > 1) ghost(cloth, step.view.pack, face, known);
      }
    },
  };
}
