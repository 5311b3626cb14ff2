/**
 * What this device keeps of a table's deal, from the first messages it got: the commitment, our
 * nonces, the pledges ours was revealed to, the cards we saw. A reload finds it again.
 */

import type { Seen } from './seen';

export interface Opening {
	seat: number | null;
	seen: Seen;
}

export interface Kept {
	/** The commitment shown before the deal; null: we were not there. */
	commitment: string | null;
	/** Our nonces, by seat. */
	nonces: Record<number, string>;
	/** The pledges of all seats when ours was to be revealed. */
	pledges: (string | null)[] | null;
	/** What we saw right after each deal, by round. */
	openings: Record<number, Opening>;
}

const KEY = 'voliere.deal.';
const MOST = 50;

/** What is kept of one table; it works without storage, too, until the page is left. */
export class KeptDeal {
	readonly kept: Kept;

	constructor(readonly table: string) {
		this.kept = { commitment: null, nonces: {}, pledges: null, openings: {}, ...read(KEY + table) };
	}

	/** The commitment that counts: the first one shown before the deal. */
	commitment(shown: string): string {
		if (this.kept.commitment === null) {
			this.kept.commitment = shown;
			forgetOldest();
			this.#write();
		}
		return this.kept.commitment;
	}

	/** Our nonce for a seat: always the same one. */
	nonce(seat: number): string {
		if (this.kept.nonces[seat] === undefined) {
			this.kept.nonces[seat] = newNonce();
			this.#write();
		}
		return this.kept.nonces[seat];
	}

	/** Keep the sealed pledges; false if others were sealed before. */
	seal(pledges: (string | null)[]): boolean {
		if (this.kept.pledges === null) {
			this.kept.pledges = pledges;
			this.#write();
		}
		return JSON.stringify(this.kept.pledges) === JSON.stringify(pledges);
	}

	/** Keep what was seen after the deal of a round, the first time. */
	open(round: number, opening: Opening): void {
		if (this.kept.openings[round] !== undefined) return;
		this.kept.openings[round] = opening;
		this.#write();
	}

	#write(): void {
		try {
			localStorage.setItem(KEY + this.table, JSON.stringify(this.kept));
		} catch {
			// Without storage the check after the game only lacks what was before a reload.
		}
	}
}

/** 128 random bits in hexadecimal. */
export function newNonce(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(key: string): Partial<Kept> {
	try {
		return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
	} catch {
		return {};
	}
}

/** Keep the last tables only: a table's id begins with the time at which it was opened. */
function forgetOldest(): void {
	try {
		const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
		const tables = keys.filter((key) => key.startsWith(KEY)).sort();
		for (const key of tables.slice(0, Math.max(0, tables.length - MOST + 1))) localStorage.removeItem(key);
	} catch {
		// Nothing is kept where there is no storage.
	}
}
