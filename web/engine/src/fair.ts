/**
 * Fair deals as `voliere/table/fair.py` draws them: the random words of a deal from a secret, or from
 * a seed, which is no secret. docs/fairness.md says how anybody can compute them.
 */
import { hex, hmac, joined, sha256 } from './sha256.ts';

const encoder = new TextEncoder();

/** JSON that is the same wherever it is written: keys sorted, no spaces, ASCII. */
export function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
	if (value !== null && typeof value === 'object') {
		const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
		return `{${entries.map(([key, one]) => `${canonical(key)}:${canonical(one)}`).join(',')}}`;
	}
	return JSON.stringify(value).replace(
		/[\u007f-\uffff]/g,
		(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
	);
}

/** The secret of a reproducible table. */
export function secretOfSeed(seed: bigint | number): Uint8Array {
	return sha256(encoder.encode(`voliere seed ${seed}`));
}

/** What a deal of version 2 is bound to: the table's id, its game, all its options, and for each seat
 * `person` or `bot:` and the bot's name. */
export interface Bond {
	table: string;
	game: string;
	options: object;
	seats: readonly string[];
}

/** The commitment to a secret, bound to a table (version 2). */
export function commitmentOf(secret: Uint8Array, { table, game, options, seats }: Bond): string {
	const what = canonical({ game, options, seats, table });
	return hex(sha256(joined(encoder.encode(`voliere commitment 2\0${what}\0`), secret)));
}

/** The commitment to a secret alone (version 1). */
export function plainCommitment(secret: Uint8Array): string {
	return hex(sha256(joined(encoder.encode('voliere commitment 1\0'), secret)));
}

/** The random words from which a round (from 1) is dealt. */
export function dealWords(
	n: number,
	secret: Uint8Array,
	nonces: readonly (string | null)[],
	game: string,
	options: object,
	round: number
): BigUint64Array {
	const what = canonical({ game, options, nonces, round });
	return drawn(n, secret, encoder.encode(`voliere deal 1\0${what}`));
}

/** The same for a deal that is bound to a table and to what its players have pledged (version 2). */
export function boundWords(
	n: number,
	secret: Uint8Array,
	commitment: string,
	pledges: readonly (string | null)[],
	nonces: readonly (string | null)[],
	round: number
): BigUint64Array {
	const what = canonical({ commitment, nonces, pledges, round });
	return drawn(n, secret, encoder.encode(`voliere deal 2\0${what}`));
}

/** HMAC_DRBG of NIST SP 800-90A over SHA-256, asked once. */
function drawn(n: number, secret: Uint8Array, personalization: Uint8Array): BigUint64Array {
	const data = joined(secret, personalization);
	let key: Uint8Array = new Uint8Array(32), value: Uint8Array = new Uint8Array(32).fill(1);
	for (const separator of [0, 1]) {
		key = hmac(key, joined(value, Uint8Array.of(separator), data));
		value = hmac(key, value);
	}
	const bytes = new Uint8Array(Math.ceil((8 * n) / 32) * 32);
	for (let at = 0; at < bytes.length; at += 32) {
		value = hmac(key, value);
		bytes.set(value, at);
	}
	const view = new DataView(bytes.buffer);
	return BigUint64Array.from({ length: n }, (_, i) => view.getBigUint64(8 * i));
}
