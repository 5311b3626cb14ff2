/** The server's REST interface, one function a question. */

import { settings } from '$lib/settings.svelte';
import type {
	BranchAsk,
	About,
	AboutText,
	Account,
	AnalysisState,
	Announcements,
	BroughtGame,
	Comment,
	EarlierChat,
	EarlierTold,
	Export,
	Figure,
	GameCard,
	GameWords,
	Lesson,
	LessonCard,
	LessonProgress,
	Me,
	MistakeAnswer,
	Mistakes,
	MyGames,
	MyTable,
	Opened,
	Problem,
	Recap,
	Replay,
	ReportAsk,
	Reported,
	Rules,
	Session,
	SitAsk,
	Statistics,
	TableAsk,
	TableSummary,
	Token,
	Tried
} from './protocol';

/** A refusal: the server's code and its sentence. Code `unreachable`: there was no answer. */
export class Refusal extends Error {
	constructor(
		readonly code: string,
		readonly sentence: string,
		readonly status: number
	) {
		super(sentence);
	}
}

async function ask<T>(method: string, path: string, body?: unknown, key?: string | null): Promise<T> {
	const headers: Record<string, string> = { 'Accept-Language': settings.lang };
	if (key) headers['X-Invitation'] = key;
	if (body !== undefined) headers['Content-Type'] = 'application/json';
	let answer: Response;
	try {
		answer = await fetch(`/api/v1${path}`, {
			method,
			headers,
			body: body === undefined ? undefined : JSON.stringify(body)
		});
	} catch {
		throw new Refusal('unreachable', '', 0);
	}
	if (answer.status === 204) return undefined as T;
	const isJson = answer.headers.get('content-type')?.includes('json');
	if (answer.ok && isJson) return (await answer.json()) as T;
	const problem: Problem = isJson ? await answer.json() : { code: 'unreachable', sentence: '', values: {} };
	throw new Refusal(problem.code, problem.sentence, answer.status);
}

