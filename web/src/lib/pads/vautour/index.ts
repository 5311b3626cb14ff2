/** The pad of Stupide Vautour: who took which points card, round by round or only at the end. */

import { m } from '$lib/words';
import type { AnySheet, PadRoom } from '../room';
import type { VautourEntry } from './entry';
import Sheet from './Sheet.svelte';

export const room: PadRoom = {
	asks: [
		{
			name: 'tiebreak',
			label: m.pad_vautour_tiebreak,
			choices: () => [
				{ value: 'runner-up', label: m.pad_vautour_runner_up() },
				{ value: 'best-mouse', label: m.pad_vautour_best_mouse() }
			]
		},
		{
			name: 'how',
			label: m.pad_how,
			choices: () => [
				{ value: 'rounds', label: m.pad_vautour_rounds() },
				{ value: 'taken', label: m.pad_vautour_taken() }
			],
			isOurs: true
		}
	],
	usual: () => ({ tiebreak: 'runner-up', how: 'rounds' }),
	usualPlayers: 3,
	blank: (players, { how, ...options }): VautourEntry => ({
		game: 'vautour',
		players,
		options,
		...(how === 'taken' ? { taken: players.map(() => []), lost: [] } : { rounds: [] })
	}),
	Sheet: Sheet as AnySheet,
	isOneEach: false
};
