import { expect, test } from 'vitest';
import { deviceOf } from '../../src/lib/pages/agent';

test.each([
	['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36', 'Chrome · Linux'],
	['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', 'Safari · iPhone'],
	['Mozilla/5.0 (Android 15; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', 'Firefox · Android'],
	['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge · Windows'],
	['voliere/1.0', 'voliere/1.0'],
	['', '—']
])('%s', (agent, name) => expect(deviceOf(agent)).toBe(name));
