import { beforeEach, expect, test, vi } from 'vitest';
import type { GameView, Said, TableSummary, Told, Welcome } from '$lib/table/protocol';
import { pledgeOf } from '$lib/table/fairness';
import { TableStore } from '$lib/table/store.svelte';
import { dismiss, notices } from '$lib/ui/toasts.svelte';
import { settings } from '$lib/settings.svelte';
import { m } from '$lib/words';
import type { Wire } from '$lib/table/socket';

vi.stubGlobal('location', { protocol: 'http:', host: 'here' });

interface Line extends Wire {
	sent: { type: string; id?: string; nonce?: string; pledge?: string }[];
}

let line: Line;
let store: TableStore;

function dial(): Wire {
	line = {
		onopen: null,
		onclose: null,
		onmessage: null,
		sent: [],
		send: (text) => void line.sent.push(JSON.parse(text)),
		close: () => undefined
	};
	return line;
}

const say = (message: object): void => line.onmessage?.({ data: JSON.stringify(message) });
/** The versions of the message after what the store knows. */
const next = () => ({ since: store.version, version: store.version + 1 });
const view = (actors: number[], moves: string[]): GameView =>
	({ game: 'vautour', seat: 0, actors, moves, over: false, result: null }) as unknown as GameView;
const told = (event: string, version = 4, seat?: number): Told =>
	({ version, event: seat === undefined ? { event } : { event, seat }, text: null }) as unknown as Told;

const table = { id: 't', game: 'vautour', state: 'playing', seats: [{ name: 'Ana', colour: 'red', kind: 'person' }] } as unknown as TableSummary;

function welcome(over: Partial<Welcome> = {}): object {
	return {
		type: 'welcome',
		table,
		seat: 0,
		mine: [0],
		version: 3,
		decision: 3,
		view: view([0, 1], ['1', '2']),
		since: 0,
		told: [told('dealt')],
		clocks: null,
		chat: [],
		earlier_chat: false,
		muted: [],
		marks: [],
		undo: null,
		present: [0],
		watching: 0,
		invitation: null,
		hurried: [],
		seal: null,
		is_host: true,
		...over
	};
}

beforeEach(() => {
	notices.length = 0;
	store = new TableStore('t', null, { dial });
	store.connect();
	line.onopen?.();
	say(welcome());
});

test('a welcome brings the view, its moves and the log', () => {
	expect(store.moves).toEqual(['1', '2']);
	expect(store.log.map((one) => one.event.event)).toEqual(['dealt']);
	expect(store.isOurTurn).toBe(true);
});

test('a move is pending at once, and until it has had its effect', () => {
	store.play('2');
	expect(store.pending?.move).toBe('2');
	expect(store.moves).toEqual([]);
	expect(line.sent.at(-1)).toMatchObject({ type: 'play', move: '2', decision: 3, seat: 0 });
	const { id } = line.sent.at(-1) as { id: string };
	say({ type: 'happened', since: 3, version: 4, decision: 3, told: [told('chose')], view: view([0], ['1', '2']), clocks: null, back: false, hurried: [], kept: 9 });
	expect(store.pending?.move).toBe('2');
	say({ type: 'happened', since: 4, version: 5, decision: 5, told: [], view: view([0, 1], ['1']), clocks: null, back: false, hurried: [], kept: 9 });
	say({ type: 'accepted', id, version: 5 });
	expect(store.pending).toBeNull();
	expect(store.moves).toEqual(['1']);
});

test('what is not offered is not sent', () => {
	store.play('9');
	expect(store.pending).toBeNull();
	expect(line.sent.some((message) => message.type === 'play')).toBe(false);
});

test('a refused move is taken back on the screen', () => {
	store.play('1');
	const { id } = line.sent.at(-1) as { id: string };
	say({ type: 'refused', id, code: 'stale', sentence: 'Too late.' });
	expect(store.pending).toBeNull();
	expect(store.moves).toEqual(['1', '2']);
});

test('a reconnection tells what was missed', () => {
	say(welcome({ since: 3, version: 5, told: [told('revealed')] }));
	expect(store.log.map((one) => one.event.event)).toEqual(['dealt', 'revealed']);
});

