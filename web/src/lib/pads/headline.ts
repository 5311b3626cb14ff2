import { listing, m } from '$lib/words';

/** Who has won, in a few words; nobody yet: how it stands. */
export function headline(winners: string[]): string {
	if (winners.length === 0) return m.pad_so_far();
	return winners.length > 1 ? m.pad_shared({ names: listing(winners) }) : m.pad_wins_one({ name: winners[0] ?? '' });
}
