/** The tree of what was played on from a game, at tables of this device. */

import { canonical } from '../../../engine/src/fair';
import { hex, sha256 } from '../../../engine/src/sha256';
import type { Branch } from '$lib/table/protocol';
import type { GameRecord } from '$lib/study/records';
import { allTables, type KeptTable } from './kept_tables';

/** What a record without a table is known by. */
export function keyOf({ game, options, deal, moves }: GameRecord): string {
	return hex(sha256(new TextEncoder().encode(canonical({ game, options, deal, moves }))));
}

/** The tables of this device at which a game is played on, with those that play on from there. */
export async function branchesOf(of: string): Promise<Branch[]> {
	return grown(of, await allTables());
}

function grown(of: string, tables: KeptTable[]): Branch[] {
	return tables
		.filter(({ branch }) => branch?.of === of)
		.sort((a, b) => a.created - b.created)
		.map(({ id, branch, seats, result, created }) => ({
			id,
			move: branch!.origin.move,
			seat: branch!.origin.seat,
			cards: branch!.origin.cards,
			exchanged: branch!.origin.exchanged,
			state: result ? 'over' : 'playing',
			bots: [...new Set(seats.flatMap(({ bot }) => bot ?? []))].sort(),
			result,
			created,
			branches: grown(id, tables)
		}));
}
