/**
 * Everything a player reads, in French and English: `m.play_now()`.
 *
 * The messages follow the language of the settings at once: what a component reads from `m` is
 * read anew when the language changes. Sentences that the server sends in both are picked by `pick`.
 */

import { settings, type Lang } from '$lib/settings.svelte';
import { overwriteGetLocale } from '$lib/paraglide/runtime';
import type { Both } from '$lib/table/protocol';

overwriteGetLocale(() => settings.lang);

export * as m from '$lib/paraglide/messages';

/** The language now. */
export function lang(): Lang {
	return settings.lang;
}

/** A text of the server in the language now; empty if there is none. */
export function pick(both: Both | null | undefined): string {
	return both ? both[settings.lang] : '';
}

/** A number with its sign, as cards show it: +3, −2, 0. */
export function signed(value: number): string {
	return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** A moment as a short date and time. */
export function when(ms: number): string {
	return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** Words put in a row: "a, b et c". */
export function listing(words: string[]): string {
	return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words);
}
