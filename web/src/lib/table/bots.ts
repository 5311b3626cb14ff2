/** The bots in words. */

import { m } from '$lib/words';
import { house } from '$lib/session.svelte';

const USUAL = 'moineau';

/** The bot that plays unless another is wanted. */
export function usualBot(): string {
	const bots = house.about?.bots ?? [];
	return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}

/** The bots to choose from, weakest first, each with how strong it is. */
export function botChoices(): { value: string; label: string }[] {
	return (house.about?.bots ?? []).map((name, rank) => ({ value: name, label: `${botName(name)} · ${strength(rank)}` }));
}

/** What a bot is called. */
export function botName(name: string): string {
	return name.charAt(0).toUpperCase() + name.slice(1);
}

function strength(rank: number): string {
	return [m.strength_0(), m.strength_1(), m.strength_2(), m.strength_3()][rank] ?? m.strength_other();
}
