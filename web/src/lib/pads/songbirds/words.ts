/** The places of the sheet in words. */

import { COLUMNS, ROWS } from '$lib/games/songbirds/forest';
import { lineName } from '$lib/games/songbirds/words';
import { m } from '$lib/words';
import type { Place, Round } from './entry';

/** What a place is called: "cell c3", "column a", "favourite · Ana". */
export function placeName(place: Place, round: Round, players: string[]): string {
	if (place.kind === 'cell') return m.pad_songbirds_cell({ cell: place.cell });
	if ('at' in place) return lineName((place.kind === 'columns' ? COLUMNS : ROWS)[place.at] ?? '');
	const name = round.favourites.length < players.length ? m.score_together() : (players[place.seat] ?? '');
	return `${place.kind === 'worm' ? m.pad_songbirds_worm() : m.songbirds_favourite()} · ${name}`;
}
