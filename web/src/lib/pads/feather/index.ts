/** The pad of Birds of a Feather: 35 boxes a player, on one phone or on as many as there are players. */

import { m } from '$lib/words';
import type { Entry } from '../entry';
import type { AnySheet, PadRoom } from '../room';
import { codeOf, sheetOf } from './code';
import type { FeatherEntry } from './entry';
import Sheet from './Sheet.svelte';

export const room: PadRoom = {
	asks: [
		{
			name: 'opening',
			label: m.pad_feather_opening,
			choices: () => [
				{ value: 'deal', label: m.pad_feather_deal() },
				{ value: 'migration', label: m.pad_feather_migration() },
				{ value: 'draft', label: m.pad_feather_draft() }
			],
			isAsked: (players) => players > 1,
			otherwise: () => 'deal',
			isOnlyLaid: true
		},
		{
			name: 'raptors',
			label: m.pad_feather_raptors,
			choices: () => [
				{ value: false, label: m.pad_no() },
				{ value: true, label: m.pad_yes() }
			],
			isOnlyLaid: true
		}
	],
	usual: () => ({ opening: 'deal', raptors: false }),
	usualPlayers: 2,
	blank: (players, options): FeatherEntry => ({
		game: 'feather',
		players,
		options: { ...options, players: players.length },
		sheets: players.map(() => [])
	}),
	Sheet: Sheet as AnySheet,
	isOneEach: true,
	sharing: {
		codeOf: (pad, entry, seat) => codeOf(pad, { seat, birds: sheetsOf(entry)[seat] ?? [] }),
		withSheet: (pad, entry, code) => {
			const sheet = sheetOf(pad, code);
			if (!sheet || sheet.seat >= entry.players.length) return null;
			const sheets = sheetsOf(entry).map((birds, seat) => (seat === sheet.seat ? sheet.birds : birds));
			return { entry: { ...entry, sheets } as FeatherEntry, seat: sheet.seat };
		}
	}
};

function sheetsOf(entry: Entry): string[][] {
	return (entry as FeatherEntry).sheets;
}
