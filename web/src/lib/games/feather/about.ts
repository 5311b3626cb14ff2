/** What is what on this board: the smaller part before the one it lies in. */

import type { Component } from 'svelte';
import { m } from '$lib/words';
import type { Part } from '../room';
import KindMark from './KindMark.svelte';

export const about: Part[] = [
	{ on: '.visits', says: () => m.feather_about_visits() },
	{ on: '.all', says: () => m.feather_about_all() },
	{ on: '.row .box', says: () => m.feather_about_box() },
	{ on: '.birds', says: () => m.feather_about_bird() },
	{ on: '.habitat', says: () => m.feather_about_habitat() },
	{ on: '.mini', says: () => m.feather_about_mini() },
	{ on: '.stock', says: () => m.feather_about_stock() },
	{ on: '.bar .hint', says: () => m.feather_about_hint() },
	{ on: '.hand', says: () => m.feather_about_hand() },
	{ mark: { of: KindMark as Component<Record<string, unknown>>, props: { kind: 'A' } }, says: () => m.feather_sign_ace() },
	{ mark: { of: KindMark as Component<Record<string, unknown>>, props: { kind: 'R' } }, says: () => m.feather_sign_raptor() },
	{ mark: { of: KindMark as Component<Record<string, unknown>>, props: { kind: 'X' } }, says: () => m.feather_sign_rare() },
	{ mark: { of: KindMark as Component<Record<string, unknown>>, props: { kind: '1' } }, says: () => m.feather_sign_uncommon() },
	{ mark: { of: KindMark as Component<Record<string, unknown>>, props: { kind: 'C' } }, says: () => m.feather_sign_common() }
];
