"""Undo by agreement: which moves may be taken back.

A move may be taken back as long as it has shown its player, or everybody, nothing that was hidden.
No rule of a game is needed to find out: from all the states the player could not tell apart before
the move, some are drawn and the same move is played in each; if what comes of it looks the same in
all of them, nothing was revealed.
"""

from __future__ import annotations

import msgspec
import numpy as np

from voliere.games.game import Game, View, read
from voliere.kernel import rng
from voliere.kernel.log import new_log, take
from voliere.server.errors import ServerError
from voliere.server.standing import Standing
from voliere.table.table import Table

DRAWS = 12


def moves_to_take_back(standing: Standing, seat: int) -> int:
    """How many moves go if the seat takes back its last one; ServerError if it can't."""
    if standing.table is None or standing.table.over:
        raise ServerError("undo-nothing")
    if standing.undo is not None:
        raise ServerError("undo-pending")
    table = standing.table.copy()
    for n_moves, (_, mover) in enumerate(reversed(standing.plays), start=1):
        move = _take_back_one(table)
        if reveals(table, mover, move):
            raise ServerError("undo-revealed")
        if mover == seat:
            return n_moves
    raise ServerError("undo-nothing")


def _take_back_one(table: Table) -> str:
    """Undo the last move; its notation comes back."""
    with_it = table.moves
    table.undo()
    without = table.moves
    left = next(
        (number for number, pair in enumerate(without) if pair != with_it[number]), len(without)
    )
    return with_it[left][1]


def reveals(table: Table, seat: int, move: str) -> bool:
    """Whether playing this move now would show something that was hidden from its player."""
    seen = {_seen_after(table, table.view(seat), move, draw) for draw in range(DRAWS)}
    return len(seen) > 1


def _seen_after(table: Table, view: View, move: str, draw: int) -> bytes:
    """All that the move would show its player and a spectator, in one of the possible states."""
    game: Game = table.game
    seat = view.seat
    assert seat is not None, "a move has a player"
    buffer = np.frombuffer(view.memory, dtype=np.uint8).copy()
    game.compiled.determinize(buffer, seat, rng.seeded(draw + 1))
    events, scratch = new_log(), np.zeros(1 << 14, dtype=np.int32)
    if not game.compiled.play(buffer, seat, game.moves.parse(move), scratch, events):
        raise AssertionError("what a seat may play does not depend on what it can't know")
    told = [game.views.event(row) for row in take(events)]
    shown = game.views.view(
        read(buffer.view(game.rules.STATE)[0]),
        seat,
        table.options,
        actors=[],
        moves=[],
        over=False,
        result=None,
    )
    if game.compiled.awaits_deal(buffer):
        shown = draw  # the next round's cards will be dealt: nobody could know them
    seen = [[event.seen_by(who) for event in told] for who in (seat, None)]
    return msgspec.json.encode([seen, shown])
