/** What is kept on this device: the sheet being filled in for each game, and the games played. */

import type { Answer, Entry } from './entry';

/** A sheet with everything that undo and redo need; written after every tap. */
export interface Kept {
	/** The same on all phones that share the sheet. */
	id: string;
	/** Games played in a row by the same people have one. */
	series: string;
	/** What was said before the first entry, how the sheet is filled in included. */
	asked: Entry['options'];
	entry: Entry;
	past: Entry[];
	future: Entry[];
	/** The only seat that this phone keeps; null: it keeps all of them. */
	own: number | null;
	started: number;
}

/** A finished game; `answer` in the language it was shown in. */
export interface Played {
	id: string;
	series: string;
	when: number;
	entry: Entry;
	answer: Answer;
}

const SHEET = 'voliere.pad.';
const PLAYED = 'voliere.pads.played';
const MOST_PLAYED = 1000;

/** A storage that may be full, forbidden or hold what an older page wrote. */
function read<T>(key: string, isFine: (value: T) => boolean): T | null {
	try {
		const value = JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
		return value !== null && isFine(value) ? value : null;
	} catch {
		return null;
	}
}

/** Whether it could be written. */
function write(key: string, value: unknown): boolean {
	try {
		localStorage.setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

/** A name for a sheet or a series that no other phone has. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(6));
	return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('').slice(0, 8);
}

/** The sheet of a game that was begun and not put away; null: there is none. */
export function keptSheet(game: string): Kept | null {
	return read<Kept>(SHEET + game, (kept) => kept.entry?.game === game && Array.isArray(kept.entry.players));
}

/** Keep a sheet; whether the device took it. */
export function keepSheet(kept: Kept): boolean {
	return write(SHEET + kept.entry.game, kept);
}

/** Throw the sheet of a game away. */
export function dropSheet(game: string): void {
	try {
		localStorage.removeItem(SHEET + game);
	} catch {
		// Storage may be forbidden; then nothing was kept either.
	}
}

/** All finished games, the newest first. */
export function played(): Played[] {
	return (read<Played[]>(PLAYED, Array.isArray) ?? []).sort((a, b) => b.when - a.when);
}

/** Note a finished game; one that is noted already is corrected. */
export function notePlayed(game: Played): boolean {
	const before = played();
	const known = before.find((one) => one.id === game.id);
	const others = before.filter((one) => one.id !== game.id);
	return write(PLAYED, [{ ...game, when: known?.when ?? game.when }, ...others].slice(0, MOST_PLAYED));
}

/** Forget a finished game. */
export function forgetPlayed(id: string): void {
	write(
		PLAYED,
		played().filter((one) => one.id !== id)
	);
}
