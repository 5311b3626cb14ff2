/** What the games declare, as the server says it: for tests of what is put into words. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { house } from '$lib/session.svelte';

const ROOT = join(import.meta.dirname, '../../..');
const PYTHON = process.env.VOLIERE_PYTHON ?? join(ROOT, '.venv', 'bin', 'python');
const CARDS = `
import msgspec
from voliere.games import REGISTRY
from voliere.server.routes.games import game_card
print(msgspec.json.encode([game_card(game, "fr") for game in REGISTRY.values()]).decode())
`;

house.games = JSON.parse(execFileSync(PYTHON, ['-c', CARDS], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 24 }));
