// Where a replay is found: `#replay` to open a file, `#replay/room/2?step=12&seat=0` for a match of a room.

export interface Address {
  /** Room and match; "" where a file is to be opened. */
  key: string;
  step: number;
  seat: number | null;
}

export function read(hash: string): Address | null {
  const found = /^replay(?:\/([\w~-]+\/\w+))?(?:\?(.*))?$/.exec(hash);
  if (!found) return null;
  const asked = new URLSearchParams(found[2] ?? "");
  const number = (name: string): number | null => (/^\d{1,5}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  return { key: found[1] ?? "", step: number("step") ?? 0, seat: number("seat") };
}

export function write({ key, step, seat }: Address): string {
  if (!key) return "replay";
  const asked = [step ? `step=${step}` : "", seat === null ? "" : `seat=${seat}`].filter(Boolean).join("&");
  return `replay/${key}${asked ? `?${asked}` : ""}`;
}
