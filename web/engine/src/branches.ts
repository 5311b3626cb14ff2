/**
 * Branches: a finished game played on from one of its points, with other hidden cards if wanted, as
 * `voliere/study/branches.py` does it: the same record and the same seed give the same branch.
 */
import type { Engine } from './engine.ts';
import { EngineError } from './errors.ts';
import { canonical } from './fair.ts';
import type { Deal } from './deals.ts';
import type { Entry, GameRecord, Origin } from './records.ts';
import type { Table } from './table.ts';

const EXCHANGED = 2; // cards

/** How to play on: from the decision after so many moves, in that seat; with hidden cards as they truly were, or
 * drawn anew from what the seat knew; with two cards exchanged that nobody has played yet. */
export interface BranchOptions {
	move: number;
	seat: number;
	cards?: 'true' | 'anew';
	exchange?: string[];
	/** Of what is drawn anew. */
	seed?: bigint | number;
}

/** A record that breaks off where it is played on from, and what its record says of that. */
export interface Branched {
	record: GameRecord;
	origin: Omit<Origin, 'table'>;
}

/** A list or an object of a deal, and where in it a card stands. */
type Place = [holder: Record<string | number, unknown>, where: string | number];

/** Play on from a record, in slices: it yields how often cards have changed places. An error says why it can't be. */
export function* branching(engine: Engine, record: GameRecord, { move, seat, cards = 'true', exchange = [], seed }: BranchOptions): Generator<number, Branched> {
	let branch = branchAt(engine, record, move);
	const last = branch.options.players - 1;
	if (!Number.isInteger(seat) || seat < 0 || seat > last) throw new EngineError('no-such-seat', `there is no seat ${seat}; the last is ${last}`, { seat, last });
	if (exchange.length) {
		if (exchange.length !== EXCHANGED) throw new EngineError('not-exchangeable', 'two cards change places', { one: exchange[0], other: exchange[1] });
		branch = exchanged(engine, branch, exchange[0]!, exchange[1]!);
	}
	if (cards === 'anew') branch = yield* drawingAnew(engine, branch, seat, seed ?? crypto.getRandomValues(new BigUint64Array(1))[0]!);
	return { record: branch, origin: { move: movesIn(branch).length, seat, cards, exchanged: exchange } };
}

/** The game up to the decision after so many moves, open from there. */
export function branchAt(engine: Engine, record: GameRecord, move: number): GameRecord {
	if (record.result === null) throw new EngineError('study-running', 'a game under way can’t be played on from');
	const moments = Array.from(engine.fromRecord(record).again(), (table) => table.moment), last = moments.length - 1;
	if (!Number.isInteger(move) || move < 0 || move >= last) {
		throw new EngineError('no-such-decision', `there is no decision after ${move} moves; the last is after ${last - 1}`, { move, last: last - 1 });
	}
	return engine.fromRecord(until(record, moments.indexOf(moments[move]!))).record();
}

/** A record of only its first moves, as that of a game under way, with what chance brought by them. */
export function until(record: GameRecord, nMoves: number): GameRecord {
	let nMet = 0;
	const after = record.moves.findIndex((entry) => 'move' in entry && ++nMet > nMoves);
	return { ...record, moves: after < 0 ? record.moves : record.moves.slice(0, after), result: null };
}

/** The branch with two cards of its last deal exchanged that have not been played; an error unless that is a
 * possible deal of the same game so far. */
export function exchanged(engine: Engine, branch: GameRecord, one: string, other: string): GameRecord {
	const twin = structuredClone(branch), card = new RegExp(engine.description.branches.card, 'g');
	const places = [...placesIn(engine, dealsOf(twin).at(-1)!)].filter(([holder, where]) => holder[where] === one || holder[where] === other);
	const names = new Set(places.map(([holder, where]) => holder[where] as string));
	const isGone = isUnique(one) && movesIn(twin).some(({ move }) => move.match(card)?.some((name) => names.has(name)));
	const refused = new EngineError('not-exchangeable', `${one} and ${other} can’t be exchanged here`, { one, other });
	if (one === other || names.size !== EXCHANGED || isGone) throw refused;
	for (const [holder, where] of places) holder[where] = holder[where] === one ? other : one;
	if (!refereed(engine, twin)) throw refused;
	return twin;
}

