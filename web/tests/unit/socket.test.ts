import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL, type FromServer } from '$lib/table/protocol';
import { TableSocket, type Link, type Wire } from '$lib/table/socket';

class Line implements Wire {
	onopen: (() => void) | null = null;
	onclose: (() => void) | null = null;
	onmessage: ((event: { data: unknown }) => void) | null = null;
	sent: Record<string, unknown>[] = [];
	isClosed = false;

	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}

	close(): void {
		this.isClosed = true;
	}

	say(message: object): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
}

const PLAY = { type: 'play', id: 'one', seat: 0, decision: 4, move: '12' } as const;
let lines: Line[];
let links: Link[];
let heard: FromServer[];
let seen: number | null;
let isThere: boolean;
let asked: number;

function socket(): TableSocket {
	return new TableSocket(
		'ws://here',
		{
			hello: () => ({ seen, seat: 0, key: 'k' }),
			message: (message) => heard.push(message),
			link: (link) => links.push(link)
		},
		() => {
			const line = new Line();
			lines.push(line);
			return line;
		},
		Date.now,
		async () => {
			asked += 1;
			return isThere;
		}
	);
}

const line = (): Line => lines.at(-1) as Line;

beforeEach(() => {
	vi.useFakeTimers();
	lines = [];
	links = [];
	heard = [];
	seen = null;
	isThere = true;
	asked = 0;
});
afterEach(() => vi.useRealTimers());

test('says hello with what it has seen, and is open once welcomed', () => {
	const one = socket();
	one.open();
	line().onopen?.();
	expect(line().sent).toEqual([{ type: 'hello', protocol: PROTOCOL, seen: null, seat: 0, key: 'k' }]);
	line().say({ type: 'welcome' });
	expect(links).toEqual(['connecting', 'open']);
	one.close();
	expect(links.at(-1)).toBe('closed');
});

test('comes back by itself, and tells when it is lost', async () => {
	const one = socket();
	one.open();
	line().onopen?.();
	line().say({ type: 'welcome' });
	seen = 7;
	line().onclose?.();
	await vi.advanceTimersByTimeAsync(300);
	expect(lines).toHaveLength(2);
	line().onopen?.();
	expect(line().sent[0]).toMatchObject({ type: 'hello', seen: 7 });
	for (let i = 0; i < 4; i++) {
		line().onclose?.();
		await vi.advanceTimersByTimeAsync(8000);
	}
	expect(links.at(-1)).toBe('lost');
	line().onopen?.();
	line().say({ type: 'welcome' });
	expect(links.at(-1)).toBe('open');
	one.close();
});

test('while the server is away it is asked for, often at first, and no socket is tried in vain', async () => {
	const one = socket();
	one.open();
	line().onopen?.();
	line().say({ type: 'welcome' });
	line().say({ type: 'bye', code: 'restarting', sentence: '' });
	isThere = false;
	line().onclose?.();
	await vi.advanceTimersByTimeAsync(300);
	expect(asked).toBe(1);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(asked).toBeGreaterThan(20);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(lines).toHaveLength(1);
	expect(links.at(-1)).toBe('lost');
	isThere = true;
	await vi.advanceTimersByTimeAsync(2000);
	expect(lines).toHaveLength(2);
	one.close();
});

test('a server that is there and lets nobody in is tried less and less often', async () => {
	const one = socket();
	one.open();
	for (let i = 0; i < 8; i++) {
		line().onclose?.();
		await vi.advanceTimersByTimeAsync(8000);
	}
	const before = lines.length;
	line().onclose?.();
	await vi.advanceTimersByTimeAsync(3000);
	expect(lines).toHaveLength(before);
	one.close();
});

test('closed while the server is asked for, it stays closed', async () => {
	const one = socket();
	one.open();
	line().onclose?.();
	vi.advanceTimersByTime(300);
	one.close();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(lines).toHaveLength(1);
	expect(links.at(-1)).toBe('closed');
});

test('a move is sent again with the same id until it is answered', async () => {
	const one = socket();
	one.open();
	line().onopen?.();
	line().say({ type: 'welcome' });
	expect(one.send(PLAY)).toBe(true);
	line().onclose?.();
	await vi.advanceTimersByTimeAsync(300);
	line().onopen?.();
	expect(line().sent).toHaveLength(1);
	line().say({ type: 'welcome' });
	expect(line().sent[1]).toEqual(PLAY);
	line().say({ type: 'accepted', id: 'one', version: 5 });
	expect(one.unanswered).toEqual([]);
	one.close();
});

test('a move made without a connection is kept; a refused one is not', () => {
	const one = socket();
	expect(one.send(PLAY)).toBe(false);
	expect(one.unanswered).toEqual([PLAY]);
	one.open();
	line().onopen?.();
	line().say({ type: 'welcome' });
	expect(line().sent.at(-1)).toEqual(PLAY);
	line().say({ type: 'refused', id: 'one', code: 'stale', sentence: '' });
	expect(one.unanswered).toEqual([]);
	one.close();
});

test('stays away after a final goodbye, comes back after a restart', async () => {
	const one = socket();
	one.open();
	line().onopen?.();
	line().say({ type: 'bye', code: 'restarting', sentence: '' });
	line().onclose?.();
	await vi.advanceTimersByTimeAsync(1000);
	expect(lines).toHaveLength(2);
	line().say({ type: 'bye', code: 'replaced', sentence: '' });
	line().onclose?.();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(lines).toHaveLength(2);
	expect(links.at(-1)).toBe('closed');
});

test('asks now and then whether the server is there, and does not wait for ever', async () => {
	const one = socket();
	one.open();
	line().onopen?.();
	line().say({ type: 'welcome' });
	vi.advanceTimersByTime(16_000);
	expect(line().sent.at(-1)).toEqual({ type: 'ping' });
	await vi.advanceTimersByTimeAsync(45_000);
	expect(lines.length).toBeGreaterThan(1);
	one.close();
});
