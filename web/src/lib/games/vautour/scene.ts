/** What is on the table of Vautour: the view, with the events told since. */

import type { VautourEvent, VautourView } from '$lib/table/protocol';

/** A seat's card on the table. */
export interface Bid {
	key: string;
	/** The card, if it may be known. */
	card: string | null;
	isDown: boolean;
	/** Played in the round before: still the top of the pile. */
	isLast: boolean;
	isCancelled: boolean;
	isWinner: boolean;
}

export interface Scene {
	stake: string[];
	/** What the stake is worth, and which card takes it: null while that is not said. */
	worth: number | null;
	takes: string | null;
	won: string[][];
	scores: number[];
	bids: (Bid | null)[];
	/** Our card that has left the hand. */
	chosen: string | null;
}

/** The scene of a view and the events since; `pending` is our move on its way. */
export function sceneOf(view: VautourView, events: VautourEvent[], pending: string | null): Scene {
	let { stake, worth, takes } = view;
	const won = [...view.won];
	const scores = [...view.scores];
	const chosenBy = new Set<number>();
	const cancelled = new Set<number>();
	let revealed: string[] | null = null;
	let winner: number | null = null;
	for (const event of events) {
		switch (event.event) {
			case 'chose':
				chosenBy.add(event.seat);
				break;
			case 'revealed':
				revealed = event.cards;
				break;
			case 'cancelled':
				event.seats.forEach((seat) => cancelled.add(seat));
				break;
			case 'took':
				won[event.seat] = [...(won[event.seat] ?? []), ...event.points];
				scores[event.seat] = (scores[event.seat] ?? 0) + event.total;
				winner = event.seat;
				[stake, worth, takes] = [[], null, null];
				break;
			case 'lost':
				[stake, worth, takes] = [[], null, null];
				break;
			case 'turned-up':
				[stake, worth, takes] = [[...stake, event.card], event.stake, null];
				break;
		}
	}
	const chosen = pending ?? view.chosen;
	const finished = view.over ? view.round : view.round - 1;
	const bids = view.last.map((last, seat): Bid | null => {
		const isOurs = seat === view.seat;
		const card = revealed?.[seat] ?? (isOurs ? chosen : null);
		const hasBid = revealed !== null || chosenBy.has(seat) || (isOurs ? chosen !== null : !view.over && !view.actors.includes(seat));
		if (hasBid)
			return {
				key: keyOf(view, seat, card, view.round),
				card,
				isDown: revealed === null,
				isLast: false,
				isCancelled: cancelled.has(seat),
				isWinner: winner === seat
			};
		if (last === null) return null;
		return {
			key: keyOf(view, seat, last, finished),
			card: last,
			isDown: false,
			isLast: true,
			isCancelled: false,
			isWinner: false
		};
	});
	return { stake, worth, takes, won, scores, bids, chosen: revealed?.[view.seat ?? -1] ?? chosen };
}

/** Our cards are known by their number from the hand on; those of others by their round. */
function keyOf(view: VautourView, seat: number, card: string | null, round: number): string {
	return seat === view.seat && card !== null ? `own-${card}` : `bid-${seat}-${round}`;
}