/** The branch with everything drawn anew that the seat could not know, in slices. */
function* drawingAnew(engine: Engine, branch: GameRecord, seat: number, seed: bigint | number): Generator<number, GameRecord> {
	const told = toldTo(engine.fromRecord(branch), seat);
	let state = BigInt.asUintN(64, BigInt(seed));
	/** What else the engine is asked in between has its random numbers in the same place. */
	const below = (n: number): number => {
		const { rng } = engine.scratch;
		rng.$[0] = state;
		const drawn = engine.call('below', rng, n);
		state = rng.$[0]!;
		return drawn;
	};
	for (let i = 0; i < engine.description.branches.exchanges; i++) {
		const twin = exchangedSomewhere(engine, branch, seat, below);
		const table = twin && refereed(engine, twin);
		if (table && toldTo(table, seat) === told) branch = twin;
		yield i + 1;
	}
	return branch;
}

/** All that a seat has been told, and all that it remembers. */
function toldTo(table: Table, seat: number): string {
	return `${canonical(table.events(0, seat))} ${table.seen(seat).memory.join()}`;
}

function refereed(engine: Engine, record: GameRecord): Table | null {
	try {
		return engine.fromRecord(record);
	} catch (error) {
		if (error instanceof EngineError) return null;
		throw error;
	}
}

/** Two cards of the last deal change places, wherever others name them; null if nothing is exchanged so. */
function exchangedSomewhere(engine: Engine, branch: GameRecord, seat: number, below: (n: number) => number): GameRecord | null {
	const { one_in, card } = engine.description.branches;
	const twin = structuredClone(branch), places = [...placesIn(engine, dealsOf(twin).at(-1)!)];
	const [first, second] = [places[below(places.length)]!, places[below(places.length)]!];
	const a = first[0][first[1]] as string | number, b = second[0][second[1]] as string | number;
	if (a === b || kindOf(a) !== kindOf(b) || (typeof a === 'number' && first[0] !== second[0])) return null;
	[first[0][first[1]], second[0][second[1]]] = [b, a];
	// Of birds that come several times another copy may be meant: then others' moves stay.
	if (typeof a === 'string' && isUnique(a) && below(one_in) === 0) {
		const names = new Map([[a, b as string], [b as string, a]]);
		for (const entry of movesIn(twin)) if (entry.seat !== seat) entry.move = renamed(entry.move, names, card);
	}
	return twin;
}

/** What may change places with it: birds with birds, seeds with seeds. */
function kindOf(card: string | number): unknown {
	return typeof card === 'number' ? Number : isUnique(card);
}

/** Whether the card is named in moves, and not a points card or a seed. */
function isUnique(card: string): boolean {
	return /^\p{Lu}/u.test(card);
}

function dealsOf({ deal }: GameRecord): Deal[] {
	return (deal.rounds as Deal[] | undefined) ?? [deal];
}

function movesIn({ moves }: GameRecord): Extract<Entry, { move: string }>[] {
	return moves.filter((entry): entry is Extract<Entry, { move: string }> => 'move' in entry);
}

/** Every place of a deal where a card stands, or a place in an order. */
function* placesIn(engine: Engine, value: object): Generator<Place> {
	const { known, orders } = engine.description.branches;
	for (const [key, inner] of Object.entries(value)) {
		if (known.includes(key)) continue;
		if (typeof inner === 'string') yield [value as Place[0], key];
		else if (key === orders) for (const order of inner as Place[0][]) for (const i of Object.keys(order)) yield [order, i];
		else if (typeof inner === 'object' && inner !== null) yield* placesIn(engine, inner as object);
	}
}

/** A move with the names of cards exchanged; lists inside it stay sorted. */
function renamed(move: string, names: Map<string, string>, card: string): string {
	const text = move.replace(new RegExp(card, 'g'), (found) => names.get(found) ?? found);
	const at = text.indexOf(':');
	if (at < 0) return text;
	return text.slice(0, at + 1) + text.slice(at + 1).split(',').sort().join(',');
}
