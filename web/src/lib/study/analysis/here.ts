/** The analysis of a game made by this device: a quick look, then the thorough one, in a worker of its own. */

import type { Saved } from '../../../../engine/src/table';
import type { AnalysedGame, Depth } from '$lib/engine/analyses';
import { analystOf } from '$lib/engine/engine';
import { refusalOf } from '$lib/device/refusals';
import { Refusal } from '$lib/table/api';
import type { Analysis, AnalysisState } from '$lib/table/protocol';
import type { Source } from './analysis.svelte';
import { toldOf } from './telling';

const DEPTHS: Depth[] = ['quick', 'full'];
let made = 0;

export class MadeHere implements Source {
	readonly by = 'device';
	readonly #id = `${++made}`;
	#state: AnalysisState['state'] = 'none';
	#done = 0;
	#of = 0;
	#depth: Depth | null = null;
	#analysed: AnalysedGame | null = null;
	#problem: unknown = null;
	#isClosed = false;

	constructor(
		private readonly game: Saved,
		private readonly names: string[],
		/** Called with the thorough one. */
		private readonly made: (analysed: AnalysedGame) => Promise<void> = async () => undefined
	) {}

	/** Have it made, or go on where it stopped; what it is stands in `look`. */
	async begin(): Promise<AnalysisState> {
		if (this.#state !== 'working') void this.#make();
		return this.look(null);
	}

	async look(have: Depth | null): Promise<AnalysisState> {
		if (this.#state === 'failed') throw new Refusal('device', refusalOf(this.#problem), 0);
		const analysed = this.#depth === have ? null : this.#analysed;
		return {
			key: null,
			state: this.#state,
			done: this.#done,
			of: this.#of,
			depth: this.#depth,
			analysis: analysed && (analysed.analysis as Analysis),
			told: analysed && toldOf(analysed, this.names)
		};
	}

	close(): void {
		this.#isClosed = true;
		analystOf(this.game.game).ask('giveUp', this.#id).catch(() => undefined);
	}

	async #make(): Promise<void> {
		this.#state = 'working';
		try {
			for (const depth of DEPTHS.slice(this.#depth ? 1 : 0)) {
				await this.#reach(depth);
				if (this.#isClosed) return;
			}
			if (this.#analysed) await this.made(this.#analysed);
			this.#state = 'done';
		} catch (error) {
			this.#problem = error;
			this.#state = 'failed';
		}
	}

	async #reach(depth: Depth): Promise<void> {
		while (!this.#isClosed) {
			const stage = await analystOf(this.game.game).ask('goOn', this.#id, this.game, this.names, depth);
			[this.#done, this.#of] = stage.analysed ? [0, 0] : [stage.done, stage.of];
			if (!stage.analysed) continue;
			[this.#analysed, this.#depth] = [stage.analysed, depth];
			return;
		}
	}
}
