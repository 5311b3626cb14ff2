/** Birds of a Feather without a browser: the scene, the choices, the arithmetic. */

import './declared';
import { describe, expect, test } from 'vitest';
import { choices, drafting, isPutAsked, nPassed, passing } from '$lib/games/feather/choices';
import { sceneOf, ticked } from '$lib/games/feather/scene';
import { pace, scores, section } from '$lib/games/feather/telling';
import { house } from '$lib/session.svelte';
import type { FeatherEvent, FeatherView, GameCard } from '$lib/table/protocol';

function viewOf(changes: Partial<FeatherView> = {}): FeatherView {
	return {
		game: 'feather',
		seat: 0,
		actors: [0, 1, 2],
		moves: ['M1', 'MC', 'WA'],
		over: false,
		result: null,
		options: { players: 3, opening: 'deal', raptors: true },
		phase: 'play',
		round: 2,
		n_rounds: 14,
		hand: ['M1', 'M1', 'MC', 'WA'],
		chosen: null,
		hand_sizes: [4, 4, 4],
		neutral_sizes: [14],
		n_pile: 0,
		n_aside: 0,
		pack: [],
		pack_round: 0,
		pack_goes: null,
		put: [],
		passed: [],
		received: [],
		lingering: [
			['0', 'MA'],
			['1', 'MC'],
			['2', 'OX'],
			['n0', 'DC']
		],
		seen: [['MC'], [], []],
		scores: [0, 0, 0],
		full: [[], [], []],
		visits: null,
		...changes
	};
}

const REVEALED: FeatherEvent = {
	event: 'revealed',
	cards: [
		['0', 'M1'],
		['1', 'MR'],
		['2', 'W1'],
		['n0', 'OC']
	]
};

describe('the scene', () => {
	test('the lingering birds stand in their habitats', () => {
		const { habitats, hand, bids } = sceneOf(viewOf(), [], null);
		expect(habitats.M.map((one) => one.card)).toEqual(['MA', 'MC']);
		expect(habitats.W).toEqual([]);
		expect(new Set(hand.map((one) => one.key)).size).toBe(4);
		expect(bids).toEqual([null, null, null]);
	});

	test('our card keeps its key from the hand through the next round', () => {
		const before = sceneOf(viewOf(), [], null);
		const sent = sceneOf(viewOf(), [], 'M1');
		const key = sent.bids[0]?.key;
		expect(before.hand.map((one) => one.key)).toContain(key);
		expect(sent.hand.map((one) => one.key)).not.toContain(key);
		const shown = sceneOf(viewOf(), [REVEALED], 'M1');
		expect(shown.habitats.M.find((one) => one.card === 'M1')?.key).toBe(key);
		const next = viewOf({ round: 3, hand: ['M1', 'MC', 'WA'], lingering: [['0', 'M1']] });
		expect(sceneOf(next, [], null).habitats.M[0]?.key).toBe(key);
		expect(sceneOf(next, [], 'M1').habitats.M[0]?.key).toBe(key);
		expect(sceneOf(next, [], 'M1').bids[0]?.key).not.toBe(key);
	});

	test('others lie face down until everything is turned over', () => {
		const view = viewOf({ actors: [0, 2] });
		const { bids } = sceneOf(view, [], null);
		expect(bids[1]?.card).toBeNull();
		expect(bids[2]).toBeNull();
		const shown = sceneOf(view, [REVEALED], null);
		expect(shown.bids).toEqual([null, null, null]);
		expect(shown.habitats.M.find((one) => one.isFresh && one.owner === '1')?.key).toBe(bids[1]?.key);
		expect(shown.neutralSizes).toEqual([13]);
	});

	test('chased birds are seen to leave, then gone', () => {
		const chased: FeatherEvent = { event: 'chased-off', owner: '1', raptor: 'MR', cards: [['0', 'MA']] };
		const now = sceneOf(viewOf(), [REVEALED, chased], null);
		expect(now.habitats.M.find((one) => one.card === 'MA')?.isChased).toBe(true);
		const visited: FeatherEvent = { event: 'visited', seat: 1, habitat: 'M', here: ['MR', 'M1'], new: ['MR', 'M1'], points: 2, full: false };
		const later = sceneOf(viewOf(), [REVEALED, chased, visited], null);
		expect(later.habitats.M.some((one) => one.card === 'MA')).toBe(false);
		expect(later.sheets[1]?.score).toBe(2);
		expect(ticked(later.sheets[1], 'M')).toEqual(['MR', 'M1']);
		expect(later.visits).toHaveLength(1);
	});

	test('after the round the revealed cards are the lingering ones', () => {
		const left: FeatherEvent = { event: 'left', cards: [] };
		const settled: FeatherEvent = { event: 'settled', cards: [] };
		const { habitats } = sceneOf(viewOf(), [REVEALED, left, settled], null);
		expect(habitats.M.map((one) => [one.card, one.isFresh])).toEqual([
			['M1', false],
			['MR', false]
		]);
		expect(habitats.D).toEqual([]);
	});

	test('solo: three cards come from the pile, then one is discarded and one drawn', () => {
		const options = { players: 1, opening: 'deal' as const, raptors: false };
		const solo = viewOf({ options, n_pile: 44, neutral_sizes: [], hand_sizes: [4], seen: [[]], scores: [0], phase: 'discard', lingering: [] });
		const { hand, nPile } = sceneOf(
			solo,
			[
				{ event: 'discarded', seat: 0, card: 'WA' },
				{ event: 'drew', seat: 0, card: 'OA' }
			],
			'x:WA'
		);
		expect(hand.map((one) => one.card)).toEqual(['M1', 'M1', 'MC', 'OA']);
		expect(hand[3]?.from).toBe('pile');
		expect(nPile).toBe(43);
	});

	test('migration: the cards leave the hand and wait to be passed', () => {
		const view = viewOf({ phase: 'migration', round: 0, lingering: [] });
		const { hand, passing: away } = sceneOf(view, [], 'pass:M1,M1,WA');
		expect(hand.map((one) => one.card)).toEqual(['MC']);
		expect(new Set(away.map((one) => one.key)).size).toBe(3);
	});

	test('draft: the picked card goes to the hand, the other to the neutral hand', () => {
		const view = viewOf({ phase: 'draft', round: 0, pack_round: 2, pack_goes: 'right', hand: ['WA'], pack: ['M1', 'M1', 'OC'], lingering: [] });
		const { hand, pack, direction } = sceneOf(view, [], 'draft:M1/OC');
		expect(hand.map((one) => one.card)).toEqual(['M1', 'WA']);
		expect(pack.map((one) => one.card)).toEqual(['M1']);
		expect(direction).toBe('right');
		expect(sceneOf(view, [{ event: 'packs-passed', pack_round: 2, direction: 'right' }], null).pack).toEqual([]);
	});

	test('a spectator sees the table without a hand', () => {
		const { hand, habitats } = sceneOf(viewOf({ seat: null, hand: null }), [REVEALED], null);
		expect(hand).toEqual([]);
		expect(habitats.M).toHaveLength(4);
	});
});

