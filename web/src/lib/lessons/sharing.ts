/**
 * How far somebody has come in the lessons, on all their devices: what this one knows is sent, what
 * all of them know comes back. Only for those who have an account; without a network it waits.
 */

import { house } from '$lib/session.svelte';
import * as api from '$lib/table/api';
import { forgetProgress, isUnshared, progress, takeProgress } from './progress';

/** So long one may stay at a step before it is sent, and a page waits for an answer (ms). */
const REST = 1500;
const PATIENCE = 2000;

let resting: ReturnType<typeof setTimeout> | undefined;

/** Send what we know and take what comes back; nobody waits for it longer than a moment. */
export async function share(): Promise<void> {
	clearTimeout(resting);
	await Promise.race([exchange().catch(waitForNetwork), new Promise((tired) => setTimeout(tired, PATIENCE))]);
}

async function exchange(): Promise<void> {
	const { account } = await house.enter();
	if (account) takeProgress(await house.inside(() => api.shareLessons(progress())));
}

/** The same for one who is about to leave; whoever comes next begins anew. */
export async function shareAndForget(): Promise<void> {
	if (!house.me?.account) return;
	await share();
	if (!isUnshared()) forgetProgress();
}

/** Share once one has come to rest. */
export function shareSoon(): void {
	clearTimeout(resting);
	resting = setTimeout(() => void share(), REST);
}

function waitForNetwork(): void {
	addEventListener('online', () => isUnshared() && void share(), { once: true });
}
