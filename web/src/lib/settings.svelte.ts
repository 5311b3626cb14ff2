/** What a person has set on this device; kept in the browser. */

import { languages } from 'virtual:words';

export type Theme = 'auto' | 'light' | 'dark';
/** How cards move: as the device wants it, or at a tempo of one's own (`full` is the usual one). */
export type Motion = 'auto' | 'slow' | 'full' | 'fast' | 'none';
/** Whether a move is asked for again before it is played. */
export type Confirm = 'off' | 'on' | 'touch';

interface Kept {
	lang: string;
	theme: Theme;
	motion: Motion;
	confirm: Confirm;
	sound: boolean;
	notify: boolean;
	/** Whether rules show the numbers of their paragraphs. */
	paragraphs: boolean;
}

const KEY = 'voliere.settings';

/** The browser's language, if we speak it, or else English; theme.js says the same before the page is there. */
function browserLang(): string {
	const wanted = navigator.language.split('-')[0] ?? '';
	return languages.includes(wanted) ? wanted : 'en';
}

function read(): Kept {
	const fresh: Kept = {
		lang: browserLang(),
		theme: 'auto',
		motion: 'auto',
		confirm: 'off',
		sound: false,
		notify: false,
		paragraphs: false
	};
	try {
		const kept: Kept = { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
		return languages.includes(kept.lang) ? kept : { ...kept, lang: fresh.lang };
	} catch {
		return fresh;
	}
}

export const settings: Kept = $state(read());

/** Change settings, keep them, and dress the page accordingly. */
export function set(change: Partial<Kept>): void {
	Object.assign(settings, change);
	try {
		localStorage.setItem(KEY, JSON.stringify(settings));
	} catch {
		// Storage may be forbidden; the settings then last as long as the page.
	}
	dress();
}

/** Put language and theme on the page's root element. */
export function dress(): void {
	const root = document.documentElement;
	root.lang = settings.lang;
	if (settings.theme === 'auto') delete root.dataset.theme;
	else root.dataset.theme = settings.theme;
	if (settings.motion === 'none') root.dataset.motion = 'none';
	else delete root.dataset.motion;
}

/** Whether cards should fly: the person's choice, or else the system's. */
export function isMotionWanted(): boolean {
	if (settings.motion !== 'auto') return settings.motion !== 'none';
	return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long everything takes that moves, as a part of the usual time. */
export function tempo(): number {
	return { auto: 1, slow: 1.8, full: 1, fast: 0.5, none: 1 }[settings.motion];
}

/** How long what happens stays before the next, as a part of the usual time: without motion less is enough. */
export function patience(): number {
	if (settings.motion === 'none') return 0.4;
	return isMotionWanted() ? tempo() : 0.7;
}
