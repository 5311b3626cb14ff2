/** What is what on this board: the smaller part before the one it lies in. */

import { artUrl } from '$lib/birds';
import { m } from '$lib/words';
import type { Part } from '../room';

export const about: Part[] = [
	{ on: '.sum', says: () => m.vautour_about_sum() },
	{ on: '.stake', says: () => m.vautour_about_stake() },
	{ on: '.pile', says: () => m.vautour_about_pile() },
	{ on: '.won', says: () => m.vautour_about_won() },
	{ on: '.bid', says: () => m.vautour_about_bid() },
	{ on: '.hand', says: () => m.vautour_about_hand() },
	{ picture: artUrl('vautour/m5'), says: () => m.vautour_sign_mouse() },
	{ picture: artUrl('vautour/v3'), says: () => m.vautour_sign_vulture() }
];
