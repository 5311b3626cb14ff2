"""The door `small`: small forms of a game, for programs that solve it whole or learn on it first.

They are games that begin late, with few cards, by the rules of the real one: no option of a table
and no record knows of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from voliere.kernel.entry import Buffer


class Small(Protocol):
    """Without it there are no small forms, and a sentence says so."""

    @property
    def SIZES(self) -> range:  # noqa: N802
        """How many cards there may be."""

    def n_moves(self, cards: int, /) -> int:
        """How many different moves there are: those of the lowest numbers."""

    def n_deals(self, cards: int, /) -> int:
        """How many deals there are, all equally likely."""

    def length(self, cards: int, players: int, /) -> int:
        """How many moves a game has at most."""

    def deal(self, buffer: Buffer, cards: int, number: int, /) -> None:
        """Deal the small game of that number into a state that has its options."""
