/**
 * Plays games with `@voliere/engine` and says what came of them, for Python to compare.
 *
 *     node games.ts FOLDER < WORK     one JSON object a line in, one answer a line out
 *
 * Work is {game, options, seed} to play a random game, answered by the hash of everything that can be
 * asked of it; or {game, options, seed, moves, seat, bots} for what bots think after so many moves.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { canonical } from '../../web/engine/src/fair.ts';
import { type Engine, open, type Table } from '../../web/engine/src/index.ts';

const folder = process.argv[2]!;
const engines = new Map<string, Engine>();

async function engineOf(game: string): Promise<Engine> {
	if (!engines.has(game)) engines.set(game, await open(game, (file) => readFile(`${folder}/${file}`)));
	return engines.get(game)!;
}

/** Numbers that anybody can compute, to choose moves by. */
class Dice {
	#x: number;
	constructor(seed: number) {
		this.#x = seed >>> 0;
	}
	below(n: number): number {
		this.#x = (Math.imul(this.#x, 1664525) + 1013904223) >>> 0;
		return Math.floor((this.#x * n) / 2 ** 32);
	}
}

function watchers(table: Table): (number | null)[] {
	return [...Array(table.options.players).keys(), null];
}

/** What anybody can see now, and the state. */
function standing(table: Table): string {
	const seats = watchers(table);
	return [
		Buffer.from(table.state).toString('hex'),
		canonical(seats.map((seat) => table.view(seat))),
		canonical(seats.slice(0, -1).map((seat) => table.legalMoves(seat!)))
	].join('\n');
}

function playOn(table: Table, seed: number, most: number, tell: (text: string) => void): void {
	const dice = new Dice(seed);
	for (let n = 0; !table.over && n < most; n++) {
		tell(standing(table));
		const seat = table.actors[0]!, moves = table.legalMoves(seat);
		tell(canonical(table.play(seat, moves[dice.below(moves.length)]!)));
	}
}

function hashOfGame(table: Table, seed: number): string {
	const hash = createHash('sha256');
	playOn(table, seed, Infinity, (text) => hash.update(text));
	hash.update(standing(table));
	for (const seat of watchers(table)) hash.update(canonical(table.events(0, seat)));
	hash.update(canonical([table.result, table.moves]));
	return hash.digest('hex');
}

function bitsOf(value: number): string {
	const view = new DataView(new ArrayBuffer(8));
	view.setFloat64(0, value);
	return view.getBigUint64(0).toString(16).padStart(16, '0');
}

function thoughts(engine: Engine, table: Table, bots: [string, object][]) {
	if (table.over) return [];
	const seen = table.seen(table.actors.at(-1)!);
	return bots.map(([name, options]) => {
		const bot = engine.bot(name, options);
		const judged = bot.evaluate(seen).map(({ move, value, visits }) => [move, bitsOf(value), visits]);
		return [bot.choose(seen), judged];
	});
}

for await (const line of createInterface({ input: process.stdin })) {
	const { game, options, seed, moves, bots } = JSON.parse(line);
	const engine = await engineOf(game), table = engine.table(options, { seed });
	if (bots === undefined) {
		console.log(JSON.stringify(hashOfGame(table, seed)));
	} else {
		playOn(table, seed, moves, () => {});
		console.log(JSON.stringify(thoughts(engine, table, bots)));
	}
}