describe('the choices', () => {
	test('every move has a line', () => {
		const moves = ['M1', 'x:DC', 'pass:M1,MC,OX', 'draft:M1', 'draft:M1/MC'];
		const lines = choices(moves);
		expect(lines.map((line) => line.move)).toEqual(moves);
		expect(new Set(lines.map((line) => line.label)).size).toBe(moves.length);
	});

	test('moves are found by their cards', () => {
		const moves = ['pass:M1,M1,OX', 'pass:M1,MC,OX'];
		expect(nPassed(moves)).toBe(3);
		expect(passing(moves, ['OX', 'M1', 'MC'])).toBe('pass:M1,MC,OX');
		expect(passing(moves, ['OX', 'M1'])).toBeNull();
		expect(isPutAsked(['draft:M1/MC'])).toBe(true);
		expect(isPutAsked(['draft:M1'])).toBe(false);
		expect(drafting(['draft:M1/MC'], 'M1', 'MC')).toBe('draft:M1/MC');
		expect(drafting(['draft:M1/MC'], 'MC', 'M1')).toBeNull();
	});
});

test('the parts of a score add up to its total', () => {
	house.games = [{ name: 'feather', worth: { MA: 2, MX: 1, MC: 0, M: 3 } } as unknown as GameCard];
	const sheet = { aces: 2, others: 9, commons: 3, full: ['M'], bonus: 3, habitats: [10, 2, 2, 1, 1], total: 16 };
	const [line] = scores([{ event: 'scored', seat: 0, seen: [], sheet, total: 16 }]);
	expect(line?.parts.reduce((sum, part) => sum + part.value, 0)).toBe(line?.total);
});

test('a visit with something new stays longer; the rules open where we are', () => {
	const visit = { event: 'visited' as const, seat: 0, habitat: 'M', here: [], points: 0, full: false };
	expect(pace({ ...visit, new: ['M1'] })).toBeGreaterThan(pace({ ...visit, new: [] }));
	expect(section(viewOf())).toBe('round');
	expect(section(viewOf({ phase: 'draft' }))).toBe('draft');
	expect(section(viewOf({ over: true }))).toBe('scoring');
});
