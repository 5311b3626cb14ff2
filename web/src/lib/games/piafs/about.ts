/** What is what on this board: the smaller part before the one it lies in. */

import type { Component } from 'svelte';
import { artUrl } from '$lib/birds';
import { m } from '$lib/words';
import type { Part } from '../room';
import Sex from './Sex.svelte';

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
	{ on: '.hand', says: () => m.piafs_about_hand() },
	{ mark: { of: Sex as Component<Record<string, unknown>>, props: { isMale: true } }, says: () => m.piafs_sign_male() },
	{ mark: { of: Sex as Component<Record<string, unknown>>, props: { isMale: false } }, says: () => m.piafs_sign_female() },
	{ picture: artUrl('piafs/egg'), says: () => m.piafs_sign_egg() },
	{ picture: artUrl('piafs/seed2'), says: () => m.piafs_sign_seed() },
	{ picture: artUrl('piafs/crow'), says: () => m.piafs_sign_crow() },
	{ picture: artUrl('piafs/squirrel'), says: () => m.piafs_sign_squirrel() }
];
