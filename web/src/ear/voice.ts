// The browser's own voice, for who plays by ear without a screen reader.

import { settings } from "../settings.svelte";

const spoken = (words: string): string => words.replace(/[\u2066-\u2069]/g, "");

export function speak(words: string, urgent = false): void {
  const voice = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!settings.voice || !voice) return;
  if (urgent) voice.cancel();
  const said = new SpeechSynthesisUtterance(spoken(words));
  said.lang = settings.lang;
  voice.speak(said);
}

export const hush = (): void => globalThis.speechSynthesis?.cancel();

/** What a screen reader would say of an element that gets the focus: the text of it that is not only for the eye. */
export function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label") ?? document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ?? document.querySelector(`label[for="${CSS.escape(element.id || "-")}"]`)?.textContent;
  if (label) return label.trim();
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 300);
}
