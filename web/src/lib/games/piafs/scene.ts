/** What is on the table of Piafs: the view, with the events told since. */

import type { PiafsEvent, PiafsView } from '$lib/table/protocol';
import { sorted } from './cards';

/** A perch and the queue on the ground behind it. */
export interface Row {
	bird: string | null;
	ground: string[];
}

/** The ground against a perch; `difference` is null when the perch holds. */
export interface Balance {
	ground: number;
	strength: number;
	difference: number | null;
}

export interface Scene {
	perches: Row[];
	/** How it stands at each perch, as the view or the last event about it says; null: not said yet. */
	balances: (Balance | null)[];
	/** The perch that is being looked at. */
	weighed: number | null;
	/** From position 1, the base, upwards. */
	column: (string | null)[];
	malus: (string | null)[];
	nFeeder: number;
	nBirds: number;
	track: (string | null)[];
	hand: string[];
	handSizes: number[];
	collections: string[][];
	/** The pairs of each seat, and the species of which it has the most, as the view says. */
	pairs: [string, string][][];
	most: string[][];
	nSeeds: number[];
	seeds: string[] | null;
	/** What they are worth; null while more has happened to them than the view knows. */
	seedPoints: number | null;
	isEnding: boolean;
	/** A seed on its way to a score pile, still face up. */
	taken: { seat: number; seed: string } | null;
	/** A crow or squirrel at a seat. */
	visitor: { seat: number; malus: string } | null;
	/** A bird that another seat just took from the track. */
	drawn: { seat: number; card: string } | null;
	/** How many seeds a squirrel just took from a seat. */
	robbed: { seat: number; n: number } | null;
	/** The position of the column where something happens now; 0 is the pile. */
	spot: number | null;
	/** The birds that somebody chose to keep, ours if we may know. */
	keeping: string[];
}

/** The scene of a view and the events since; `pending` is our move on its way. */
export function sceneOf(view: PiafsView, events: PiafsEvent[], pending: string | null): Scene {
	// As long as a crow is fed, nobody has taken the place of the captured bird.
	const emptied = view.phase === 'crow' ? view.perch : null;
	const scene: Scene = {
		perches: view.perches.map((row, i) =>
			emptied === i + 1 ? { bird: null, ground: row } : { bird: row[0] ?? null, ground: row.slice(1) }
		),
		balances: view.on_perch.map((strength, i) =>
			strength === null ? null : { ground: view.on_ground[i] ?? 0, strength, difference: null }
		),
		weighed: null,
		column: [...view.column],
		malus: [...view.malus],
		nFeeder: view.n_feeder,
		nBirds: view.n_birds,
		track: [...view.track],
		hand: [...(view.hand ?? [])],
		handSizes: [...view.hand_sizes],
		collections: view.collections.map((birds) => [...birds]),
		pairs: view.pairs,
		most: view.most,
		nSeeds: [...view.n_seeds],
		seeds: view.seeds && [...view.seeds],
		seedPoints: view.seed_points,
		isEnding: view.ending,
		taken: null,
		visitor: view.phase === 'crow' ? { seat: view.turn, malus: 'crow' } : null,
		drawn: null,
		robbed: null,
		spot: null,
		keeping: keptIn(pending) ?? keptIn(view.chosen) ?? []
	};
	if (pending && view.seat !== null && events.length === 0) expect(scene, view, view.seat, pending);
	for (const event of events) apply(scene, view, event, view.seat);
	return scene;
}

/** The cards of a move that keeps some; null for other moves. */
export function keptIn(move: string | null): string[] | null {
	return move?.startsWith('keep:') ? move.slice(5).split(',') : null;
}

