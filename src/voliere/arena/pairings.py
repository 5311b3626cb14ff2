"""Who sits where on which deal: everybody plays the same cards from the same seats.

A *line-up* says how many seats each bot has at one table: every bot as many as every other, and
where the seats don't divide evenly each choice of bots has one more in a line-up of its own. A
*circle* is an order of a line-up around the table, whoever sits first. A deal is played by all
line-ups, each in all rotations of one circle; the next deal takes the next circle. So on every
deal each bot has each seat equally often, and once all circles have had their turn, so has every
arrangement.

Two bots at a table of two make two games a deal, three bots at a table of two make six; two bots
at a table of three sit A A B and A B B, six games a deal. In a solo or cooperative game each bot
takes all seats of a table of its own: one game a bot and deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from itertools import combinations, count, permutations

import msgspec

Arrangement = tuple[int, ...]  # the entrant of each seat, by its place in the list


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: its place in the run, its deal, and the entrant of each seat."""

    number: int
    deal: int
    arrangement: Arrangement


def line_ups(n_entrants: int, players: int) -> list[Arrangement]:
    """How the entrants can share the seats of one table.

    >>> line_ups(2, 2), line_ups(3, 2), line_ups(2, 3)
    ([(0, 1)], [(0, 1), (0, 2), (1, 2)], [(0, 0, 1), (0, 1, 1)])
    """
    each, over = divmod(players, n_entrants)
    everybody = list(range(n_entrants)) * each
    return [tuple(sorted([*everybody, *more])) for more in combinations(range(n_entrants), over)]


@cache
def circles(line_up: Arrangement) -> list[Arrangement]:
    """All orders of a line-up around the table, each from the seat where it reads smallest.

    >>> circles((0, 0, 1, 1)), len(circles((0, 1, 2, 3)))
    ([(0, 0, 1, 1), (0, 1, 0, 1)], 6)
    """
    # The first of a sorted line-up stays first: a smallest rotation begins with it.
    return sorted({min(rotations((line_up[0], *rest))) for rest in permutations(line_up[1:])})


def rotations(circle: Arrangement) -> list[Arrangement]:
    """The different ways to seat a circle.

    >>> rotations((0, 0, 1)), rotations((0, 1, 0, 1))
    ([(0, 0, 1), (0, 1, 0), (1, 0, 0)], [(0, 1, 0, 1), (1, 0, 1, 0)])
    """
    turned = [circle[place:] + circle[:place] for place in range(len(circle))]
    return list(dict.fromkeys(turned))


def on_deal(deal: int, n_entrants: int, players: int, *, shared: bool) -> list[Arrangement]:
    """All arrangements that play a deal; `shared` for a solo or cooperative game.

    >>> on_deal(0, 2, 2, shared=False), on_deal(0, 2, 3, shared=True)
    ([(0, 1), (1, 0)], [(0, 0, 0), (1, 1, 1)])
    """
    if shared:
        return [(entrant,) * players for entrant in range(n_entrants)]
    arrangements = []
    for line_up in line_ups(n_entrants, players):
        orders = circles(line_up)
        arrangements += rotations(orders[deal % len(orders)])
    return arrangements


def fixtures(n_games: int, n_entrants: int, players: int, *, shared: bool) -> Iterator[Fixture]:
    """The games of a run: at least so many, and the last deal played to its end.

    >>> [fixture.arrangement for fixture in fixtures(3, 2, 2, shared=False)]
    [(0, 1), (1, 0), (0, 1), (1, 0)]
    """
    number = 0
    for deal in count():
        if number >= n_games:
            return
        for arrangement in on_deal(deal, n_entrants, players, shared=shared):
            yield Fixture(number, deal, arrangement)
            number += 1


def seed_of(seed: int, deal: int, arrangement: Arrangement = (), seat: int = -1) -> int:
    """The seed of a deal or, with an arrangement and a seat, of the bot that sits there.

    >>> seed_of(7, 0) == seed_of(7, 0) != seed_of(7, 0, (0, 1), 0) != seed_of(7, 0, (0, 1), 1)
    True
    """
    what = f"voliere arena {seed} {deal} {','.join(map(str, arrangement))} {seat}"
    digest = hashlib.blake2b(what.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
