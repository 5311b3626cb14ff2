/**
 * A game as a device plays it, ready to be sent to the server, and the device's commitment:
 *
 *     node device.ts FOLDER GAME OPTIONS
 *
 * One person against bots; everybody plays the first legal move.
 */
import { readFile } from 'node:fs/promises';

import { commitmentOf, open } from '../../web/engine/src/index.ts';

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
console.log(JSON.stringify([sent, commitment]));
