/** What is what on this board: the smaller part before the one it lies in. */

import { m } from '$lib/words';
import type { Part } from '../room';

export const about: Part[] = [
	{ on: '.scale', says: () => m.piafs_about_scale() },
	{ on: '.spot', says: () => m.piafs_about_spot() },
	{ on: '.queue', says: () => m.piafs_about_queue() },
	{ on: '.malus', says: () => m.piafs_about_malus() },
	{ on: '.column .seed, .column .number', says: () => m.piafs_about_seed() },
	{ on: '.silo .pile', says: () => m.piafs_about_feeder() },
	{ on: '.birds', says: () => m.piafs_about_birds() },
	{ on: '.track ul', says: () => m.piafs_about_track() },
	{ on: '.notes', says: () => m.piafs_about_notes() },
	{ on: '.seeds', says: () => m.piafs_about_seeds() },
	{ on: '.piles', says: () => m.piafs_about_piles() },
	{ on: '.first', says: () => m.piafs_about_first() },
	{ on: '.hand', says: () => m.piafs_about_hand() }
];
