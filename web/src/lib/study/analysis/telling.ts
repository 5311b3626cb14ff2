/** An analysis of this device in words: three sentences, and what its causes are called (`voliere/study/telling.py`). */

import type { Luck } from '../../../../engine/src/analysis';
import type { Analysed } from '$lib/engine/analyses';
import type { AnalysisTold, Change } from '$lib/table/protocol';
import { say } from '$lib/words/loaded';
import type { Phrase } from '$lib/words/phrase';
import { moveWords } from '$lib/words/voice';
import { change, plain } from './numbers';

const TURNING_POINTS = 3;

/** What there is to say about an analysis, in the language now. */
export function toldOf(analysed: Analysed, names: string[]): AnalysisTold {
	const { shared, coarse, analysis } = analysed;
	const told = (one: Luck): Change => {
		const { id, arguments: given } = cause(analysed, one, names), seat = mostChanged(one);
		return { index: one.index, seat, change: one.change[seat] as number, text: say(id, given) };
	};
	const luckiest = largest(analysis.luck.filter((one) => one.cause !== 'decision'));
	return {
		sentences: [played(analysed, names), chanceDid(analysed, names), turned(analysed, names)].map(({ id, arguments: given }) => say(id, given)),
		turning_points: turningPoints(analysed).slice(0, TURNING_POINTS).map(told),
		luck_of_the_day: luckiest ? told(luckiest) : null,
		shared,
		coarse
	};
}

function phrase(id: string, given: Phrase['arguments'] = {}): Phrase {
	return { id, arguments: given };
}

function mostChanged({ change: all }: Luck): number {
	return all.reduce((best, one, seat) => (Math.abs(one) > Math.abs(all[best] as number) ? seat : best), 0);
}

const size = (one: Luck): number => Math.abs(one.change[mostChanged(one)] as number);

function largest(all: Luck[]): Luck | null {
	return all.reduce<Luck | null>((best, one) => (best === null || size(one) > size(best) ? one : best), null);
}

/** The changes after the first deal, the largest first. */
function turningPoints({ analysis }: Analysed): Luck[] {
	return analysis.luck.filter(({ cause, index }) => !(cause === 'deal' && index === 0)).toSorted((a, b) => size(b) - size(a));
}

function played({ analysis, errors }: Analysed, names: string[]): Phrase {
	const rated = analysis.summary.flatMap((one) => (one.ecart === null ? [] : [{ ...one, ecart: one.ecart }]));
	const [first, ...rest] = rated;
	if (!first) return phrase('study-nothing-counted');
	const best = rest.reduce((least, one) => (one.ecart < least.ecart ? one : least), first);
	const ecart = ({ seat, ecart: value }: typeof first): Phrase => phrase('study-with-error', { value: plain(value), error: plain(errors[seat] as number) });
	const others = rated.filter((one) => one !== best).map((one) => phrase('study-ecart-of', { name: names[one.seat] as string, ecart: ecart(one) }));
	return phrase(others.length ? 'study-played-best' : 'study-played-alone', { name: names[best.seat] as string, ecart: ecart(best), n: best.n_counted, others });
}

function chanceDid({ analysis, shared }: Analysed, names: string[]): Phrase {
	const [first, ...rest] = analysis.summary.map((one) => ({ ...one, luck: one.deal + one.draw }));
	const luckiest = rest.reduce((most, one) => (Math.abs(one.luck) > Math.abs(most.luck) ? one : most), first!);
	const { seat, luck, deal, draw } = luckiest;
	return phrase('study-chance-did', {
		name: names[seat] as string,
		luck: change(luck, shared),
		deal: change(deal, shared),
		draw: change(draw, shared),
		favoured: luck > 0,
		shared
	});
}

function turned(analysed: Analysed, names: string[]): Phrase {
	const [most] = turningPoints(analysed);
	if (!most) return phrase('study-never-turned');
	const seat = mostChanged(most), { shared } = analysed;
	return phrase('study-turned', { cause: cause(analysed, most, names), name: names[seat] as string, change: change(most.change[seat] as number, shared), shared });
}

/** What a change came from. */
function cause({ analysis }: Analysed, one: Luck, names: string[]): Phrase {
	if (one.cause === 'deal') return phrase('study-cause-deal');
	const number = one.index + 1;
	if (one.seat === null) return phrase('study-cause-chance', { number });
	const move = analysis.decisions.find(({ index }) => index === one.index)?.move;
	return phrase('study-cause-decision', { number, name: names[one.seat] as string, move: move === undefined ? null : moveWords(analysis.game, move) });
}
