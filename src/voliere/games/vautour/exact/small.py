"""Small vautours for two, to be solved whole."""

from __future__ import annotations

from voliere.games.vautour import GAME
from voliere.games.vautour.cards import points_text
from voliere.games.vautour.rules import STATE
from voliere.games.vautour.small import SIZES, lay_out, points_of
from voliere.kernel.entry import Buffer

__all__ = ["SIZES", "points_of", "small_game", "small_games"]


def small_game(cards: int, first: int) -> Buffer:
    """A small game in which the points card `first` lies on the table."""
    buffer = GAME.compiled.new_buffer()
    buffer.view(STATE)[0]["players"] = 2
    lay_out(buffer, [first, *(card for card in points_of(cards) if card != first)])
    return buffer


def small_games(cards: int) -> dict[str, Buffer]:
    """A small game by the card that is turned up first."""
    return {points_text(first): small_game(cards, first) for first in points_of(cards)}
