/** The rooms of the games, each loaded with its words when its first table is opened. */

import { load } from '$lib/words';
import type { Room } from './room';

const rooms = import.meta.glob<{ room: Room }>('./*/index.ts');
import.meta.glob('./*/ground.css', { eager: true });

/** The room of a game; a game without a room of its own is played in the plain one. */
export async function roomOf(game: string): Promise<Room> {
	const open = rooms[`./${game}/index.ts`] ?? (() => import('./plain'));
	const [{ room }] = await Promise.all([open(), load(`games/${game}`)]);
	return room;
}
