/**
 * Everything a player reads: `m.play_now()` says the message `play-now` of the .ftl files.
 *
 * The messages follow the language of the settings at once: what a component reads from `m` is
 * read anew when the language changes. Cards, moves and events of games are worded by `voice.ts`.
 */

import { settings } from '$lib/settings.svelte';
import { say } from './loaded';
import type { Messages, Value } from './messages';

export { load, speak } from './loaded';

/** The messages by name; which there are, and what they have gaps for, the type says. */
export const m: Messages = new Proxy({} as Record<string, (values?: Record<string, Value>) => string>, {
	get(known, name: string) {
		const id = name.replaceAll('_', '-');
		return (known[name] ??= (values) => say(id, values));
	}
}) as unknown as Messages;

/** The language now. */
export function lang(): string {
	return settings.lang;
}

/** What a language calls itself. */
export function nameOfLanguage(lang: string): string {
	const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
	return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
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
