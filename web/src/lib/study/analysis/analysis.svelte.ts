/** The analysis of a game seen again: asked for, followed while it is made, and what came of it. */

import type { Refusal } from '$lib/table/api';
import type { Analysis, AnalysisState, AnalysisTold } from '$lib/table/protocol';

type Depth = 'quick' | 'full';

/** Where the analysis of a game comes from: `look` tells how it stands, `begin` has it made, `close` gives it up. */
export interface Source {
	/** Who makes it. */
	readonly by: 'server' | 'device';
	look(have: Depth | null): Promise<AnalysisState>;
	begin(): Promise<AnalysisState>;
	close?(): void;
}

/** How long we wait before we ask again (ms): for the quick look, and for the thorough one. */
const SOON = 300;
const LATER = 1000;
const GONE = 404;

export class AnalysisStore {
	state = $state.raw<AnalysisState['state']>('none');
	depth = $state.raw<Depth | null>(null);
	analysis = $state.raw<Analysis | null>(null);
	told = $state.raw<AnalysisTold | null>(null);
	/** How much of what is worked on now is done, from 0 to 1. */
	share = $state(0);
	/** Why it can't be had. */
	refusal = $state.raw<Refusal | null>(null);
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isClosed = false;

	/** Whether the server knows the game: one that was played without it may be on this device only. */
	isOffered = $state(true);

	/** Who makes the analysis, or has made it. */
	by = $state.raw<Source['by']>('server');

	/** `choose` says who is to make the analysis, once somebody wants one. */
	constructor(
		private source: Source,
		private readonly choose: () => Promise<Source> = async () => source
	) {}

	get isUnderWay(): boolean {
		return this.state === 'waiting' || this.state === 'working';
	}

	/** See what there is already; where nothing is, that is no trouble. */
	async look(): Promise<void> {
		try {
			this.#take(await this.source.look(null));
		} catch {
			this.state = 'none';
		}
	}

	/** Have the game analysed. */
	async begin(): Promise<void> {
		this.state = 'waiting';
		await this.#ask(async () => {
			if (!this.analysis) this.source = await this.choose();
			return this.source.begin();
		});
		this.isOffered = this.refusal?.status !== GONE;
	}

	/** The same in another language. */
	async renew(): Promise<void> {
		if (this.analysis) await this.#ask(() => this.source.look(null));
	}

	close(): void {
		this.#isClosed = true;
		clearTimeout(this.#timer);
		this.source.close?.();
	}

	async #ask(work: () => Promise<AnalysisState>): Promise<void> {
		this.refusal = null;
		try {
			this.#take(await work());
		} catch (refusal) {
			this.refusal = refusal as Refusal;
			this.state = 'failed';
		}
	}

	#take(found: AnalysisState): void {
		const wasUnderWay = this.isUnderWay;
		this.by = this.source.by;
		this.state = found.state;
		this.depth = found.depth;
		this.share = found.of ? found.done / found.of : 0;
		if (found.analysis) this.analysis = found.analysis;
		if (found.told) this.told = found.told;
		clearTimeout(this.#timer);
		if (this.#isClosed) return;
		// Nobody works on it any more: the server has started again meanwhile.
		if (found.state === 'none' && wasUnderWay) void this.begin();
		if (this.isUnderWay) this.#timer = setTimeout(() => void this.#ask(() => this.source.look(this.depth)), this.depth ? LATER : SOON);
	}
}
