/** What is on the table of Birds of a Feather: the view, with the events told since. */

import type { FeatherEvent, FeatherView } from '$lib/table/protocol';
import { HABITATS, birdsOf, habitatOf, inOrder, type Habitat } from './birds';

/** A card with a key that it keeps while it moves. */
export interface Kept {
	key: string;
	card: string;
	/** The place it comes from when it appears. */
	from?: string;
}

/** A card that lies in a habitat. */
export interface Placed extends Kept {
	/** "0" to "6", "n0", "n1" or "pile". */
	owner: string;
	/** Revealed this round; the others linger. */
	isFresh: boolean;
	isChased: boolean;
	/** Ticked off by the visit that is told now. */
	isTicked: boolean;
}

/** What a seat has seen. */
export interface Sheet {
	seen: Set<string>;
	/** Ticked off since the view. */
	fresh: Set<string>;
	/** The habitats of which every bird is ticked off. */
	full: Set<string>;
	score: number;
}

/** A visit of this round: who saw what, for how much. */
export interface Visit {
	seat: number;
	habitat: Habitat;
	n_new: number;
	points: number;
	isFull: boolean;
	/** It is told now. */
	isNow: boolean;
}

/** A card that lies face down before a seat. */
export interface Bid {
	key: string;
	card: string | null;
	from?: string;
}

export interface Scene {
	habitats: Record<Habitat, Placed[]>;
	visits: Visit[];
	sheets: Sheet[];
	bids: (Bid | null)[];
	hand: Kept[];
	/** Our cards on their way to the next seat. */
	passing: Kept[];
	pack: Kept[];
	/** The side to which the pack goes. */
	direction: 'left' | 'right';
	neutralSizes: number[];
	nPile: number;
	/** Our move of this moment: sent, or already accepted. */
	chosen: string | null;
}

/** The scene of a view and the events since; `pending` is our move on its way. */
export function sceneOf(view: FeatherView, events: FeatherEvent[], pending: string | null): Scene {
	const told = tellAll(view, events);
	const chosen = pending ?? view.chosen;
	const own = ownCards(view, told, chosen);
	return {
		habitats: habitatsOf(view, told, own),
		visits: told.visits,
		sheets: told.sheets,
		bids: bidsOf(view, told, own),
		hand: own.hand,
		passing: own.passing,
		pack: packOf(view, told, chosen),
		direction: view.pack_goes === 'right' ? 'right' : 'left',
		neutralSizes: view.neutral_sizes.map((size) => size - Number(told.revealed !== null)),
		nPile: view.n_pile - told.nFromPile,
		chosen
	};
}

/** The boxes of a habitat's row that are ticked off. */
export function ticked(sheet: Sheet | undefined, habitat: Habitat): string[] {
	return birdsOf(habitat).filter((bird) => sheet?.seen.has(bird));
}

type Owned = [string, string];

interface Telling {
	revealed: Owned[] | null;
	/** The cards of the round before are gone. */
	isLeft: boolean;
	isSettled: boolean;
	chased: Set<string>;
	/** The last event says that they are being chased off, so they are still in sight. */
	isChasingNow: boolean;
	visits: Visit[];
	sheets: Sheet[];
	chosenBy: Set<number>;
	passed: string[] | null;
	received: string[];
	isPackGone: boolean;
	discarded: string | null;
	drew: string | null;
	nFromPile: number;
	nowTicked: Set<string>;
}

function tellAll(view: FeatherView, events: FeatherEvent[]): Telling {
	const told: Telling = {
		revealed: null,
		isLeft: false,
		isSettled: false,
		chased: new Set(),
		isChasingNow: events.at(-1)?.event === 'chased-off',
		visits: [],
		sheets: view.seen.map((seen, seat) => ({ seen: new Set(seen), fresh: new Set(), full: new Set(view.full[seat]), score: view.scores[seat] ?? 0 })),
		chosenBy: new Set(),
		passed: null,
		received: [],
		isPackGone: false,
		discarded: null,
		drew: null,
		nFromPile: 0,
		nowTicked: new Set()
	};
	for (const event of events) tell(told, event, view, event === events.at(-1));
	return told;
}

function tell(told: Telling, event: FeatherEvent, view: FeatherView, isNow: boolean): void {
	switch (event.event) {
		case 'chose':
			told.chosenBy.add(event.seat);
			break;
		case 'revealed':
			told.revealed = event.cards;
			told.nFromPile += event.cards.filter(([owner]) => owner === 'pile').length;
			break;
		case 'chased-off':
			for (const [owner, card] of event.cards) told.chased.add(`${owner} ${card}`);
			break;
		case 'visited': {
			const sheet = told.sheets[event.seat];
			if (!sheet) break;
			sheet.score += event.points;
			if (event.full) sheet.full.add(event.habitat);
			for (const bird of event.new) {
				sheet.seen.add(bird);
				sheet.fresh.add(bird);
				if (isNow) told.nowTicked.add(bird);
			}
			const habitat = event.habitat as Habitat;
			told.visits.push({ seat: event.seat, habitat, n_new: event.new.length, points: event.points, isFull: event.full, isNow });
			break;
		}
		case 'left':
			told.isLeft = true;
			break;
		case 'settled':
			told.isSettled = true;
			break;
		case 'passed':
			if (event.seat === view.seat) told.passed = event.cards;
			if (event.to === view.seat) told.received = event.cards ?? [];
			break;
		case 'packs-passed':
			told.isPackGone = true;
			break;
		case 'discarded':
			told.discarded = event.card;
			break;
		case 'drew':
			told.drew = event.card;
			told.nFromPile += 1;
			break;
	}
}

