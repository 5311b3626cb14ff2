/**
 * Arrow keys walk over the cards and cells of a board: `{@attach roving}` on their container.
 *
 * Whatever carries `data-rove` inside can be reached; Tab enters and leaves the group as a whole,
 * the arrows go to the nearest one in their direction, Home and End to the first and the last. When
 * the focused one leaves the page, the nearest one of its section takes over.
 */

const STEPS: Record<string, readonly [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1]
};

export function roving(container: HTMLElement): () => void {
	const all = (): HTMLElement[] =>
		Array.from(container.querySelectorAll<HTMLElement>('[data-rove]:not(:disabled)'));

	/** Only one can be reached with Tab: the one focused last, or one that can be played, or the first. */
	function keepOne(wanted?: HTMLElement): void {
		const stops = all();
		const kept = stops.find((stop) => stop.tabIndex === 0 && stop.dataset.roved === 'yes');
		const offered = stops.find((stop) => stop.dataset.move !== undefined);
		const isKept = kept && (kept.dataset.move !== undefined || kept === document.activeElement || !offered);
		const one = wanted ?? (isKept ? kept : offered) ?? stops[0];
		for (const stop of stops) {
			stop.tabIndex = stop === one ? 0 : -1;
			stop.dataset.roved = stop === one ? 'yes' : 'no';
		}
	}

	let last: HTMLElement | null = null;
	let place = { x: 0, y: 0 };
	let section: Element | null = null;

	function onfocus(event: FocusEvent): void {
		const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
		if (!stop) return;
		keepOne(stop);
		last = stop;
		place = centre(stop);
		section = stop.closest('section, ul');
	}

	/** When the focused card has left (it was played), the nearest of its section gets the focus. */
	function onchange(): void {
		keepOne();
		if (!last || last.isConnected || document.activeElement !== document.body) return;
		const distance = (stop: HTMLElement): number => {
			const there = centre(stop);
			return Math.hypot(there.x - place.x, there.y - place.y);
		};
		const beside = all().filter((stop) => section?.contains(stop));
		const stops = beside.length ? beside : all();
		last = null;
		stops.sort((a, b) => distance(a) - distance(b))[0]?.focus({ preventScroll: true });
	}

	/** Whoever comes back with Tab is to find something that can be played. */
	function onleave(event: FocusEvent): void {
		if (!container.contains(event.relatedTarget as Node | null)) queueMicrotask(() => keepOne());
	}

	function onkeydown(event: KeyboardEvent): void {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const from = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
		if (!from) return;
		const stops = all();
		const step = STEPS[event.key];
		let next: HTMLElement | undefined;
		if (step) next = nearest(from, stops, step);
		else if (event.key === 'Home') next = stops[0];
		else if (event.key === 'End') next = stops.at(-1);
		else return;
		event.preventDefault();
		next?.focus();
	}

	/** Whoever has chosen a card by key is taken to the first place that is offered for it. */
	function onclick(event: MouseEvent): void {
		if (event.detail) return; // by hand
		const offered = (): HTMLElement[] => all().filter((stop) => stop.dataset.move !== undefined);
		const before = new Set(offered());
		requestAnimationFrame(() => offered().find((stop) => !before.has(stop) && !section?.contains(stop))?.focus());
	}

	const watcher = new MutationObserver(onchange);
	watcher.observe(container, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-move', 'disabled'] });
	container.addEventListener('focusin', onfocus);
	container.addEventListener('focusout', onleave);
	container.addEventListener('keydown', onkeydown);
	container.addEventListener('click', onclick, true);
	keepOne();
	return () => {
		watcher.disconnect();
		container.removeEventListener('focusin', onfocus);
		container.removeEventListener('focusout', onleave);
		container.removeEventListener('keydown', onkeydown);
		container.removeEventListener('click', onclick, true);
	};
}

/** The stop nearest to `from` in a direction: sideways distance counts double. */
function nearest(
	from: HTMLElement,
	stops: HTMLElement[],
	[dx, dy]: readonly [number, number]
): HTMLElement | undefined {
	const here = centre(from);
	let best: HTMLElement | undefined;
	let least = Infinity;
	for (const stop of stops) {
		if (stop === from) continue;
		const there = centre(stop);
		const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
		const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
		if (ahead < 4) continue;
		const distance = ahead + 2 * aside;
		if (distance < least) [best, least] = [stop, distance];
	}
	return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
	const box = element.getBoundingClientRect();
	return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
