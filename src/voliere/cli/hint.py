"""A hint: what a bot would play that knows no more than the player."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from voliere.table.seen import Seen

ADVISER = "merle"
SIMULATIONS = 4000
SEED = 0  # the same position gets the same hint


class Hint(NamedTuple):
    """A move in notation, and in which share of its searches, from 0 to 1, the bot went for it."""

    move: str
    share: float


def hint(seen: Seen) -> Hint:
    """What the bot advises who has seen this."""
    from voliere import bots

    adviser = bots.by_name(ADVISER, seed=SEED, simulations=SIMULATIONS)
    move = str(adviser.choose(seen))
    visits = {str(one.move): one.visits for one in adviser.evaluate(seen)}
    return Hint(move, visits[move] / max(sum(visits.values()), 1))
