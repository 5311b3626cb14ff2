import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { lang, load, m, nameOfLanguage, speak } from '$lib/words';
import { languagesOf, wordsFiles, type WordsFile } from '../../words/files';
import { declarationOf, gapsOf, wordsOf } from '../../words/messages';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'words-'));
	vi.stubEnv('VOLIERE_WORDS', folder);
});
afterEach(() => {
	rmSync(folder, { recursive: true });
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

function write(path: string, text: string): void {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}

const counted = (id: string, n: string, one: string, other: string): string => `${id} = { ${n} ->\n    [one] ${one}\n   *[other] ${other}\n  }\n`;
const file = (text: string, lang = 'fr', room = 'frame'): WordsFile => ({ room, lang, path: `${room}/${lang}.ftl`, text });

test('a folder of files adds a language; what it lacks is said in English', () => {
	write('web/lib/words/eo.ftl', counted('watchers', '$n', '{ $n } spektanto', '{ $n } spektantoj'));
	const files = wordsFiles();
	expect(languagesOf(files)).toEqual(['fr', 'en', 'eo']);
	const bundle = new FluentBundle('eo', { useIsolating: false });
	const words = wordsOf(files, 'frame', 'eo');
	bundle.addResource({ body: Object.entries(words).map(([id, value]) => ({ id, value, attributes: {} })) } as FluentResource);
	const said = (id: string, values = {}): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? '', values);
	expect([said('watchers', { n: 1 }), said('watchers', { n: 2 }), said('cancel')]).toEqual(['1 spektanto', '2 spektantoj', 'Cancel']);
	expect(wordsOf(files, 'pads', 'eo')).toEqual(wordsOf(files, 'pads', 'en'));
});

test('the type of m names each message and its gaps; what grammar counts is a number', () => {
	const none = 'by = { $who ->\n    [none] personne\n   *[other] { $who }\n  }\n';
	const declaration = declarationOf([file(`play-now = Jouer\n${counted('sat', '$n', '{ $name } seul', '{ $name }, { $n }')}${none}`)]);
	expect(declaration).toContain('\tplay_now: () => string;');
	expect(declaration).toContain('\tsat: (values: { n: number; name: Value }) => string;');
	expect(declaration).toContain('\tby: (values: { who: Value }) => string;');
});

test('what is wrong in a file is told, not left out', () => {
	expect(() => gapsOf(file('play now = Jouer\n'))).toThrow(/frame\/fr\.ftl.*play now/);
	expect(() => gapsOf(file('a = 1\na = 2\n'))).toThrow(/twice/);
	expect(() => gapsOf(file('a = 1\n  .title = 2\n'))).toThrow(/attributes/);
	expect(() => declarationOf([file('a = 1\n'), file('a = 2\n', 'fr', 'pads')])).toThrow(/pads\/fr\.ftl: a stands in frame/);
});

test('another language is spoken at once', async () => {
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	settings.lang = 'fr';
	await load('frame');
	expect(m.cancel()).toBe('Annuler');
	await speak('en');
	expect([lang(), m.cancel(), m.watchers({ n: 1 })]).toEqual(['en', 'Cancel', '1 spectator']);
});

test('a message that is not there fails a test instead of being shown by its name', () => {
	expect(() => (m as unknown as Record<string, () => string>).no_such_message?.()).toThrow('no-such-message');
	expect(() => (m as unknown as Record<string, () => string>).watchers?.()).toThrow('$n');
});

test('languages are called what they call themselves', () => {
	expect(['fr', 'en', 'de'].map(nameOfLanguage)).toEqual(['Français', 'English', 'Deutsch']);
});
