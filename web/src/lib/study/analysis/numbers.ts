/** Prospects as the language writes them: win chances in hundredths, or points where there is one score for all. */

import { settings } from '$lib/settings.svelte';

const scale = (isShared: boolean): number => (isShared ? 1 : 100);

function written(value: number, digits: number, sign: 'auto' | 'always'): string {
	const format = new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: sign });
	return format.format(value).replace('-', '−');
}

/** A win chance, or a score. */
export function prospect(value: number, isShared: boolean): string {
	return written(scale(isShared) * value, 1, 'auto');
}

/** A change of it, with its sign. */
export function change(value: number, isShared: boolean): string {
	return written(scale(isShared) * value, 1, 'always');
}

/** A plain number with one decimal. */
export function plain(value: number): string {
	return written(value, 1, 'auto');
}
