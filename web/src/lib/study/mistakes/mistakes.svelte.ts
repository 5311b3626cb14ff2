/** One's mistakes, asked again one by one: the question, our answer, and what came of it. */

import * as api from '$lib/table/api';
import type { MistakeAnswer, MistakeQuestion, Mistakes, Replay } from '$lib/table/protocol';
import { ReplayStore } from '../replay.svelte';

export interface Source {
	ask(): Promise<Mistakes>;
	answer(question: MistakeQuestion, move: string): Promise<MistakeAnswer>;
}

export class MistakesStore {
	mistakes = $state.raw<Mistakes | null>(null);
	answer = $state.raw<MistakeAnswer | null>(null);
	/** What we have answered, and wait to hear about. */
	move = $state.raw<string | null>(null);
	refusal = $state.raw<api.Refusal | null>(null);
	/** The table of the question, and how it goes on after the answer. */
	table = $state.raw<ReplayStore | null>(null);

	constructor(private readonly source: Source) {}

	get question(): MistakeQuestion | null {
		return this.mistakes?.question ?? null;
	}

	/** The moves that can be answered with; none once we have. */
	get moves(): string[] {
		return this.move === null ? (this.question?.moves ?? []) : [];
	}

	/** The next question, or that there is none. */
	async next(): Promise<void> {
		await this.#tried(async () => {
			this.mistakes = await this.source.ask();
			this.answer = this.move = null;
			await this.#show(this.question?.replay ?? null);
		});
	}

	async play(move: string): Promise<void> {
		const { question } = this;
		if (!question || this.move !== null) return;
		this.move = move;
		await this.#tried(async () => {
			const answer = await this.source.answer(question, move);
			await this.#show(answer.replay);
			this.answer = answer;
			void this.table?.play();
		});
		if (this.refusal) this.move = null;
	}

	close(): void {
		this.table?.close();
	}

	async #show(replay: Replay | null): Promise<void> {
		this.table?.close();
		const table = replay && new ReplayStore(
			() => Promise.resolve(replay),
			async (branch) => (await api.playOn(replay.id ?? '', branch)).table.id
		);
		await table?.look(replay?.seat ?? null, false);
		this.table = table;
	}

	async #tried(work: () => Promise<void>): Promise<void> {
		this.refusal = null;
		try {
			await work();
		} catch (refusal) {
			this.refusal = refusal as api.Refusal;
		}
	}
}
