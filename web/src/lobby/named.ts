// Nobody sits down without a name: asked here, where the field is at hand, and not by the room.

import { room } from "../room.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words";

/** Is there a name? If not, say so and go to the field with this id. */
export function named(field: string): boolean {
  if (settings.name.trim()) return true;
  room.refuse(t("name-needed"));
  document.getElementById(field)?.focus();
  return false;
}
