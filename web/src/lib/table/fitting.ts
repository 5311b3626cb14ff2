/**
 * Which level of bots would fit somebody, from how their last games against bots went on this device. It is offered
 * and never forced: after the first games in large steps, later when two in a row were won or lost.
 */

/** A finished game against bots of one level. */
export interface Met {
	table: string;
	level: number;
	won: boolean;
}

const KEY = 'voliere.levels';
const KEPT = 12; // games of a game
const FIRST_GAMES = 3;
const LARGE_STEP = 2;

/** Note a finished game, once; what has been noted of the game so far comes back, the latest last. */
export function noteMet(game: string, met: Met): Met[] {
	const all = read();
	const before = all[game] ?? [];
	if (before.some(({ table }) => table === met.table)) return before;
	const games = [...before, met].slice(-KEPT);
	write({ ...all, [game]: games });
	return games;
}

/** The level to offer for a game; null where nothing speaks for another than the last one. */
export function fittingLevel(game: string, nLevels: number): number | null {
	return fitting(read()[game] ?? [], nLevels);
}

/** The level that these games speak for, the latest last. */
export function fitting(games: Met[], nLevels: number): number | null {
	const last = games.at(-1);
	if (!last) return null;
	const isNew = games.length <= FIRST_GAMES;
	const before = games.at(-2);
	const isSecond = before !== undefined && before.level === last.level && before.won === last.won;
	if (!isNew && !isSecond) return null;
	const step = (isNew ? LARGE_STEP : 1) * (last.won ? 1 : -1);
	const level = Math.min(Math.max(last.level + step, 1), nLevels);
	return level === last.level ? null : level;
}

function read(): Record<string, Met[]> {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '{}');
	} catch {
		return {};
	}
}

function write(all: Record<string, Met[]>): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(all));
	} catch {
		// Without storage every game is the first.
	}
}
