/** The fairness of a deal, checked in the browser against what this device has kept itself. */

import type { Kept } from './kept';
import { isDealSeen } from './seen';
import { sha256 } from './sha256';

/** What a record publishes about its deal (docs/fairness.md). */
export interface Published {
	version?: number;
	commitment: string;
	secret: string;
	pledges?: (string | null)[];
	nonces: (string | null)[];
}

export interface PublishedGame {
	deal: Record<string, unknown>;
	fairness?: Published;
}

/** What the comparison found. Null: this device has kept nothing to compare with. */
export interface Verdict {
	/** The commitment is the one we were shown before the deal. */
	isSameSeal: boolean | null;
	/** Every nonce of ours is among those used. */
	isOursUsed: boolean | null;
	/** The pledges are those that ours was revealed to. */
	arePledgesSame: boolean | null;
	/** The deal has the cards we saw. */
	areCardsSeen: boolean | null;
	/** The seats that had pledged a nonce and did not reveal it. */
	missing: number[];
	/** Whether any player has added a nonce. */
	isShared: boolean;
	/** Dealt as before there were pledges. */
	isOld: boolean;
}

/** The hash that fixes a nonce for a seat of the table with that commitment. */
export function pledgeOf(commitment: string, seat: number, nonce: string): string {
	return sha256(`voliere pledge 2\0${JSON.stringify({ commitment, nonce, seat })}`);
}

/** The seats that had pledged a nonce and did not reveal it in time. */
export function missingOf(pledges: (string | null)[], nonces: (string | null)[]): number[] {
	return pledges.flatMap((pledge, seat) => (pledge !== null && nonces[seat] === null ? [seat] : []));
}

/** Compare what a finished game publishes with what was kept of it here. */
export function compare(kept: Kept, { deal, fairness }: PublishedGame): Verdict | null {
	if (!fairness) return null;
	const { pledges = [], nonces } = fairness;
	return {
		isSameSeal: kept.commitment === null ? null : kept.commitment === fairness.commitment,
		isOursUsed: areUsed(kept, nonces),
		arePledgesSame: kept.pledges === null ? null : JSON.stringify(kept.pledges) === JSON.stringify(pledges),
		areCardsSeen: areSeen(kept, deal),
		missing: missingOf(pledges, nonces),
		isShared: nonces.some(Boolean),
		isOld: (fairness.version ?? 1) === 1
	};
}

function areUsed(kept: Kept, nonces: (string | null)[]): boolean | null {
	const ours = Object.entries(kept.nonces);
	return ours.length ? ours.every(([seat, nonce]) => nonces[Number(seat)] === nonce) : null;
}

function areSeen(kept: Kept, deal: Record<string, unknown>): boolean | null {
	const rounds = (deal.rounds as Record<string, unknown>[] | undefined) ?? [deal];
	const openings = Object.entries(kept.openings);
	if (!openings.length) return null;
	return openings.every(([round, { seat, seen }]) => {
		const dealt = rounds[Number(round) - 1];
		return dealt !== undefined && isDealSeen(seen, seat, dealt);
	});
}

/**
 * Whether the secret fits the commitment and dealing the game again gives the recorded cards, as
 * `voliere verify` does; null if that can't be done here. Beside the page, which goes on meanwhile.
 */
export async function isSameAgain(record: object): Promise<boolean | null> {
	const worker = new Worker(new URL('./again.worker.ts', import.meta.url), { type: 'module' });
	const found = new Promise<boolean | null>((resolve) => {
		worker.onmessage = ({ data }: MessageEvent<boolean | null>) => resolve(data);
		worker.onerror = () => resolve(null);
	});
	worker.postMessage(JSON.stringify(record));
	return found.finally(() => worker.terminate());
}
