/** The pad of Piafs: the birds of each collection and the seeds. */

import { SPECIES, speciesName } from '$lib/games/piafs/cards';
import { m } from '$lib/words';
import type { AnySheet, PadRoom } from '../room';
import type { PiafsEntry } from './entry';
import Sheet from './Sheet.svelte';

export const room: PadRoom = {
	asks: [
		{
			name: 'without',
			label: m.pad_piafs_without,
			choices: () => [
				{ value: null, label: m.pad_piafs_without_unknown() },
				...SPECIES.map((species) => ({ value: species, label: speciesName(species), picture: `piafs/${species}m` }))
			],
			isAsked: (players) => players === 2,
			isDrawn: true
		}
	],
	usual: () => ({ without: null }),
	usualPlayers: 3,
	blank: (players, options): PiafsEntry => ({
		game: 'piafs',
		players,
		options,
		collections: players.map(() => []),
		seeds: players.map(() => [])
	}),
	Sheet: Sheet as AnySheet,
	isOneEach: true
};
