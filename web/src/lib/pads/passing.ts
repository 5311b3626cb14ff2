/** What one phone hands to another by a link or its QR code; everything stands in the link itself. */

import type { Entry } from './entry';

/** An invitation to keep one's own sheet on one's own phone. */
export interface Invitation {
	id: string;
	series: string;
	players: string[];
	options: Entry['options'];
}

/** A whole game: the invitation's facts, and everybody's sheet as its code. */
export interface PassedResult extends Invitation {
	codes: string[];
}

export type Passed =
	| { kind: 'join'; invitation: Invitation }
	| { kind: 'sheet'; code: string }
	| { kind: 'result'; result: PassedResult };

/** The part after the # of a link. Lists instead of names: the shorter, the easier to scan. */
export function afterHash(passed: Passed): string {
	if (passed.kind === 'sheet') return `sheet=${passed.code}`;
	if (passed.kind === 'join') {
		const { id, series, players, options } = passed.invitation;
		return `join=${packed([id, series, players, options])}`;
	}
	const { id, series, players, options, codes } = passed.result;
	return `result=${packed([id, series, players, options, codes])}`;
}

/** What a link hands over; null: nothing that we know. */
export function passedBy(after: string | null): Passed | null {
	const [, kind, value] = /^(join|sheet|result)=(.+)$/.exec(after ?? '') ?? [];
	if (!kind || !value) return null;
	if (kind === 'sheet') return { kind, code: value };
	const data = unpacked(value);
	if (!Array.isArray(data)) return null;
	const [id, series, players, options, codes] = data as unknown[];
	if (typeof id !== 'string' || typeof series !== 'string' || !isTexts(players) || !isOptions(options)) return null;
	const invitation = { id, series, players, options };
	if (kind === 'join') return { kind, invitation };
	return isTexts(codes) ? { kind: 'result', result: { ...invitation, codes } } : null;
}

/** Of what was said, only what differs from the usual. */
export function unusual(options: Entry['options'], usual: Entry['options']): Entry['options'] {
	return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== usual[name]));
}

function packed(data: unknown): string {
	const bytes = new TextEncoder().encode(JSON.stringify(data));
	const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
	return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function unpacked(text: string): unknown {
	try {
		const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
		return JSON.parse(new TextDecoder().decode(Uint8Array.from(plain, (letter) => letter.charCodeAt(0))));
	} catch {
		return null;
	}
}

function isTexts(value: unknown): value is string[] {
	return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');
}

function isOptions(value: unknown): value is Entry['options'] {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
