/** The dealt cards that a seat has seen with its own eyes, and whether a published deal has them. */

import type { GameView } from './protocol';

/** What a view shows of a deal before the first move, by the view's own names. */
export type Seen = Record<string, unknown>;

/** The fields of views that show cards as they were dealt. */
const SHOWN = ['hand', 'pack', 'stake', 'track', 'column', 'columns', 'rows', 'perches'];

/** What to keep of the first view after a deal. */
export function dealtCards(view: GameView): Seen {
	return Object.fromEntries(Object.entries(view).filter(([field]) => SHOWN.includes(field)));
}

type Deal = Record<string, unknown>;

/** Whether a deal is the one in which the seat has seen these cards. */
export function isDealSeen(seen: Seen, seat: number | null, deal: Deal): boolean {
	return Object.entries(seen).every(([field, cards]) => {
		const [dealt, isInOrder] = dealtAs(field, seat, deal);
		if (!Array.isArray(dealt) || !Array.isArray(cards)) return true;
		return isInOrder ? isBeginning(cards.flat(), dealt) : isWithin(dealt, cards);
	});
}

/** Where a deal has what a view shows in a field, and whether it lies there in the same order. */
function dealtAs(field: string, seat: number | null, deal: Deal): [unknown, boolean] {
	const own = (hands: unknown): unknown => (Array.isArray(hands) && seat !== null ? hands[seat] : null);
	if (field === 'hand') return [own(deal.hands), false];
	if (field === 'pack') return [own((deal.packs as unknown[] | undefined)?.[0]), false];
	return [deal[field === 'stake' ? 'points' : field], true];
}

/** What is not shown (null) may be anything. */
function isBeginning(cards: unknown[], dealt: unknown[]): boolean {
	return cards.every((card, i) => card === null || card === dealt[i]);
}

function isWithin(dealt: unknown[], cards: unknown[]): boolean {
	const left = [...cards];
	return dealt.every((card) => {
		const at = left.indexOf(card);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}
