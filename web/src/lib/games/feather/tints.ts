/** The colour of each habitat, that of its emblem: only on card paper and in marks beside a shape. */

import type { Habitat } from './birds';

export const TINTS: Record<Habitat, string> = {
	M: '#5f668f',
	W: '#3f857a',
	D: '#c4743a',
	F: '#3f6f45',
	O: '#2f75a3'
};
