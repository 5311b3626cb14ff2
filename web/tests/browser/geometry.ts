/** What of a board can be seen and hit: measured in the page, told in words. */

import type { Visitor } from './house';
import { isTouched, type Size } from './positions';

/** What has to be seen while one decides, a game: beside everything that can be played. */
const NEEDED: Record<string, string[]> = {
	piafs: ['.row', '.column li', '.track', '.place', '.mine'],
	vautour: ['.stake .card', '.sum', '.pile', '.others .place', '.mine .place', '.hand'],
	feather: ['.habitat', '.land', '.others .place', '.draft li', '.mine', '.hand .card'],
	songbirds: ['.cell', '.head', '.harvest li', '.strip', '.seats li', '.hand .card']
};

export interface Least {
	/** How wide and high the part of a target must be that can be hit (px). */
	side: number;
	/** How long its longer side must be. */
	longer: number;
}

/** What a screen of this size asks for: a finger needs more than a mouse. */
export const leastAt = (size: Size): Least => ({ side: 32, longer: isTouched(size) ? 44 : 32 });

/** What cannot be seen, or not be hit; nothing where all is well. */
export async function troubles({ page }: Visitor, game: string, least: Least): Promise<string[]> {
	return page.evaluate(
		({ needed, side, longer }) => {
			const found: string[] = [];
			const main = document.querySelector('main') as HTMLElement;
			const board = (document.querySelector('.board') as HTMLElement).getBoundingClientRect();
			const nameOf = (one: Element): string =>
				(one as HTMLElement).dataset.move ?? (one as HTMLElement).dataset.card ?? one.getAttribute('aria-label') ?? one.className;
			const isHit = (one: Element, x: number, y: number): boolean => {
				const seen = document.elementFromPoint(x, y);
				return seen !== null && (one.contains(seen) || (one.matches('.card') && seen.parentElement === one));
			};
			const outside = (one: Element): string | null => {
				const { left, right, top, bottom } = one.getBoundingClientRect();
				const over = { left: -left, right: right - innerWidth, top: board.top - top, bottom: bottom - innerHeight };
				const most = Object.entries(over).sort(([, a], [, b]) => b - a)[0];
				return most && most[1] > 1 ? `${Math.round(most[1])}px beyond the ${most[0]}` : null;
			};
			/** The longest stretch of hits along a line of points 3 px apart, as far as it matters. */
			const stretch = (length: number, hit: (at: number) => boolean): number => {
				let best = 0;
				for (let at = 1, run = 0; at < length && best < longer; at += 3) {
					run = hit(at) ? run + 3 : 0;
					best = Math.max(best, run);
				}
				return best;
			};
			/** What can be hit of a card of a fan: its upper left is seen. */
			const reach = (one: Element): { width: number; height: number } => {
				const { left, top, width, height } = one.getBoundingClientRect();
				const parts = [0.25, 0.5];
				return {
					width: Math.max(...parts.map((part) => stretch(width, (at) => isHit(one, left + at, top + part * height)))),
					height: Math.max(...parts.map((part) => stretch(height, (at) => isHit(one, left + part * width, top + at))))
				};
			};
			/** How much of it nothing else covers. */
			const shown = (one: Element): number => {
				const { left, top, width, height } = one.getBoundingClientRect();
				const parts = [0.06, 0.5, 0.94];
				const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
				return points.filter(([x, y]) => {
					const seen = document.elementFromPoint(x, y);
					return seen !== null && (one.contains(seen) || seen.contains(one));
				}).length / points.length;
			};

			if (main.scrollHeight > main.clientHeight + 1) found.push(`the board is ${main.scrollHeight - main.clientHeight}px too high`);
			if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
			for (const one of main.querySelectorAll<HTMLElement>('[data-move]')) {
				const away = outside(one);
				const { width, height } = reach(one);
				if (away) found.push(`${nameOf(one)} lies ${away}`);
				else if (Math.min(width, height) < side || Math.max(width, height) < longer)
					found.push(`${nameOf(one)}: ${width} x ${height} px can be hit`);
			}
			for (const wanted of needed)
				for (const one of main.querySelectorAll(wanted)) {
					const away = outside(one);
					if (away) found.push(`${wanted} lies ${away}`);
					else if (!one.matches('.hand .card') && shown(one) < 0.6) found.push(`${wanted}: ${Math.round(100 * shown(one))} % is seen`);
				}
			for (const one of main.querySelectorAll('.place .tag, .place .seeds, .place .first')) {
				const beyond = one.getBoundingClientRect().right - (one.closest('.place') as Element).getBoundingClientRect().right;
				if (beyond > 1) found.push(`${one.className} sticks out ${Math.round(beyond)}px of its place`);
			}
			return [...new Set(found)];
		},
		{ needed: NEEDED[game] ?? [], ...least }
	);
}
