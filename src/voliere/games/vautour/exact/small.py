"""Small vautours for two, to be solved whole.

The small game has play cards 1 to N and N points cards in the proportion of the box, a third of
them vultures: with 6 cards -2, -1, +1, +2, +3, +4. It is the real game from the round on in which
everybody holds N cards, so the rules are the real ones.
"""

from __future__ import annotations

from voliere.games.vautour import GAME
from voliere.games.vautour.cards import ROUNDS, points_text
from voliere.games.vautour.rules import STATE
from voliere.kernel.entry import Buffer

SIZES = range(1, 8)


def points_of(cards: int) -> list[int]:
    """The points cards of a small game, ascending.

    >>> points_of(6), len(points_of(15))
    ([-2, -1, 1, 2, 3, 4], 15)
    """
    n_vultures = cards // 3
    return [*range(-n_vultures, 0), *range(1, cards - n_vultures + 1)]


def small_game(cards: int, first: int) -> Buffer:
    """A small game in which the points card `first` lies on the table; nobody took the cards of
    the rounds before."""
    buffer = GAME.compiled.new_buffer()
    s = buffer.view(STATE)[0]
    s["players"] = 2
    in_play = points_of(cards)
    before = [card for card in points_of(ROUNDS) if card not in in_play]
    in_play.remove(first)
    s["points"][:] = [*before, first, *in_play]
    GAME.compiled.set_up(buffer)
    s["round"] = s["stake_from"] = ROUNDS - cards
    s["hand"][:2] = (1 << (cards + 1)) - 2
    return buffer


def small_games(cards: int) -> dict[str, Buffer]:
    """A small game by the card that is turned up first."""
    return {points_text(first): small_game(cards, first) for first in points_of(cards)}
