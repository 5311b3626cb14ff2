"""Undo by agreement: which moves may be taken back (U1).

What a player shows of their own cards by a move they take back is their own affair, and the others
agree to it. But nobody may keep, after an undo, anything learned about another seat's hidden cards
or about what lies ahead in a pile. So every move that would go must have shown nobody anything, or
nothing but cards of a seat whose own person is present and agrees: a substitute agrees for nobody.
Where all play together with secret hands nobody's cards are their own affair (S25).

One person alone with bots is training: moves may be taken back there whatever they have shown, but
for a card of a hand that has to stay secret (S25). The log, the table and its record say so.
"""

from __future__ import annotations

from typing import NamedTuple

from voliere.server.errors import ServerError
from voliere.server.tables.revealing import reveals, shows_hand
from voliere.server.tables.table_state import TableState
from voliere.table.table import Table


class Takeback(NamedTuple):
    """What goes when a seat takes back its last move: how many moves, and whether they have shown
    something hidden, so that the game is training from then on."""

    n_moves: int
    is_training: bool


def takeback_of(state: TableState, seat: int) -> Takeback:
    """What goes if the seat takes back its last move; ServerError if it can't."""
    if state.table is None or state.table.over:
        raise ServerError("undo-nothing")
    if state.undo is not None:
        raise ServerError("undo-pending")
    movers = [mover for _, mover in reversed(state.plays)]
    if seat not in movers:
        raise ServerError("undo-nothing")
    table = state.table.copy()
    agreed = _agreeing(state, seat)
    going = movers[: movers.index(seat) + 1]
    shown = [_has_shown(state, table, mover, is_agreed=mover in agreed) for mover in going]
    return Takeback(len(going), any(shown))


def _agreeing(state: TableState, seat: int) -> set[int]:
    """The seats whose people are there and will have agreed, the asking person's among them."""
    if state.options.is_cooperative:
        return set()
    return {*state.seats_of(state.seats[seat].person), *state.others(seat)}


def _has_shown(state: TableState, table: Table, mover: int, *, is_agreed: bool) -> bool:
    """Take back the last move; returns whether it has shown something hidden. ServerError if it
    must stay because of that."""
    ((_, move),) = table.undo()
    if not reveals(table, mover, move, is_agreed=is_agreed):
        return False
    is_secret = state.options.is_cooperative and shows_hand(table, mover, move)
    if is_secret or not state.is_alone_with_bots:
        raise ServerError("undo-revealed")
    return True
