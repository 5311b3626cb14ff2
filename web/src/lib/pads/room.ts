/** What the pad of a game consists of: `pads/<game>/index.ts` exports `room: PadRoom`. */

import type { Component } from 'svelte';
import { load } from '$lib/words';
import type { Entry, OptionValue } from './entry';
import type { Pad } from './pad.svelte';

export interface Choice {
	value: OptionValue;
	label: string;
}

/** Something to be said before the first entry. */
export interface Ask {
	name: string;
	label: () => string;
	choices: () => Choice[];
	/** Whether it is a question at all with so many players and these options. */
	isAsked?: (players: number, options: Entry['options']) => boolean;
	/** What holds when it is none; null unless said. */
	otherwise?: (players: number) => OptionValue;
	/** The table draws it by lot rather than chooses it. */
	isDrawn?: boolean;
	/** How the sheet is filled in, not an option of the game. */
	isOurs?: boolean;
	/** It matters when the table is laid, not for the score. */
	isOnlyLaid?: boolean;
}

export interface SheetProps<E extends Entry> {
	pad: Pad<E>;
	/** The seat in hand. */
	seat: number;
	onseat: (seat: number) => void;
}

// A sheet takes the entry of its own game only; the frame passes on what the room made.
export type AnySheet = Component<SheetProps<never>>;

export interface PadRoom {
	asks: Ask[];
	/** The options that a game of so many begins with when nothing is said. */
	usual: (players: number) => Entry['options'];
	usualPlayers: number;
	/** A sheet with nothing on it. */
	blank: (players: string[], options: Entry['options']) => Entry;
	Sheet: AnySheet;
	/** Whether each player has a sheet of their own, one beside the other where there is room. */
	isOneEach: boolean;
	/** Each player may fill in their sheet on their own phone and hand it over as a short code. */
	sharing?: Sharing;
}

export interface Sharing {
	/** A seat's sheet of a pad as a code. */
	codeOf: (pad: string, entry: Entry, seat: number) => string;
	/** The entry with the sheet of a code put in, and whose it is; null: mistyped, or of another pad. */
	withSheet: (pad: string, entry: Entry, code: string) => { entry: Entry; seat: number } | null;
}

const rooms = import.meta.glob<{ room: PadRoom }>('./*/index.ts');

/** The games that have a pad. */
export const PADS: readonly string[] = Object.keys(rooms).map((file) => file.split('/')[1] as string);

/** The pad of a game, loaded when it is first wanted. */
export async function padRoom(game: string): Promise<PadRoom> {
	const open = rooms[`./${game}/index.ts`];
	if (!open) throw new Error(`no pad for ${game}`);
	const [{ room }] = await Promise.all([open(), load(`games/${game}`)]);
	return room;
}
