/** The pad of Songbirds: the forest cell by cell, or only the tokens; single rounds and matches. */

import { nameOf } from '$lib/games/songbirds/words';
import { m } from '$lib/words';
import type { Entry } from '../entry';
import type { AnySheet, PadRoom } from '../room';
import { blankRound, type SongbirdsEntry } from './entry';
import Sheet from './Sheet.svelte';

const TARGET = 99;

const isRivals = (players: number, options: Entry['options']): boolean => players > 1 && players <= 4 && !options.coop;

export const room: PadRoom = {
	asks: [
		{
			name: 'coop',
			label: m.pad_songbirds_how,
			choices: () => [
				{ value: false, label: m.pad_songbirds_rivals() },
				{ value: true, label: m.pad_songbirds_together() }
			],
			isAsked: (players) => players > 1 && players <= 4,
			otherwise: (players) => players > 4
		},
		{
			name: 'special',
			label: m.pad_songbirds_special,
			choices: () => ['crow', 'falcon', 'hummingbird', 'mockingbird'].map((value) => ({ value, label: nameOf(value) })),
			isAsked: (players, options) => players === 4 && !options.coop,
			isDrawn: true
		},
		{
			name: 'early_bird',
			label: m.pad_songbirds_early,
			choices: () => [
				{ value: false, label: m.pad_no() },
				{ value: true, label: m.pad_yes() }
			],
			isAsked: isRivals,
			otherwise: () => false
		},
		{
			name: 'length',
			label: m.pad_songbirds_length,
			choices: () => [
				...[1, 2, 3, 4, 5].map((n) => ({ value: n, label: String(n) })),
				{ value: TARGET, label: m.pad_songbirds_target({ n: TARGET }) }
			],
			isAsked: isRivals,
			otherwise: () => 1,
			isOurs: true
		},
		{
			name: 'how',
			label: m.pad_how,
			choices: () => [
				{ value: 'forest', label: m.pad_songbirds_forest() },
				{ value: 'tokens', label: m.pad_songbirds_tokens() }
			],
			isOurs: true
		}
	],
	usual: (players) => ({
		coop: players > 4,
		special: players === 4 ? 'crow' : null,
		early_bird: false,
		length: 1,
		how: 'forest'
	}),
	usualPlayers: 3,
	blank: (players, { how, length, ...options }): SongbirdsEntry => ({
		game: 'songbirds',
		players,
		options: { ...options, ...(length === TARGET ? { rounds: null, target: TARGET } : { rounds: length ?? 1, target: null }) },
		rounds: [blankRound(players.length, { isTogether: players.length === 1 || options.coop === true, isForest: how !== 'tokens' })]
	}),
	Sheet: Sheet as AnySheet,
	isOneEach: false
};
