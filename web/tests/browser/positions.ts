/** Every variant in the middle of a game: tables made beforehand, and how quickly one is opened after the other. */

import { House, type Kind, type Visitor } from './house';
import { Server } from './server';

/** A table at which our seat is asked something. */
export interface Position {
	table: string;
	game: string;
	/** The game with its options, as tests/conformance names it. */
	variant: string;
	/** What is asked, as far as the notation of the moves shows it. */
	kind: string;
	/** After how many moves of the game. */
	after: number;
}

export interface Size {
	width: number;
	height: number;
}

/** The sizes every board must be playable at: phones, a phone on its side, 200 % zoom, a tablet, a desktop. */
export const SIZES: Size[] = [
	{ width: 844, height: 390 },
	{ width: 360, height: 640 },
	{ width: 720, height: 450 },
	{ width: 390, height: 844 },
	{ width: 1024, height: 768 },
	{ width: 1440, height: 900 }
];

/** Those of them that are held in a hand. */
export const isTouched = ({ width, height }: Size): boolean => Math.min(width, height) < 420;

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`;

/** A server whose tables stand where we want them, and browsers that sit at them. */
export class Positions {
	readonly #server = new Server();
	readonly #token: string;
	readonly all: Position[];
	house!: House;

	constructor() {
		const put = JSON.parse(this.#server.prepare('tests.server.positions')) as { token: string; positions: Position[] };
		this.#token = put.token;
		this.all = put.positions;
	}

	async open(): Promise<void> {
		await this.#server.start();
		this.house = new House(this.#server.address);
	}

	async close(): Promise<void> {
		await this.house?.close();
		await this.#server.close();
	}

	/** One who sits at all the tables, in a browser of that size, with cards that don't fly. */
	async visitor(size: Size, kind: Kind = {}): Promise<Visitor> {
		const visitor = await this.house.visitor({ size, hasTouch: isTouched(size), isStill: true, ...kind });
		await visitor.context.addCookies([{ name: 'voliere', value: this.#token, url: this.#server.address }]);
		await visitor.page.goto('/rules/vautour');
		return visitor;
	}
}

/** Go to a table without loading the page again, until our seat is asked there. */
export async function sit({ page }: Visitor, { table }: Position): Promise<void> {
	await page.evaluate(async (address) => {
		const before = document.querySelector('main');
		history.pushState(null, '', address);
		dispatchEvent(new PopStateEvent('popstate'));
		const isAsked = (): boolean => !before?.isConnected && document.querySelector('main [data-move]') !== null;
		const end = performance.now() + 20_000;
		while (!isAsked()) {
			if (performance.now() > end) throw new Error(`nothing to decide at ${address}`);
			await new Promise((done) => setTimeout(done, 4));
		}
	}, `/table/${table}`);
}

/** Take up the first card that needs a place: what it can be put on is offered then. */
export async function takeUp({ page }: Visitor): Promise<boolean> {
	const card = page.locator('main [data-drag="choose"] [data-move]').first();
	if (!(await card.count())) return false;
	await card.dispatchEvent('click');
	return true;
}
