import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, verify } from '$lib/table/fairness';

const secret = 'ab'.repeat(32);
const expected = createHash('sha256')
	.update('voliere commitment 1\0')
	.update(Buffer.from(secret, 'hex'))
	.digest('hex');

test('the commitment is the hash of label and secret', async () => {
	expect(await commitmentOf(secret)).toBe(expected);
});

test('another secret or another seal is found out', async () => {
	const fairness = { commitment: expected, nonces: [], secret };
	expect((await verify('t', expected, fairness)).isBound).toBe(true);
	expect((await verify('t', 'shown before', fairness)).isBound).toBe(false);
	expect((await verify('t', expected, { ...fairness, secret: 'cd'.repeat(32) })).isBound).toBe(false);
	expect((await verify('t', expected, { ...fairness, secret: null })).isBound).toBeNull();
});
