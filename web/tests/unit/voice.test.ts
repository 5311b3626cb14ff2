/** The page words cards, moves and events exactly as Python does. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { settings } from '$lib/settings.svelte';
import type { GameEvent } from '$lib/table/protocol';
import { cardName, moveName, told } from '$lib/words/voice';
import './declared';

interface Sentence {
	game: string;
	players: number;
	event: GameEvent;
	fr: string;
	en: string;
}

const NAMES = ['Ana', 'Bo', 'Élise', 'Dan', 'Oscar', 'Fil', 'Gus', 'Hal'];
const file = join(import.meta.dirname, '../../../tests/words/sentences.jsonl');
const sentences = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Sentence);
const { lang } = settings;

afterEach(() => {
	settings.lang = lang;
});

test.each(['fr', 'en'] as const)('every event, each kind and form of it, in %s', (lang) => {
	settings.lang = lang;
	expect(sentences.length).toBeGreaterThan(100);
	for (const one of sentences) expect(told(one.game, one.event, NAMES.slice(0, one.players)), JSON.stringify(one.event)).toBe(one[lang]);
});

test('cards and moves of every pattern', () => {
	settings.lang = 'en';
	expect(cardName('piafs', 'CH5m')).toBe('male chaffinch 5');
	expect(['CH5m@2', '-', 'keep:BL3m,GR2f'].map((move) => moveName('piafs', move))).toEqual([
		'Play the male chaffinch 5 at perch 2',
		'Add nothing',
		'Keep the male blackbird 3 and the female greenfinch 2'
	]);
	expect(['12', '9'].map((move) => moveName('vautour', move))).toEqual(['Play the 12', 'Play the 9']);
	expect(['R5@c3', '@c3', 'R5!', '!', 'R5?'].map((move) => moveName('songbirds', move))).toEqual([
		'Place the red 5 at c3',
		'Place it at c3',
		'Lay the red 5 as favourite',
		'Lay it as favourite',
		'Show the red 5'
	]);
	expect(moveName('feather', 'draft:M1/MC')).toBe('Draft the Mountain Chickadee, put the Steller’s Jay into the neutral hand');
});

test('what is not declared is shown as it is written', () => {
	expect([cardName('unheard-of', 'X1'), moveName('unheard-of', 'x'), moveName('piafs', '???')]).toEqual(['X1', 'X', '???']);
});

test('what happened while the words were on their way is told when they are there', () => {
	const event = { event: 'unheard' } as unknown as GameEvent;
	expect(told('unheard-of', event, [])).toBe('');
});
