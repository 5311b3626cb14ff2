/** The bots in words. */

import { m } from '$lib/words';
import { house } from '$lib/session.svelte';

const USUAL = 'moineau';

/** The bot that plays unless another is wanted. */
export function usualBot(): string {
	const bots = house.about?.bots ?? [];
	return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}

/** A bot to choose. */
export interface BotChoice {
	value: string;
	label: string;
	/** Which of the levels it is, from 1 on; null for a bot that others offer. */
	level: number | null;
}

/** The bots to choose from: the levels, weakest first, then the others; each with how strong it is. */
export function botChoices(): BotChoice[] {
	const nLevels = house.about?.n_levels ?? 0;
	return (house.about?.bots ?? []).map((name, rank) => {
		if (rank >= nLevels) return { value: name, label: `${botName(name)} · ${m.strength_other()}`, level: null };
		return { value: name, label: `${rank + 1} · ${botName(name)} · ${strength(rank, nLevels)}`, level: rank + 1 };
	});
}

/** What a bot is called. */
export function botName(name: string): string {
	return house.about?.called[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

function strength(rank: number, nLevels: number): string {
	const words = [m.strength_0(), m.strength_1(), m.strength_2(), m.strength_3()];
	return words[Math.floor((rank * words.length) / nLevels)] ?? '';
}
