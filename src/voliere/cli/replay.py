"""A game played once more from its deals and its moves."""

from __future__ import annotations

from collections.abc import Iterator

from voliere.games.game import Event
from voliere.table.table import Deal, Table


def dealt_again(table: Table) -> Table:
    """A table with the same deals and no move yet; rounds that were not dealt are dealt afresh."""
    deals = table.deal["rounds"] if table.options.is_match else [table.deal]

    def deal_of_round(round_: int) -> Deal | None:
        return deals[round_ - 1] if round_ <= len(deals) else None

    return Table(table.game, table.options, dealer=deal_of_round)


def replay(table: Table, again: Table) -> Iterator[Event]:
    """Play the moves of a table at another one dealt alike, and tell openly what happens."""
    yield from again.events()
    for n, (seat, move) in enumerate(table.moves, start=1):
        again.expect([chance for after, chance in table.chances if after == n])
        yield from again.play(seat, move)
