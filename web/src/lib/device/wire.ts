/**
 * A table of this device as its page meets it: what a server would say over a socket, said by what is
 * kept here and by the compiled rules in their worker. So everything that shows a table shows this one.
 *
 * A move counts when it is kept. Bots think beside what else is asked; their moves wait their turn.
 */

import { EngineError } from '../../../engine/src/errors';
import { LocalTable } from '$lib/engine/local_table';
import { m } from '$lib/words';
import type { FromClient, FromServer, Play } from '$lib/table/protocol';
import type { Wire } from '$lib/table/socket';
import { hintMessage } from './hinting';
import { tableOf, writeTable, type KeptTable } from './kept_tables';
import { farewellOf } from './refusals';
import { peopleAt } from './seats';
import { summaryOf } from './summary';
import { takeOver } from './windows';

export class DeviceWire implements Wire {
	onopen: (() => void) | null = null;
	onclose: (() => void) | null = null;
	onmessage: ((event: { data: unknown }) => void) | null = null;

	#kept: KeptTable | null = null;
	#table: LocalTable | null = null;
	/** The seat that is looked from; null: from none, until one of several people says who they are. */
	#seat: number | null = null;
	/** Up to which version the page has been told everything. */
	#known = 0;
	/** Counts the times that moves were taken back: what a bot thought before is void. */
	#turn = 0;
	#isThinking = false;
	#isClosed = false;
	#isToldUnkept = false;
	#letGo = (): void => undefined;
	/** What is done is done in order. */
	#last: Promise<void> = Promise.resolve();

	constructor(private readonly id: string) {
		queueMicrotask(() => this.onopen?.());
	}

