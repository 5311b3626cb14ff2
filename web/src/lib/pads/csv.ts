/** Finished games as a table for a spreadsheet: a row a player a game. */

import type { Played } from './storage';

const HEAD = ['date', 'game', 'options', 'series', 'seat', 'player', 'total', 'won', 'title', 'detail'];

/** All games as CSV (RFC 4180), the oldest first. */
export function asCsv(games: Played[]): string {
	const rows = [...games]
		.sort((a, b) => a.when - b.when)
		.flatMap(({ when, series, entry, answer }) =>
			answer.players.map((player, seat) => [
				new Date(when).toISOString(),
				entry.game,
				Object.entries(entry.options)
					.filter(([, value]) => value !== null && value !== false)
					.map(([name, value]) => `${name}=${String(value)}`)
					.join(' '),
				series,
				seat,
				player.name,
				player.total,
				answer.winners.includes(seat) ? 1 : 0,
				answer.title?.code ?? '',
				player.lines.map((line) => `${line.text} ${line.points}`).join('; ')
			])
		);
	return [HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** A cell: quoted where needed; a text that a spreadsheet would take for a formula is disarmed. */
function cell(value: string | number): string {
	if (typeof value === 'number') return String(value);
	const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
