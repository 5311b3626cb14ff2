/** What a person has set on this device; kept in the browser. */

export type Lang = 'fr' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'none';

interface Kept {
	lang: Lang;
	theme: Theme;
	motion: Motion;
	sound: boolean;
	notify: boolean;
}

const KEY = 'voliere.settings';

function browserLang(): Lang {
	return typeof navigator !== 'undefined' && !/^fr/i.test(navigator.language) ? 'en' : 'fr';
}

function read(): Kept {
	const fresh: Kept = {
		lang: browserLang(),
		theme: 'auto',
		motion: 'auto',
		sound: false,
		notify: false
	};
	try {
		return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
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
	if (settings.motion !== 'auto') return settings.motion === 'full';
	return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
