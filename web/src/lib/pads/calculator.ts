/** The arithmetic of the pads, in the browser and offline: the Python of `voliere.scorepad` itself. */

import { startPython, type Ask } from '$lib/python/start';
import { load, say } from '$lib/words/loaded';
import { worded, type Argument } from '$lib/words/phrase';
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

/** The calculator that asks this Python, and says what it answers in the language now. */
export function calculatorOn(ask: Ask): Calculator {
	const read = async (game: string, door: string, ...given: (string | number)[]): Promise<unknown> => {
		const [answer] = await Promise.all([ask(door, ...given), load(`pads/${game}`)]);
		return told(JSON.parse(String(answer)) as Told);
	};
	return {
		score: async (entry: Entry) => (await read(entry.game, 'score_json', JSON.stringify(entry))) as Scored,
		setup: async (game, players, options) => (await read(game, 'setup_json', game, players, JSON.stringify(options))) as SetUp
	};
}

/** What Python gives: what is to be said in it are phrases. */
type Told = { ok: unknown } | { error: { code: string; values: Record<string, Argument> } };

function told(given: Told): unknown {
	if ('ok' in given) return { ok: worded(given.ok, say) };
	const { code, values } = given.error;
	return { error: { code, sentence: say(`error-${code}`, values) } };
}
