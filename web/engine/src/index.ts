/** `@voliere/engine`: the games of Volière, their rules and bots, for browsers and Node. */
export { type Analysis, analysing, type AnalysisOptions, paceOf, type Progress, standingOf } from './analysis.ts';
export { type Bot, botNames, type BotOptions, type Judged } from './bots.ts';
export { type Branched, branching, type BranchOptions, until } from './branches.ts';
export type { Deal } from './deals.ts';
export type { Description, Options, Value } from './description.ts';
export { type Bring, Engine, load, open } from './engine.ts';
export { EngineError } from './errors.ts';
export { type Bond, commitmentOf } from './fair.ts';
export { type Advised, type Hint, hinting } from './hints.ts';
export type { Phrase } from './kinds.ts';
export type { MoveValue } from './judging.ts';
export type { Entry, GameRecord, Origin, RecordOptions } from './records.ts';
export { type Chance, type Event, type Result, type Saved, type Seen, Table, type View } from './table.ts';
export { mistakesIn, nextAfter, type Tried, trying } from './trial.ts';