test('each message continues from the version before, what nobody is told counted or not', () => {
	const before = line;
	say({ type: 'chat', since: 3, version: 5, said: { version: 5, seat: 0, at: 0, phrase: 'hello', text: null } });
	say({ type: 'undo', since: 5, version: 7, undo: null });
	say({ type: 'pong', version: 7 });
	say({ type: 'happened', since: 7, version: 8, decision: 8, told: [], view: view([0], ['1']), clocks: null, back: false, hurried: [], kept: 8 });
	expect(line).toBe(before);
	expect(store.version).toBe(8);
});

test.each([
	{ type: 'happened', since: 4, version: 5, decision: 5, told: [], view: view([0], ['7']), clocks: null, back: false, hurried: [], kept: 5 },
	{ type: 'marks', since: 4, version: 5, marks: [{ seat: 0, cells: ['b2'] }] },
	{ type: 'pong', version: 4 }
])('after a message that was missed we come in anew, with what we know: $type', (message) => {
	const before = line;
	say(message);
	expect(line).not.toBe(before);
	expect(store.marks).toEqual([]);
	expect(store.moves).toEqual(['1', '2']);
	line.onopen?.();
	expect(line.sent).toMatchObject([{ type: 'hello', seen: 3 }]);
	say(welcome({ since: 3, version: 5, told: [told('revealed')] }));
	expect(store.log.map((one) => one.event.event)).toEqual(['dealt', 'revealed']);
});

test('events are put into words here: none are asked for, and another language is spoken at once', async () => {
	line.onopen?.();
	expect(line.sent.at(-1)).toMatchObject({ type: 'hello', lang: null });
	const dealt = { version: 4, event: { event: 'dealt', round: 2 }, text: null } as unknown as Told;
	settings.lang = 'fr';
	expect(store.say(dealt)).toBe('Les cartes de la manche 2 sont distribuées.');
	settings.lang = 'en';
	expect(store.say(dealt)).toBe('The cards of round 2 are dealt.');
	settings.lang = 'fr';
});

test('a final goodbye is kept, a passing one is not', () => {
	say({ type: 'bye', code: 'restarting', sentence: 'Back soon.' });
	expect(store.bye).toBeNull();
	say({ type: 'bye', code: 'replaced', sentence: 'Elsewhere.' });
	expect(store.bye?.code).toBe('replaced');
});

test('moves taken back show the earlier view, and the log that still stands', () => {
	say({ type: 'happened', since: 3, version: 5, decision: 5, told: [told('placed', 5)], view: view([0], ['7']), clocks: null, back: false, hurried: [], kept: 5 });
	expect(store.log.map((one) => one.event.event)).toEqual(['dealt', 'placed']);
	expect(store.now?.event.event).toBe('placed');
	say({ type: 'happened', since: 5, version: 6, decision: 6, told: [], view: view([0], ['1', '2', '7']), clocks: null, back: true, hurried: [], kept: 4 });
	expect(store.moves).toEqual(['1', '2', '7']);
	expect(store.log.map((one) => one.event.event)).toEqual(['dealt']);
	expect(store.now).toBeNull();
});

test('moves taken back while they are still being shown: nothing of them comes after', async () => {
	store.director.pace = () => 5;
	say({ type: 'happened', since: 3, version: 5, decision: 5, told: [told('placed', 5), told('awarded', 5)], view: view([0], ['7']), clocks: null, back: false, hurried: [], kept: 5 });
	say({ type: 'happened', since: 5, version: 6, decision: 6, told: [], view: view([0], ['1', '7']), clocks: null, back: true, hurried: [], kept: 4 });
	await new Promise((resolve) => setTimeout(resolve, 30));
	expect(store.moves).toEqual(['1', '7']);
	expect(store.log.map((one) => one.event.event)).toEqual(['dealt']);
});

test('a move can be taken back once there is one of ours', () => {
	expect(store.hasMoved).toBe(false);
	say({ type: 'happened', since: 3, version: 5, decision: 5, told: [told('placed', 5, 1), told('scored', 5, 0)], view: view([0], ['7']), clocks: null, back: false, hurried: [], kept: 5 });
	expect(store.hasMoved).toBe(false);
	say({ type: 'happened', since: 5, version: 6, decision: 6, told: [told('placed', 6, 0)], view: view([0], ['7']), clocks: null, back: false, hurried: [], kept: 6 });
	expect(store.hasMoved).toBe(true);
});