/** What our own move does at once. */
function expect(scene: Scene, view: PiafsView, seat: number, move: string): void {
	const [card, perch] = move.split('@');
	if (perch !== undefined && card) land(scene, view, seat, card, Number(perch));
	else if (move.startsWith('+')) join(scene, seat, move.slice(1), true);
	else if (move.startsWith('x:')) leave(scene, seat, move.slice(2));
	else if (move.startsWith('t:')) {
		scene.track = scene.track.map((one) => (one === move.slice(2) ? null : one));
		scene.hand = [...scene.hand, move.slice(2)];
	} else if (move === 'd') scene.nBirds -= 1;
}

function apply(scene: Scene, view: PiafsView, event: PiafsEvent, own: number | null): void {
	scene.taken = null;
	scene.drawn = null;
	scene.robbed = null;
	scene.spot = null;
	switch (event.event) {
		case 'played':
			land(scene, view, event.seat, event.card, event.perch);
			break;
		case 'held':
			weigh(scene, event.perch, { ground: event.ground, strength: event.strength, difference: null });
			break;
		case 'outweighed':
			weigh(scene, event.perch, event);
			scene.spot = event.position ?? 0;
			break;
		case 'took-seed':
			if (event.position === null) scene.nFeeder -= 1;
			else scene.column[event.position - 1] = null;
			scene.nSeeds[event.seat] = (scene.nSeeds[event.seat] ?? 0) + 1;
			if (scene.seeds && event.seat === own) {
				scene.seeds = [...scene.seeds, event.seed].sort();
				scene.seedPoints = null;
			}
			scene.taken = { seat: event.seat, seed: event.seed };
			scene.spot = event.position ?? 0;
			break;
		case 'took-malus':
			if (event.position === null) scene.nFeeder -= 1;
			else scene.malus[event.position - 1] = null;
			scene.visitor = { seat: event.seat, malus: event.malus };
			scene.spot = event.position ?? 0;
			break;
		case 'took-nothing':
			scene.spot = event.position ?? 0;
			break;
		case 'slid-down':
			scene.column = slide(scene.column, event.position);
			scene.malus = slide(scene.malus, event.position);
			break;
		case 'captured': {
			const row = scene.perches[event.perch - 1];
			if (row) scene.perches[event.perch - 1] = { ...row, bird: null };
			join(scene, event.seat, event.card, false);
			break;
		}
		case 'robbed':
			scene.nSeeds[event.seat] = (scene.nSeeds[event.seat] ?? 0) - event.n_lost;
			if (event.lost?.length) scene.seedPoints = null;
			for (const seed of event.lost ?? []) {
				const at = scene.seeds?.indexOf(seed) ?? -1;
				if (at >= 0) scene.seeds?.splice(at, 1);
			}
			scene.robbed = { seat: event.seat, n: event.n_lost };
			scene.visitor = null;
			break;
		case 'gave-up':
			leave(scene, event.seat, event.card);
			scene.visitor = null;
			break;
		case 'perched': {
			const ground = (scene.perches[event.perch - 1]?.ground ?? []).filter((one) => one !== event.card);
			scene.perches[event.perch - 1] = { bird: event.card, ground };
			scene.balances[event.perch - 1] = null;
			scene.weighed = null;
			break;
		}
		case 'added':
			join(scene, event.seat, event.card, true);
			break;
		case 'drew':
			scene.nBirds -= 1;
			scene.handSizes[event.seat] = (scene.handSizes[event.seat] ?? 0) + 1;
			if (event.card !== null && event.seat === own) scene.hand = [...scene.hand, event.card];
			break;
		case 'drew-from-track':
			scene.track[event.place - 1] = null;
			scene.handSizes[event.seat] = (scene.handSizes[event.seat] ?? 0) + 1;
			if (event.seat === own) scene.hand = [...scene.hand, event.card];
			else scene.drawn = { seat: event.seat, card: event.card };
			break;
		case 'track-refilled':
			scene.nBirds -= 1;
			scene.track[event.place - 1] = event.card;
			break;
		case 'seed-laid':
			scene.nFeeder -= 1;
			scene.column[event.position - 1] = event.seed;
			break;
		case 'malus-laid':
			scene.nFeeder -= 1;
			if (event.position !== null) scene.malus[event.position - 1] = event.malus;
			break;
		case 'end-triggered':
			scene.isEnding = true;
			break;
		case 'chose':
			if (event.seat === own && event.cards) scene.keeping = event.cards;
			break;
		case 'kept':
			for (const card of event.cards) join(scene, event.seat, card, true);
			scene.handSizes[event.seat] = 0;
			if (event.seat === own) scene.hand = [];
			break;
	}
	if (['added', 'declined', 'drew', 'drew-from-track'].includes(event.event)) scene.weighed = null;
}

