/** A finished game as what is studied of it: its moments, with all that was decided in each (`voliere/study/course.py`). */
import { EngineError } from './errors.ts';
import type { Table } from './table.ts';

/** One decision: its place among the moves of the game, from 0, the seat and the move. */
export interface Decided {
	index: number;
	seat: number;
	move: number;
	isForced: boolean;
}

/** A point of play at which some decide at once, what they decided, and where that led; a deal may have followed. */
export interface Moment {
	position: Uint8Array;
	decided: Decided[];
	reached: Uint8Array;
	isDealt: boolean;
}

/** The moments of a finished game; an error says that it is not finished. */
export function courseOf(played: Table): Moment[] {
	const { engine, moves } = played;
	if (!played.over) throw new EngineError('study-unfinished', 'only a finished game can be analysed', { moves: moves.length });
	const moments: Moment[] = [];
	let isOpen = false, index = 0, before: { position: Uint8Array; moment: number } | null = null;
	for (const table of played.again()) {
		if (before) {
			const { position, moment } = before, [seat, text] = moves[index]!;
			if (!isOpen) moments.push({ position, decided: [], reached: position, isDealt: false });
			const now = moments.at(-1)!, isForced = engine.legal(position, seat).length === 1;
			now.decided.push({ index: index++, seat, move: engine.moveNumber(text), isForced });
			isOpen = table.moment === moment && !table.over;
			if (!isOpen) Object.assign(now, { reached: table.undealt ?? table.state, isDealt: table.undealt !== null });
		}
		before = { position: table.state, moment: table.moment };
	}
	return moments;
}
