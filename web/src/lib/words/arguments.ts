/**
 * The arguments of messages, made from the fields of events by what the fields are: the same as in
 * Python (`voliere/games/arguments.py`, which says what a message may ask for).
 */

import type { Argument } from './phrase';

/** What a field is to whoever puts it into words: a word for it, or what it is made of. */
export type Wording = string | { parts: Wordings } | { each: Wordings } | { by: string[] };
export interface Wordings {
	[field: string]: Wording;
}

/** What says the cards, moves and messages of a game. */
export interface Speaker {
	/** The names of the parts that cards have. */
	readonly parts: ReadonlySet<string>;
	part(card: string, part: string): Argument;
	card(text: string): string;
	theCard(text: string): string;
	move(text: string): string;
	title(title: string): string;
	message(id: string, makers: Record<string, () => Argument>): string;
	has(id: string): boolean;
}

type Fields = Record<string, unknown>;
/** Makes an argument of a value and the names of the seats. */
type Maker<V = unknown> = (value: V, names: string[]) => Argument;
export type Makers<V = unknown> = Record<string, Maker<V>>;

const MOST_BY_PLACE = 8;
const ITEMS: Record<string, string> = { seats: 'seat', cards: 'card', numbers: 'number', texts: 'text' };

/** What makes the arguments of a message, of a value that has these fields. */
export function makersOf(id: string, fields: Wordings, speaker: Speaker): Makers<Fields> {
	const makers: Makers<Fields> = {};
	for (const [field, wording] of Object.entries(fields))
		for (const [name, make] of Object.entries(makersOfField(id, field, wording, speaker)))
			makers[name] = ofField(field, make);
	return makers;
}

/** The makers as arguments of one value. */
export function argumentsOf(makers: Makers<Fields>, value: Fields, names: string[]): Record<string, () => Argument> {
	return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, () => make(value, names)]));
}

function ofField(field: string, make: Maker): Maker<Fields> {
	return (value, names) => (value[field] === null || value[field] === undefined ? null : make(value[field], names));
}

function makersOfField(id: string, f: string, wording: Wording, speaker: Speaker): Makers {
	if (typeof wording === 'string') {
		const item = ITEMS[wording];
		return item ? { ...ofList(id, f, { item }, oneByOne, speaker), ...beyond(f, wording, speaker) } : ofOne(f, wording, speaker);
	}
	if ('parts' in wording) {
		const inner = Object.entries(makersOf(`${id}-${f}`, wording.parts, speaker));
		return Object.fromEntries(inner.map(([name, make]) => [`${f}_${name}`, make as Maker]));
	}
	if ('each' in wording) return ofList(id, f, wording.each, together(Object.keys(wording.each)), speaker);
	return byName(id, f, wording.by, speaker);
}

function ofOne(f: string, wording: string, speaker: Speaker): Makers {
	switch (wording) {
		case 'seat':
			return { [f]: (seat, names) => names[seat as number] ?? '' };
		case 'owner':
			return { [f]: (owner, names) => names[Number(owner)] ?? (owner as string) };
		case 'card':
			return {
				...Object.fromEntries([...speaker.parts].map((part) => [`${f}_${part}`, partMaker(part, speaker)])),
				[f]: (card) => speaker.card(card as string),
				[`${f}_the`]: (card) => speaker.theCard(card as string),
				[`${f}_id`]: (card) => card as string
			};
		case 'move':
			return { [f]: (text) => speaker.move(text as string) };
		case 'title':
			return { [f]: (title) => speaker.title(title as string) };
		case 'number':
		case 'text':
		case 'yes-no':
			return { [f]: (value) => value as Argument };
	}
	return {}; // a table of many things is for the eye
}

function partMaker(part: string, speaker: Speaker): Maker {
	return (card) => speaker.part(card as string, part);
}

/** Makes a value with fields of each item of a list. */
type Items = (value: unknown) => Fields[];

function oneByOne(value: unknown): Fields[] {
	return (value as unknown[]).map((item) => ({ item }));
}

function together(names: string[]): Items {
	return (value) => (value as unknown[][]).map((one) => Object.fromEntries(names.map((name, i) => [name, one[i]])));
}

function numbersByName(value: unknown): Fields[] {
	return Object.entries(value as Record<string, number>).map(([name, item]) => ({ name, item }));
}

/** Numbers by name, the greatest first. */
function falling(value: unknown): Fields[] {
	return numbersByName(value).sort((a, b) => (b.item as number) - (a.item as number));
}

function ofList(id: string, f: string, fields: Wordings, items: Items, speaker: Speaker): Makers {
	const worded = wordedItems(id, f, fields, items, speaker);
	return {
		[f]: worded,
		[`${f}_commas`]: (value, names) => commas(worded(value, names), speaker),
		[`${f}_n`]: (value) => (Array.isArray(value) ? value : Object.keys(value as object)).length
	};
}

/** What words each item: by the message `<id>-<f>`, or if there is none by itself. */
function wordedItems(id: string, f: string, fields: Wordings, items: Items, speaker: Speaker): (value: unknown, names: string[]) => string[] {
	const message = `${id}-${f}`;
	const makers = itemMakers(message, fields, speaker);
	if (!speaker.has(message)) return (value, names) => items(value).map((one) => String(makers.item?.(one, names)));
	return (value, names) =>
		items(value).map((one, place) => {
			const seat = names[place];
			return speaker.message(message, { ...argumentsOf(makers, one, names), ...(seat === undefined ? {} : { seat: () => seat }) });
		});
}

/** What makes the arguments of the message of an item, the parts of a card among them. */
function itemMakers(message: string, fields: Wordings, speaker: Speaker): Makers<Fields> {
	const makers = makersOf(message, fields, speaker);
	for (const [field, wording] of Object.entries(fields))
		if (wording === 'card') for (const part of speaker.parts) makers[part] = ofField(field, partMaker(part, speaker));
	return makers;
}

/** What a list gives besides. */
function beyond(f: string, wording: string, speaker: Speaker): Makers {
	if (wording === 'seats')
		return {
			[`${f}_of`]: (seats, names) =>
				(seats as number[]).map((seat) => speaker.message('game-of-name', { name: () => names[seat] ?? '' }))
		};
	if (wording === 'cards')
		return {
			[`${f}_the`]: (cards) => (cards as string[]).map((card) => speaker.theCard(card)),
			[`${f}_id`]: (cards) => cards as string[]
		};
	return Object.fromEntries(
		Array.from({ length: MOST_BY_PLACE }, (_, place) => [`${f}_${place + 1}`, (value: unknown) => (value as Argument[])[place] ?? null])
	);
}

function byName(id: string, f: string, names: string[], speaker: Speaker): Makers {
	const fields = { name: 'text', item: 'number' };
	const greatestFirst = wordedItems(id, f, fields, falling, speaker);
	return {
		...ofList(id, f, fields, numbersByName, speaker),
		[`${f}_falling`]: (value, seats) => commas(greatestFirst(value, seats), speaker),
		...Object.fromEntries(names.map((name) => [`${f}_${name}`, (value: unknown) => (value as Record<string, number>)[name] ?? null]))
	};
}

/** Items with commas between them, and no "and" before the last. */
function commas(items: string[], speaker: Speaker): string {
	const [first, ...others] = items;
	if (first === undefined) return speaker.message('list-none', {});
	return others.reduce((list, item) => speaker.message('list-more', { list: () => list, item: () => item }), first);
}