/** What a card of our hand does at a perch, if the view says it. */
export function balanceOf(view: PiafsView, card: string, perch: number): Balance | null {
	const play = view.plays?.find((one) => one.card === card && one.perch === perch);
	const strength = view.on_perch[perch - 1] ?? null;
	return play && strength !== null ? { ground: play.ground, strength, difference: play.difference } : null;
}

/** The ground was weighed against a perch. */
function weigh(scene: Scene, perch: number, { ground, strength, difference }: Balance): void {
	scene.balances[perch - 1] = { ground, strength, difference };
	scene.weighed = perch;
}

/** A hand card goes to the end of a queue; of ours it is known what it does there. */
function land(scene: Scene, view: PiafsView, seat: number, card: string, perch: number): void {
	const row = scene.perches[perch - 1];
	if (row) scene.perches[perch - 1] = { ...row, ground: [...row.ground, card] };
	const known = seat === view.seat ? balanceOf(view, card, perch) : null;
	if (known) scene.balances[perch - 1] = known;
	shed(scene, seat, card);
}

/** A bird joins a collection, from a hand or from elsewhere. */
function join(scene: Scene, seat: number, card: string, isFromHand: boolean): void {
	scene.collections[seat] = sorted([...(scene.collections[seat] ?? []), card]);
	if (isFromHand) shed(scene, seat, card);
}

function leave(scene: Scene, seat: number, card: string): void {
	scene.collections[seat] = (scene.collections[seat] ?? []).filter((one) => one !== card);
}

function shed(scene: Scene, seat: number, card: string): void {
	scene.hand = scene.hand.filter((one) => one !== card);
	scene.handSizes[seat] = (scene.handSizes[seat] ?? 0) - 1;
}

function slide<T>(places: (T | null)[], position: number): (T | null)[] {
	return [...places.slice(0, position - 1), ...places.slice(position), null];
}

/** What the cards of the feeder are known by while they move: seeds of one value look the same. */
export interface Keys {
	column: (string | null)[];
	malus: (string | null)[];
	taken: string | null;
	visitor: string | null;
}

/** The keys after the events of the whole game. */
export function keysOf(events: PiafsEvent[]): Keys {
	const keys: Keys = {
		column: ['feeder-1', 'feeder-2', 'feeder-3', 'feeder-4'],
		malus: [null, null, null, null],
		taken: null,
		visitor: null
	};
	let n = keys.column.length;
	const next = (): string => `feeder-${++n}`;
	for (const event of events) {
		switch (event.event) {
			case 'seed-laid':
				keys.column[event.position - 1] = next();
				break;
			case 'malus-laid':
				if (event.position !== null) keys.malus[event.position - 1] = next();
				break;
			case 'took-seed':
				keys.taken = event.position === null ? next() : (keys.column[event.position - 1] ?? next());
				if (event.position !== null) keys.column[event.position - 1] = null;
				break;
			case 'took-malus':
				keys.visitor = event.position === null ? next() : (keys.malus[event.position - 1] ?? next());
				if (event.position !== null) keys.malus[event.position - 1] = null;
				break;
			case 'slid-down':
				keys.column = slide(keys.column, event.position);
				keys.malus = slide(keys.malus, event.position);
				break;
		}
	}
	return keys;
}
