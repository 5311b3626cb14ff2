/** One table as this page knows it: what the socket told, and what we have asked and not yet heard. */

import { news } from '$lib/announcements.svelte';
import { house } from '$lib/session.svelte';
import { toast } from '$lib/ui/toasts.svelte';
import { listing, m } from '$lib/words';
import * as api from './api';
import { Director } from './director.svelte';
import { missingOf, pledgeOf } from './fairness';
import { Hints } from './hints.svelte';
import { KeptDeal, newNonce } from './kept';
import type {
	Clocks,
	FromClient,
	FromServer,
	GameView,
	Happened,
	Marks,
	ReportAsk,
	Said,
	Seal,
	TableSummary,
	Told,
	UndoState,
	Welcome
} from './protocol';
import { dealtCards } from './seen';
import { Sentences } from './sentences';
import { FINAL, TableSocket, type Link, type Wire } from './socket';
import { Talk } from './talk.svelte';

/** How long a server may restart before it is missed (ms). */
const RESTART = 30_000;

/** Whether an event is worth a line: that somebody has chosen, secretly, is not. */
function isNews({ event }: Told): boolean {
	return event.event !== 'chose';
}

/** Where a table is, if not at the server: how it is reached, and who tells again what happened. */
export interface Place {
	dial: (url: string) => Wire;
	recap: typeof api.recap;
}

/** A move of ours, shown at once, answered later. */
export interface Pending {
	id: string;
	seat: number;
	decision: number;
	move: string;
}

export class TableStore {
	link = $state.raw<Link>('connecting');
	table = $state.raw<TableSummary | null>(null);
	seat = $state.raw<number | null>(null);
	mine = $state.raw<number[]>([]);
	/** Up to which version we have been told everything. */
	version = $state.raw(0);
	decision = $state.raw(0);
	log = $state.raw<Told[]>([]);
	/** The version after which the log begins; 0: it is whole. */
	logSince = $state.raw(0);
	clocks = $state.raw<Clocks | null>(null);
	/** How far this device's clock is behind the server's (ms). */
	lag = $state.raw(0);
	chat = $state.raw<Said[]>([]);
	/** Whether more was said before. */
	hasEarlierChat = $state.raw(false);
	muted = $state.raw<number[]>([]);
	marks = $state.raw<Marks[]>([]);
	undo = $state.raw<UndoState | null>(null);
	present = $state.raw<number[]>([]);
	watching = $state.raw(0);
	invitation = $state.raw<string | null>(null);
	/** The seats whose bots had less than their usual time for their last move. */
	hurried = $state.raw<number[]>([]);
	isHost = $state.raw(false);
	/** The game is to begin as soon as we are there: nobody else is waited for. */
	isBeginning = $state.raw(false);
	/** The server has said that it restarts, and has not been back since. */
	isRestarting = $state.raw(false);
	pending = $state.raw<Pending | null>(null);
	/** What the seats add to the deal; null at a table from before there were pledges. */
	seal = $state.raw<Seal | null>(null);
	/** The server's goodbye, when it is final. */
	bye = $state.raw<{ code: string; sentence: string } | null>(null);
	/** The seat that is being reported. */
	reported = $state.raw<number | null>(null);
	/** What is told now. */
	now = $state.raw<Told | null>(null);

	readonly director = new Director(
		(told) => {
			this.log = [...this.log, told];
			if (isNews(told)) this.now = told;
		},
		({ view, decision }) => {
			const { pending } = this;
			const isAsked = pending?.decision === decision && view.actors.includes(pending.seat);
			if (!isAsked) this.pending = null;
		}
	);
	/** What we keep of the deal ourselves, to compare at the end. */
	readonly deal: KeptDeal;
	readonly talk: Talk;
	/** It is played on this device, without a server. */
	readonly isOnDevice: boolean;
	readonly #recap: typeof api.recap;
	readonly hints: Hints;
	readonly #socket: TableSocket;
	readonly #sentences = new Sentences();
	/** The seats whose grains of chance were revealed since we are connected. */
	readonly #revealed = new Set<number>();
	#isHurryTold = false;
	#restarting: ReturnType<typeof setTimeout> | undefined;

