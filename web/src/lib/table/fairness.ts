/** The fairness of a deal, checked in the browser: nothing here trusts the server. */

const LABEL = 'voliere commitment 1\0';

/** What the check of a finished game found. */
export interface Verdict {
	/** The published secret is the one bound before the deal. Null: this browser can't compute it. */
	isBound: boolean | null;
	/** Every grain of chance we gave is among those used. Null: we gave none from this device. */
	isOursUsed: boolean | null;
}

/**
 * Whether dealing the game again from its secret gives the recorded cards, as `voliere verify` does;
 * null if that can't be done here. Beside the page, which goes on meanwhile.
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

/** A grain of chance for the deal. */
export function newNonce(): string {
	return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Remember the nonce we gave for a seat; false if there was one before, which then stays. */
export function keepNonce(table: string, seat: number, nonce: string): boolean {
	const kept = nonces(table);
	if (kept[seat] !== undefined) return false;
	kept[seat] = nonce;
	try {
		sessionStorage.setItem(`voliere.nonces.${table}`, JSON.stringify(kept));
	} catch {
		// Without storage the check after the game only lacks this part.
	}
	return true;
}

function nonces(table: string): Record<number, string> {
	try {
		return JSON.parse(sessionStorage.getItem(`voliere.nonces.${table}`) ?? '{}');
	} catch {
		return {};
	}
}

/** The commitment of a secret: SHA-256 of our label and the secret, in hexadecimal. */
export async function commitmentOf(secret: string): Promise<string> {
	const label = new TextEncoder().encode(LABEL);
	const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
	const all = new Uint8Array(label.length + bytes.length);
	all.set(label);
	all.set(bytes, label.length);
	return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', all)));
}

/** Check a finished game; `shown` is the commitment that the table showed from the beginning. */
export async function verify(
	table: string,
	shown: string,
	fairness: { commitment: string; nonces: string[]; secret: string | null }
): Promise<Verdict> {
	let isBound: boolean | null = null;
	if (fairness.secret !== null && crypto.subtle)
		isBound = shown === fairness.commitment && (await commitmentOf(fairness.secret)) === shown;
	const ours = Object.entries(nonces(table));
	const isOursUsed = ours.length
		? ours.every(([seat, nonce]) => fairness.nonces[Number(seat)] === nonce)
		: null;
	return { isBound, isOursUsed };
}

function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
