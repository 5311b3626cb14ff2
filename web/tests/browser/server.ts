/** A real server for the tests, as the command runs it, in one process with one worker. */

import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SERVE = `
import sys
from pathlib import Path
from voliere.server.run import run
from voliere.server.settings import Settings
settings = Settings(port=int(sys.argv[2]), data=Path(sys.argv[1]), workers=1)
run(settings, lambda address: print(address, flush=True))
`;

const run = promisify(execFile);

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export const PYTHON = process.env.VOLIERE_PYTHON ?? join(ROOT, '.venv', 'bin', 'python');

export class Server {
	#process: ChildProcess | null = null;
	readonly #data = mkdtempSync(join(tmpdir(), 'voliere-web-'));
	address = '';

	/** A server that finds further packages in these folders, with these variables in its environment. */
	constructor(
		readonly folders: string[] = [],
		private readonly environment: Record<string, string> = {}
	) {}

	/** Before the start: a module of the Python tests puts something into the folder; what it says comes back. */
	prepare(module: string): string {
		return execFileSync(PYTHON, ['-m', module, this.#data], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 24 });
	}

	/** What the host of the server does beside it: `voliere admin …`; what it says comes back. */
	async host(...words: string[]): Promise<string> {
		const { stdout } = await run(PYTHON, ['-m', 'voliere', 'admin', ...words, '--data', this.#data], { cwd: ROOT });
		return stdout;
	}

	/** Start, or start again at the same address with the same games. */
	async start(): Promise<void> {
		const port = this.address ? new URL(this.address).port : '0';
		const server = spawn(PYTHON, ['-c', SERVE, this.#data, port], {
			cwd: ROOT,
			env: { ...process.env, PYTHONPATH: [...this.folders, join(ROOT, 'src')].join(delimiter), VOLIERE_GENEROSITY: '100', VOLIERE_BOT_DELAY: '0', ...this.environment },
			stdio: ['ignore', 'pipe', 'pipe']
		});
		this.#process = server;
		this.address = await new Promise<string>((resolve, reject) => {
			let said = '';
			server.stdout.on('data', (chunk: Buffer) => {
				said += chunk.toString();
				const found = /https?:\/\/[\d.:]+/.exec(said);
				if (found) resolve(found[0]);
			});
			server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
			server.on('exit', () => reject(new Error(`the server ended: ${said}`)));
		});
	}

	/** Stop in good order; the games stay. */
	async stop(): Promise<void> {
		const server = this.#process;
		this.#process = null;
		if (!server) return;
		const ended = new Promise((resolve) => server.once('exit', resolve));
		server.kill('SIGTERM');
		await ended;
	}

	/** Stop, and forget the games. */
	async close(): Promise<void> {
		await this.stop();
		rmSync(this.#data, { recursive: true, force: true });
	}
}
