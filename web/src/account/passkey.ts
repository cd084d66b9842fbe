// Passkeys: the browser asks whoever holds the key, and the card room judges what it signed.

import type { Account } from "../protocol";
import { t } from "../words";
import { asked, type Told } from "./desk";

/** Can there be any? Browsers have them on pages that came safely, and for a name, not for a number of the network. */
export const able = isSecureContext && "parseRequestOptionsFromJSON" in (globalThis.PublicKeyCredential ?? {}) && /[a-z]/i.test(location.hostname) && !location.hostname.includes(":");

type Ask<Q> = (question: Q) => Promise<Credential | null>;

const made: Ask<PublicKeyCredentialCreationOptionsJSON> = (told) => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(told) });
const signed: Ask<PublicKeyCredentialRequestOptionsJSON> = (told) => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(told) });

/** Ask the card room what to ask, the holder of the key to answer, and the card room whether the answer is right; with `more` beside the answer. */
async function through<Q, T = Account>(question: string, ask: Ask<Q>, goal: string, more?: object): Promise<Told<T>> {
  const told = await asked<Q>(question, "POST", more);
  if ("wrong" in told) return told;
  try {
    const key = ((await ask(told.told)) as PublicKeyCredential).toJSON() as object;
    return await asked<T>(goal, "POST", more ? { ...more, key } : key);
  } catch {
    return { wrong: t("passkey-none"), code: "" }; // put off by its holder, or there is none
  }
}

export const make = (): Promise<Told<Account>> => through("passkey/offer", made, "passkey");

export const enter = (): Promise<Told<Account>> => through("passkey/question", signed, "passkey/session");

/** A new account that the key opens alone. */
export const begin = (name: string): Promise<Told<Account>> => through("passkey/opening", made, "passkey/account", { name });

/** Do what one's key must vouch for. */
export const vouched = (goal: string, more: object): Promise<Told<unknown>> => through("passkey/proof", signed, goal, more);