interface Own {
	hand: Kept[];
	passing: Kept[];
	/** The card that has left the hand to be played. */
	played: Kept | null;
	/** How often a card is in the hand. */
	count: Map<string, number>;
}

/**
 * Our cards. Equal cards are told apart by how many of them are still in the hand, so that one keeps
 * its key from the hand to the habitat, where it lies until the next round is over.
 */
function ownCards(view: FeatherView, told: Telling, chosen: string | null): Own {
	const cards = [...(view.hand ?? [])];
	const [kind, rest] = chosen?.includes(':') ? chosen.split(':') : ['play', chosen];
	const left: string[] = [];
	let fresh: { card: string; from: string } | null = null;
	const arrived = new Map<string, string>();
	if (view.seat !== null) {
		const revealed = told.revealed?.find(([owner]) => owner === String(view.seat))?.[1];
		const play = revealed ?? (view.phase === 'play' && kind === 'play' ? rest : null);
		if (play) left.push(play);
		if (view.phase === 'migration') left.push(...(told.passed ?? (kind === 'pass' ? (rest ?? '').split(',') : [])));
		const discard = told.discarded ?? (kind === 'x' ? rest : null);
		if (view.phase === 'discard' && discard) left.push(discard);
		for (const card of left) {
			const at = cards.lastIndexOf(card);
			if (at >= 0) cards.splice(at, 1);
		}
		if (view.phase === 'draft' && kind === 'draft' && rest) {
			const mine = rest.split('/')[0] ?? '';
			fresh = { card: mine, from: packKey(view, mine, 0) };
			cards.push(mine);
		}
		if (told.drew) {
			cards.push(told.drew);
			arrived.set(told.drew, 'pile');
		}
		for (const card of told.received) {
			cards.push(card);
			arrived.set(card, `tag-${(view.seat + view.options.players - 1) % view.options.players}`);
		}
	}
	const count = new Map<string, number>();
	const hand = inOrder(cards).map((card): Kept => {
		const nth = count.get(card) ?? 0;
		count.set(card, nth + 1);
		return { key: ownKey(card, nth), card, from: fresh?.card === card ? fresh.from : arrived.get(card) };
	});
	const away = left.map((card, i): Kept => {
		const nth = (count.get(card) ?? 0) + left.slice(0, i).filter((one) => one === card).length;
		return { key: ownKey(card, nth), card };
	});
	const isPassing = view.phase === 'migration' && told.passed === null;
	return { hand, passing: isPassing ? away : [], played: view.phase === 'play' ? (away[0] ?? null) : null, count };
}

function ownKey(card: string, nth: number): string {
	return `own-${card}-${nth}`;
}

/** A card on the table is known by its round and its place among those revealed. */
function tableKey(round: number, i: number): string {
	return `table-${round}-${i}`;
}

function habitatsOf(view: FeatherView, told: Telling, own: Own): Record<Habitat, Placed[]> {
	const habitats = Object.fromEntries(HABITATS.map((habitat) => [habitat, []])) as unknown as Record<Habitat, Placed[]>;
	const finished = view.phase === 'discard' || view.over ? view.round : view.round - 1;
	const us = String(view.seat);
	if (!told.isLeft)
		view.lingering.forEach(([owner, card], i) => {
			const isChased = told.chased.has(`${owner} ${card}`);
			if (isChased && !told.isChasingNow) return;
			const nth = (own.count.get(card) ?? 0) + Number(own.played?.card === card);
			const key = owner === us ? ownKey(card, nth) : tableKey(finished, i);
			habitats[habitatOf(card)].push({ key, card, owner, isFresh: false, isChased, isTicked: told.nowTicked.has(card) });
		});
	told.revealed?.forEach(([owner, card], i) => {
		const key = owner === us && own.played ? own.played.key : tableKey(view.round, i);
		const from = owner === 'pile' ? 'pile' : `tag-${owner}`;
		habitats[habitatOf(card)].push({
			key,
			card,
			from,
			owner,
			isFresh: !told.isSettled,
			isChased: false,
			isTicked: told.nowTicked.has(card)
		});
	});
	return habitats;
}

function bidsOf(view: FeatherView, told: Telling, own: Own): (Bid | null)[] {
	return view.hand_sizes.map((_, seat): Bid | null => {
		if (view.phase !== 'play' || told.revealed !== null) return null;
		if (seat === view.seat) return own.played;
		const hasChosen = told.chosenBy.has(seat) || !view.actors.includes(seat);
		return hasChosen ? { key: tableKey(view.round, seat), card: null, from: `tag-${seat}` } : null;
	});
}

function packOf(view: FeatherView, told: Telling, chosen: string | null): Kept[] {
	if (view.phase !== 'draft' || told.isPackGone) return [];
	const nth = new Map<string, number>();
	const kept = inOrder(view.pack).map((card) => {
		const n = nth.get(card) ?? 0;
		nth.set(card, n + 1);
		return { key: packKey(view, card, n), card };
	});
	if (!chosen?.startsWith('draft:')) return kept;
	for (const card of chosen.slice('draft:'.length).split('/')) {
		const at = kept.findIndex((one) => one.card === card);
		if (at >= 0) kept.splice(at, 1);
	}
	return kept;
}

function packKey(view: FeatherView, card: string, nth: number): string {
	return `pack-${view.pack_round}-${view.hand?.length ?? 0}-${card}-${nth}`;
}
