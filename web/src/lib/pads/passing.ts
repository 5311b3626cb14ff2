/** What one phone hands to another by a link or its QR code; everything stands in the link itself. */

import type { Entry } from './entry';

/** An invitation to keep one's own sheet on one's own phone. */
export interface Invitation {
	id: string;
	series: string;
	players: string[];
	options: Entry['options'];
}

export type Passed =
	| { kind: 'join'; invitation: Invitation }
	| { kind: 'sheet'; code: string }
	| { kind: 'result'; id: string; entry: Entry };

/** The part after the # of a link. */
export function afterHash(passed: Passed): string {
	if (passed.kind === 'sheet') return `sheet=${passed.code}`;
	const data = passed.kind === 'join' ? passed.invitation : { id: passed.id, entry: passed.entry };
	return `${passed.kind}=${packed(data)}`;
}

/** What a link hands over; null: nothing that we know. */
export function passedBy(after: string | null): Passed | null {
	const [, kind, value] = /^(join|sheet|result)=(.+)$/.exec(after ?? '') ?? [];
	if (!kind || !value) return null;
	if (kind === 'sheet') return { kind, code: decodeURIComponent(value) };
	const data = unpacked(value);
	if (kind === 'join' && isInvitation(data)) return { kind, invitation: data };
	if (kind === 'result' && isResult(data)) return { kind, ...data };
	return null;
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

function isInvitation(data: unknown): data is Invitation {
	const one = data as Partial<Invitation> | null;
	return typeof one?.id === 'string' && typeof one.series === 'string' && isNames(one.players) && isRecord(one.options);
}

function isResult(data: unknown): data is { id: string; entry: Entry } {
	const one = data as { id?: unknown; entry?: Partial<Entry> } | null;
	return typeof one?.id === 'string' && isNames(one.entry?.players) && isRecord(one.entry?.options);
}

function isNames(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function isRecord(value: unknown): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
