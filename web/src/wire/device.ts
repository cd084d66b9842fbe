// What this device keeps: a token that is its own, and what its person likes.

/** Random hexadecimal digits. getRandomValues also works over plain http, where randomUUID and subtle do not. */
export function random(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** A value kept on this device; what cannot be kept (private windows) lasts as long as the page. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`majlis.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`majlis.${key}`, JSON.stringify(value));
  } catch {
    // the page goes on without
  }
}

/** Who this device is, made once. */
export function token(): string {
  const known = kept("token", "");
  if (known) return known;
  const made = random(16);
  keep("token", made);
  return made;
}
