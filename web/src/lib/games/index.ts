/** The rooms of the games, each loaded when its first table is opened. */

import type { Room } from './room';

const rooms = import.meta.glob<{ room: Room }>('./*/index.ts');

/** The room of a game; a game without a room of its own is played in the plain one. */
export async function roomOf(game: string): Promise<Room> {
	const load = rooms[`./${game}/index.ts`] ?? rooms['./plain/index.ts'];
	if (!load) throw new Error(`no room for ${game}`);
	return (await load()).room;
}
