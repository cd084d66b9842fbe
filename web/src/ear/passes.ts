// Who passes waits a little for who passes next, so that all of them are told in one sentence. What matters waits for
// nobody: whatever else happens is told at once, and after them.

import type { Line } from "../protocol";

export const LONGEST = 1_200; // milliseconds

export class Passes {
  private held: Line[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private late: (lines: Line[]) => void) {}

  /** The lines that are to be told now. `wait`: play goes on without me, so that the last who passed can wait. */
  due(lines: Line[], wait: boolean): Line[] {
    clearTimeout(this.timer);
    const told: Line[] = [];
    for (const line of lines) {
      if (!line.run || line.run.length < this.held.length) told.push(...this.released());
      if (line.run) this.held.push(line);
      else told.push(line);
    }
    if (!wait) told.push(...this.released());
    else if (this.held.length) this.timer = setTimeout(() => this.late(this.released()), LONGEST);
    return told;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.held = [];
  }

  private released(): Line[] {
    const { held } = this;
    const last = held.at(-1);
    this.held = [];
    return last ? [held.length > 1 ? { ...last, text: last.run![held.length - 2]! } : last] : [];
  }
}
