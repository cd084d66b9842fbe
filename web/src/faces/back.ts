// The backs: one woven ground for all packs.

import { range, round, sheet, star } from "./shapes";

const weave = (x0: number, y0: number, w: number, h: number, step: number): string => { let d = ""; for (let y = y0; y <= y0 + h; y += step) for (let x = x0; x <= x0 + w; x += step) d += star(x, y, step * 0.44, "k-back2", 4, 0.42) + star(x + step / 2, y + step / 2, step * 0.2, "k-back2", 4, 0.5); return d; };
export const back = (isRound: boolean): string => isRound
  ? round(`<circle class="k-round k-back" cx="50" cy="50" r="49"/><circle class="k-back2-line" cx="50" cy="50" r="43"/>${star(50, 50, 30, "k-back2-line", 8, 0.78)}${star(50, 50, 18, "k-back2", 8, 0.6)}${range(16).map((i) => `<circle class="k-back2" cx="50" cy="13" r="1.8" transform="rotate(${i * 22.5} 50 50)"/>`).join("")}`, "round")
  : sheet(`<rect class="k-back2-line" x="8" y="8" width="84" height="124" rx="4"/><svg x="11" y="11" width="78" height="118" viewBox="11 11 78 118">${weave(11, 10, 80, 120, 19.7)}</svg>${star(50, 70, 25, "k-back k-back2-line", 8, 0.78)}${star(50, 70, 15, "k-back2", 8, 0.6)}`, "", "k-back");
