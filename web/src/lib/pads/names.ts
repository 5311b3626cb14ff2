/** What the games are called where no server can be asked. */

import { m } from '$lib/i18n';

const TITLES: Record<string, () => string> = {
	piafs: m.pad_piafs,
	vautour: m.pad_vautour,
	feather: m.pad_feather,
	songbirds: m.pad_songbirds
};

/** A game's title. */
export function titleOf(game: string): string {
	return TITLES[game]?.() ?? game;
}
