import './declared';
import { expect, test } from 'vitest';
import { choices } from '$lib/games/vautour/choices';
import { sceneOf } from '$lib/games/vautour/scene';
import { scores } from '$lib/games/vautour/telling';
import type { GameEvent, VautourEvent, VautourView } from '$lib/table/protocol';

const view = {
	game: 'vautour',
	seat: 0,
	actors: [0, 2],
	over: false,
	round: 4,
	stake: ['+3'],
	worth: 3,
	takes: 'highest',
	n_points: 11,
	hand: ['1', '9', '12'],
	chosen: null,
	last: ['5', '7', '8'],
	won: [['+1'], [], []],
	scores: [1, 0, 0]
} as unknown as VautourView;

test('choices are listed from the lowest to the highest', () => {
	expect(choices(['1', '12', '9']).map((choice) => choice.move)).toEqual(['1', '9', '12']);
});

test('who has decided has a card face down; the others show their last one', () => {
	const { bids } = sceneOf(view, [], null);
	expect(bids[0]).toMatchObject({ card: '5', isLast: true, key: 'own-5' });
	expect(bids[1]).toMatchObject({ card: null, isDown: true, key: 'bid-1-4' });
	expect(bids[2]).toMatchObject({ card: '8', isLast: true, key: 'bid-2-3' });
});

test('our move lies on the table as soon as it is sent', () => {
	const scene = sceneOf(view, [], '12');
	expect(scene.bids[0]).toMatchObject({ card: '12', isDown: true, key: 'own-12' });
	expect(scene.chosen).toBe('12');
});

test('a round: turned over, cancelled, taken, the next card', () => {
	const events: VautourEvent[] = [
		{ event: 'revealed', cards: ['12', '9', '9'] },
		{ event: 'cancelled', card: '9', seats: [1, 2] },
		{ event: 'took', seat: 0, card: '12', points: ['+3'], total: 3 },
		{ event: 'turned-up', card: '-2', stake: -2 }
	];
	const scene = sceneOf(view, events, '12');
	expect(scene.bids.map((bid) => bid?.card)).toEqual(['12', '9', '9']);
	expect(scene.bids.map((bid) => bid?.isCancelled)).toEqual([false, true, true]);
	expect(scene.bids[0]?.isWinner).toBe(true);
	expect(scene.won[0]).toEqual(['+1', '+3']);
	expect(scene.scores[0]).toBe(4);
	expect(scene).toMatchObject({ stake: ['-2'], worth: -2, takes: null });
	expect(sceneOf(view, events.slice(0, 3), '12')).toMatchObject({ stake: [], worth: null });
	expect(sceneOf(view, events.slice(0, 2), '12')).toMatchObject({ worth: 3, takes: 'highest' });
});

test('the arithmetic comes from the scored events', () => {
	const events = [{ event: 'scored', seat: 1, mice: 9, vultures: -4, total: 5 }] as GameEvent[];
	expect(scores(events)).toMatchObject([{ seat: 1, parts: [{ value: 9 }, { value: -4 }], total: 5 }]);
});