const get = <T>(path: string): Promise<T> => ask('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask('POST', path, body);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

// The house
export const about = (lang: string): Promise<About> => get(`/about?lang=${lang}`);
/** What the host says about this server, and what it keeps. */
export const aboutText = (lang: string): Promise<AboutText> => get(`/about/text?lang=${lang}`);
/** The words of a game's room, as they stand in its files. */
export const gameWords = (game: string, lang: string): Promise<GameWords> =>
	get(`/games/${encodeURIComponent(game)}/words?lang=${lang}`);
/** What the host tells everybody now. */
export const announcements = (): Promise<Announcements> => get('/announcements');
export const games = (lang: string): Promise<GameCard[]> => get(`/games?lang=${lang}`);
export const rules = (game: string, lang: string): Promise<Rules> =>
	get(`/games/${encodeURIComponent(game)}/rules?lang=${lang}`);

// People
export const enter = (lang: string): Promise<Me> => post('/guest', { lang });
export const me = (): Promise<Me> => get('/me');
export const changeMe = (change: { name?: string; lang?: string; research?: boolean }): Promise<Me> =>
	ask('PATCH', '/me', change);
export const makeAccount = (login: string, password: string): Promise<Account> =>
	post('/me/account', { login, password });
export const login = (login: string, password: string): Promise<Me> =>
	post('/login', { login, password });
export const recover = (login: string, code: string, password: string): Promise<Me> =>
	post('/recover', { login, code, password });
export const changePassword = (old: string, next: string): Promise<void> =>
	ask('PUT', '/me/password', { old, new: next });
export const logout = (): Promise<void> => post('/logout');
export const sessions = (): Promise<Session[]> => get('/me/sessions');
export const endSession = (id: string): Promise<void> =>
	ask('DELETE', `/me/sessions/${encodeURIComponent(id)}`);
export const tokens = (): Promise<Token[]> => get('/me/tokens');
export const makeToken = (label: string, scopes: Token['scopes']): Promise<Token> =>
	post('/me/tokens', { label, scopes });
export const endToken = (id: string): Promise<void> =>
	ask('DELETE', `/me/tokens/${encodeURIComponent(id)}`);
export const myTables = (): Promise<MyTable[]> => get('/me/tables');
export const takeVacation = (days: number): Promise<Me> => ask('PUT', '/me/vacation', { days });
export const exportMe = (): Promise<Export> => get('/me/export');
export const eraseMe = (): Promise<void> => ask('DELETE', '/me');

// Tables
/** Report who has a seat to the host of the server. */
export const report = (id: string, about: ReportAsk, key: string | null): Promise<Reported> =>
	ask('POST', `${at(id)}/reports`, about, key);
export const lobby = (): Promise<TableSummary[]> => get('/tables');
export const openTable = (table: TableAsk): Promise<Opened> => post('/tables', table);
export const sit = (id: string, seat: SitAsk): Promise<Opened> => post(`${at(id)}/sit`, seat);
export const rematch = (id: string): Promise<Opened> => post(`${at(id)}/rematch`);
export const inviteAgain = (id: string): Promise<Opened> => post(`${at(id)}/invitation`);
export const record = (id: string): Promise<Record<string, unknown>> => get(`${at(id)}/record`);
/** What was said before a version; `key` is the invitation, for those who watch a private table. */
export const earlierChat = (id: string, before: number, key: string | null): Promise<EarlierChat> =>
	ask('GET', `${at(id)}/chat?before=${before}`, undefined, key);
/** What happened up to a version, as a seat may know it. */
export const earlierTold = (id: string, until: number, seat: number | null, key: string | null): Promise<EarlierTold> =>
	ask('GET', `${at(id)}/told?until=${until}${seat === null ? '' : `&seat=${seat}`}`, undefined, key);
/** The address of the picture of the invitation's QR code; it changes with the invitation. */
export const invitationPicture = (id: string, key: string): string =>
	`/api/v1${at(id)}/invitation.svg?of=${encodeURIComponent(key.slice(0, 6))}`;

// Games that were played
/** A page of our games; `wanted` are the filters and where the page begins. */
export const myGames = (wanted: Record<string, string>): Promise<MyGames> => get(`/me/games?${new URLSearchParams(wanted)}`);
/** Take a game of this device into our list. */
export const bringGame = (game: BroughtGame): Promise<void> => post('/me/games', game);
/** A finished game as a seat saw it (null: a spectator), or with open cards. */
export const replay = (id: string, seat: number | null, open: boolean): Promise<Replay> =>
	get(`${at(id)}/replay?sentences=false&open=${open}${seat === null ? '' : `&seat=${seat}`}`);
/** A record from a file, seen again; it is not kept. */
export const replayRecord = (record: Record<string, unknown>, seat: number | null, open: boolean): Promise<Replay> =>
	post('/replays', { record, seat, open, sentences: false });
/** Play on from a point of a finished game, at a table of our own … */
export const playOn = (id: string, branch: BranchAsk): Promise<Opened> => post(`${at(id)}/branches`, branch);
/** … or of a game of a file. */
export const playOnRecord = (record: Record<string, unknown>, branch: BranchAsk): Promise<Opened> => post('/branches', { ...branch, record });
const having = (have: string | null): string => (have === null ? '' : `?have=${have}`);
/** How the analysis of a finished game stands, and the analysis unless we have it. */
export const analysis = (id: string, have: string | null): Promise<AnalysisState> => get(`${at(id)}/analysis${having(have)}`);
/** Have a finished game analysed. */
export const analyse = (id: string): Promise<AnalysisState> => post(`${at(id)}/analysis`);
/** Have a record from a file analysed; its key asks after it. */
export const analyseRecord = (record: Record<string, unknown>): Promise<AnalysisState> => post('/analyses', { record });
export const analysisOfRecord = (key: string, have: string | null): Promise<AnalysisState> =>
	get(`/analyses/${encodeURIComponent(key)}${having(have)}`);
/** How our mistakes stand, and the next one to be asked. */
export const mistakes = (): Promise<Mistakes> => get('/me/mistakes');
/** Take one of our decisions again. */
export const answerMistake = (table: string, decision: number, move: string): Promise<MistakeAnswer> =>
	post('/me/mistakes', { table, decision, move });
/** Our finished games in figures. */
export const statistics = (): Promise<Statistics> => get('/me/statistics');
export type FileKind = 'csv' | 'jsonl' | 'parquet';
/** The address of a file with them. */
export const statisticsFile = (kind: FileKind): string => `/api/v1/me/statistics/games.${kind}`;
/** What happened since our last move in a game under way. */
export const recap = (id: string, seat: number): Promise<Recap> => get(`${at(id)}/recap?sentences=false&seat=${seat}`);
export const comment = (id: string, move: number, text: string): Promise<Comment[]> => post(`${at(id)}/comments`, { move, text });
export const removeComment = (id: string, comment: string): Promise<Comment[]> =>
	ask('DELETE', `${at(id)}/comments/${encodeURIComponent(comment)}`);
export const hideName = (id: string, hidden: boolean): Promise<void> => ask('PUT', `${at(id)}/name`, { hidden });

// Lessons
const lessonAt = (game: string, name: string): string => `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
export const lessons = (lang: string): Promise<LessonCard[]> => get(`/lessons?lang=${lang}`);
export const lesson = (game: string, name: string, lang: string): Promise<Lesson> => get(`${lessonAt(game, name)}?lang=${lang}`);
/** A worked example of the rules on the board. */
export const figure = (game: string, name: string, lang: string): Promise<Figure> =>
	get(`/games/${encodeURIComponent(game)}/figures/${encodeURIComponent(name)}?lang=${lang}`);
/** What comes of a move that is not the lesson's own. */
export const tryMove = (game: string, name: string, step: string, move: string): Promise<Tried> =>
	post(`${lessonAt(game, name)}/try`, { step, move });
/** How far we have come, on this device; on all our devices comes back. */
export const shareLessons = (lessons: LessonProgress[]): Promise<LessonProgress[]> => ask('PUT', '/me/lessons', { lessons });
/** What comes of every such move, by step and by move: for when there is no network. */
export const tries = (game: string, name: string, lang: string): Promise<Record<string, Record<string, Tried>>> =>
	get(`${lessonAt(game, name)}/tries?lang=${lang}`);
