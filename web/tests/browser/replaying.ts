/** Games that were played, for those who look at them again. */

import type { Page } from 'playwright-core';

/** Play a game against bots by requests, first move after first move; its address comes back. */
export async function played(page: Page, game: string, players: number, options: Record<string, unknown> = {}): Promise<string> {
	await page.waitForLoadState('networkidle'); // the page may be becoming a guest itself: there must not be two of us
	const id = await page.evaluate(
		async ([name, n, chosen]) => {
			const ask = async (method: string, path: string, body?: unknown): Promise<any> => {
				const answer = await fetch(`/api/v1${path}`, {
					method,
					headers: { 'Content-Type': 'application/json' },
					body: body === undefined ? undefined : JSON.stringify(body)
				});
				return answer.json();
			};
			await ask('POST', '/guest', {});
			const seats = [{ kind: 'me' }, ...Array.from({ length: (n as number) - 1 }, () => ({ kind: 'bot', bot: 'oisillon' }))];
			const { table } = await ask('POST', '/tables', { game: name, seats, options: chosen });
			await ask('POST', `/tables/${table.id}/start`, {});
			for (let k = 0, since = Date.now(); ; ) {
				const answer = await ask('GET', `/tables/${table.id}`);
				const { view, decision } = answer;
				if (view?.over) return table.id as string;
				if (Date.now() - since > 60_000) throw new Error(`after ${k} moves: ${JSON.stringify(answer)}`);
				if (view?.moves.length) await ask('POST', `/tables/${table.id}/moves`, { id: `m${k++}`, seat: 0, decision, move: view.moves[0] });
				else await new Promise((done) => setTimeout(done, 10));
			}
		},
		[game, players, options] as const
	);
	return `/game/${id}`;
}

/** Have a finished game analysed by requests, to the end. */
export async function analysed(page: Page, address: string): Promise<void> {
	await page.evaluate(async (id) => {
		const path = `/api/v1/tables/${id}/analysis`;
		await fetch(path, { method: 'POST' });
		for (const since = Date.now(); ; ) {
			const { state } = await (await fetch(`${path}?have=full`)).json();
			if (state === 'done') return;
			if (Date.now() - since > 100_000) throw new Error(`the analysis is ${state}`);
			await new Promise((done) => setTimeout(done, 100));
		}
	}, address.split('/').pop());
}
