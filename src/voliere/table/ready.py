"""A game's compiled rules made ready: loaded from disk, or compiled if the sources are new."""

from __future__ import annotations

import numpy as np

from voliere.games.game import Game
from voliere.kernel import rng
from voliere.table.record import from_record
from voliere.table.table import Table, make_options


def make_ready(game: Game) -> None:
    """Call everything compiled of a game once, so that nobody has to wait for it later."""
    options = make_options(game, players=max(2, game.players[0]))
    table = Table(game, options, seed=0)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.legal_moves(seat)[0])
    table.view(0)
    from_record(table.record())
    compiled = game.compiled
    buffer = compiled.new_buffer()
    game.deals.write_options(buffer.view(game.rules.STATE)[0], options)
    compiled.playouts(buffer, 1, rng.seeded(0), np.zeros(16, np.int64))
    compiled.deal(buffer, rng.seeded(0))
    compiled.withdraw(buffer, 0)
    compiled.trace(buffer, rng.seeded(0), np.zeros((game.rules.MAX_LENGTH, 2), np.int32))
