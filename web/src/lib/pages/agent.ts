/** What a browser says of itself, in two words. */

const BROWSERS: [RegExp, string][] = [
	[/Edg/, 'Edge'],
	[/OPR\//, 'Opera'],
	[/SamsungBrowser/, 'Samsung Internet'],
	[/Firefox|FxiOS/, 'Firefox'],
	[/Chrome|CriOS/, 'Chrome'],
	[/Safari/, 'Safari']
];
const SYSTEMS: [RegExp, string][] = [
	[/iPhone/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/CrOS/, 'ChromeOS'],
	[/Windows/, 'Windows'],
	[/Mac OS/, 'macOS'],
	[/Linux/, 'Linux']
];

/** Browser and system, as far as they can be told. */
export function deviceOf(agent: string): string {
	const known = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([sign]) => sign.test(agent))?.[1] ?? []);
	return known.join(' · ') || agent || '—';
}
