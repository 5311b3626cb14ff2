/** What the games are called where no server can be asked. */

import { has, say } from '$lib/words/loaded';

/** A game's title. */
export function titleOf(game: string): string {
	return has(`${game}-title`) ? say(`${game}-title`) : game;
}
