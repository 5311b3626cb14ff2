import './declared';
import { expect, test } from 'vitest';
import { grouped, sorted } from '$lib/games/piafs/cards';
import { choices } from '$lib/games/piafs/choices';
import { keysOf, sceneOf } from '$lib/games/piafs/scene';
import { pace, scores } from '$lib/games/piafs/telling';
import { settings } from '$lib/settings.svelte';
import type { PiafsEvent, PiafsView } from '$lib/table/protocol';

settings.lang = 'fr';

const VIEW: PiafsView = {
	game: 'piafs',
	seat: 0,
	actors: [0],
	moves: [],
	over: false,
	result: null,
	options: { players: 2, without: null, first: null },
	phase: 'play',
	turn: 0,
	first: 0,
	without: 'YE',
	ending: false,
	perch: null,
	perches: [['CH5m', 'BL3m', 'BU1f'], ['SP4m']],
	column: ['1', '3', '2', '2'],
	malus: [null, 'squirrel', 'crow', null],
	n_feeder: 20,
	n_birds: 30,
	track: ['SP1f', 'SP2f', 'SP6m'],
	hand: ['CH1f', 'BU2m', 'GR3m', 'GR3f'],
	hand_sizes: [4, 4],
	chosen: null,
	collections: [['BU1m'], []],
	n_seeds: [2, 0],
	seeds: ['1', '3'],
	seed_points: 4,
	scores: null,
	on_ground: [4, 0],
	on_perch: [5, 4],
	pairs: [[], []],
	most: [['BU'], []],
	plays: [
		{ card: 'GR3m', perch: 1, ground: 7, difference: 2, position: 2 },
		{ card: 'GR3m', perch: 2, ground: 3, difference: null, position: null }
	]
};

/** The first worked case of the rules: two captures in one turn. */
const CAPTURES: PiafsEvent[] = [
	{ event: 'played', seat: 0, card: 'GR3m', perch: 1 },
	{ event: 'outweighed', seat: 0, perch: 1, ground: 7, strength: 5, difference: 2, position: 2 },
	{ event: 'took-seed', seat: 0, position: 2, seed: '3' },
	{ event: 'took-malus', seat: 0, position: 2, malus: 'squirrel' },
	{ event: 'slid-down', position: 2 },
	{ event: 'captured', seat: 0, card: 'CH5m', perch: 1 },
	{ event: 'robbed', seat: 0, n_lost: 2, lost: ['3', '1'] },
	{ event: 'perched', card: 'BL3m', perch: 1 },
	{ event: 'outweighed', seat: 0, perch: 1, ground: 4, strength: 3, difference: 1, position: 1 },
	{ event: 'took-seed', seat: 0, position: 1, seed: '1' },
	{ event: 'slid-down', position: 1 },
	{ event: 'captured', seat: 0, card: 'BL3m', perch: 1 },
	{ event: 'perched', card: 'GR3m', perch: 1 },
	{ event: 'held', seat: 0, perch: 1, ground: 1, strength: 3 }
];

test('a card we play stands in the queue at once, and once only when it is told', () => {
	const now = sceneOf(VIEW, [], 'GR3m@1');
	expect(now.perches[0]).toEqual({ bird: 'CH5m', ground: ['BL3m', 'BU1f', 'GR3m'] });
	expect(now.hand).toEqual(['CH1f', 'BU2m', 'GR3f']);
	const told = sceneOf(VIEW, CAPTURES.slice(0, 1), 'GR3m@1');
	expect(told.perches).toEqual(now.perches);
	expect(told.handSizes).toEqual([3, 4]);
	for (const scene of [now, told]) expect(scene.balances[0]).toEqual({ ground: 7, strength: 5, difference: 2 });
	const theirs = sceneOf(VIEW, [{ event: 'played', seat: 1, card: 'YE6m', perch: 1 }], null);
	expect(theirs.balances[0]).toEqual({ ground: 4, strength: 5, difference: null });
});

test('the difference points at its position; a large one at the pile', () => {
	expect(sceneOf(VIEW, CAPTURES.slice(0, 2), null).spot).toBe(2);
	const large: PiafsEvent = { event: 'outweighed', seat: 0, perch: 1, ground: 9, strength: 4, difference: 5, position: null };
	expect(sceneOf(VIEW, [large], null).spot).toBe(0);
});

test('a seed lies face up with its owner, a malus visits, the column slides down', () => {
	expect(sceneOf(VIEW, CAPTURES.slice(0, 3), null).taken).toEqual({ seat: 0, seed: '3' });
	const slid = sceneOf(VIEW, CAPTURES.slice(0, 5), null);
	expect(slid.taken).toBeNull();
	expect(slid.visitor).toEqual({ seat: 0, malus: 'squirrel' });
	expect(slid.column).toEqual(['1', '2', '2', null]);
	expect(slid.malus).toEqual([null, 'crow', null, null]);
	expect(slid.seeds).toEqual(['1', '3', '3']);
});

test('two captures in one turn', () => {
	const scene = sceneOf(VIEW, CAPTURES, null);
	expect(scene.perches[0]).toEqual({ bird: 'GR3m', ground: ['BU1f'] });
	expect(scene.collections[0]).toEqual(['CH5m', 'BU1m', 'BL3m']);
	expect(scene.seeds).toEqual(['1', '3']);
	expect(scene.nSeeds).toEqual([2, 0]);
	expect(scene.visitor).toBeNull();
	expect(scene.column).toEqual(['2', '2', null, null]);
	expect(scene).toMatchObject({ weighed: 1, balances: [{ ground: 1, strength: 3, difference: null }, { ground: 0, strength: 4 }] });
	expect(scene.seedPoints).toBeNull();
});

