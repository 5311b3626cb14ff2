/** The options of a game in a few words: how many play, and what is not as usual. */

import { house } from '$lib/session.svelte';
import type { GameOptions } from '$lib/table/protocol';
import { m } from '$lib/words';

/** "3 players · memory aid". */
export function variantWords(game: string, options: GameOptions): string {
	const card = house.game(game);
	const words = [m.study_players({ n: options.players })];
	for (const option of card?.options ?? []) {
		const value = (options as unknown as Record<string, unknown>)[option.name];
		if (option.name === 'players' || option.name === 'first' || value === undefined || value === null || value === option.default) continue;
		const label = option.words || option.name;
		if (value === true) words.push(label);
		else if (value === false) continue;
		else {
			const values = Array.isArray(value) ? value : [value];
			const said = values.map((one) => option.choices.find((choice) => choice.value === one)?.words || String(one));
			words.push(option.choices.length ? said.join(', ') : `${label} ${said.join(', ')}`);
		}
	}
	return words.join(' · ');
}
