/** Game records: a game as one JSON object, and back; every move is refereed (`voliere/table/record.py`). */
import { canonical } from './fair.ts';
import type { Deal } from './deals.ts';
import type { Engine } from './engine.ts';
import { EngineError } from './errors.ts';
import type { Options } from './description.ts';
import type { Result, Table } from './table.ts';

const VERSION = 1;

export type Entry = { seat: number; move: string; legal?: string[] } | ({ chance: string } & Record<string, unknown>);

/** A game, as `docs/notation.md` says; more may stand in it. */
export interface GameRecord {
	voliere: number;
	game: string;
	options: Options;
	seats?: string[];
	training?: true;
	deal: Deal;
	moves: Entry[];
	result: Result | null;
	fairness?: { commitment: string; secret: string; nonces: readonly (string | null)[] };
	/** Of a game that was played on from a finished one: where it comes from. */
	branch?: Origin;
}

/** Where a game was played on from: the table with that id (null: a record), after so many moves, in that seat; with
 * hidden cards as they truly were or drawn anew from what the seat knew, and with these two exchanged, if any. */
export interface Origin {
	table: string | null;
	move: number;
	seat: number;
	cards: 'true' | 'anew';
	exchanged: string[];
}

/** What a record says beside the game itself. */
export interface RecordOptions {
	seats?: string[];
	training?: boolean;
	branch?: Origin;
}

/** The record of a table. */
export function recordOf(table: Table, { seats, training, branch }: RecordOptions = {}): GameRecord {
	const { fairness } = table;
	return {
		voliere: VERSION,
		game: table.engine.game,
		options: table.options,
		...(seats && { seats }),
		...(training && { training }),
		deal: table.deal,
		moves: entriesOf(table),
		result: table.result,
		...(table.over && fairness && { fairness }),
		...(branch && { branch })
	};
}

function entriesOf(table: Table): Entry[] {
	const chances = [...table.chances];
	return table.moves.flatMap(([seat, move], i): Entry[] => {
		const entries: Entry[] = [{ seat, move }];
		while (chances[0]?.[0] === i + 1) entries.push(chances.shift()![1]);
		return entries;
	});
}

/** The table of a record; an error says what is wrong with it. An unfinished game can be gone on with. */
export function tableOf(engine: Engine, record: unknown): Table {
	const table = freshTable(engine, record), { moves, result } = record as GameRecord;
	for (let at = 0; at < moves.length; ) {
		let after = at + 1;
		while (after < moves.length && isChance(moves[after])) after++;
		replay(table, at + 1, moves[at], moves.slice(at + 1, after) as Deal[]);
		at = after;
	}
	if (canonical(table.result) !== canonical(result)) {
		throw new EngineError('wrong-result', `the record says ${canonical(result)}, right is ${canonical(table.result)}`, { recorded: result, right: table.result });
	}
	return table;
}

function freshTable(engine: Engine, record: unknown): Table {
	if (!isObject(record)) throw bad('it is no object');
	for (const [key, isRight] of Object.entries({ voliere: Number.isInteger, game: isText, options: isObject, deal: isObject, moves: Array.isArray })) {
		if (!isRight(record[key])) throw bad(`“${key}” is missing or wrong`);
	}
	if (record.voliere !== VERSION) throw new EngineError('bad-record-version', `version ${record.voliere} of records is not known here`, { version: record.voliere });
	if (!('result' in record)) throw bad('“result” is missing');
	if (record.game !== engine.game) throw new EngineError('other-game', `this is a record of ${record.game}, not of ${engine.game}`, { game: record.game });
	const options = engine.options(record.options as Partial<Options>), deal = record.deal as Deal;
	if (!engine.deals.isMatch(options)) return engine.table(options, { deals: [deal] });
	if (!Array.isArray(deal.rounds) || !deal.rounds.length || !deal.rounds.every(isObject)) throw bad('“rounds” is missing or wrong');
	return engine.table(options, { deals: deal.rounds as Deal[] });
}

function replay(table: Table, number: number, entry: unknown, chances: Deal[]): void {
	if (isChance(entry)) throw new EngineError('wrong-chance-in-record', `entry ${number} is chance, before any move`, { number, value: entry });
	if (!isObject(entry) || !isText(entry.move) || !Number.isInteger(entry.seat)) throw bad(`entry ${number} is no move`);
	const { seat, move } = entry as { seat: number; move: string }, nBefore = table.chances.length;
	try {
		if ('legal' in entry && canonical(entry.legal) !== canonical(table.legalMoves(seat))) {
			throw new EngineError('wrong-legal-in-record', 'these are not the legal moves', { number, value: entry.legal });
		}
		table.expect(chances);
		table.play(seat, move);
	} catch (error) {
		if (!(error instanceof EngineError)) throw error;
		throw new EngineError('wrong-move-in-record', `entry ${number}: ${error.message}`, { number, reason: error.code });
	}
	const happened = table.chances.slice(nBefore).map(([, chance]) => chance);
	if (canonical(happened) !== canonical(chances)) {
		throw new EngineError('wrong-chance-in-record', `after entry ${number} chance has brought ${canonical(happened)}, not ${canonical(chances)}`, { number, value: chances });
	}
}

function isChance(entry: unknown): boolean {
	return isObject(entry) && 'chance' in entry;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
	return typeof value === 'string';
}

function bad(what: string): EngineError {
	return new EngineError('bad-record', `this is no record of a game: ${what}`, { what });
}
