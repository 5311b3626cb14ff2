/** What messages may ask of an argument: the same functions as in Python (`voliere/words/functions.py`). */

import { FluentNumber, type FluentValue } from '@fluent/bundle';

const VOWELS = 'aeiouyàâäéèêëîïôöùûüAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜ';

export const functions: Record<string, (given: FluentValue[]) => string> = {
	CAPITAL: ([text]) => written(text).charAt(0).toUpperCase() + written(text).slice(1),
	COMPARE: ([one, other]) => compared(valueOf(one), valueOf(other)),
	NUM: ([n]) => written(n).replaceAll('-', '−'),
	SIGNED: ([n]) => (Number(written(n)) > 0 ? `+${written(n)}` : written(n).replace('-', '−')),
	VOWEL: ([text]) => (VOWELS.includes(written(text).charAt(0) || ' ') ? 'yes' : 'no')
};

/** How one number compares with another; two texts are equal or not. */
function compared(one: string | number, other: string | number): string {
	if (one === other) return 'equal';
	if (typeof one === 'string' || typeof other === 'string') return 'other';
	return one < other ? 'less' : 'more';
}

/** An argument as a number, if it is one, or a text. */
function valueOf(value: FluentValue | undefined): string | number {
	return value instanceof FluentNumber ? value.value : String(value ?? '');
}

/** An argument as it is written: a number in digits alone. */
function written(value: FluentValue | undefined): string {
	return value instanceof FluentNumber ? String(value.value) : String(value ?? '');
}