test('nothing of the view is changed', () => {
	const before = structuredClone(VIEW);
	sceneOf(VIEW, CAPTURES, 'd');
	expect(VIEW).toEqual(before);
});

test('while a crow is fed the perch is empty and the crow is there', () => {
	const view = { ...VIEW, phase: 'crow', perch: 1, on_perch: [null, 4], perches: [['BL3m', 'BU1f'], ['SP4m']] };
	const scene = sceneOf(view, [], 'x:BU1m');
	expect(scene.perches[0]).toEqual({ bird: null, ground: ['BL3m', 'BU1f'] });
	expect(scene.visitor).toEqual({ seat: 0, malus: 'crow' });
	expect(scene.collections[0]).toEqual([]);
});

test('draws: ours come to the hand, those of others show only what all saw', () => {
	const track = sceneOf(
		VIEW,
		[
			{ event: 'drew-from-track', seat: 1, card: 'SP2f', place: 2 },
			{ event: 'track-refilled', card: 'BU4f', place: 2 }
		],
		null
	);
	expect(track.track).toEqual(['SP1f', 'BU4f', 'SP6m']);
	expect(track.handSizes).toEqual([4, 5]);
	expect(track.hand).toEqual(VIEW.hand);
	expect(sceneOf(VIEW, [], 't:SP6m').hand).toContain('SP6m');
	expect(sceneOf(VIEW, [{ event: 'drew', seat: 0, card: 'BL1f' }], 'd')).toMatchObject({ nBirds: 29, handSizes: [5, 4] });
});

test('cards that are kept join the collection', () => {
	const kept: PiafsEvent = { event: 'kept', seat: 0, cards: ['GR3m', 'GR3f'], n_discarded: 2, discarded: ['CH1f', 'BU2m'] };
	const scene = sceneOf({ ...VIEW, phase: 'keep', chosen: 'keep:GR3f,GR3m' }, [kept], null);
	expect(scene.keeping).toEqual(['GR3f', 'GR3m']);
	expect(scene.hand).toEqual([]);
	expect(grouped(scene.collections[0] ?? [], [['GR3m', 'GR3f']])).toEqual([['BU1m'], ['GR3m', 'GR3f']]);
	expect(grouped(['GR3f'], [['GR3m', 'GR3f']])).toEqual([['GR3f']]);
});

test('seeds of one value keep their own keys while they slide', () => {
	const keys = keysOf([...CAPTURES.slice(0, 5), { event: 'seed-laid', position: 4, seed: '2' }]);
	expect(keys.column).toEqual(['feeder-1', 'feeder-3', 'feeder-4', expect.stringMatching(/^feeder-/)]);
	expect(new Set(keys.column).size).toBe(4);
	expect(keys.taken).toBe('feeder-2');
});

test('birds in the order of a collection', () => {
	expect(sorted(['GR3f', 'CH5m', 'GR3m'])).toEqual(['CH5m', 'GR3m', 'GR3f']);
});

test('every kind of move has words', () => {
	const moves = ['CH5m@2', '+GR3f', '-', 'x:BL3m', 'd', 't:GR2f', 'keep:BL3m,GR2f'];
	expect(choices(moves)).toEqual([
		{ move: 'CH5m@2', label: 'Jouer le pinson mâle 5 au perchoir 2', group: 'pinson mâle 5' },
		{ move: '+GR3f', label: 'Ajouter le verdier femelle 3 à la collection' },
		{ move: '-', label: 'Ne rien ajouter' },
		{ move: 'x:BL3m', label: 'Laisser partir le merle mâle 3' },
		{ move: 'd', label: 'Piocher une carte cachée' },
		{ move: 't:GR2f', label: 'Prendre le verdier femelle 2 sur la piste' },
		{ move: 'keep:BL3m,GR2f', label: 'Garder le merle mâle 3 et le verdier femelle 2' }
	]);
});

test('the arithmetic of the scores adds up', () => {
	const scored: PiafsEvent = {
		event: 'scored', seat: 1, pairs: 2, pair_points: 10, majorities: { CH: 7, BL: 3 }, seeds: ['1', '3', '3'], seed_points: 7, total: 27
	};
	const collections = [['CH1m', 'BL1m'], ['CH2f', 'CH2m', 'BL5m', 'BL5f', 'BL6m']];
	const pairs: PiafsView['pairs'] = [[], [['CH2m', 'CH2f'], ['BL5m', 'BL5f']]];
	const [line] = scores([scored], { ...VIEW, collections, pairs }, ['Ana', 'Ben']);
	expect(line?.parts.map((part) => part.value)).toEqual([10, 7, 3, 7]);
	expect(line?.parts.reduce((sum, part) => sum + part.value, 0)).toBe(line?.total);
	expect(line?.parts.at(-1)?.label).toBe('graines 1×1, 2×3');
	expect(line?.parts.slice(0, 2).map((part) => part.label)).toEqual(['paires (2)\u00a0: pinson 2, merle 5', 'œufs, pinsons (2 contre 1\u00a0: Ana)']);
	const [without] = scores([scored], { ...VIEW, collections: [[], ['CH2f']] }, ['Ana', 'Ben']);
	expect(without?.parts.slice(0, 2).map((part) => part.label)).toEqual(['paires (2)', 'œufs, pinsons (1, personne d’autre)']);
	expect(pace(scored)).toBe(0);
});
