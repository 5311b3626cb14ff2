/** Who sits at a table of this device: people at it, and bots. */

import { botName } from '$lib/table/bots';
import { COLOURS, type Seat, type SeatAsk } from '$lib/table/protocol';

/** The seats that were asked for; `nameOf` is what a person without a name is called. */
export function seatsFor(asked: SeatAsk[], nameOf: (seat: number) => string): Seat[] {
	const names = toldApart(asked.map(({ bot, name }, seat) => (bot ? botName(bot) : name?.trim() || nameOf(seat))));
	const wanted = asked.map(({ colour }) => colour);
	const free = COLOURS.filter((colour) => !wanted.includes(colour));
	return asked.map(({ kind, bot, colour }, seat) => ({
		seat,
		kind: kind === 'bot' ? 'bot' : 'person',
		name: names[seat] ?? '',
		colour: colour ?? (free.shift() as string),
		bot: bot ?? null,
		played_by: null,
		awaited: null
	}));
}

/** The people's seats. */
export function peopleAt(seats: Seat[]): number[] {
	return seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
}

/** What the commitment of a table says plays at its seats. */
export function whoAt(seats: Seat[]): string[] {
	return seats.map(({ bot }) => (bot ? `bot:${bot}` : 'person'));
}

/** Names that are the same get letters: a number after a name would read like a card. */
function toldApart(names: string[]): string[] {
	const taken = new Set<string>();
	return names.map((name) => {
		let called = name;
		for (let letter = 'B'.charCodeAt(0); taken.has(called.toLowerCase()); letter++) called = `${name} ${String.fromCharCode(letter)}`;
		taken.add(called.toLowerCase());
		return called;
	});
}
