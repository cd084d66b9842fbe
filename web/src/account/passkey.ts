// Passkeys: the browser asks whoever holds the key, and the card room judges what it signed.

import type { Account } from "../protocol";
import { t } from "../words";
import { asked, type Told } from "./desk";

/** Can there be any? Browsers have them on pages that came safely, and for a name, not for a number of the network. */
export const able = isSecureContext && "parseRequestOptionsFromJSON" in (globalThis.PublicKeyCredential ?? {}) && /[a-z]/i.test(location.hostname) && !location.hostname.includes(":");

/** Ask the card room what to ask, the holder of the key to answer, and the card room whether the answer is right. */
async function through<Q>(question: string, answer: (question: Q) => Promise<Credential | null>, goal: string): Promise<Told<Account>> {
  const told = await asked<Q>(question, "POST");
  if ("wrong" in told) return told;
  try {
    const key = (await answer(told.told)) as PublicKeyCredential;
    return await asked<Account>(goal, "POST", key.toJSON() as object);
  } catch {
    return { wrong: t("passkey-none"), code: "" }; // put off by its holder, or there is none
  }
}

export const make = (): Promise<Told<Account>> =>
  through<PublicKeyCredentialCreationOptionsJSON>("passkey/offer", (told) => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(told) }), "passkey");

export const enter = (): Promise<Told<Account>> =>
  through<PublicKeyCredentialRequestOptionsJSON>("passkey/question", (told) => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(told) }), "passkey/session");