test('who has chosen is no line of the story', () => {
	say({ type: 'happened', since: 3, version: 4, decision: 3, told: [told('chose', 4, 1)], view: view([0], ['1']), clocks: null, back: false, hurried: [], kept: 4 });
	expect(store.story.map((one) => one.event.event)).toEqual(['dealt']);
	expect(store.now).toBeNull();
});

test('what others say is unread until it is read, our own never', () => {
	const said = (version: number, seat: number): object => ({ type: 'chat', said: { version, seat, at: 0, phrase: null, text: 'hello' } });
	say(said(4, 1));
	say(said(5, 0));
	expect(store.talk.unread).toBe(1);
	expect(notices.at(-1)?.text).toContain('hello');
	const close = store.talk.open();
	store.talk.read();
	expect(store.talk.unread).toBe(0);
	notices.length = 0;
	say(said(6, 1));
	expect(notices).toEqual([]);
	close();
	expect(store.talk.unread).toBe(1);
});

test('a seat that a bot plays for us is ours to take back', () => {
	expect(store.leftSeat).toBeNull();
	const [seat] = table.seats;
	say({ type: 'table', version: 5, table: { ...table, seats: [{ ...seat, played_by: 'merle' }] }, mine: [0] });
	expect(store.leftSeat).toBe(0);
	store.comeBack();
	expect(line.sent.at(-1)).toEqual({ type: 'sit', seat: 0 });
});

test('a restart is announced, and over with the next welcome', () => {
	say({ type: 'bye', code: 'restarting', sentence: 'Back soon.' });
	expect(store.isRestarting).toBe(true);
	say(welcome());
	expect(store.isRestarting).toBe(false);
});

test('bots in a hurry are known by their seats, and it is said once why', () => {
	const happened = (hurried: number[]): void =>
		say({ type: 'happened', ...next(), decision: 3, told: [], view: view([0], ['1']), clocks: null, back: false, hurried });
	notices.length = 0;
	for (const hurried of [[1], [], [1, 2]]) {
		happened(hurried);
		expect(store.hurried).toEqual(hurried);
		expect(notices.map((notice) => notice.text)).toEqual([m.bots_hurried()]);
	}
	dismiss(notices[0]?.id ?? 0);
	say(welcome({ hurried: [2] }));
	expect(store.hurried).toEqual([2]);
	expect(notices).toEqual([]);
});

test('several seats at one device: the next one that must decide', () => {
	say(welcome({ mine: [0, 1], view: view([1], []) }));
	expect(store.nextOfMine).toBe(1);
});

/** The server's answers to the next requests, and what was asked. */
function answering(...answers: object[]): string[] {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (path: string) => {
		asked.push(path);
		return new Response(JSON.stringify(answers.shift()), { headers: { 'Content-Type': 'application/json' } });
	});
	return asked;
}

const words = (version: number): Said => ({ version, seat: 0, at: 0, phrase: null, text: `${version}` });

test('of a long chat the latest comes first, and what was said before when it is asked for', async () => {
	say(welcome({ chat: [words(8), words(9)], earlier_chat: true }));
	expect(store.hasEarlierChat).toBe(true);
	const asked = answering({ chat: [words(6), words(7)], earlier: true }, { chat: [words(5)], earlier: false });
	await store.readEarlierChat();
	expect(store.hasEarlierChat).toBe(true);
	await store.readEarlierChat();
	expect(asked).toEqual(['/api/v1/tables/t/chat?before=8', '/api/v1/tables/t/chat?before=6']);
	expect(store.chat.map((said) => said.version)).toEqual([5, 6, 7, 8, 9]);
	expect(store.hasEarlierChat).toBe(false);
});

test('of a long game the latest comes first, and what happened before when it is asked for', async () => {
	line.sent.length = 0;
	store.connect();
	line.onopen?.();
	say(welcome({ since: 40, version: 44, told: [told('latest')] }));
	expect(store.logSince).toBe(40);
	const asked = answering({ told: [told('dealt')], since: 0 });
	await store.readEarlierLog();
	expect(asked).toEqual(['/api/v1/tables/t/told?until=40&seat=0']);
	expect(store.log.map((one) => one.event.event)).toEqual(['dealt', 'latest']);
	expect(store.logSince).toBe(0);
});

