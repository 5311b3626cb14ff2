"""A game's compiled rules made ready: loaded from disk, or compiled if the sources are new."""

from __future__ import annotations

from voliere.games.game import Game
from voliere.kernel import rng
from voliere.table import simulate
from voliere.table.position import Position
from voliere.table.record import from_record
from voliere.table.table import Table, make_options


def of_table(game: Game) -> None:
    """Call once what a table calls, so that nobody has to wait for it later."""
    table = Table(game, make_options(game), seed=0)
    while not table.over:
        seat = table.actors[0]
        move = table.legal_moves(seat)[0]
        table.allows(seat, str(move))
        table.play(seat, move)
        table.view(seat)
    table.seen(0)
    position = Position(game, table.options)
    position.deal(rng.seeded(0))
    position.withdrawn(0)


def of_rules(game: Game) -> None:
    """Call once everything else that is compiled of the rules."""
    options = make_options(game)
    table = Table(game, options, seed=0)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.legal_moves(seat)[0])
    from_record(table.record())
    simulate.warm_up(game, options)
    position = Position(game, options)
    position.deal(rng.seeded(0))
    position.redrawn_ahead(rng.seeded(0)).trace(rng.seeded(0))
