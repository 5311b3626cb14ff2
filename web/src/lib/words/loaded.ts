/** The words that are loaded: a bundle a language, filled room by room. */

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import { loads } from 'virtual:words';
import { set, settings } from '$lib/settings.svelte';
import { functions } from './functions';
import { variablesOf, type Argument } from './phrase';

const bundles = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
/** The rooms whose words are wanted, also in a language that is spoken later. */
const rooms = new Set<string>();
/** The rooms whose words are there, with their languages. */
const learned = new Set<string>();
let hasChanged = (): void => undefined;
/** What asks for words is asked again when more of them are there. */
const follow = createSubscriber((update) => {
	hasChanged = update;
	return () => (hasChanged = () => undefined);
});

/** Have the words of a room, `pads` or `games/piafs`; a room without words of its own has none. */
export async function load(room: string): Promise<void> {
	rooms.add(room);
	await learnRoom(room, settings.lang);
}

/** Speak a language from now on; rejected if its words can't be had. */
export async function speak(lang: string): Promise<void> {
	await learn(lang);
	set({ lang });
}

/** A message in the language now, its gaps filled. */
export function say(id: string, values: Record<string, Argument> = {}): string {
	return filled(id, variablesOf(values, say));
}

/** A message in the language now, filled with what Fluent knows. */
export function filled(id: string, variables: Record<string, FluentVariable>): string {
	const bundle = bundles.get(settings.lang);
	const pattern = bundle?.getMessage(id)?.value;
	if (bundle && pattern) return bundle.formatPattern(pattern, variables, import.meta.env.PROD ? [] : null);
	if (import.meta.env.PROD) return id;
	throw new Error(`no message ${id} is loaded in ${settings.lang}`);
}

/** How many rooms have been learned: what was said before may be said otherwise now. */
export function nLearned(): number {
	follow();
	return learned.size;
}

/** Whether the words of a room are there in the language now. */
export function isLearned(room: string): boolean {
	follow();
	return learned.has(`${room}.${settings.lang}`);
}

/** Whether a message is loaded. */
export function has(id: string): boolean {
	return bundles.get(settings.lang)?.hasMessage(id) ?? false;
}

/** Have the words of all rooms wanted in a language, also of those that are wanted meanwhile. */
async function learn(lang: string): Promise<void> {
	let known;
	do {
		known = rooms.size;
		await Promise.all([...rooms].map((room) => learnRoom(room, lang)));
	} while (rooms.size > known);
}

function learnRoom(room: string, lang: string): Promise<void> {
	const name = `${room}.${lang}`;
	let learning = loading.get(name);
	if (!learning) {
		learning = fill(room, lang);
		loading.set(name, learning);
		learning.catch(() => loading.delete(name));
	}
	return learning;
}

async function fill(room: string, lang: string): Promise<void> {
	const built = await loads[`${room}.${lang}`]?.();
	const words = built ? built.default : await installed(room, lang);
	const body = Object.entries(words).map(([id, value]) => ({ id, value, attributes: {} }));
	bundleOf(lang).addResource({ body } as FluentResource);
	learned.add(`${room}.${lang}`);
	hasChanged();
}

/** The words of a game that the page was not built with, as its server has them. */
async function installed(room: string, lang: string): Promise<Record<string, unknown>> {
	const [, game] = /^games\/([^/]+)$/.exec(room) ?? [];
	return game ? (await import('./installed')).wordsOf(game, lang) : {};
}

function bundleOf(lang: string): FluentBundle {
	const bundle = bundles.get(lang) ?? new FluentBundle(lang, { functions, useIsolating: false });
	bundles.set(lang, bundle);
	return bundle;
}
