/** Several games in a row: who won how many, and all points added up. */

import type { Played } from './storage';

export interface Standing {
	name: string;
	games: number;
	/** Games won; a shared win counts for each. */
	wins: number;
	points: number;
}

/** How the people of these games stand: most wins first, then most points. */
export function standings(games: Played[]): Standing[] {
	const all = new Map<string, Standing>();
	for (const { answer } of games)
		answer.players.forEach(({ name, total }, seat) => {
			const before = all.get(name) ?? { name, games: 0, wins: 0, points: 0 };
			all.set(name, {
				name,
				games: before.games + 1,
				wins: before.wins + (answer.winners.includes(seat) ? 1 : 0),
				points: before.points + total
			});
		});
	return [...all.values()].sort((a, b) => b.wins - a.wins || b.points - a.points || a.name.localeCompare(b.name));
}

/** Games by series, the newest series first, the games of one in the order played. */
export function bySeries(games: Played[]): Played[][] {
	const all = new Map<string, Played[]>();
	for (const game of games) all.set(game.series, [...(all.get(game.series) ?? []), game]);
	const newest = (series: Played[]): number => Math.max(...series.map((game) => game.when));
	return [...all.values()]
		.map((series) => series.sort((a, b) => a.when - b.when))
		.sort((a, b) => newest(b) - newest(a));
}