	send(text: string): void {
		const message = JSON.parse(text) as FromClient;
		this.#last = this.#last.then(async () => {
			if (!this.#isClosed) await this.#hear(message).catch((error: unknown) => this.#fail(error));
		});
	}

	close(): void {
		this.#isClosed = true;
		this.#letGo();
		this.#table?.close();
	}

	async #hear(message: FromClient): Promise<void> {
		switch (message.type) {
			case 'hello':
				return this.#come(message.seat ?? null);
			case 'look':
				this.#seat = message.seat;
				return this.#welcome();
			case 'play':
				return this.#playFor(message);
			case 'mark':
				return this.#mark(message.seat, message.cells);
			case 'undo-ask':
				return this.#takeBack(message.seat);
			case 'hint-ask':
				return this.#beginHint(message.seat, message.decision);
			case 'ping':
				return this.#say({ type: 'pong', version: this.#known });
		}
	}

	async #come(seat: number | null): Promise<void> {
		this.#letGo = takeOver(this.id, () => this.#lose());
		const kept = await tableOf(this.id);
		if (!kept) return this.#say({ type: 'bye', code: 'no-such-table', sentence: '', values: {} });
		this.#kept = kept;
		const [first, ...others] = peopleAt(kept.seats);
		this.#seat = seat ?? (others.length ? null : (first ?? null));
		this.#table = await LocalTable.restored(kept.saved);
		await this.#welcome();
		void this.#think();
	}

	/** Another window plays this table now. */
	#lose(): void {
		this.#say({ type: 'bye', code: 'replaced', sentence: '', values: {} });
		this.close();
	}

	async #playFor({ id, seat, decision, move }: Play): Promise<void> {
		const { table } = this;
		const { moment, actors } = table.standing;
		if (decision !== moment || !actors.includes(seat)) return this.#refuse(id, m.device_stale());
		try {
			await table.play(seat, move);
		} catch (error) {
			if (error instanceof EngineError && error.code === 'illegal-move') return this.#refuse(id, m.device_illegal());
			throw error;
		}
		if (!(await this.#keep({}))) return;
		this.#say({ type: 'accepted', id, version: table.standing.version });
		await this.#tell();
		void this.#think();
	}

	/** Let the bots decide that are to; one thinks at a time. */
	async #think(): Promise<void> {
		if (this.#isThinking) return;
		this.#isThinking = true;
		try {
			for (let seat = this.#nextBot(); seat !== null && !this.#isClosed; seat = this.#nextBot()) await this.#thinkFor(seat);
		} catch (error) {
			this.#fail(error);
		} finally {
			this.#isThinking = false;
		}
	}

	async #thinkFor(seat: number): Promise<void> {
		const { table } = this;
		const turn = this.#turn;
		const move = await table.choose(seat, this.kept.seats[seat]?.bot ?? '');
		const played = this.#last.then(async () => {
			if (this.#isClosed || turn !== this.#turn) return;
			await table.play(seat, move);
			if (await this.#keep({})) await this.#tell();
		});
		this.#last = played.catch(() => undefined);
		await played;
	}

	#nextBot(): number | null {
		return this.table.standing.actors.find((seat) => this.kept.seats[seat]?.bot) ?? null;
	}

	async #takeBack(seat: number): Promise<void> {
		const at = this.table.saved.moves.findLastIndex(([mover]) => mover === seat);
		if (at < 0 || this.table.isOver) return this.#refuse(null, m.device_undo_nothing());
		this.#turn += 1;
		await this.table.backTo(at);
		if (!(await this.#keep({ training: true }))) return;
		const { view, version, moment } = await this.table.look(this.#seat);
		this.#say({ type: 'happened', since: this.#known, version, decision: moment, told: [], view, clocks: null, back: true, hurried: [], kept: version });
		this.#known = version;
		this.#sayTable();
		void this.#think();
	}

	/** Who is helped plays for training. What is thought beside what else is asked is told if it is still wanted. */
	async #beginHint(seat: number, decision: number): Promise<void> {
		const { moment, actors } = this.table.standing;
		if (decision !== moment || !actors.includes(seat) || this.kept.seats[seat]?.kind !== 'person') return this.#refuse(null, m.device_stale());
		if (!this.kept.training) {
			if (!(await this.#keep({ training: true }))) return;
			this.#sayTable();
		}
		void this.#hint(seat, decision).catch((error: unknown) => this.#fail(error));
	}

	async #hint(seat: number, decision: number): Promise<void> {
		const turn = this.#turn;
		const advice = await this.table.hint(seat);
		if (turn !== this.#turn || decision !== this.table.standing.moment) return this.#refuse(null, m.device_stale());
		const names = this.kept.seats.map(({ name }) => name);
		this.#say(hintMessage(seat, decision, advice, names));
	}

	async #mark(seat: number, cells: string[]): Promise<void> {
		const others = this.kept.marks.filter((one) => one.seat !== seat);
		if (!(await this.#keep({ marks: cells.length ? [...others, { seat, cells }] : others }))) return;
		this.#say({ type: 'marks', since: this.#known, version: this.#known, marks: this.kept.marks });
	}

	/** Keep the table as it is now; false: another window has gone on with it, and this one has lost it. */
	async #keep(change: Partial<KeptTable>): Promise<boolean> {
		const { saved, standing } = this.table;
		const { kept } = this;
		const awaited = peopleAt(kept.seats).filter((seat) => standing.actors.includes(seat));
		this.#kept = { ...kept, ...change, saved, awaited, result: standing.result, changes: kept.changes + 1, changed: Date.now() };
		const written = await writeTable(this.#kept);
		if (written === 'changed-elsewhere') this.#lose();
		if (written === 'not-kept' && !this.#isToldUnkept) {
			this.#isToldUnkept = true;
			this.#refuse(null, m.device_full());
		}
		return written !== 'changed-elsewhere';
	}

	// What the page is told

	async #tell(): Promise<void> {
		const { told, view, version, moment } = await this.table.look(this.#seat, this.#known);
		this.#say({ type: 'happened', since: this.#known, version, decision: moment, told, view, clocks: null, back: false, hurried: [], kept: 0 });
		this.#known = version;
		if (view.over) this.#sayTable();
	}

	async #welcome(): Promise<void> {
		const { told, view, version, moment } = await this.table.look(this.#seat);
		this.#known = version;
		const mine = peopleAt(this.kept.seats);
		this.#say({
			type: 'welcome',
			table: summaryOf(this.kept),
			seat: this.#seat,
			mine,
			version,
			decision: moment,
			view,
			since: 0,
			told,
			clocks: null,
			chat: [],
			earlier_chat: false,
			muted: [],
			marks: this.kept.marks,
			undo: null,
			present: mine,
			watching: 0,
			invitation: null,
			hurried: [],
			seal: null,
			is_host: true
		});
	}

	#sayTable(): void {
		const { kept } = this;
		this.#say({ type: 'table', since: this.#known, version: this.#known, table: summaryOf(kept), mine: peopleAt(kept.seats) });
	}

	#refuse(id: string | null, sentence: string): void {
		this.#say({ type: 'refused', id, code: 'refused', sentence, values: {} });
	}

	/** It can't go on here: why, in a sentence. What was played is kept. */
	#fail(error: unknown): void {
		if (this.#isClosed) return;
		this.#say({ type: 'bye', ...farewellOf(error), values: {} });
		this.close();
	}

	#say(message: FromServer): void {
		if (!this.#isClosed) this.onmessage?.({ data: JSON.stringify(message) });
	}

	private get kept(): KeptTable {
		if (!this.#kept) throw new Error('nobody has come yet');
		return this.#kept;
	}

	private get table(): LocalTable {
		if (!this.#table) throw new Error('nobody has come yet');
		return this.#table;
	}
}
