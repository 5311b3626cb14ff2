/**
 * Python in the page: the very files of the package, run by MicroPython. No rule is written here;
 * files.json holds the files, made by `make page`.
 */

import wasm from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import packed from './files.json?url';

/** Call a function of the package by its name. */
export type Ask = (door: string, ...given: (string | number)[]) => Promise<unknown>;

const ROOT = '/package';
const HEAP = 8 * 1024 * 1024;

/** Start Python, here: in the page or in a worker beside it. */
export async function startPython(): Promise<Ask> {
	const files = (await (await fetch(packed)).json()) as Record<string, string>;
	return startOn(files, wasm);
}

/** Start Python on these files; `machine` says where its machine code is. */
export async function startOn(files: Record<string, string>, machine: string): Promise<Ask> {
	const { loadMicroPython } = await import('@micropython/micropython-webassembly-pyscript/micropython.mjs');
	const python = await loadMicroPython({ url: machine, heapsize: HEAP });
	for (const [path, text] of Object.entries(files)) {
		const whole = `${ROOT}/${path}`;
		python.FS.mkdirTree(whole.slice(0, whole.lastIndexOf('/')));
		python.FS.writeFile(whole, text);
	}
	python.runPython(`
import sys
sys.path.insert(0, "${ROOT}")
from voliere.scorepad.page import score_json, setup_json
from voliere.table.again import is_same_again_json
`);
	return async (door, ...given) => (python.globals.get(door) as (...all: (string | number)[]) => unknown)(...given);
}
