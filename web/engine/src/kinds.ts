/**
 * Events and views read from the numbers that the compiled rules write, by what a game declares:
 * the kinds of `voliere/games/kinds.py`.
 */
import type { Description, Field, Kind } from './description.ts';

export const ABSENT = -(2 ** 31);
const MOST_SEATS = 8;

type Numbers = ArrayLike<number>;
type Read = (n: Numbers, at: number) => unknown;

/** Something to be said, before it is known in which language: a message and its arguments. */
export interface Phrase {
	id: string;
	arguments: Record<string, unknown>;
}

/** A kind, ready to be read at a table of so many players. */
interface Reader {
	width: number;
	read: Read;
	isThere: (n: Numbers, at: number) => boolean;
}

export function seatsIn(mask: number): number[] {
	const seats = [];
	for (let seat = 0; seat < MOST_SEATS; seat++) if ((mask >> seat) & 1) seats.push(seat);
	return seats;
}

export class Kinds {
	readonly #description: Description;
	readonly #players: number;

	constructor(description: Description, players: number) {
		this.#description = description;
		this.#players = players;
	}

	/** What reads the fields of an event or a view into an object. */
	fields(fields: readonly Field[]): (n: Numbers) => Record<string, unknown> {
		const readers = fields.map((field) => ({ ...field, reader: this.reader(field.kind) }));
		return (n) =>
			Object.fromEntries(readers.map(({ name, at, reader }) => [name, reader.read(n, at)]));
	}

	reader(kind: Kind): Reader {
		const isThere = (n: Numbers, at: number) => n[at] !== ABSENT;
		const one = (read: (number: number) => unknown): Reader => ({
			width: 1,
			read: (n, at) => read(n[at]!),
			isThere
		});
		switch (kind.kind) {
			case 'number':
				return one((number) => number + kind.first!);
			case 'yes-no':
				return one((number) => number !== 0);
			case 'seat':
				return { ...one((number) => number), isThere: (n, at) => n[at]! >= 0 };
			case 'seats':
				return one(seatsIn);
			case 'choice':
			case 'card': {
				const deck = new Map(this.#deck(kind));
				return { ...one((number) => deck.get(number)), isThere: (n, at) => deck.has(n[at]!) };
			}
			case 'texts': {
				const lists = new Map(this.#deck(kind));
				return one((number) => structuredClone(lists.get(number)));
			}
			case 'move':
				return one((number) => this.#description.moves[number]);
			case 'choice-set':
			case 'card-set':
				return { ...this.#set(kind), isThere };
			case 'counts': {
				const deck = this.#deck(kind);
				return {
					width: deck.length,
					read: (n, at) => deck.flatMap(([, text], i) => Array.from({ length: n[at + i]! }, () => text)),
					isThere
				};
			}
			case 'maybe': {
				const inner = this.reader(kind.of!);
				return { ...inner, read: (n, at) => (inner.isThere(n, at) ? inner.read(n, at) : null), isThere };
			}
			case 'packed': {
				const bits = kind.bits as number[], inner = this.reader(kind.of!);
				return one((number) => inner.read(unpacked(bits, number), 0));
			}
			case 'tenths':
				return one(decimal);
			case 'phrase':
			case 'pair':
			case 'parts':
				return { ...this.#together(kind), isThere };
			default:
				return { ...this.#several(kind), isThere };
		}
	}

	#deck(kind: Kind): [number, unknown][] {
		return this.#description.decks[kind.deck!]!;
	}

	#set(kind: Kind): { width: number; read: Read } {
		const deck = this.#deck(kind), bits = kind.bits as number, first = kind.first!;
		return {
			width: Math.ceil((first + deck.length) / bits),
			read: (n, at) =>
				deck
					.filter((_, i) => (n[at + Math.floor((first + i) / bits)]! >> ((first + i) % bits)) & 1)
					.map(([, text]) => text)
		};
	}

	#together(kind: Kind): { width: number; read: Read } {
		let width = 0;
		const parts = kind.fields!.map(([name, part]) => {
			const reader = this.reader(part), offset = width;
			width += reader.width;
			return { name, offset, read: reader.read };
		});
		const named = (n: Numbers, at: number): Record<string, unknown> =>
			Object.fromEntries(parts.map((part) => [part.name, part.read(n, at + part.offset)]));
		if (kind.kind === 'phrase') return { width, read: (n, at) => ({ id: kind.id!, arguments: named(n, at) }) };
		const read: Read =
			kind.kind === 'pair'
				? (n, at) => parts.map((part) => part.read(n, at + part.offset))
				: named;
		return { width, read };
	}

	#several(kind: Kind): { width: number; read: Read } {
		const inner = this.reader(kind.of!);
		const places = (at: number, n: number) => Array.from({ length: n }, (_, i) => at + i * inner.width);
		switch (kind.kind) {
			case 'listed':
				return {
					width: kind.most! * inner.width + 1,
					read: (n, at) => places(at + 1, n[at]! / inner.width).map((one) => inner.read(n, one))
				};
			case 'stretch':
				return {
					width: kind.most! * inner.width,
					read: (n, at) => {
						const there = places(at, kind.most!).filter((one) => inner.isThere(n, one));
						const found = there.map((one) => inner.read(n, one));
						return kind.sorted ? sorted(found) : found;
					}
				};
			case 'rows': {
				const lengths = kind.lengths!;
				const length = typeof lengths === 'number' ? lengths : (lengths[this.#players] ?? 0);
				const most = typeof lengths === 'number' ? lengths : Math.max(...lengths);
				return {
					width: most * inner.width,
					read: (n, at) => places(at, length).map((one) => inner.read(n, one))
				};
			}
			case 'named': {
				const names = kind.names!;
				const isThere = kind.of!.kind === 'listed' ? () => true : inner.isThere;
				return {
					width: names.length * inner.width,
					read: (n, at) =>
						Object.fromEntries(
							places(at, names.length)
								.map((one, i) => [names[i]!, one] as const)
								.filter(([, one]) => isThere(n, one))
								.map(([name, one]) => [name, inner.read(n, one)])
						)
				};
			}
		}
		throw new Error(`there is no kind “${kind.kind}”`);
	}
}

/** A number of tenths as a phrase. */
function decimal(tenths: number): Phrase {
	const n = Math.abs(tenths);
	const whole = `${tenths < 0 ? '−' : ''}${Math.floor(n / 10)}`;
	return { id: 'number-decimal', arguments: { whole, fraction: `${n % 10}` } };
}

/** The numbers that were packed into the bits of one, the last in the lowest; all bits set is nothing. */
function unpacked(bits: readonly number[], whole: number): number[] {
	const numbers: number[] = [];
	for (const n of bits.toReversed()) {
		const all = (1 << n) - 1, part = whole & all;
		numbers.unshift(part === all ? ABSENT : part);
		whole >>>= n;
	}
	return numbers;
}

function sorted(values: unknown[]): unknown[] {
	return (values as (string | number)[]).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
