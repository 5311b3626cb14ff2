/** The answers to what is asked before a game: how many, who, which variant. */

import { m } from '$lib/words';
import type { Calculator, Entry, OptionValue } from './entry';
import type { PadRoom } from './room';

const NAMES = 'voliere.pads.names';
const MOST_NAMES = 12;
const MOST_PLAYERS = 8;

/** The names used last on this device. */
export function knownNames(): string[] {
	try {
		const names: unknown = JSON.parse(localStorage.getItem(NAMES) ?? '[]');
		return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
	} catch {
		return [];
	}
}

function rememberNames(names: string[]): void {
	const all = [...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES);
	try {
		localStorage.setItem(NAMES, JSON.stringify(all));
	} catch {
		// Storage may be forbidden; the names are then asked again.
	}
}

/** With how many players a game can be played: those the calculator does not refuse. */
export async function countsOf(calculator: Calculator, game: string, room: PadRoom): Promise<number[]> {
	const all = Array.from({ length: MOST_PLAYERS }, (_, i) => i + 1);
	const isFine = await Promise.all(
		all.map(async (n) => 'ok' in (await calculator.setup(game, n, gameOptions(room, room.usual(n)))))
	);
	return all.filter((_, i) => isFine[i]);
}

/** The options of the game itself, without those that say how the sheet is filled in. */
export function gameOptions(room: PadRoom, options: Entry['options']): Entry['options'] {
	const ours = room.asks.filter((ask) => ask.isOurs).map((ask) => ask.name);
	return Object.fromEntries(Object.entries(options).filter(([name]) => !ours.includes(name)));
}

export class Asking {
	players = $state(2);
	names = $state<string[]>([]);
	changed = $state<Record<string, OptionValue>>({});
	#room: PadRoom;

	constructor(room: PadRoom, before: { players: string[]; options: Entry['options'] } | null = null) {
		this.#room = room;
		this.players = before?.players.length ?? room.usualPlayers;
		this.names = before ? [...before.players] : knownNames().slice(0, room.usualPlayers);
		if (before) this.changed = { ...before.options };
	}

	/** Every option with its value; what is no question has the value it then has. */
	get options(): Entry['options'] {
		const said: Entry['options'] = { ...this.#room.usual(this.players), ...this.changed };
		for (const ask of this.#room.asks)
			if (ask.isAsked && !ask.isAsked(this.players, said)) said[ask.name] = ask.otherwise?.(this.players) ?? null;
		return said;
	}

	/** The names, a number for whoever gave none. */
	get people(): string[] {
		return Array.from({ length: this.players }, (_, i) => this.names[i]?.trim() || m.player_n({ n: i + 1 }));
	}

	/** A blank sheet for these answers. */
	blank(): Entry {
		rememberNames(this.names.slice(0, this.players).map((name) => name.trim()).filter(Boolean));
		return this.#room.blank(this.people, this.options);
	}
}
