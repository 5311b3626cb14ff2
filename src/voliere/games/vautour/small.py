"""Small vautours, for programs that solve or learn: play cards 1 to N and N points cards.

The points cards are in the proportion of the box, a third of them vultures: with 6 cards -2, -1,
+1, +2, +3, +4. A small game is the real one from the round on in which everybody holds N cards, so
the rules are the real ones, and nothing of it stands in records or notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial

from voliere.games.vautour import GAME
from voliere.games.vautour.cards import ROUNDS
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


def n_moves(cards: int) -> int:
    """How many different moves there are: those of the cards in play come first."""
    return cards


def n_deals(cards: int) -> int:
    """How many deals there are, all equally likely: the orders of the points cards."""
    return factorial(cards)


def length(cards: int, players: int) -> int:
    """How many moves a game has."""
    return cards * players


def deal(buffer: Buffer, cards: int, number: int) -> None:
    """Deal the small game of that number into a state that has its options."""
    left = points_of(cards)
    order = []
    for n_left in range(cards, 0, -1):
        number, place = divmod(number, n_left)
        order.append(left.pop(place))
    lay_out(buffer, order)


def lay_out(buffer: Buffer, points: Sequence[int]) -> None:
    """Begin a small game in which the points cards are turned up in this order; nobody took the
    cards of the rounds before."""
    cards = len(points)
    s = buffer.view(STATE)[0]
    before = [card for card in points_of(ROUNDS) if card not in points]
    s["points"][:] = [*before, *points]
    GAME.compiled.set_up(buffer)
    s["round"] = s["stake_from"] = ROUNDS - cards
    s["hand"][: s["players"]] = (1 << (cards + 1)) - 2
