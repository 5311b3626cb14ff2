/** An analysis of this device is told exactly as Python tells one. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Analysed } from '$lib/engine/analyses';
import { settings } from '$lib/settings.svelte';
import { toldOf } from '$lib/study/analysis/telling';
import type { AnalysisTold } from '$lib/table/protocol';
import './declared';

const ROOT = join(import.meta.dirname, '../../..');
const PYTHON = process.env.VOLIERE_PYTHON ?? join(ROOT, '.venv', 'bin', 'python');
const NAMES = ['Ana', 'Bo', 'Élise'];
const ANALYSES = `
import msgspec, voliere
from voliere.server.study.told_analysis import told
from voliere.study.analyse import analyse
found = []
for game, options in (("vautour", {"players": 3}), ("piafs", {"players": 2}), ("feather", {"players": 1})):
    table = voliere.new_table(game, seed=5, **options)
    while not table.over:
        table.play(table.actors[0], table.legal_moves(table.actors[0])[-1])
    analysis = analyse(table.record(), budget_ms=40)
    errors = [analysis.ecart_error(seat) for seat in range(options["players"])]
    found.append([analysis, errors, *(told(analysis, ${JSON.stringify(NAMES)}, lang) for lang in ("fr", "en"))])
print(msgspec.json.encode(found).decode())
`;

type Found = [analysis: Analysed['analysis'], errors: Analysed['errors'], fr: AnalysisTold, en: AnalysisTold];
const found = JSON.parse(execFileSync(PYTHON, ['-c', ANALYSES], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 24 })) as Found[];
const { lang } = settings;

afterEach(() => {
	settings.lang = lang;
});

test.each(found)('%#', (analysis, errors, fr, en) => {
	const told = (): AnalysisTold => toldOf({ analysis, errors, shared: fr.shared, coarse: fr.coarse }, NAMES);
	for (const [lang, right] of [['fr', fr], ['en', en]] as const) {
		settings.lang = lang;
		expect(told()).toEqual(right);
	}
});
