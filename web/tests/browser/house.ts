/** A real server and a real browser for the tests; both end with the test file. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContext, type Page, type Route } from 'playwright-core';

/** The server as the command runs it, in one process with one worker. */
const SERVE = `
import sys
from pathlib import Path
from voliere.server.run import run
from voliere.server.settings import Settings
run(Settings(port=0, data=Path(sys.argv[1]), workers=1), lambda address: print(address, flush=True))
`;

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const SCREENSHOTS = join(root, 'web', 'screenshots');
mkdirSync(SCREENSHOTS, { recursive: true });

const ARGUMENTS = [
	'--no-sandbox',
	'--disable-gpu',
	'--no-zygote',
	'--headless=shell',
	'--single-process',
	'--disable-software-rasterizer'
];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

export class House {
	readonly #visitors = new Set<Visitor>();

	private constructor(
		readonly address: string,
		private readonly process: ChildProcess,
		private readonly data: string
	) {}

	static async open(environment: Record<string, string> = {}): Promise<House> {
		const data = mkdtempSync(join(tmpdir(), 'voliere-web-'));
		const python = process.env.VOLIERE_PYTHON ?? join(root, '.venv', 'bin', 'python');
		const server = spawn(python, ['-c', SERVE, data], {
			cwd: root,
			env: {
				...process.env,
				PYTHONPATH: join(root, 'src'),
				VOLIERE_GENEROSITY: '100',
				VOLIERE_BOT_DELAY: '0.05',
				...environment
			},
			stdio: ['ignore', 'pipe', 'pipe']
		});
		const address = await new Promise<string>((resolve, reject) => {
			let said = '';
			const hear = (chunk: Buffer): void => {
				said += chunk.toString();
				const found = /https?:\/\/[\d.:]+/.exec(said);
				if (found) resolve(found[0]);
			};
			server.stdout.on('data', hear);
			server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
			server.on('exit', () => reject(new Error(`the server ended: ${said}`)));
		});
		return new House(address, server, data);
	}

	async close(): Promise<void> {
		await Promise.all([...this.#visitors].map((visitor) => visitor.leave()));
		this.process.kill('SIGTERM');
		await new Promise((resolve) => this.process.once('exit', resolve));
		rmSync(this.data, { recursive: true, force: true });
	}

	/** A person with a browser of their own; what goes wrong on the page is collected. */
	async visitor({
		size = DESKTOP,
		lang = 'fr-FR',
		theme = 'light' as 'light' | 'dark',
		hasTouch = false,
		serviceWorkers = 'block' as 'block' | 'allow'
	} = {}): Promise<Visitor> {
		// This Chromium is one process: it ends with its first context, so everybody gets their own.
		const browser = await playwright.launch({
			executablePath: await chromium.executablePath(),
			headless: true,
			args: ARGUMENTS
		});
		const context = await browser.newContext({
			viewport: size,
			locale: lang,
			colorScheme: theme,
			hasTouch,
			serviceWorkers,
			baseURL: this.address
		});
		if (BUILT) await context.route((url) => !url.pathname.startsWith('/api/'), fromBuilt);
		const page = await context.newPage();
		const visitor = new Visitor(browser, context, page);
		this.#visitors.add(visitor);
		return visitor;
	}
}

/** Another build of the page than the server's own, if `VOLIERE_WEB` names its folder. */
const BUILT = process.env.VOLIERE_WEB;

async function fromBuilt(route: Route): Promise<void> {
	const { pathname } = new URL(route.request().url());
	const wanted = join(BUILT as string, pathname);
	const path = extname(wanted) && existsSync(wanted) ? wanted : join(BUILT as string, 'index.html');
	await route.fulfill({ path, contentType: KINDS[extname(path).slice(1)] });
}

const KINDS: Record<string, string> = {
	html: 'text/html',
	js: 'text/javascript',
	css: 'text/css',
	svg: 'image/svg+xml',
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
			if (message.type() === 'error') this.complaints.push(message.text());
		});
	}

	async leave(): Promise<void> {
		await this.browser.close();
	}

	async shot(name: string): Promise<void> {
		await this.page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
	}

	/** What axe finds serious or critical, in words. */
	async serious(): Promise<string[]> {
		await this.page.addScriptTag({ content: axe }).catch(async () => this.page.evaluate(axe));
		return this.page.evaluate(async () => {
			const found = await (window as never as { axe: typeof import('axe-core') }).axe.run();
			return found.violations
				.filter((one) => one.impact === 'serious' || one.impact === 'critical')
				.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
		});
	}

	/** How far the page can be scrolled sideways; should be nothing. */
	async overflow(): Promise<number> {
		return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	}
}
