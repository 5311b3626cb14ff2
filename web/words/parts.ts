/** What the page takes of the words of a Python room: what it says of games, of analyses and on score pads. */

/** Messages for a room of the page. */
export interface Part {
	room: string;
	text: string;
}

/** What a score pad says, and what is wrong with its sheet. */
const OF_A_PAD = /^(pad|setup|error)-|-(pad|setup)-/;
/** What happens at a table, and what can be played there. */
const OF_PLAY = /-(move|event)-/;
/** What only the server, the terminal and printed sheets say: the rest of a game's words are names. */
const ELSEWHERE = /-(option|table|board|sheet)-|-tagline$/;
/** What is said in all games, wherever one is. */
const SHARED = /^(list|event|reason)-|^(game-of-name|number-decimal)$/;

/** What an analysis is summed up by. */
const SUMMARY = /^study-(with-error|ecart-of|played-.*|nothing-counted|chance-did|turned|never-turned|cause-.*)$/;

/** What the page takes of the words of a room, given as they stand in the file. */
export function partsOf(room: string, text: string): Part[] {
	const all = entriesOf(text);
	const part = (name: string, isWanted: (id: string) => boolean): Part => ({
		room: name,
		text: [...withReferences([...all.keys()].filter(isWanted), all)].map((id) => all.get(id)).join('')
	});
	const [, game] = /^games\/([^/]+)$/.exec(room) ?? [];
	if (game) {
		const isName = (id: string): boolean => ![OF_A_PAD, OF_PLAY, ELSEWHERE].some((others) => others.test(id));
		const isTitle = (id: string): boolean => id === `${game}-title`;
		return [
			part('frame', isTitle),
			part(`games/${game}`, (id) => (OF_PLAY.test(id) || isName(id)) && !isTitle(id)),
			part(`pads/${game}`, (id) => OF_A_PAD.test(id))
		];
	}
	if (room === 'games') return [part('frame', (id) => SHARED.test(id)), part('pads', (id) => OF_A_PAD.test(id))];
	if (room === 'study') return [part('study', (id) => SUMMARY.test(id))];
	return room === 'scorepad' ? [part('pads', (id) => OF_A_PAD.test(id))] : [];
}

/** The entries of a file by their ids, a term's with its dash. */
function entriesOf(text: string): Map<string, string> {
	const begins = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)];
	return new Map(begins.map((begin, i) => [begin[1] as string, text.slice(begin.index, begins[i + 1]?.index)]));
}

/** These messages, and all that they name. */
function withReferences(ids: string[], all: Map<string, string>): Set<string> {
	const known = new Set<string>();
	const waiting = [...ids];
	for (let id = waiting.pop(); id; id = waiting.pop()) {
		if (known.has(id)) continue;
		known.add(id);
		const named = (all.get(id) ?? '').matchAll(/(?<=[{(]\s*)-?[a-z][\w-]*(?=\s*[}(.)])/g);
		waiting.push(...[...named].map(([name]) => name).filter((name) => all.has(name)));
	}
	return known;
}
