/**
 * Phrases: what is to be said, before it is known in which language. Python gives them as plain data;
 * here they are put into words.
 */

import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** A message by its id, and its arguments. */
export interface Phrase {
	id: string;
	arguments: Record<string, Argument>;
}

export type Argument = string | number | boolean | null | Phrase | Argument[];

/** Says a message. */
export type Say = (id: string, values: Record<string, Argument>) => string;

/** The same value with every phrase in it said. */
export function worded(value: unknown, say: Say): unknown {
	if (isPhrase(value)) return say(value.id, value.arguments);
	if (Array.isArray(value)) return value.map((one) => worded(one, say));
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, worded(one, say)]));
}

/** Arguments as Fluent knows them: numbers without grouping, phrases and lists in words. */
export function variablesOf(given: Record<string, Argument>, say: Say): Record<string, FluentVariable> {
	return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, variable(value, say)]));
}

/** Arguments that are made when a message asks for them, as Fluent knows them. */
export function madeWhenAsked(makers: Record<string, () => Argument>, say: Say): Record<string, FluentVariable> {
	const asked = {};
	for (const [name, make] of Object.entries(makers))
		Object.defineProperty(asked, name, { enumerable: true, get: () => variable(make(), say) });
	return asked;
}

function variable(value: Argument, say: Say): FluentVariable {
	if (value === null) return 'none';
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
	if (typeof value === 'string') return value;
	return Array.isArray(value) ? variable(listed(value, say), say) : say(value.id, value.arguments);
}

/** Items as a person lists them. */
function listed(items: Argument[], say: Say): Argument {
	const [first, ...others] = items;
	if (first === undefined) return say('list-none', {});
	return others.reduce((list, item, i) => say(i < others.length - 1 ? 'list-more' : 'list-last', { list, item }), first);
}

function isPhrase(value: unknown): value is Phrase {
	return typeof value === 'object' && value !== null && 'id' in value && 'arguments' in value;
}
