// What is asked of the desk where accounts are kept. This device shows its token; there are no cookies.

import type { Wrong } from "../protocol";
import { settings } from "../settings.svelte";
import { token } from "../wire/device";
import { t } from "../words";

/** An answer, or why there is none, in words. */
export type Told<T> = { told: T } | { wrong: string; code: string };

async function sent(what: string, method: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${token()}` };
  if (body) headers["content-type"] = "application/json";
  return fetch(`api/${what}${what.includes("?") ? "&" : "?"}lang=${settings.lang}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

/** Ask for something, and read the answer by `read`. */
async function ask<T>(what: string, method: string, body: object | undefined, read: (answer: Response) => Promise<T>): Promise<Told<T>> {
  try {
    const answer = await sent(what, method, body);
    if (answer.ok) return { told: await read(answer) };
    const { code, message } = (await answer.json()) as Partial<Wrong>;
    return { wrong: message ?? t("account-failed"), code: code ?? "" };
  } catch {
    return { wrong: t("account-failed"), code: "" };
  }
}

export const asked = <T>(what: string, method = "GET", body?: object): Promise<Told<T>> => ask(what, method, body, (answer) => answer.json() as Promise<T>);

/** The file with all that is kept of an account. */
export const taken = (): Promise<Told<Blob>> => ask("account/export", "GET", undefined, (answer) => answer.blob());
