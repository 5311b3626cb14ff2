// Plays a game of vautour with the types that openapi-typescript has made; run by the tests.
import type { components, operations } from './api.ts';

declare const process: { argv: string[] };
type Bodies = components['schemas'];
type Line = operations['stream']['responses']['200']['content']['application/x-ndjson'];

const api = `${process.argv[2]}/api/v1`;
const headers: Record<string, string> = { 'Content-Type': 'application/json' };

async function post<Ask, Answer>(path: string, body: Ask): Promise<Answer> {
	const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
	if (!answer.ok) throw new Error(await answer.text());
	return (await answer.json()) as Answer;
}

const ask = { name: 'Robot', label: 'typed', scopes: ['read', 'play'] } satisfies Bodies['BotAsk'];
const { token } = await post<Bodies['BotAsk'], Bodies['Token']>('/bot/token', ask);
headers.Authorization = `Bearer ${token}`;
const wanted = { game: 'vautour', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'oisillon' }] };
const { table } = await post<unknown, Bodies['Opened']>('/tables', wanted);
await post<object, Bodies['TableSummary']>(`/tables/${table.id}/start`, {});

const stream = await fetch(`${api}/bot/stream`, { headers });
let rest = '';
const text = new TextDecoder();
const reader = stream.body!.getReader();
let over = false;
while (!over) {
	const { value, done } = await reader.read();
	if (done) throw new Error('the stream has ended');
	const lines = (rest + text.decode(value, { stream: true })).split('\n');
	rest = lines.pop()!;
	for (const line of lines.map((one) => JSON.parse(one) as Line)) {
		if (line.type === 'your-turn') {
			if (line.view.game !== 'vautour') throw new Error(line.view.game);
			const move = line.view.hand![0]!; // only a view of vautour has such a hand
			const played: Bodies['MoveAsk'] = { id: `d${line.decision}`, seat: line.seat, decision: line.decision, move };
			await post<Bodies['MoveAsk'], Bodies['MoveAccepted']>(`/tables/${line.table}/moves`, played);
		}
		over ||= line.type === 'finished';
	}
}
await reader.cancel();
