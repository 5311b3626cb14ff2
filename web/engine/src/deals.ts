/**
 * Deals in notation, from what a game declares of them (`voliere/games/layout.py`). A deal is written by
 * that alone. It is read into a deal that the compiled rules have drawn: only what they could draw, too,
 * with the same cards in other places, is a deal of the game.
 */
import type { DealLayout, DealPart, Options } from './description.ts';
import type { Engine } from './engine.ts';
import { EngineError } from './errors.ts';
import { holds } from './options.ts';
import { sha256 } from './sha256.ts';

export type Deal = Record<string, unknown>;

/** How often a deal is drawn until it has the values that stand alone: who begins, what is left out. */
const DRAWS = 500;

/** Cards of a state: where they are, and what they are in notation. */
interface Laid {
	part: DealPart;
	at: number;
	sizes: number[];
	numbers: number[];
}

export class Deals {
	readonly #engine: Engine;
	readonly #layout: DealLayout;

	constructor(engine: Engine) {
		const { deal, game } = engine.description;
		if (!deal) throw new EngineError('undeclared-deals', `${game} does not declare its deals: they are read and written in Python only`, { game });
		this.#engine = engine;
		this.#layout = deal;
	}

	/** Whether a game with these options has a deal for every round. */
	isMatch(options: Options): boolean {
		return this.#layout.matches.some((condition) => holds(options, condition));
	}

	/** The deal in notation, of a state in which nothing has been played. */
	of(state: Uint8Array): Deal {
		const numbers = numbersOf(state), deal: Deal = {};
		const laid = new Map(this.#laid(numbers).map((one) => [one.part, one]));
		for (const part of this.#parts(numbers)) {
			if (part.kind === 'always') deal[part.key] = part.value;
			else if (part.kind === 'value') deal[part.key] = this.#text(part, numbers[this.#place(part.field!) + part.at!]!);
			else deal[part.key] = this.#written(laid.get(part)!);
		}
		return this.#layout.bare ? Object.fromEntries(Object.entries(deal).filter(([, part]) => !isEmpty(part))) : deal;
	}

	/** A state before a deal, with these cards dealt; an error names what is no part of a deal of this game. */
	laidOut(before: Uint8Array, deal: Deal, isLater: boolean): Uint8Array {
		const drawn = this.#drawnLike(before, deal, isLater), settled = this.#setUp(drawn), right = this.of(settled);
		for (const [key, part] of Object.entries(deal)) if (!(key in right) && !isEmpty(part)) throw wrong(key, part);
		const laid = this.#laid(numbersOf(settled));
		const read = laid.map((one) => this.#read(one, deal[one.part.key] ?? [], right[one.part.key]));
		this.#checkCards(laid, read);
		const numbers = numbersOf(drawn);
		for (const [i, { at }] of laid.entries()) numbers.set(read[i]!, at);
		this.#drawTape(numbers, (field) => {
			const value = this.#parts(numbersOf(settled)).find((part) => part.kind === 'value' && part.field === field);
			return value ? right[value.key] : laid.flatMap(({ part }, i) => (part.field === field ? read[i]!.map((one) => this.#text(part, one)) : []));
		});
		return this.#setUp(drawn);
	}

	/** What chance will bring where no record says it: any, the same for what is dealt into the fields it is drawn from. */
	#drawTape(numbers: Int32Array, dealtInto: (field: string) => unknown): void {
		const tape = this.#layout.later?.tape;
		if (!tape) return;
		const { rng } = this.#engine.scratch, [at, n] = this.#engine.description.state.fields[tape.field]!;
		const hash = sha256(new TextEncoder().encode(JSON.stringify(tape.of.map(dealtInto))));
		rng.$[0] = new DataView(hash.buffer, hash.byteOffset).getBigUint64(0);
		for (let i = 0; i < n; i++) numbers[at + i] = this.#engine.call('below', rng, tape.digits[i % tape.digits.length]!);
	}

	/** Let chance bring what these entries of a record say, while the next move is played. */
	expect(state: Uint8Array, entries: Deal[]): void {
		const { later } = this.#layout;
		if (!later) return;
		const numbers = numbersOf(state), [rows, size] = later.shape, first = numbers[this.#place(later.n_field)]!;
		const at = this.#place(later.field), known = this.#numbers(later.texts);
		numbers.fill(0, at, at + rows * size);
		for (const [i, entry] of entries.entries()) {
			const found = entry[later.key], row = first + i;
			if (row >= rows || !Array.isArray(found)) continue;
			for (const [k, text] of found.slice(0, size).entries()) numbers[at + row * size + k] = known.get(text) ?? 0;
		}
	}

	/** A drawn deal, not set up, whose values that stand alone are those of the deal. */
	#drawnLike(before: Uint8Array, deal: Deal, isLater: boolean): Uint8Array {
		const { buffer, rng } = this.#engine.scratch;
		let odd: DealPart | undefined;
		for (let seed = 1; seed <= DRAWS; seed++) {
			buffer.$.set(before);
			rng.$[0] = BigInt(seed);
			this.#engine.call('draw', buffer, rng);
			const drawn = buffer.$.slice(), settled = this.#setUp(drawn), right = this.of(settled);
			odd = this.#parts(numbersOf(settled)).find(({ kind, key }) => {
				if (kind === 'cards' || (isLater && deal[key] == null)) return false;
				return JSON.stringify(kind === 'always' ? sorted(deal[key] ?? []) : deal[key]) !== JSON.stringify(kind === 'always' ? sorted(right[key]) : right[key]);
			});
			if (!odd) return drawn;
		}
		throw wrong(odd!.key, deal[odd!.key]);
	}

