import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { compare, pledgeOf, type PublishedGame } from '$lib/table/fairness';
import { KeptDeal } from '$lib/table/kept';
import { dealtCards, isDealSeen } from '$lib/table/seen';
import { sha256 } from '$lib/table/sha256';
import type { GameView } from '$lib/table/protocol';
import { device } from './device';

let storage: Map<string, string>;
beforeEach(() => (storage = device()));

const COMMITMENT = 'c0'.repeat(32);
const view = (fields: object): GameView => ({ game: 'x', seat: 0, moves: [], ...fields }) as unknown as GameView;

/** A table where we sat at seat 0, kept as the messages came, and the game as it was published. */
function played(): { deal: KeptDeal; game: PublishedGame } {
	const deal = new KeptDeal('65a33f82');
	deal.commitment(COMMITMENT);
	const pledges = [pledgeOf(COMMITMENT, 0, deal.nonce(0)), 'ab'.repeat(32), null];
	deal.seal(pledges);
	deal.open(1, { seat: 0, seen: dealtCards(view({ hand: ['B', 'A'], track: ['C'] })) });
	const fairness = { version: 2, commitment: COMMITMENT, secret: '00', pledges, nonces: [deal.nonce(0), 'theirs', null] };
	return { deal, game: { deal: { hands: [['A', 'B'], ['D']], track: ['C'] }, fairness } };
}

test('our SHA-256 is SHA-256, for every length around its blocks', () => {
	for (const n of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 200, 1000]) {
		const text = 'é'.repeat(n % 2) + 'x'.repeat(n);
		expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
	}
});

test('a pledge is what docs/fairness.md says', () => {
	const text = `voliere pledge 2\0{"commitment":"${COMMITMENT}","nonce":"9ad1","seat":2}`;
	expect(pledgeOf(COMMITMENT, 2, '9ad1')).toBe(createHash('sha256').update(text).digest('hex'));
	expect(pledgeOf(COMMITMENT, 1, '9ad1')).not.toBe(pledgeOf(COMMITMENT, 2, '9ad1'));
});

test('what was kept holds against what is published', () => {
	const { deal, game } = played();
	expect(compare(deal.kept, game)).toEqual({
		isSameSeal: true,
		isOursUsed: true,
		arePledgesSame: true,
		areCardsSeen: true,
		missing: [],
		isShared: true,
		isOld: false
	});
});

test('another seal, nonce, pledge or card than the ones kept is found out', () => {
	const { deal, game } = played();
	const fairness = game.fairness!;
	const wrong = (change: object, cards = game.deal) =>
		compare(deal.kept, { deal: cards, fairness: { ...fairness, ...change } });
	expect(wrong({ commitment: 'dd'.repeat(32) })?.isSameSeal).toBe(false);
	expect(wrong({ nonces: ['other', 'theirs', null] })?.isOursUsed).toBe(false);
	expect(wrong({ nonces: [null, 'theirs', null] })).toMatchObject({ isOursUsed: false, missing: [0] });
	expect(wrong({ pledges: [fairness.pledges![0], 'cd'.repeat(32), null] })?.arePledgesSame).toBe(false);
	expect(wrong({}, { hands: [['A', 'Z'], ['D']], track: ['C'] })?.areCardsSeen).toBe(false);
	expect(wrong({}, { hands: [['A', 'B'], ['D']], track: ['Z'] })?.areCardsSeen).toBe(false);
});

test('who was not there before the deal claims nothing', () => {
	const { game } = played();
	const late = compare(new KeptDeal('another').kept, game);
	expect(late).toMatchObject({ isSameSeal: null, isOursUsed: null, arePledgesSame: null, areCardsSeen: null });
	expect(compare(new KeptDeal('another').kept, { deal: {} })).toBeNull();
});

test('the first message counts, also after a reload', () => {
	const { deal } = played();
	const again = new KeptDeal('65a33f82');
	expect(again.commitment('another')).toBe(COMMITMENT);
	expect(again.nonce(0)).toBe(deal.nonce(0));
	expect(again.seal([null, null, null])).toBe(false);
	again.open(1, { seat: 0, seen: { hand: ['Z'] } });
	expect(again.kept).toEqual(deal.kept);
});

test('the last tables are kept, not all there ever were', () => {
	for (let i = 0; i < 60; i++) new KeptDeal((0x65a00000 + i).toString(16)).commitment(COMMITMENT);
	const kept = [...storage.keys()].sort();
	expect(kept).toHaveLength(50);
	expect(kept.at(-1)).toBe('voliere.deal.65a0003b');
});

test('without storage everything is kept until the page is left', () => {
	device({ isFull: true });
	const { deal, game } = played();
	expect(compare(deal.kept, game)?.isOursUsed).toBe(true);
});

test('every game shows its dealt cards in its own way', () => {
	const seen = (fields: object): ReturnType<typeof dealtCards> => dealtCards(view(fields));
	expect(isDealSeen(seen({ stake: ['+5'], hand: ['1'] }), 0, { points: ['+5', '-2'] })).toBe(true);
	expect(isDealSeen(seen({ stake: ['+5'] }), 0, { points: ['-2', '+5'] })).toBe(false);
	expect(isDealSeen(seen({ pack: ['B', 'A'], hand: [] }), 1, { packs: [[['C'], ['A', 'B']]] })).toBe(true);
	expect(isDealSeen(seen({ pack: ['B', 'A'] }), 0, { packs: [[['C'], ['A', 'B']]] })).toBe(false);
	expect(isDealSeen(seen({ perches: [['P'], ['Q']] }), 0, { perches: ['P', 'Q'] })).toBe(true);
	expect(isDealSeen(seen({ columns: [null, 7], hand: ['A', 'drawn'] }), 0, { columns: [5, 7], hands: [['A']] })).toBe(true);
	expect(isDealSeen(seen({ hand: null, track: ['T'] }), null, { hands: [['A']], track: ['T'] })).toBe(true);
});
