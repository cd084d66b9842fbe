// What print draws its cards with: the signs and pictures of the faces as data, and the paint of their classes.

import { ACTION, ARCH, arrows, LIFT, MARK } from "./abjad";
import { back } from "./back";
import { court, PIPS, SUIT } from "./french";
import { LAY, mir, SIGN, SIZE, wazir } from "./ganjifa";

const each = <T>(names: string[], made: (name: string) => T): Record<string, T> => Object.fromEntries(names.map((name) => [name, made(name)]));
const inner = (svg: string): string => svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");

/** The rules for `.k-` classes by day, with the values of the tokens in them. */
export function paint(tokens: string, rules: string): string {
  const day = tokens.slice(tokens.indexOf(":root {"), tokens.indexOf(":root:lang(ar)"));
  const value = Object.fromEntries([...day.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, m[2]!]));
  const face = rules.slice(rules.indexOf("/* ---- face paint ---- */"), rules.indexOf("@media (forced-colors: active)", rules.indexOf("/* ---- face paint ---- */")));
  return [...face.matchAll(/^\.(?:k-|round )[^\n]+$/gm)].map((m) => m[0].replace(/var\(--([\w-]+)\)/g, (_, name: string) => value[name] ?? "none")).join("\n");
}

export const art = (css: string) => ({
  paint: css,
  suits: each(Object.keys(SUIT), (s) => `<g class="${SUIT[s]![0]}">${SUIT[s]![1]}</g>`),
  courts: each(Object.keys(SUIT).flatMap((s) => ["J", "Q", "K"].map((r) => r + s)), (code) => court(code[0] as "J" | "Q" | "K", code[1]!)),
  pips: PIPS,
  signs: SIGN,
  lays: LAY,
  sizes: SIZE,
  mirs: each(Object.keys(SIGN), mir),
  wazirs: each(Object.keys(SIGN), wazir),
  marks: MARK,
  arch: ARCH,
  lifts: LIFT,
  arrows: arrows("k-ink"),
  actions: ACTION,
  back: inner(back(false)),
  roundBack: inner(back(true)),
});
