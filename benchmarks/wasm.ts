/** How fast the engine is in Node: `node wasm.ts FOLDER WORK` prints rates and sizes as JSON. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import { open } from '../web/engine/src/index.ts';
import { writtenOptions } from '../web/engine/src/options.ts';

const [folder, work] = process.argv.slice(2) as [string, string];
const { game, options, simulations, playouts } = JSON.parse(work);
const engine = await open(game, (file) => readFile(`${folder}/${file}`));

/** So many a second of processor time; what V8 compiles better while it runs is not counted. */
function rate(n: number, run: () => void): number {
	run();
	const begun = process.cpuUsage();
	run();
	const { user, system } = process.cpuUsage(begun);
	return (n * 1e6) / (user + system);
}

const table = engine.table(options, { seed: 1 }), seen = table.seen(table.actors[0]!);
const bot = engine.bot('hibou', { seed: 1, simulations, objective: 'points' });
const { memory, scratch, description } = engine;
const template = memory.array(Uint8Array, description.state.size);
const totals = memory.array(BigInt64Array, description.most.seats);
template.$.set(writtenOptions(description, table.options));

const size = async (file: string) => brotliCompressSync(await readFile(`${folder}/${file}`)).length;
console.log(
	JSON.stringify({
		simulations: rate(simulations, () => bot.evaluate(seen)),
		playouts: rate(playouts, () => {
			scratch.rng.$[0] = 1n;
			engine.call('playouts', template, playouts, scratch.rng, totals, scratch.buffer, scratch.scores);
		}),
		wasm: await size(`${game}.wasm`),
		json: await size(`${game}.json`)
	})
);
