// When something was, as people write it.

import { settings } from "../settings.svelte";
import { LOCALE } from "../words";

/** A moment, in seconds since 1970. */
export const dated = (since: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(LOCALE[settings.spoken], how).format(new Date(since * 1000));
