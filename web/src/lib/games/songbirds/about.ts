/** What is what on this board: the smaller part before the one it lies in. */

import { artUrl } from '$lib/birds';
import { m } from '$lib/words';
import type { Part } from '../room';

export const about: Part[] = [
	{ on: '.leader, .settled', says: () => m.songbirds_about_leader() },
	{ on: '.side', says: () => m.songbirds_about_side() },
	{ on: '.head', says: () => m.songbirds_about_head() },
	{ on: '.cell', says: () => m.songbirds_about_cell() },
	{ on: '.harvest', says: () => m.songbirds_about_harvest() },
	{ on: '.worm', says: () => m.songbirds_about_worm() },
	{ on: '.things .count', says: () => m.songbirds_about_count() },
	{ on: '.lay', says: () => m.songbirds_about_lay() },
	{ on: '.strip', says: () => m.songbirds_about_info() },
	{ on: '.kept', says: () => m.songbirds_about_kept() },
	{ on: '.pile', says: () => m.songbirds_about_pile() },
	{ on: '.hand', says: () => m.songbirds_about_hand() },
	{ picture: artUrl('songbirds/suit-R'), says: () => m.songbirds_sign_red() },
	{ picture: artUrl('songbirds/suit-B'), says: () => m.songbirds_sign_blue() },
	{ picture: artUrl('songbirds/suit-G'), says: () => m.songbirds_sign_green() },
	{ picture: artUrl('songbirds/suit-W'), says: () => m.songbirds_sign_white() },
	{ picture: artUrl('songbirds/berry'), says: () => m.songbirds_sign_berry() },
	{ picture: artUrl('songbirds/worm3'), says: () => m.songbirds_sign_worm() }
];
