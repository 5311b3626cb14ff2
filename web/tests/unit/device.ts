/** What a phone has and Node has not: something to keep things in, full or forbidden if wanted. */

import { vi } from 'vitest';

/** A storage of its own for each test; `isFull` refuses everything that is written. */
export function device({ isFull = false } = {}): Map<string, string> {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (isFull) throw new DOMException('full', 'QuotaExceededError');
			kept.set(key, value);
		},
		removeItem: (key: string) => kept.delete(key),
		key: (i: number) => [...kept.keys()][i] ?? null,
		get length() {
			return kept.size;
		}
	});
	return kept;
}