	/** All cards are there, each in a place of its kind. */
	#checkCards(laid: Laid[], read: number[][]): void {
		const groups = new Map<string, { right: number[]; found: number[]; key: string }>();
		for (const [i, { part, sizes, numbers }] of laid.entries()) {
			const each = part.apart && sizes.length > 1 ? numbers.length / sizes[0]! : numbers.length;
			for (let at = 0; at < numbers.length; at += each) {
				const name = part.apart ? `${part.field} ${at}` : part.field!;
				const group = groups.get(name) ?? { right: [], found: [], key: part.key };
				group.right.push(...numbers.slice(at, at + each));
				group.found.push(...read[i]!.slice(at, at + each));
				groups.set(name, group);
			}
		}
		for (const { right, found, key } of groups.values()) {
			if (JSON.stringify(sorted(right)) !== JSON.stringify(sorted(found))) throw wrong(key, 'other cards than the game has');
		}
	}

	/** The cards of a part as numbers, if it has the form of the right one. */
	#read({ part, sizes }: Laid, given: unknown, right: unknown): number[] {
		if (part.labels) given = this.#unlabelled(part, given);
		const form = part.labels ? (right as unknown[][]).map((pair) => pair[1]) : (right ?? []);
		if (!isAlike(given, form)) throw wrong(part.key, given);
		const known = part.texts == null ? null : this.#numbers(part.texts);
		return (sizes.length ? (given as unknown[]).flat(Infinity) : [given]).map((text) => {
			const number = known ? known.get(text) : Number.isInteger(text) ? (text as number) : undefined;
			if (number === undefined) throw wrong(part.key, text);
			return number;
		});
	}

	#unlabelled({ key, labels }: DealPart, given: unknown): unknown[] {
		const pairs = Array.isArray(given) ? given : [];
		return labels!.map((label) => {
			const pair = pairs.filter((one: unknown) => Array.isArray(one) && one.length === 2 && one[0] === label);
			if (pair.length !== 1 || pairs.length !== labels!.length) throw wrong(key, given);
			return (pair[0] as unknown[])[1];
		});
	}

	#written({ part, sizes, numbers }: Laid): unknown {
		const texts = numbers.map((number) => this.#text(part, number));
		return shaped(part.labels ? texts.map((text, i) => [part.labels![i], text]) : texts, sizes);
	}

	/** The parts that a deal has in this state. */
	#parts(numbers: Int32Array): DealPart[] {
		return this.#layout.parts.filter(({ when }) =>
			Object.entries(when).every(([field, test]) => {
				const number = numbers[this.#place(field)]!;
				return test.in ? test.in.includes(number) : !test.not!.includes(number);
			})
		);
	}

	/** Where the cards of a deal are in this state. */
	#laid(numbers: Int32Array): Laid[] {
		const taken = new Map<string, number>(), players = numbers[this.#place('players')]!;
		return this.#parts(numbers).filter(({ kind }) => kind === 'cards').map((part) => {
			const [first, length] = this.#engine.description.state.fields[part.field!]!, start = taken.get(part.field!) ?? 0;
			const left = (part.up_to ? numbers[this.#place(part.up_to)]! : length) - start;
			const sizes = part.shape!.map((size) => (size === 'rest' ? left : size === 'players' ? players : typeof size === 'number' ? size : size[players]!));
			const n = sizes.reduce((product, size) => product * size, 1), at = first + start;
			taken.set(part.field!, start + n);
			return { part, at, sizes, numbers: [...numbers.subarray(at, at + n)] };
		});
	}

	#setUp(drawn: Uint8Array): Uint8Array {
		const { buffer } = this.#engine.scratch;
		buffer.$.set(drawn);
		this.#engine.call('set_up', buffer);
		return buffer.$.slice();
	}

	#place(field: string): number {
		return this.#engine.description.state.fields[field]![0];
	}

	#text({ texts }: DealPart, number: number): unknown {
		return texts == null ? number : this.#engine.description.decks[texts]!.find(([one]) => one === number)![1];
	}

	#numbers(deck: number): Map<unknown, number> {
		return new Map(this.#engine.description.decks[deck]!.map(([number, text]) => [text, number]));
	}
}

function numbersOf(state: Uint8Array): Int32Array {
	return new Int32Array(state.buffer, state.byteOffset, state.length / 4);
}

function shaped(items: unknown[], sizes: number[]): unknown {
	if (!sizes.length) return items[0];
	if (sizes.length === 1) return items;
	const each = sizes[0] ? items.length / sizes[0] : 0;
	return Array.from({ length: sizes[0]! }, (_, i) => shaped(items.slice(i * each, (i + 1) * each), sizes.slice(1)));
}

/** Whether both are lists of as many, of lists as these are; or no lists. */
function isAlike(one: unknown, other: unknown): boolean {
	if (!Array.isArray(one) || !Array.isArray(other)) return !Array.isArray(one) && !Array.isArray(other);
	return one.length === other.length && one.every((part, i) => isAlike(part, other[i]));
}

function isEmpty(part: unknown): boolean {
	return part == null || (Array.isArray(part) && part.length === 0);
}

function sorted(items: unknown): unknown {
	return Array.isArray(items) ? items.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)) : items;
}

function wrong(what: string, value: unknown): EngineError {
	return new EngineError('bad-deal', `this is no deal of the game: ${what}, ${JSON.stringify(value) ?? 'missing'}`, { what, value });
}