	constructor(
		readonly id: string,
		private readonly key: string | null,
		{ start = false, place, dial = place?.dial }: { start?: boolean; place?: Place; dial?: (url: string) => Wire } = {}
	) {
		this.isBeginning = start;
		this.isOnDevice = place !== undefined;
		this.#recap = place?.recap ?? api.recap;
		this.deal = new KeptDeal(id);
		this.talk = new Talk(this);
		this.hints = new Hints(this);
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const url = `${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(id)}/socket`;
		this.#socket = new TableSocket(
			url,
			{
				hello: () => ({
					lang: null, // what happens is put into words here
					seen: this.table ? this.version : null,
					seat: this.seat,
					key: this.key
				}),
				message: (message) => this.hear(message),
				link: (link) => {
					this.link = link;
					if (link === 'open') return;
					this.hints.giveUp();
					this.#revealed.clear();
				}
			},
			dial
		);
	}

	/** The names to show, a seat. */
	get names(): string[] {
		return this.table?.seats.map((seat) => seat.name || m.seat_free()) ?? [];
	}

	/** The colours of the seats. */
	get colours(): string[] {
		return this.table?.seats.map((seat) => seat.colour) ?? [];
	}

	/** Begin to report who has a seat to the host of the server; on a device there is none. */
	get report(): ((seat: number) => void) | undefined {
		return this.isOnDevice ? undefined : (seat) => (this.reported = seat);
	}

	/** Send the report of a seat; the server's answer comes back. */
	async sendReport(seat: number, reason: ReportAsk['reason'], text: string): Promise<string> {
		return (await api.report(this.id, { seat, reason, text }, this.key)).sentence;
	}

	/** The log without what is no news: who has chosen is seen at the seats. */
	get story(): Told[] {
		return this.log.filter(isNews);
	}

	/** What happened, in a sentence; said once in a language, however often it is shown. */
	readonly say = (one: Told): string => this.#sentences.of(one, this.table?.game ?? '', this.names);

	/** Whether a move of our seat stands: the first event of a move names who played it. */
	get hasMoved(): boolean {
		return this.log.some(
			({ version, event }, i) => i > 0 && version !== this.log[i - 1]?.version && 'seat' in event && event.seat === this.seat
		);
	}

	/** A seat of ours that a bot plays for us. */
	get leftSeat(): number | null {
		return this.mine.find((seat) => this.table?.seats[seat]?.played_by != null) ?? null;
	}

	/** The moves to offer: those of the view, unless it is not the present or one was just sent. */
	get moves(): string[] {
		const { view, isPlaying } = this.director;
		return view && !isPlaying && !this.pending ? view.moves : [];
	}

	/** Whether a seat of ours must decide now. */
	get isOurTurn(): boolean {
		const actors = this.director.view?.actors ?? [];
		return !this.pending && this.leftSeat === null && this.mine.some((seat) => actors.includes(seat));
	}

	/** Another of our seats that must decide while the one we look from need not. */
	get nextOfMine(): number | null {
		const view = this.director.view;
		if (!view || view.over || this.pending || this.director.isPlaying) return null;
		if (this.seat !== null && view.actors.includes(this.seat)) return null;
		return this.mine.find((seat) => seat !== this.seat && view.actors.includes(seat)) ?? null;
	}

	connect(): void {
		this.bye = null;
		this.#socket.open();
	}

	close(): void {
		clearTimeout(this.#restarting);
		this.#socket.close();
		this.director.stop();
	}

	/** Play a move: shown at once, sent, and sent again if the connection was lost. */
	play(move: string): void {
		const view = this.director.view;
		if (this.seat === null || !view || !this.moves.includes(move)) return;
		const id = crypto.randomUUID?.() ?? newNonce();
		const play = { id, seat: this.seat, decision: this.decision, move };
		this.director.change(() => (this.pending = play));
		this.#socket.send({ type: 'play', ...play });
	}

	/** Send anything else; a toast tells if the table can't be reached now. */
	send(message: FromClient): void {
		if (!this.#socket.send(message)) toast(m.not_connected(), 'bad');
	}

	look(seat: number): void {
		this.send({ type: 'look', seat });
	}

	sit(seat: number, colour: string | null, name: string | null): void {
		const pledge = this.seal && this.#pledge(seat);
		this.send({ type: 'sit', seat, colour, name, pledge, key: this.key });
	}

	/** Ask for what was said before. */
	async readEarlierChat(): Promise<void> {
		const [first] = this.chat;
		if (!first) return;
		await this.#read(async () => {
			const page = await api.earlierChat(this.id, first.version, this.key);
			if (this.chat[0] !== first) return;
			this.chat = [...page.chat, ...this.chat];
			this.hasEarlierChat = page.earlier;
		});
	}

	/** Ask for what happened before the log begins. */
	async readEarlierLog(): Promise<void> {
		const { logSince, seat } = this;
		await this.#read(async () => {
			const page = await api.earlierTold(this.id, logSince, seat, this.key);
			if (this.logSince !== logSince || this.seat !== seat) return;
			this.log = [...(page.told as Told[]), ...this.log];
			this.logSince = page.since;
		});
	}

	async #read(work: () => Promise<void>): Promise<void> {
		try {
			await work();
		} catch (refusal) {
			toast((refusal as api.Refusal).sentence || m.not_connected(), 'bad');
		}
	}

	/** Show again what happened since our last move, as we were told it then. */
	async recap(): Promise<void> {
		const { seat } = this;
		if (seat === null || this.director.isPlaying) return;
		await this.#read(async () => {
			const { steps } = await this.#recap(this.id, seat);
			if (this.seat !== seat || this.director.isPlaying || this.pending || steps.length < 2) return;
			let view = {} as GameView;
			const now = this.director.view;
			for (const [i, step] of steps.entries()) {
				view = { ...view, ...step.view } as GameView;
				if (i === 0) this.director.show(view, this.decision);
				// The present is as we know it: with what can be played now.
				else this.director.push({ told: step.told, view: i === steps.length - 1 && now ? now : view, decision: this.decision, isAgain: true });
			}
		});
	}

	/** Leave our seat to a bot, until we take it back. */
	leave(): void {
		if (this.seat !== null) this.send({ type: 'stand', seat: this.seat });
	}

	/** Take back the seat that a bot plays for us. */
	comeBack(): void {
		if (this.leftSeat !== null) this.send({ type: 'sit', seat: this.leftSeat });
	}

	/** Take in a message of the server; connect anew if one before it was missed. */
	hear(message: FromServer): void {
		if (this.#hasMissed(message)) return this.#socket.open();
		if (message.type !== 'welcome' && 'since' in message) this.version = message.version;
		switch (message.type) {
			case 'welcome':
				return this.#welcome(message);
			case 'happened':
				return this.#happened(message);
			case 'accepted':
				return;
			case 'hint':
				return this.hints.hear(message);
			case 'refused':
				this.isBeginning = false;
				if (message.id === null) this.hints.giveUp();
				if (message.id !== null && message.id === this.pending?.id)
					this.director.change(() => (this.pending = null));
				return toast(message.sentence, 'bad');
			case 'presence':
				this.present = message.present;
				this.watching = message.watching;
				return;
			case 'chat':
				this.chat = [...this.chat, message.said];
				return this.talk.hear(message.said);
			case 'marks':
				this.marks = message.marks;
				return;
			case 'undo':
				this.undo = message.undo;
				return;
			case 'seal':
				return this.#sealed(message.seal);
			case 'table':
				this.#announce(message.table, message.mine);
				this.table = message.table;
				this.mine = message.mine;
				return;
			case 'bye':
				if (message.code === 'restarting') this.#restart();
				if (message.code === 'banned') house.shut(message.sentence);
				if (FINAL.has(message.code)) this.bye = message;
				return;
			case 'announced':
				return news.hear(message);
			case 'pong':
				return;
		}
	}

	/** Whether a message continues from another version than the one we know. */
	#hasMissed(message: FromServer): boolean {
		if (message.type === 'welcome') return false;
		if (message.type === 'pong') return message.version !== this.version;
		return 'since' in message && message.since !== this.version;
	}

	#welcome(message: Welcome): void {
		const isSameSeat = this.table !== null && message.seat === this.seat;
		const isContinued = isSameSeat && message.since === this.version && message.since > 0;
		this.bye = null;
		this.isRestarting = false;
		clearTimeout(this.#restarting);
		this.table = message.table;
		this.seat = message.seat;
		this.mine = message.mine;
		this.version = message.version;
		this.decision = message.decision;
		this.chat = message.chat;
		this.hasEarlierChat = message.earlier_chat;
		this.muted = message.muted;
		this.marks = message.marks;
		this.undo = message.undo;
		this.present = message.present;
		this.watching = message.watching;
		this.invitation = message.invitation;
		this.#setHurried(message.hurried);
		this.seal = message.seal;
		this.isHost = message.is_host;
		this.#setClocks(message.clocks);
		if (isContinued && message.view && this.director.view) {
			const { told, view, decision } = message;
			if (told.length) this.director.push({ told, view, decision });
			else this.director.show(view, decision);
		} else {
			this.director.show(message.view, message.decision);
			this.log = message.told;
			this.logSince = message.since;
			this.now = null;
		}
		if (message.table.state === 'waiting') this.#prepare(message);
	}

	#happened(message: Happened): void {
		this.decision = message.decision;
		this.#setHurried(message.hurried);
		this.#setClocks(message.clocks);
		if (message.back) {
			this.undo = null;
			this.pending = null;
			this.director.show(message.view, message.decision);
			this.log = this.log.filter((told) => told.version <= message.kept);
			this.now = null;
			toast(m.undo_done());
			return;
		}
		const { told, view, decision } = message;
		const last = told.at(-1)?.event;
		if (last?.event === 'dealt' && !this.isOnDevice) {
			if (last.round === 1) this.#tellLeftOut();
			this.deal.open(last.round, { seat: view.seat, seen: dealtCards(view) });
		}
		this.director.push({ told, view, decision });
	}

	/** Tell who else has sat down. */
	#announce({ seats }: TableSummary, mine: number[]): void {
		for (const { seat, kind, name } of seats)
			if (kind === 'person' && !mine.includes(seat) && this.table?.seats[seat]?.kind !== 'person') toast(m.sat_down({ name }));
	}

	/** The server will be back in a moment; after a while that is no longer said. */
	#restart(): void {
		this.isRestarting = true;
		this.#restarting = setTimeout(() => (this.isRestarting = false), RESTART);
	}

	/** Before the game: pledge our grains of chance, and begin if that was asked for. */
	#prepare(message: Welcome): void {
		this.deal.commitment(message.table.commitment);
		if (message.seal?.due) this.#sealed(message.seal);
		else if (message.seal)
			for (const seat of message.mine) {
				const pledge = this.#pledge(seat);
				if (pledge !== message.seal.pledges[seat]) this.send({ type: 'pledge', seat, pledge });
			}
		const isFull = message.table.seats.every((seat) => seat.kind === 'person' || seat.kind === 'bot');
		this.isBeginning &&= isFull;
		if (this.isBeginning) this.send({ type: 'start' });
	}

	/** Bots that think shorter than usual are marked, and the first time it is said why. */
	#setHurried(seats: number[]): void {
		this.hurried = seats;
		if (!seats.length || this.#isHurryTold) return;
		this.#isHurryTold = true;
		toast(m.bots_hurried());
	}

	/** The pledge of our nonce for a seat, bound to the commitment we saw first. */
	#pledge(seat: number): string {
		const commitment = this.deal.commitment(this.table?.commitment ?? '');
		return pledgeOf(commitment, seat, this.deal.nonce(seat));
	}

	/** The pledges are fixed: reveal our grains of chance, to these pledges and no others. */
	#sealed(seal: Seal): void {
		this.seal = seal;
		if (seal.due === null && !seal.nonces) return;
		if (!this.deal.seal(seal.pledges)) return toast(m.fair_pledges_changed(), 'bad');
		if (seal.nonces) return this.#tellMissing(missingOf(seal.pledges, seal.nonces));
		for (const seat of this.mine)
			if (seal.pledges[seat] === this.#pledge(seat) && !seal.revealed.includes(seat)) this.#reveal(seat);
	}

	/** Once: of what others reveal we may be told before ours has arrived, and the last of all begins the game. */
	#reveal(seat: number): void {
		if (this.#revealed.has(seat)) return;
		this.#revealed.add(seat);
		this.send({ type: 'nonce', seat, nonce: this.deal.nonce(seat) });
	}

	/** Before the first card: whose grains of chance are not in the deal … */
	#tellMissing(missing: number[]): void {
		const others = missing.filter((seat) => !this.mine.includes(seat));
		if (others.length) toast(m.fair_missing({ names: listing(others.map((seat) => this.names[seat] ?? '')) }));
	}

	/** … and whether ours are, whatever the table has told or not told before. */
	#tellLeftOut(): void {
		const { nonces } = this.deal.kept;
		const ours = this.mine.filter((seat) => nonces[seat] !== undefined);
		if (ours.some((seat) => this.seal?.nonces?.[seat] !== nonces[seat])) toast(m.fair_dropped(), 'bad');
	}

	#setClocks(clocks: Clocks | null): void {
		this.clocks = clocks;
		if (clocks) this.lag = clocks.now - Date.now();
	}
}