test('what was missed in between does not make the log begin later', () => {
	say(welcome({ since: 3, version: 5, told: [told('revealed')] }));
	expect(store.logSince).toBe(0);
});

const waiting = { ...table, state: 'waiting', commitment: 'c0'.repeat(32) } as unknown as TableSummary;
const seal = (over: object = {}): object => ({ pledges: [null], revealed: [], nonces: null, due: null, ...over });
const sent = (type: string): Line['sent'] => line.sent.filter((message) => message.type === type);

function wait(): string {
	store = new TableStore('waits', null, { dial });
	store.connect();
	line.onopen?.();
	say(welcome({ table: waiting, view: null, told: [], seal: seal() } as Partial<Welcome>));
	return sent('pledge')[0]?.pledge ?? '';
}

test('our nonce is pledged first, and revealed when the pledges are sealed', () => {
	const pledge = wait();
	expect(pledge).toMatch(/^[0-9a-f]{64}$/);
	expect(sent('nonce')).toEqual([]);
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge] }) });
	expect(sent('nonce')).toEqual([]);
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge], due: 9 }) });
	expect(sent('nonce')).toHaveLength(1);
	expect(pledgeOf(waiting.commitment, 0, sent('nonce')[0]?.nonce ?? '')).toBe(pledge);
});

test('our nonce is revealed once, however often the seal is told before it has arrived', () => {
	const pledge = wait();
	const other = 'ab'.repeat(32);
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge, other], due: 9 }) });
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge, other], revealed: [1], due: 9 }) });
	say(welcome({ table: waiting, view: null, seal: seal({ pledges: [pledge, other], revealed: [1], due: 9 }) } as Partial<Welcome>));
	expect(sent('nonce')).toHaveLength(1);
});

test('nothing is revealed to pledges without ours, nor to others than the first', () => {
	const pledge = wait();
	say({ type: 'seal', ...next(), seal: seal({ pledges: ['ab'.repeat(32)], due: 9 }) });
	expect(sent('nonce')).toEqual([]);
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge], due: 9 }) });
	expect(sent('nonce')).toEqual([]);
});

test('a reconnection within the window reveals', () => {
	const pledge = wait();
	store.connect();
	line.onopen?.();
	say(welcome({ table: waiting, view: null, seal: seal({ pledges: [pledge], due: 9 }) } as Partial<Welcome>));
	expect(sent('nonce')).toHaveLength(1);
	expect(sent('pledge')).toEqual([]);
});

const dealt = (): void =>
	say({
		type: 'happened',
		...next(),
		decision: 7,
		told: [{ version: 7, event: { event: 'dealt', round: 1 }, text: '' }],
		view: view([0], ['1']),
		clocks: null,
		back: false,
		hurried: [],
		kept: 7
	});

test('a deal without our nonce is told with the first card, one with it is not', () => {
	const pledge = wait();
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge], due: 9 }) });
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge], nonces: [sent('nonce')[0]?.nonce] }) });
	dealt();
	expect(notices).toEqual([]);
	wait();
	dealt();
	expect(notices.map(({ tone }) => tone)).toEqual(['bad']);
});

test('another list of pledges than the one ours was revealed to is told at once', () => {
	const pledge = wait();
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge, 'ab'.repeat(32)], due: 9 }) });
	say({ type: 'seal', ...next(), seal: seal({ pledges: [pledge, 'cd'.repeat(32)], nonces: [null, 'x'] }) });
	expect(notices.map(({ tone }) => tone)).toEqual(['bad']);
});

test('who has not revealed is named before the first card', () => {
	wait();
	say({ type: 'seal', ...next(), seal: seal({ pledges: [null, 'ab'.repeat(32)], nonces: [null, null] }) });
	expect(notices.map(({ tone }) => tone)).toEqual(['plain']);
});

test('the cards of the deal are kept as they were first seen', () => {
	const first = { ...view([0], ['1']), stake: ['+5'], hand: ['1'] } as unknown as GameView;
	const told = { version: 4, event: { event: 'dealt', round: 1 }, text: '' } as unknown as Told;
	say({ type: 'happened', since: 3, version: 4, decision: 4, told: [told], view: first, clocks: null, back: false, hurried: [], kept: 4 });
	expect(store.deal.kept.openings[1]).toEqual({ seat: 0, seen: { stake: ['+5'], hand: ['1'] } });
});
