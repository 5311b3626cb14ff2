/**
 * The arithmetic of the pads, in the browser and offline: the Python of `voliere.scorepad` itself,
 * run by MicroPython. No rule is written here; python.json holds the files, made by `make page`.
 */

import type { Calculator, Entry, Scored, SetUp } from './entry';

/** What we use of MicroPython. */
interface Python {
	FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
	runPython(code: string): void;
	globals: { get(name: string): unknown; set(name: string, value: unknown): void };
}

const ROOT = '/pads';
const HEAP = 4 * 1024 * 1024;

/** Start Python on these files; `wasm` says where its machine code is. */
export async function startPython(files: Record<string, string>, wasm: string): Promise<Calculator> {
	const { loadMicroPython } = await import('@micropython/micropython-webassembly-pyscript/micropython.mjs');
	const python: Python = await loadMicroPython({ url: wasm, heapsize: HEAP });
	for (const [path, text] of Object.entries(files)) {
		const whole = `${ROOT}/${path}`;
		python.FS.mkdirTree(whole.slice(0, whole.lastIndexOf('/')));
		python.FS.writeFile(whole, text);
	}
	python.runPython(`
import sys
sys.path.insert(0, "${ROOT}")
from voliere.scorepad import score_json, setup_json
`);
	const scoreJson = python.globals.get('score_json') as (entry: string, lang: string) => string;
	const setupJson = python.globals.get('setup_json') as (...asked: (string | number)[]) => string;
	return {
		score: async (entry: Entry, lang: string) => JSON.parse(unbroken(scoreJson(JSON.stringify(entry), lang), lang)) as Scored,
		setup: async (game, players, options, lang) =>
			JSON.parse(unbroken(setupJson(game, players, JSON.stringify(options), lang), lang)) as SetUp
	};
}

/** French sets a space before some marks; no line may break there. */
function unbroken(text: string, lang: string): string {
	return lang === 'fr' ? text.replace(/ ([:;!?»])/g, '\u00a0$1') : text;
}

let starting: Promise<Calculator> | null = null;

/** The calculator, started once; a failed start can be repeated. */
export function calculator(): Promise<Calculator> {
	starting ??= Promise.all([
		import('./python.json'),
		import('@micropython/micropython-webassembly-pyscript/micropython.wasm?url')
	]).then(
		([files, wasm]) => startPython(files.default, wasm.default),
		(error: unknown) => {
			starting = null;
			throw error;
		}
	);
	return starting;
}
