import './declared';
import { expect, test } from 'vitest';
import { cellsFor, choices, parse } from '$lib/games/songbirds/choices';
import { cellsOf, linesOf, sorted, sumsOf } from '$lib/games/songbirds/forest';
import { memoryOf, sceneOf } from '$lib/games/songbirds/scene';
import { scores } from '$lib/games/songbirds/telling';
import type { GameEvent, SongbirdsEvent, SongbirdsView } from '$lib/table/protocol';

const view = {
	game: 'songbirds',
	seat: 0,
	actors: [0],
	over: false,
	options: { players: 2, coop: false, early_bird: true, rounds: 1, target: null },
	round: 1,
	totals: [0, 0],
	columns: [8, 6, 5, 12, 9],
	rows: [15, 12, 7, 7, 10],
	forest: { c3: 'B4', c2: 'R5', c1: 'R1', c4: 'B2' },
	harvest: { R: [], B: [10], G: [], W: [] },
	special: {},
	around: { left: ['a3', 'b3'] },
	lines: {
		'3': { sums: [0, 4, 0, 0], cancelled: [], leader: 'B', free: 4 },
		left: { sums: [4, 4, 0, 7], cancelled: ['R', 'B'], leader: 'W', free: 1 }
	},
	hand: ['R2', 'B1', 'W7'],
	hand_sizes: [3, 3],
	worms: [null, null],
	next_worm: 3,
	laid: [false, false],
	favourite: null,
	shown: null,
	n_pile: 0,
	score: null,
	past_rounds: []
} as unknown as SongbirdsView;

const coop = {
	...view,
	options: { ...view.options, early_bird: false, coop: true },
	worms: [],
	next_worm: null,
	score: 0,
	n_pile: 4
} as SongbirdsView;

test('moves are taken apart', () => {
	expect(parse('R5@c3')).toEqual({ card: 'R5', cell: 'c3', kind: 'place' });
	expect(parse('@c3')).toEqual({ card: null, cell: 'c3', kind: 'place' });
	expect(parse('R5!')).toEqual({ card: 'R5', cell: null, kind: 'lay' });
	expect(parse('R5?')).toEqual({ card: 'R5', cell: null, kind: 'show' });
	expect([...cellsFor(['R5@c3', 'R5!', 'B1@a2', 'R5@a1'], 'R5')]).toEqual([
		['c3', 'R5@c3'],
		['a1', 'R5@a1']
	]);
});

test('choices: cards by colour, cells in order, the favourite last; no move is lost', () => {
	const moves = ['B1!', 'B1@b3', 'R2!', 'R2@d3', 'R2@b3', 'B1@d3'];
	expect(choices(moves).map((choice) => choice.move)).toEqual(['R2@b3', 'R2@d3', 'R2!', 'B1@b3', 'B1@d3', 'B1!']);
	expect(choices(['!', '@c2']).map((choice) => choice.move)).toEqual(['@c2', '!']);
});

test('lines and how the view says that they stand', () => {
	expect(cellsOf('c', view)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
	expect(cellsOf('2', view)).toEqual(['a2', 'b2', 'c2', 'd2', 'e2']);
	expect(cellsOf('left', view)).toEqual(['a3', 'b3']);
	expect(linesOf('b3', view)).toEqual(['3', 'left']);
	expect(sumsOf(view.lines['left'])).toEqual([
		{ colour: 'W', sum: 7 },
		{ colour: 'R', sum: 4 },
		{ colour: 'B', sum: 4 }
	]);
	expect(sumsOf(undefined)).toEqual([]);
	expect(sorted(['W1', 'B7', 'B2', 'R3'])).toEqual(['R3', 'B2', 'B7', 'W1']);
});

test('our move lies in the forest as soon as it is sent', () => {
	const scene = sceneOf(view, [], 'R2@c5');
	expect(scene.forest.c5).toBe('R2');
	expect(scene.hand).toEqual(['B1', 'W7']);
	expect(sceneOf(view, [], 'W7!').favourites[0]).toEqual({ key: 'bird-W7', card: 'W7', isDown: true });
});

test('a full line: the token leaves its place and lies on the harvest card', () => {
	const events: SongbirdsEvent[] = [
		{ event: 'placed', seat: 1, card: 'G3', cell: 'c5' },
		{ event: 'awarded', line: 'c', cells: cellsOf('c', view), token: 5, colour: 'G', sums: { R: 6, B: 6, G: 3 }, cancelled: ['R', 'B'], weakest: false }
	];
	const scene = sceneOf(view, events, null);
	expect(scene.columns[2]).toBeNull();
	expect(scene.harvest.G).toEqual([{ key: 'won-G-0', value: 5, from: 'line-c' }]);
	expect(scene.settled).toBe(events[1]);
	expect(scene.handSizes).toEqual([3, 2]);
	expect(memoryOf(events)).toEqual({ winners: { c: 'G' }, placed: { cell: 'c5', seat: 1 } });
	expect(memoryOf([...events, { event: 'dealt', round: 2 }]).winners).toEqual({});
	expect(view.columns[2]).toBe(5);
});

test('a favourite laid by another is a back until it is revealed, and stays the same card', () => {
	const laid: SongbirdsEvent = { event: 'laid', seat: 1, card: null, worm: 3 };
	const down = sceneOf(view, [laid], null);
	expect(down.favourites[1]).toEqual({ key: 'favourite-1-1', card: null, isDown: true });
	expect(down.worms).toEqual([null, 3]);
	const up = sceneOf(view, [laid, { event: 'revealed', seat: 1, card: 'G6', from_hand: false }], null);
	expect(up.favourites[1]).toEqual({ key: 'favourite-1-1', card: 'G6', isDown: false });
});

test('cooperative: a card is shown, placed, and the next one drawn', () => {
	const shown = sceneOf(coop, [], 'R2?');
	expect(shown.shown).toEqual({ card: 'R2', seat: 0 });
	expect(shown.hand).not.toContain('R2');
	const then = { ...coop, shown: 'R2' } as SongbirdsView;
	expect(sceneOf(then, [], null).hand).toEqual(['B1', 'W7']);
	expect(sceneOf(then, [], '@c5').forest.c5).toBe('R2');
	expect(sceneOf(then, [], '!').shared).toBe('R2');
	const drawn = sceneOf(coop, [{ event: 'drew', seat: 0, card: 'B6' }], null);
	expect(drawn.nPile).toBe(3);
	expect(drawn.hand).toEqual(['R2', 'B1', 'B6', 'W7']);
});

test('scores: parts add up to the total', () => {
	const round = { event: 'scored', seat: 0, favourite: 'R5', volume: 5, worm: null, berries: -3, score: 2, total: 2 };
	const next = { ...round, favourite: 'B2', volume: 2, berries: 30, score: 32, total: 34 };
	const together = { event: 'scored-together', favourite: 'R5', volume: 5, harvest: { R: 44, B: 17, G: 23, W: 7 }, counted: { R: 44, B: -17, G: -23, W: -7 }, score: 2 };
	for (const events of [[round], [round, next], [together]])
		for (const line of scores(events as GameEvent[]))
			expect(line.parts.reduce((sum, part) => sum + part.value, 0)).toBe(line.total);
});
