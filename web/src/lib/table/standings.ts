/** Who has won how often since the same people began to play, rematch after rematch, in this tab. */

export interface Standing {
	name: string;
	wins: number;
}

interface Series {
	who: string;
	/** The winners' names, a table. */
	tables: Record<string, string[]>;
}

const KEY = 'voliere.series';

/** Add a finished game (once) to the series; the standings come back, best first. */
export function standings(table: string, game: string, names: string[], winners: number[]): { games: number; players: Standing[] } {
	const who = [game, ...[...names].sort()].join('\n');
	const kept = read();
	const series: Series = kept?.who === who ? kept : { who, tables: {} };
	series.tables[table] = winners.map((seat) => names[seat] ?? '');
	write(series);
	const won = Object.values(series.tables).flat();
	const players = names.map((name) => ({ name, wins: won.filter((one) => one === name).length }));
	return { games: Object.keys(series.tables).length, players: players.sort((a, b) => b.wins - a.wins) };
}

function read(): Series | null {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
	} catch {
		return null;
	}
}

function write(series: Series): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(series));
	} catch {
		// Without storage there are only the standings of this game.
	}
}
