// The few words of the page itself, in its language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Lang } from "./settings.svelte";

/** Numbers stand in Latin digits, whatever the language. */
export const LOCALE: Record<Lang, string> = { en: "en", ar: "ar-u-nu-latn", el: "el" };
type Files = Record<string, () => Promise<string>>;
const FILES = import.meta.glob("./text/*.ftl", { query: "?raw", import: "default" }) as Files;
/** What is said on pages that few open. */
const LATER = import.meta.glob("./text/later/*.ftl", { query: "?raw", import: "default" }) as Files;
let all = false;
/** What the page says in the languages that have been fetched. */
export const SOURCE: Partial<Record<Lang, string>> = {};

const fetched: Partial<Record<Lang, number>> = {};

/** Fetch a language: all files of it that are wanted by now. */
export async function load(lang: Lang): Promise<void> {
  const files = all ? { ...FILES, ...LATER } : FILES;
  const own = Object.keys(files).filter((path) => path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`)).sort();
  if (fetched[lang] === own.length) return;
  SOURCE[lang] = (await Promise.all(own.map((path) => files[path]!()))).join("\n");
  fetched[lang] = own.length;
  delete bundles[lang];
}

/** Fetch also what is said on pages that few open. */
export async function more(): Promise<void> {
  all = true;
  await Promise.all((Object.keys(SOURCE) as Lang[]).map(load));
}

export const LANGUAGES: readonly { lang: Lang; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "ar", name: "عربي" },
  { lang: "el", name: "Ελληνικά" },
];

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(LOCALE[lang]);
  const wrong = made.addResource(new FluentResource(SOURCE[lang]!));
  if (wrong[0]) throw wrong[0];
  return made;
}

const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** A message in the language of the page, or in `lang`. */
export function t(id: string, args: Record<string, FluentVariable> = {}, lang: Lang = settings.spoken): string {
  const words = (bundles[lang] ??= bundle(lang));
  const message = words.getMessage(id);
  if (!message?.value) throw new Error(`${lang}: no message ${id}`);
  const wrong: Error[] = [];
  const text = words.formatPattern(message.value, args, wrong);
  if (wrong[0]) throw new Error(`${lang}: ${id}: ${wrong[0].message}`);
  return text;
}

/** Words that begin a label: with a capital where the script has one, and with their accent. */
export function capital(words: string): string {
  const at = /^[\u2066-\u2069]*/.exec(words)![0].length; // marks of direction
  const first = String.fromCodePoint(words.codePointAt(at) ?? 0x200b);
  return words && words.slice(0, at) + first.toUpperCase() + words.slice(at + first.length);
}

/** Words as a sentence of their own among others. */
export const ended = (words: string): string => (!words || /[.!?؟;…][\u2066-\u2069]*$/.test(words) ? words : `${words}.`);

export const comma = (): string => (settings.spoken === "ar" ? "، " : ", ");

/** Words one after the other, with the comma of the language; what is empty is left out. */
export const beside = (...items: (string | undefined)[]): string => items.filter(Boolean).join(comma());

/** Words joined as the language joins them. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(settings.spoken, { type: "conjunction" }).format(items);
}
