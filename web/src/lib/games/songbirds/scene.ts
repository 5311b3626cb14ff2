/** What is on the table of Songbirds: the view, with the events told since. */

import type {
	GameEvent,
	SongbirdsAwarded,
	SongbirdsEvent,
	SongbirdsLapsed,
	SongbirdsRoundEnded,
	SongbirdsScored,
	SongbirdsScoredTogether,
	SongbirdsView
} from '$lib/table/protocol';
import { sorted } from './forest';

/** A token on a harvest card. */
export interface Won {
	key: string;
	value: number;
	/** The place it comes from, if it was won just now. */
	from: string | null;
}

/** A favourite that lies on the table. */
export interface Favourite {
	key: string;
	/** The card, if it may be known. */
	card: string | null;
	/** Whether the others see only its back. */
	isDown: boolean;
}

export interface Scene {
	columns: (number | null)[];
	rows: (number | null)[];
	special: Record<string, number>;
	forest: Record<string, string>;
	/** The cell filled just now, and by whom. */
	placed: { cell: string; seat: number } | null;
	harvest: Record<string, Won[]>;
	hand: string[];
	handSizes: number[];
	worms: (number | null)[];
	favourites: (Favourite | null)[];
	/** Solo and cooperative: the one favourite of all. */
	shared: string | null;
	shown: { card: string; seat: number } | null;
	nPile: number;
	totals: number[];
	/** The line that is settled right now. */
	settled: SongbirdsAwarded | SongbirdsLapsed | null;
	/** The favourites turned up and the scores told so far, when a round ends. */
	revealed: Map<number, string>;
	scored: Map<number, SongbirdsScored>;
	together: SongbirdsScoredTogether | null;
	ended: SongbirdsRoundEnded | null;
}

/** A game in which all have one favourite and one score. */
export function isShared(view: SongbirdsView): boolean {
	return view.options.coop || view.options.players === 1;
}

/** A game of several rounds. */
export function isMatch(view: SongbirdsView): boolean {
	return view.options.rounds !== 1;
}

/** The scene of a view and the events since; `pending` is our move on its way. */
export function sceneOf(view: SongbirdsView, events: SongbirdsEvent[], pending: string | null): Scene {
	const scene = seen(view);
	if (pending !== null && view.seat !== null) foresee(scene, view, pending, view.seat);
	for (const event of events) apply(scene, view, event);
	const last = events.at(-1);
	scene.settled = last?.event === 'awarded' || last?.event === 'lapsed' ? last : null;
	return scene;
}

function seen(view: SongbirdsView): Scene {
	const last = view.over ? view.past_rounds.at(-1) : undefined;
	const shower = view.actors[0];
	return {
		columns: [...view.columns],
		rows: [...view.rows],
		special: { ...view.special },
		forest: { ...view.forest },
		placed: null,
		harvest: Object.fromEntries(
			Object.entries(view.harvest).map(([colour, tokens]) => [
				colour,
				tokens.map((value, i) => ({ key: `won-${colour}-${i}`, value, from: null }))
			])
		),
		hand: (view.hand ?? []).filter((card) => !(view.shown === card && shower === view.seat) && !(last && last.favourites[view.seat ?? -1] === card)),
		handSizes: view.hand_sizes.map((size, seat) => (last && !view.laid[seat] ? size - 1 : size)),
		worms: [...view.worms],
		favourites: view.hand_sizes.map((_, seat): Favourite | null => {
			const turned = last?.favourites[seat];
			if (turned) return laidBy(view, seat, turned, false);
			if (isShared(view) || !view.laid[seat]) return null;
			return laidBy(view, seat, seat === view.seat ? view.favourite : null, true);
		}),
		shared: isShared(view) ? view.favourite : null,
		shown: view.shown !== null && shower !== undefined ? { card: view.shown, seat: shower } : null,
		nPile: view.n_pile,
		totals: [...view.totals],
		settled: null,
		revealed: new Map(),
		scored: new Map(),
		together: null,
		ended: null
	};
}

/** Our own favourite keeps the key it had in our hand, others are known by their seat. */
function laidBy(view: SongbirdsView, seat: number, card: string | null, isDown: boolean): Favourite {
	return { key: seat === view.seat && card ? `bird-${card}` : `favourite-${seat}-${view.round}`, card, isDown };
}

