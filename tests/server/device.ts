/**
 * A game as a device plays it, ready to be sent to the server; the device's commitment; and the game
 * seen again on the device, by several eyes:
 *
 *     node device.ts FOLDER GAME OPTIONS
 *
 * One person against bots; everybody plays the first legal move.
 */
import { readFile } from 'node:fs/promises';

import { commitmentOf, open } from '../../web/engine/src/index.ts';
import { stepsOf } from '../../web/src/lib/engine/steps.ts';

const [folder, game, options] = process.argv.slice(2) as [string, string, string];
const engine = await open(game, (file) => readFile(`${folder}/${file}`));
const complete = engine.options(JSON.parse(options));
const id = `device-${Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex')}`;
const secret = crypto.getRandomValues(new Uint8Array(32));
const seats = Array.from({ length: complete.players }, (_, seat) => ({ bot: seat ? 'moineau' : null }));
const nobody = seats.map(() => null);
const who = seats.map(({ bot }) => (bot ? `bot:${bot}` : 'person'));
const commitment = commitmentOf(secret, { table: id, game, options: complete, seats: who });
const table = engine.table(complete, { secret, nonces: nobody, bound: { commitment, pledges: nobody } });
while (!table.over) {
	const seat = table.actors[0]!;
	table.play(seat, table.legalMoves(seat)[0]!);
}
const { moves } = table.saved();
const now = Date.now();
const sent = { id, game, options: complete, seats, secret: Buffer.from(secret).toString('hex'), moves, created: now - 60_000, ended: now - 1000 };
const eyes = [{ seat: 0, open: false }, { seat: null, open: false }, { seat: 1, open: true }].slice(0, complete.players + 1);
console.log(JSON.stringify([sent, commitment, eyes.map((pair) => [pair, stepsOf(engine, table.saved(), pair)])]));
