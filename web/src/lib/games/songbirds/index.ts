/** Songbirds in the client. */

import type { Room } from '../room';
import { about } from './about';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { choices } from './choices';
import { explain, pace, scores, section } from './telling';

export const room: Room = {
	about,
	Board: Board as Room['Board'],
	CardFace,
	choices,
	pace,
	scores,
	explain,
	section
};
