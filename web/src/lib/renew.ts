/** Load the newest page. The service worker would answer with the one it keeps, so it goes first. */
export async function renew(): Promise<void> {
	try {
		const kept = await navigator.serviceWorker?.getRegistrations();
		await Promise.all(kept?.map((one) => one.unregister()) ?? []);
	} finally {
		location.reload();
	}
}
