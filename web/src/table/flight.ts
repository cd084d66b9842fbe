// Cards glide from where they lay to where they lie now. For the eye only: whoever wants no motion gets none.

import type { Step } from "../protocol";

const MOVE = 240;
const EASE = "cubic-bezier(.25,.8,.3,1)";

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const code = (card: Element): string => (card as HTMLElement).dataset.card?.split("#")[0] ?? "";

function boxes(cloth: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const card of cloth.querySelectorAll("[data-card]")) found.set((card as HTMLElement).dataset.card!, card.getBoundingClientRect());
  return found;
}

/** Where a zone is, or the seat that it belongs to where it is not drawn. */
function home(cloth: HTMLElement, zone: string, step: Step): DOMRect | undefined {
  const owner = step.view.zones.find((each) => each.key === zone)?.owner;
  const place = cloth.querySelector(`[data-zone="${CSS.escape(zone)}"]`) ?? (owner === undefined || owner === null ? null : cloth.querySelector(`[data-seat="${owner}"] .seat`));
  return place?.getBoundingClientRect();
}

export function flight(): { before: (cloth: HTMLElement) => void; after: (cloth: HTMLElement, step: Step) => void } {
  let was = new Map<string, DOMRect>();
  let told = 0;
  return {
    before(cloth) {
      was = boxes(cloth);
    },
    after(cloth, step) {
      if (step.step === told || still()) return;
      told = step.step;
      for (const card of cloth.querySelectorAll("[data-card]")) {
        const now = card.getBoundingClientRect();
        const old = was.get((card as HTMLElement).dataset.card!);
        const moved = old ? undefined : step.moved.find((each) => each.cards.includes(code(card)));
        const from = old ?? (moved && home(cloth, moved.source, step));
        if (!from || !now.width) continue;
        const x = from.x + from.width / 2 - now.x - now.width / 2;
        const y = from.y + from.height / 2 - now.y - now.height / 2;
        if (Math.abs(x) + Math.abs(y) < 2) continue;
        const size = old ? old.width / now.width : 0.6;
        (card.querySelector(".drawn") ?? card).animate([{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }], { duration: MOVE, easing: EASE });
      }
    },
  };
}