/** Our move as if it had happened already. */
function foresee(scene: Scene, view: SongbirdsView, move: string, seat: number): void {
	const card = /^[RBGW]\d/.exec(move)?.[0] ?? view.shown;
	if (card === null) return;
	if (move.endsWith('?')) {
		scene.shown = { card, seat };
		leaveHand(scene, card);
	} else if (move.endsWith('!')) {
		lay(scene, view, seat, card);
	} else {
		place(scene, seat, card, move.slice(-2));
	}
}

function apply(scene: Scene, view: SongbirdsView, event: SongbirdsEvent): void {
	switch (event.event) {
		case 'drew':
			scene.nPile -= 1;
			scene.handSizes[event.seat] = (scene.handSizes[event.seat] ?? 0) + 1;
			if (event.card !== null && event.seat === view.seat) scene.hand = sorted([...scene.hand, event.card]);
			break;
		case 'showed':
			scene.shown = { card: event.card, seat: event.seat };
			leaveHand(scene, event.card);
			break;
		case 'placed':
			scene.handSizes[event.seat] = (scene.handSizes[event.seat] ?? 0) - 1;
			place(scene, event.seat, event.card, event.cell);
			break;
		case 'laid':
			scene.handSizes[event.seat] = (scene.handSizes[event.seat] ?? 0) - 1;
			if (event.worm !== null) scene.worms[event.seat] = event.worm;
			lay(scene, view, event.seat, event.card);
			break;
		case 'awarded':
			takeToken(scene, event.line);
			scene.harvest[event.colour] = won(scene.harvest[event.colour] ?? [], event);
			break;
		case 'lapsed':
			takeToken(scene, event.line);
			break;
		case 'revealed':
			scene.revealed.set(event.seat, event.card);
			scene.favourites[event.seat] = {
				...laidBy(view, event.seat, event.card, false),
				key: scene.favourites[event.seat]?.key ?? `bird-${event.card}`
			};
			if (event.from_hand) scene.handSizes[event.seat] = 0;
			leaveHand(scene, event.card);
			break;
		case 'scored':
			scene.scored.set(event.seat, event);
			scene.totals[event.seat] = event.total;
			break;
		case 'scored-together':
			scene.together = event;
			break;
		case 'round-ended':
			scene.ended = event;
			break;
	}
}

function won(tokens: Won[], event: SongbirdsAwarded): Won[] {
	return [...tokens, { key: `won-${event.colour}-${tokens.length}`, value: event.token, from: `line-${event.line}` }];
}

function place(scene: Scene, seat: number, card: string, cell: string): void {
	scene.forest[cell] = card;
	scene.placed = { cell, seat };
	scene.shown = null;
	leaveHand(scene, card);
}

function lay(scene: Scene, view: SongbirdsView, seat: number, card: string | null): void {
	if (isShared(view)) scene.shared = card;
	else scene.favourites[seat] = laidBy(view, seat, card, true);
	scene.shown = null;
	if (card !== null) leaveHand(scene, card);
}

function leaveHand(scene: Scene, card: string): void {
	scene.hand = scene.hand.filter((one) => one !== card);
}

function takeToken(scene: Scene, line: string): void {
	const column = 'abcde'.indexOf(line);
	const row = '12345'.indexOf(line);
	if (line in scene.special) delete scene.special[line];
	else if (column >= 0) scene.columns[column] = null;
	else if (row >= 0) scene.rows[row] = null;
}

/** What the log remembers of this round: who won each line, and the card placed last. */
export interface Memory {
	winners: Record<string, string>;
	placed: { cell: string; seat: number } | null;
}

/** The memory of the events since the last deal. */
export function memoryOf(log: GameEvent[]): Memory {
	const events = log as SongbirdsEvent[];
	const winners: Record<string, string> = {};
	let placed: Memory['placed'] = null;
	for (const event of events.slice(events.findLastIndex((one) => one.event === 'dealt') + 1)) {
		if (event.event === 'awarded') winners[event.line] = event.colour;
		if (event.event === 'placed') placed = { cell: event.cell, seat: event.seat };
	}
	return { winners, placed };
}
