/** Why something can't be played on this device, in one sentence. */

import { EngineError } from '../../../engine/src/errors';
import { m } from '$lib/words';

/** What is wrong with the options, whatever it is. */
const OPTIONS = ['unknown-option', 'bad-players', 'bad-option-value', 'bad-combination', 'missing-option', 'undeclared-options'];
/** What is wrong with a table that was kept: other rules than those it was played by. */
const OTHER_RULES = ['illegal-move', 'not-to-move', 'game-over', 'bad-notation', 'no-such-seat', 'other-game', 'unknown-personality', ...OPTIONS];

/** What is wrong with a record from a file. */
const RECORD = /^(bad-record|bad-deal|wrong-|undeclared-deals|study-unfinished)/;

/** The goodbye of a table that can't go on here. */
export function farewellOf(error: unknown): { code: string; sentence: string } {
	const code = error instanceof EngineError ? error.code : 'engine-failed';
	if (OTHER_RULES.includes(code)) return { code: 'device-other-rules', sentence: m.device_other_rules() };
	return { code: 'device-engine', sentence: sentenceOf(code) };
}

/** Why a table was not opened. */
export function refusalOf(error: unknown): string {
	const code = error instanceof EngineError ? error.code : 'engine-failed';
	if (RECORD.test(code)) return m.device_record();
	if (code === 'not-exchangeable') return m.device_exchange();
	if (code === 'unknown-personality') return m.device_personality();
	return OPTIONS.includes(code) ? m.device_options() : sentenceOf(code);
}

function sentenceOf(code: string): string {
	switch (code) {
		case 'engine-unsupported':
			return m.device_unsupported();
		case 'engine-missing':
			return m.device_missing();
		case 'engine-damaged':
			return m.device_damaged();
		case 'engine-outdated':
			return m.device_outdated();
		case 'engine-no-memory':
			return m.device_no_memory();
		default:
			return m.device_died();
	}
}
