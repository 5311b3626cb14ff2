/** The arithmetic of the pads, in the browser and offline: the Python of `voliere.scorepad` itself. */

import { startPython, type Ask } from '$lib/python/start';
import type { Calculator, Entry, Scored, SetUp } from './entry';

let starting: Promise<Calculator> | null = null;

/** The calculator, started once; a failed start can be repeated. */
export function calculator(): Promise<Calculator> {
	starting ??= startPython().then(calculatorOn, (error: unknown) => {
		starting = null;
		throw error;
	});
	return starting;
}

/** The calculator that asks this Python. */
export function calculatorOn(ask: Ask): Calculator {
	const read = async (lang: string, door: string, ...given: (string | number)[]): Promise<unknown> =>
		JSON.parse(unbroken(String(await ask(door, ...given, lang)), lang));
	return {
		score: async (entry: Entry, lang: string) => (await read(lang, 'score_json', JSON.stringify(entry))) as Scored,
		setup: async (game, players, options, lang) =>
			(await read(lang, 'setup_json', game, players, JSON.stringify(options))) as SetUp
	};
}

/** French sets a space before some marks; no line may break there. */
function unbroken(text: string, lang: string): string {
	return lang === 'fr' ? text.replace(/ ([:;!?»])/g, '\u00a0$1') : text;
}
