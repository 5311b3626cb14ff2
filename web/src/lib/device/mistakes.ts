/** One's mistakes in games of this device, asked again by it: the board as it was, judged by the compiled rules. */

import type { AnalysedGame } from '$lib/engine/analyses';
import { engineOf } from '$lib/engine/engine';
import { Refusal } from '$lib/table/api';
import type { MistakeAnswer, MistakeQuestion, Mistakes, Replay, ReplayStep } from '$lib/table/protocol';
import type { Source } from '$lib/study/mistakes/mistakes.svelte';
import { toast } from '$lib/ui/toasts.svelte';
import { load, m } from '$lib/words';
import { allMistakes, forgetMistakes, noteMistakes, writeMistake, type KeptMistake } from './kept_mistakes';
import { tableOf, type KeptTable } from './kept_tables';
import { refusalOf } from './refusals';
import { peopleAt } from './seats';
import { summaryOf } from './summary';

const DAY = 24 * 3600 * 1000;

/** Note what is worth asking again of a game that was analysed here: the decisions of people. */
export async function noteFrom(table: string, { mistakes }: AnalysedGame): Promise<void> {
	const kept = await tableOf(table);
	if (!kept) return;
	const people = peopleAt(kept.seats), now = Date.now();
	const found = mistakes.filter(({ seat }) => people.includes(seat)).map((one): KeptMistake => ({ ...one, table, at: now, stage: 0, due: now }));
	await noteMistakes(found).catch(() => toast(m.device_mistakes_full(), 'bad'));
}

/** The mistakes of this device. */
export class DeviceMistakes implements Source {
	async ask(): Promise<Mistakes> {
		await load('device');
		const all = await allMistakes(), now = Date.now();
		const due = all.filter((one) => one.due !== null && one.due <= now);
		const later = all.flatMap((one) => (one.due !== null && one.due > now ? [one.due] : []));
		return {
			due: due.length,
			later: later.length,
			learned: all.filter((one) => one.due === null).length,
			next: later.length ? Math.min(...later) : null,
			question: await firstOf(due)
		};
	}

	async answer({ table, decision }: MistakeQuestion, move: string): Promise<MistakeAnswer> {
		const row = (await allMistakes()).find((one) => one.table === table && one.decision === decision);
		const kept = await tableOf(table);
		if (!row || !kept) throw new Refusal('no-such-mistake', m.device_gone(), 404);
		const { tried, played, steps, next } = await asked(engineOf(kept.saved.game).ask('tryMove', kept.saved, row, move));
		const now = Date.now(), { passes, loss, error, values } = tried;
		let { due } = row;
		// A right answer to what is not due yet changes nothing.
		if (due !== null && (due <= now || !passes)) {
			due = next.days === null ? null : now + next.days * DAY;
			await writeMistake({ ...row, stage: next.stage, due }).catch(() => toast(m.device_mistakes_full(), 'bad'));
		}
		return { passes, loss, error, played, values, replay: replayFrom(kept, row.seat, steps), due };
	}

	/** What the server asks, too, it keeps. */
	async leave({ table, decision }: MistakeQuestion): Promise<void> {
		await forgetMistakes(table, decision);
	}
}

/** The first that can be asked: a game may have been forgotten, or be of earlier rules. */
async function firstOf(due: KeptMistake[]): Promise<MistakeQuestion | null> {
	let problem: unknown = null;
	for (const { table, decision, seat, stage } of due) {
		const kept = await tableOf(table);
		if (!kept) continue;
		try {
			const { steps, moves } = await engineOf(kept.saved.game).ask('question', kept.saved, seat, decision);
			return { table, decision, stage, replay: replayFrom(kept, seat, steps), moves };
		} catch (error) {
			problem = error;
		}
	}
	if (problem) throw new Refusal('device', refusalOf(problem), 0);
	return null;
}

function replayFrom(kept: KeptTable, seat: number, steps: ReplayStep[]): Replay {
	const { id, game, options, seats, training, created } = summaryOf(kept);
	return { id, game, options, seats, mine: [seat], hidden: false, training, created, ended: kept.changed, result: null, seat, open: false, steps, comments: [], origin: null, branches: [] };
}

async function asked<T>(answer: Promise<T>): Promise<T> {
	return answer.catch((error: unknown) => {
		throw new Refusal('device', refusalOf(error), 0);
	});
}
