/** One's mistakes on the server and on this device, as one list: each is judged and kept where it was found. */

import { Refusal } from '$lib/table/api';
import type { MistakeAnswer, MistakeQuestion, Mistakes } from '$lib/table/protocol';
import type { Source } from './mistakes.svelte';

const UNREACHABLE = 'unreachable';

/** The mistakes that a device keeps; `leave` those that somebody else asks. */
export interface OwnSource extends Source {
	leave(question: MistakeQuestion): Promise<void>;
}

export class BothSources implements Source {
	/** Who has asked the present question. */
	#asking: Source;

	constructor(
		private readonly server: Source,
		private readonly device: OwnSource
	) {
		this.#asking = server;
	}

	/** Those of the server first. Where it can't be reached, those of the device alone, if it has any. */
	async ask(): Promise<Mistakes> {
		let there: Mistakes | null = null, refusal: Refusal | null = null;
		try {
			there = await this.server.ask();
		} catch (error) {
			refusal = error as Refusal;
			if (refusal.code !== UNREACHABLE) throw error;
		}
		if (there?.question) await this.device.leave(there.question);
		const here = await this.device.ask();
		if (refusal && !(here.due + here.later + here.learned)) throw refusal;
		this.#asking = there?.question ? this.server : this.device;
		const all = there ? [there, here] : [here], sum = (name: 'due' | 'later' | 'learned'): number => all.reduce((n, one) => n + one[name], 0);
		const nexts = all.flatMap(({ next }) => next ?? []);
		return {
			due: sum('due'),
			later: sum('later'),
			learned: sum('learned'),
			next: nexts.length ? Math.min(...nexts) : null,
			question: there?.question ?? here.question
		};
	}

	answer(question: MistakeQuestion, move: string): Promise<MistakeAnswer> {
		return this.#asking.answer(question, move);
	}
}
