// A bot that plays at a Volière server: it hears what happens at its tables and answers its turns.
//
//     node examples/server_bot.mjs http://127.0.0.1:8000 $(voliere token http://127.0.0.1:8000)
//
// It plays the last move of the list; put something better into `choose`.
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const [address, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

// The move to play in this view; view.game says which fields it has.
const choose = (view) => view.moves.at(-1);

async function ask(path, body) {
	const method = body ? 'POST' : 'GET';
	const answer = await fetch(`${address}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
	if (!answer.ok) throw new Error(await answer.text());
	return answer;
}

const { body } = await ask('/bot/stream');
for await (const line of createInterface({ input: Readable.fromWeb(body) })) {
	const news = JSON.parse(line);
	if (news.type === 'your-turn') {
		const { table, seat, decision, view } = news;
		await ask(`/tables/${table}/moves`, { id: `d${decision}`, seat, decision, move: choose(view) });
	} else if (news.type === 'invitation') {
		await ask(`/tables/${news.after}/rematch`, {}); // a rematch: why not?
	}
}
