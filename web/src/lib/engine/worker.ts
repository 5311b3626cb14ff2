/** Where the rules and bots of one game run: a question is a name and its arguments, answered in turn. */

import { EngineError } from '../../../engine/src/index';
import { engineFor } from './files';
import { Tables } from './tables';

/** What is asked first: which game. Everything else is a method of `Tables`. */
export interface Question {
	id: number;
	name: 'begin' | 'ping' | keyof Tables;
	given: unknown[];
}

/** What went wrong: a code, as in `voliere`'s own messages, and its values. */
export interface Wrong {
	code: string;
	sentence: string;
	values: Record<string, unknown>;
}

export type Answer = { id: number; value: unknown } | { id: number; wrong: Wrong };

let tables: Promise<Tables>;

self.onmessage = async ({ data: { id, name, given } }: MessageEvent<Question>) => {
	try {
		self.postMessage({ id, value: await answer(name, given) } satisfies Answer);
	} catch (error) {
		self.postMessage({ id, wrong: wrongOf(error) } satisfies Answer);
	}
};

async function answer(name: Question['name'], given: unknown[]): Promise<unknown> {
	if (name === 'ping') return null;
	if (name === 'begin') {
		tables = engineFor(given[0] as string).then((engine) => new Tables(engine));
		await tables;
		return null;
	}
	const asked = (await tables) as unknown as Record<string, (...given: unknown[]) => unknown>;
	return asked[name]!(...given);
}

/** Compiled code that stopped half-way has left its memory in disorder: such a worker is of no more use. */
function wrongOf(error: unknown): Wrong {
	if (error instanceof EngineError) return { code: error.code, sentence: error.message, values: error.values };
	const sentence = error instanceof Error ? error.message : String(error);
	const code = error instanceof RangeError ? 'engine-no-memory' : error instanceof WebAssembly.RuntimeError ? 'engine-died' : 'engine-failed';
	return { code, sentence, values: {} };
}
