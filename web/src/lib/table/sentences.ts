/** What has happened at a table, in sentences: each said once in a language and remembered. */

import { lang } from '$lib/words';
import { nLearned } from '$lib/words/loaded';
import { told } from '$lib/words/voice';
import type { Told } from './protocol';

export class Sentences {
	#said = new WeakMap<Told, string>();
	/** In which language it was said, with which words, and what the players were called. */
	#saidFor = '';

	/** What happened, in the language now. */
	of(one: Told, game: string, names: string[]): string {
		const wanted = [lang(), nLearned(), game, ...names].join('\n');
		if (wanted !== this.#saidFor) {
			this.#saidFor = wanted;
			this.#said = new WeakMap();
		}
		const sentence = this.#said.get(one) ?? told(game, one.event, names);
		this.#said.set(one, sentence);
		return sentence;
	}
}
