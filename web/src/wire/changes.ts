// The picture of a table again, from the one before and what was told to have changed.

import type { Change, Step } from "../protocol";

interface Run<T> {
  at: number;
  gone: number;
  put: T[];
}

function put<T>(row: T[], run: Run<T> | null | undefined): T[] {
  return run ? [...row.slice(0, run.at), ...run.put, ...row.slice(run.at + run.gone)] : row;
}

/** The step after `before`; null if what is told belongs to another one. */
export function changed(before: Step | null, told: Change): Step | null {
  if (before?.step !== told.since) return null;
  const { view } = before;
  const { cards, places, facts, phase, status, chat, result, offers } = told.view;
  const zones = [...view.zones];
  for (const laid of cards ?? []) {
    const zone = zones[laid.zone]!;
    zones[laid.zone] = { ...zone, count: laid.count, cards: put(zone.cards, laid) };
  }
  return {
    type: "step",
    step: told.step,
    lines: told.lines,
    moved: told.moved,
    view: {
      ...view,
      step: told.step,
      seconds: told.seconds,
      phase: phase ?? view.phase,
      status: status ?? view.status,
      chat: chat ?? view.chat,
      result: result ?? view.result,
      offers: offers ?? view.offers,
      places: put(view.places, places),
      facts: put(view.facts, facts),
      zones,
    },
  };
}
