/** Options checked and written into a state, by what a game declares: `voliere/games/options.py`. */
import type { Condition, Description, Habits, Level, OptionRule, OptionRules, Options, Value } from './description.ts';
import { asText, EngineError } from './errors.ts';

/** The options of a table, checked and complete; an error names what is wrong. */
export function makeOptions(description: Description, given: Partial<Options>): Options {
	const { game, defaults, players } = description;
	for (const name of Object.keys(given)) {
		if (!Object.hasOwn(defaults, name)) {
			throw new EngineError('unknown-option', `${game} has no option “${name}”`, { game, option: name });
		}
	}
	const made: Options = { ...defaults, ...given } as Options;
	if (!players.includes(made.players)) {
		throw new EngineError('bad-players', `${game} is not for ${asText(made.players)} players`, {
			game,
			players: made.players
		});
	}
	const rules = rulesOf(description);
	for (const one of rules.settled) if (holds(made, one.when)) made[one.option] = one.to;
	check(made, rules);
	return made;
}

function rulesOf(description: Description): OptionRules {
	if (description.options === null) {
		const { game } = description;
		throw new EngineError('undeclared-options', `${game} does not declare its options`, { game });
	}
	return description.options;
}

/** Whether a condition holds for these options. */
export function holds(options: Options, condition: Condition): boolean {
	return Object.entries(condition).every(([name, test]) => {
		const value = options[name]!;
		return (
			(!test.list || Array.isArray(value)) &&
			(!test.in || test.in.includes(value)) &&
			!test.not?.includes(value)
		);
	});
}

/** How a search goes about the game at a table with these options. */
export function habitsOf({ bots }: Description, options: Options): Habits {
	return bots.habits.find(({ when }) => holds(options, when))!;
}

/** The levels of the game at a table with these options, the weakest first. */
export function levelsOf({ bots }: Description, options: Options): Level[] {
	return bots.levels.find(({ when }) => holds(options, when))!.levels;
}

function check(options: Options, rules: OptionRules): void {
	for (const one of rules.options) {
		if (!isKnown(options, one)) {
			const value = asText(options[one.name]);
			const sentence = `the option ${one.name} can’t be ${value}`;
			throw new EngineError('bad-option-value', sentence, { option: one.name, value });
		}
	}
	for (const { code, option, other, allowed, when } of rules.refusals) {
		if (!holds(options, when)) continue;
		const [value, otherValue] = [asText(options[option]), asText(options[other])];
		const values = { option, value, other, other_value: otherValue, allowed };
		if (code === 'missing-option') {
			throw new EngineError(code, `with ${other} ${otherValue} the option ${option} is needed: ${allowed}`, values);
		}
		throw new EngineError(code, `${option} ${value} does not go with ${other} ${otherValue}`, values);
	}
}

function isKnown(options: Options, one: OptionRule): boolean {
	const value = options[one.name]!;
	if (one.values) return one.values.includes(value);
	if (value === null) return true;
	if (one.several) {
		const values: Value[] = Array.isArray(value) ? value : [value];
		const isRight = (each: Value) => one.several!.includes(each as string);
		return values.length >= 1 && values.length <= one.most! && values.every(isRight);
	}
	const most = one.most ?? options.players - 1;
	return Number.isInteger(value) && (value as number) >= one.least! && (value as number) <= most;
}

/** A fresh state with checked options. */
export function writtenOptions(description: Description, options: Options): Uint8Array {
	const state = new Int32Array(description.state.size / 4);
	const place = (field: string) => description.state.fields[field]![0];
	const rules = rulesOf(description);
	state[place('players')] = options.players;
	for (const one of rules.options) {
		const value = options[one.name]!;
		if (one.values) {
			state[place(one.field)] = one.values.indexOf(value) + one.first!;
		} else if (one.several) {
			const values = Array.isArray(value) ? value : value === null ? [] : [value as string];
			state[place(one.n_field!)] = values.length;
			values.forEach((each, i) => {
				const word = place(one.field) + Math.floor(i / one.a_word!);
				state[word]! |= one.several!.indexOf(each) << (one.bits! * (i % one.a_word!));
			});
		} else {
			state[place(one.field)] = value === null ? one.null! : (value as number);
		}
	}
	for (const one of rules.derived) {
		state[place(one.field)] = one.any.some((condition) => holds(options, condition)) ? 1 : 0;
	}
	return new Uint8Array(state.buffer);
}
