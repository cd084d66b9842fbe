// What this device keeps: a token that is its own, and what its person likes.

/** Random hexadecimal digits. getRandomValues also works over plain http, where randomUUID and subtle do not. */
export function random(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** Is this of the same kind as a model? Each part of a model must be there; `each` is the model of all that a list or a record holds. */
export function alike(value: unknown, model: unknown, each?: unknown): boolean {
  if (typeof value !== typeof model) return false;
  if (typeof value !== "object") return true;
  if (value === null || (model !== null && Array.isArray(value) !== Array.isArray(model))) return false;
  if (!Object.entries(model ?? {}).every(([name, part]) => alike((value as Record<string, unknown>)[name], part))) return false;
  return each === undefined || Object.values(value).every((part) => alike(part, each));
}

/** A value kept on this device; what cannot be kept (private windows) lasts as long as the page. Of another kind than it should be, it counts for nothing. */
export function kept<T>(key: string, otherwise: T, each?: unknown): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`majlis.${key}`) ?? "null");
    return alike(value, otherwise, each) ? (value as T) : otherwise;
  } catch {
    return otherwise;
  }
}

/** The same for one of a few values. */
export function keptOf<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const value = kept<T>(key, otherwise);
  return values.includes(value) ? value : otherwise;
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`majlis.${key}`, JSON.stringify(value));
  } catch {
    // the page goes on without
  }
}

/** The keys of what is kept here that begin so. */
export function keys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(`majlis.${beginning}`) ? [key.slice("majlis.".length)] : []));
  } catch {
    return [];
  }
}

/** Does this device keep anything? Private windows and full ones do not. */
export function keeps(): boolean {
  const now = random(4);
  keep("try", now);
  return kept("try", "") === now;
}

/** Who this device is, made once. */
export function token(): string {
  const known = kept("token", "");
  if (known) return known;
  const made = random(16);
  keep("token", made);
  return made;
}
