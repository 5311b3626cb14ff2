/** People with real browsers at a real server. */

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContext, type CDPSession, type Page, type Route } from 'playwright-core';
import { inject } from 'vitest';
import { ROOT } from './server';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const SCREENSHOTS = join(ROOT, 'web', 'screenshots');
mkdirSync(SCREENSHOTS, { recursive: true });

const ARGUMENTS = [
	'--no-sandbox',
	'--disable-gpu',
	'--headless=shell',
	'--disable-software-rasterizer',
	'--disable-dev-shm-usage',
	// A page that the tests hand over does not count as one of this machine.
	'--disable-features=LocalNetworkAccessChecks'
];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };
/** How long the first table of a game may take: a server that has never run compiles it first. */
export const COLD = 120_000;
/** The long forms: `make soak`. */
export const IS_SOAK = Boolean(process.env.VOLIERE_SOAK);

/**
 * What Chromium says of a request when there is no network: refused at once, or, where the service
 * worker asks and has kept no answer, failed. What the page itself is made of must never be missing.
 */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED \S+\/api\//;

export interface Kind {
	size?: { width: number; height: number };
	lang?: string;
	theme?: 'light' | 'dark';
	hasTouch?: boolean;
	/** Cards don't fly. */
	isStill?: boolean;
	/** The service worker is let in. */
	isInstalled?: boolean;
}

export class House {
	#browser: Promise<Browser> | null = null;

	/** The house at an address, that of the shared server unless it is said; its page may be another build than the server's own. */
	constructor(
		readonly address = inject('address'),
		private readonly built = process.env.VOLIERE_WEB
	) {}

	/** Everybody leaves. */
	async close(): Promise<void> {
		await (await this.#browser)?.close();
	}

	/** A person whose browser knows nothing of the others'; what goes wrong on the page is collected. */
	async visitor(kind: Kind = {}): Promise<Visitor> {
		this.#browser ??= launch();
		const browser = await this.#browser;
		const context = await browser.newContext({
			viewport: kind.size ?? DESKTOP,
			locale: kind.lang ?? 'fr-FR',
			colorScheme: kind.theme ?? 'light',
			hasTouch: kind.hasTouch ?? false,
			reducedMotion: kind.isStill ? 'reduce' : 'no-preference',
			serviceWorkers: kind.isInstalled ? 'allow' : 'block',
			baseURL: this.address
		});
		const { built } = this;
		if (built) await context.route((url) => !url.pathname.startsWith('/api/'), (route) => fromBuilt(built, route));
		return new Visitor(browser, context, await context.newPage());
	}
}

async function launch(): Promise<Browser> {
	return playwright.launch({ executablePath: await chromium.executablePath(), headless: true, args: ARGUMENTS });
}

async function fromBuilt(folder: string, route: Route): Promise<void> {
	const { pathname } = new URL(route.request().url());
	const wanted = join(folder, pathname);
	const path = extname(wanted) && existsSync(wanted) ? wanted : join(folder, 'index.html');
	await route.fulfill({ path, contentType: KINDS[extname(path).slice(1)] });
}

const KINDS: Record<string, string> = {
	html: 'text/html',
	js: 'text/javascript',
	css: 'text/css',
	svg: 'image/svg+xml',
	json: 'application/json',
	wasm: 'application/wasm',
	webmanifest: 'application/manifest+json'
};

export class Visitor {
	readonly complaints: string[] = [];

	constructor(
		private readonly browser: Browser,
		readonly context: BrowserContext,
		readonly page: Page
	) {
		page.setDefaultTimeout(20_000);
		page.on('pageerror', (error) => this.complaints.push(String(error)));
		page.on('console', (message) => {
			if (message.type() === 'error') this.complaints.push(`${message.text()} ${message.location().url}`.trim());
		});
	}

	/** What was complained of since this was last asked, beside there being no network. */
	faults(): string[] {
		return this.complaints.splice(0).filter((one) => !OFFLINE.test(one));
	}

	/** The whole browser, for what only it can tell. */
	async tracer(): Promise<CDPSession> {
		return this.browser.newBrowserCDPSession();
	}

	async leave(): Promise<void> {
		await this.context.close();
	}

	/** Wait until everything that moves has come to rest. */
	async settle(): Promise<void> {
		await this.page.evaluate(async () => {
			const ends = (): Animation[] =>
				document.getAnimations().filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
			for (let moving = ends(); moving.length; moving = ends())
				await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
		});
	}

	/** A picture of the screen at rest, in the folder that is looked at. */
	async shot(name: string): Promise<void> {
		await this.settle();
		await this.snap(name);
	}

	/** A picture of the screen as it is in this moment. */
	async snap(name: string): Promise<void> {
		await this.page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
	}

	/** What axe finds serious or critical, in words. */
	async serious(): Promise<string[]> {
		await this.settle();
		// Not as a script of the page: its policy would rightly complain.
		if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(`${axe}; undefined`);
		return this.page.evaluate(async () => {
			const found = await (window as never as { axe: typeof import('axe-core') }).axe.run({ resultTypes: ['violations'], preload: false });
			return found.violations
				.filter((one) => one.impact === 'serious' || one.impact === 'critical')
				.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
		});
	}

	/** Which of whose turn it is and the last card in hand something else covers, or the screen's edge cuts off. */
	async covered(): Promise<string[]> {
		return this.page.evaluate(() =>
			['.told', '.hand button'].filter((wanted) => {
				const one = [...document.querySelectorAll(`main ${wanted}`)].at(-1);
				if (!one) return false;
				const { left, top, bottom, width } = one.getBoundingClientRect();
				const seen = document.elementFromPoint(left + Math.min(width, 60) / 2, (top + bottom) / 2);
				return bottom > innerHeight + 1 || (seen !== null && !one.contains(seen) && !seen.contains(one));
			})
		);
	}

	/** How far the page can be scrolled sideways; should be nothing. */
	async overflow(): Promise<number> {
		return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	}
}
