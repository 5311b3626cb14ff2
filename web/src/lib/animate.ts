/**
 * Cards move, nothing teleports.
 *
 * Every card on the screen carries `data-card`, a key that stays the same wherever the card lies.
 * Before a change the stage notes where each key is; after it, whatever has moved flies from its
 * old place to the new one. A card that appears comes from the place it names in `data-from`, one
 * that vanishes goes to the place it named in `data-to`; places carry `data-place`. Only translate,
 * scale and opacity are animated, so the browser can leave it to the compositor.
 */

const FLIGHT = 420;
const EASING = 'cubic-bezier(.3,.75,.25,1)';
const HIGHEST = '60';

interface Spot {
	x: number;
	y: number;
	width: number;
	height: number;
}

interface Noted extends Spot {
	element: HTMLElement;
}

export interface Snapshot {
	cards: Map<string, Noted>;
	places: Map<string, Spot>;
}

export class Stage {
	constructor(
		private readonly root: HTMLElement,
		private readonly isMoving: () => boolean,
		/** How long a flight takes, as a part of the usual time. */
		private readonly tempo: () => number = () => 1
	) {}

	/** Where everything is now. */
	snapshot(): Snapshot {
		const cards = new Map<string, Noted>();
		const places = new Map<string, Spot>();
		if (!this.isMoving()) return { cards, places };
		for (const element of this.#all('[data-card]'))
			cards.set(element.dataset.card as string, { ...spotOf(element), element });
		for (const element of this.#all('[data-place]'))
			places.set(element.dataset.place as string, spotOf(element));
		return { cards, places };
	}

	/** Let everything fly that has changed its place since. */
	fly(before: Snapshot): void {
		if (!this.isMoving()) return;
		const moves: (() => void)[] = [];
		const present = new Set<string>();
		for (const element of this.#all('[data-card]')) {
			const key = element.dataset.card as string;
			present.add(key);
			const old = before.cards.get(key);
			const spot = spotOf(element);
			if (old) {
				const isStill = Math.abs(old.x - spot.x) < 1 && Math.abs(old.y - spot.y) < 1;
				if (!isStill) moves.push(() => arrive(element, old, spot, { size: ratio(old, spot), opacity: 1, tempo: this.tempo() }));
			} else if (element.dataset.from !== undefined) {
				const from = before.places.get(element.dataset.from) ?? this.#place(element.dataset.from);
				if (from) {
					const size = Math.min(1, ratio(from, spot));
					moves.push(() => arrive(element, from, spot, { size, opacity: 0.4, tempo: this.tempo() }));
				}
			}
		}
		for (const [key, old] of before.cards) {
			if (present.has(key)) continue;
			const wanted = old.element.dataset.to;
			const to = wanted === undefined ? null : this.#place(wanted);
			moves.push(() => this.#leave(old, to));
		}
		for (const move of moves) move();
	}

	#all(selector: string): NodeListOf<HTMLElement> {
		return this.root.querySelectorAll<HTMLElement>(selector);
	}

	#place(name: string): Spot | null {
		const element = this.root.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
		return element && spotOf(element);
	}

	/** The element itself, already taken off the page, flies away over it. */
	#leave(old: Noted, to: Spot | null): void {
		const { element } = old;
		if (element.isConnected) return;
		const width = element.style.width;
		Object.assign(element.style, {
			position: 'fixed',
			left: `${old.x - old.width / 2}px`,
			top: `${old.y - old.height / 2}px`,
			width: `${old.width}px`,
			height: `${old.height}px`,
			margin: '0',
			zIndex: HIGHEST,
			pointerEvents: 'none'
		});
		for (const name of ['data-card', 'data-move', 'data-rove']) element.removeAttribute(name);
		element.setAttribute('aria-hidden', 'true');
		element.inert = true;
		this.root.append(element);
		const end = to
			? {
					translate: `${to.x - old.x}px ${to.y - old.y}px`,
					scale: String(Math.max(0.25, Math.min(1, ratio(to, old)))),
					opacity: 0.2
				}
			: { scale: '0.85', opacity: 0 };
		const flight = element.animate([{ translate: '0 0', scale: '1', opacity: 1 }, end], {
			duration: (to ? FLIGHT : FLIGHT / 2) * this.tempo(),
			easing: EASING
		});
		const remove = (): void => {
			element.style.width = width;
			element.remove();
		};
		flight.finished.then(remove, remove);
	}
}

/** An element's centre on the screen and its size without turns. */
function spotOf(element: HTMLElement): Spot {
	const box = element.getBoundingClientRect();
	return {
		x: box.left + box.width / 2,
		y: box.top + box.height / 2,
		width: element.offsetWidth || box.width,
		height: element.offsetHeight || box.height
	};
}

/** How large what fits into one is beside the other: a place may be far wider than a card. */
function ratio(one: Spot, other: Spot): number {
	return Math.min(one.width / other.width, one.height / other.height);
}

interface Flight {
	size: number;
	opacity: number;
	tempo: number;
}

function arrive(element: HTMLElement, from: Spot, to: Spot, { size, opacity, tempo }: Flight): void {
	if (!from.width || !to.width) return;
	for (const running of element.getAnimations()) if (running.id === 'flight') running.cancel();
	const scale = Math.max(0.2, Math.min(4, size));
	element.style.zIndex = HIGHEST;
	const flight = element.animate(
		[
			{ translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: String(scale), opacity },
			{ translate: '0 0', scale: '1', opacity: 1 }
		],
		{ id: 'flight', duration: FLIGHT * tempo, easing: EASING }
	);
	const settle = (): void => {
		if (!element.getAnimations().some((one) => one.id === 'flight')) element.style.zIndex = '';
	};
	flight.finished.then(settle, () => undefined);
}
