/** Sheets filled in as a person does, and what `voliere.scorepad` makes of the same. */

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Answer, Entry } from '$lib/pads/entry';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const ASKED = 'import sys; from voliere.scorepad import score_json\nfor line in sys.stdin: print(score_json(line, "fr"))';

/** `voliere.scorepad` in CPython, asked line by line; it ends with the test file. */
export class Referee {
	readonly #python: ChildProcessWithoutNullStreams;
	readonly #answers: AsyncIterator<string>;

	constructor() {
		const python = process.env.VOLIERE_PYTHON ?? join(root, '.venv', 'bin', 'python');
		this.#python = spawn(python, ['-u', '-c', ASKED], { env: { ...process.env, PYTHONPATH: join(root, 'src') } });
		this.#answers = createInterface(this.#python.stdout)[Symbol.asyncIterator]();
	}

	/** What it answers for an entry, in French. */
	async score(entry: object): Promise<Answer> {
		this.#python.stdin.write(`${JSON.stringify(entry)}\n`);
		const said = JSON.parse((await this.#answers.next()).value) as { ok?: Answer; error?: unknown };
		if (!said.ok) throw new Error(JSON.stringify(said.error));
		return said.ok;
	}

	close(): void {
		this.#python.stdin.end();
	}
}

/** Fill in the first page of a pad: how many, who, and what else is asked (label of the choice). */
export async function begin(page: Page, game: string, names: string[], choices: [legend: string, choice: string][] = []): Promise<void> {
	await page.goto(`/score/${game}`);
	const start = page.getByRole('button', { name: 'Commencer la feuille' });
	await start.waitFor();
	const among = (legend: string) => page.getByRole('group', { name: legend });
	const count = names.length === 1 ? 'Seul' : String(names.length);
	await among('Joueurs').getByRole('radio', { name: count, exact: true }).check();
	for (const [legend, choice] of choices) await among(legend).getByRole('radio', { name: choice, exact: true }).check();
	for (const [i, name] of names.entries()) await page.getByRole('combobox', { name: `Joueur ${i + 1}` }).fill(name);
	await start.click();
	await page.locator('#pad-sheet').waitFor();
}

/** The player whose sheet is to be filled in, where there is one at a time. */
export async function turnTo(page: Page, seat: number): Promise<void> {
	const tab = page.getByRole('tab').nth(seat);
	if (await tab.count()) await tab.click();
}

/** What the page itself has kept of the sheet. */
export async function keptEntry(page: Page, game: string): Promise<Entry> {
	return page.evaluate((name) => JSON.parse(localStorage.getItem(`voliere.pad.${name}`) ?? '{}').entry, game);
}

/** Show the result; name and total of everybody as they stand there, best first. */
export async function result(page: Page): Promise<[string, number][]> {
	await page.getByRole('button', { name: 'Résultat' }).click();
	await page.locator('.scores').waitFor();
	const rows = await page.locator('.scores > li').all();
	return Promise.all(
		rows.map(async (row): Promise<[string, number]> => [
			(await row.getAttribute('data-name')) ?? '',
			Number(await row.getAttribute('data-total'))
		])
	);
}

/** The same from an answer. */
export function inOrder(answer: Answer): [string, number][] {
	return answer.players
		.map((player, seat) => ({ ...player, isWinner: answer.winners.includes(seat) }))
		.sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.total - a.total)
		.map(({ name, total }) => [name, total]);
}
