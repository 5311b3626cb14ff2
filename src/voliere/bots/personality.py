"""Personalities: a small tilt of a bot towards the moves that suit it, by the door `personalities`
of a game's room.

A bot that draws its moves, or shares out its time among them, thinks a move that suits it wholly
`exp(TILT)` times as likely as one that leaves it cold. So who plays at random leans much, and who
has searched long only where moves are nearly as good as each other. Who tries moves and gives up
the worse half again and again has no such chances in the end: between the last two it counts
`WORTH` that one suits wholly.
"""

# mypy: disable-error-code="no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numpy as np

from voliere.bots.errors import BotError
from voliere.games import REGISTRY
from voliere.games.contract import Rules
from voliere.games.doors.contract import Personalities
from voliere.games.game import Game
from voliere.kernel.jit import jit_closure

TILT = 1.0
WORTH = 0.02  # of a game: what it counts, between the last two of the moves that were tried


def personalities_of(game: Game) -> tuple[str, ...]:
    """The personalities that bots may have in a game; none if its room has no such door."""
    door = game.door("personalities")
    return () if door is None else tuple(door.PERSONALITIES)


def check_personality(personality: Any, game: Game | None = None) -> None:
    """Raise BotError for a personality that there is not: in a game, or in any; None is none."""
    games = REGISTRY.values() if game is None else [game]
    known = [one for game in games for one in personalities_of(game)]
    if personality is not None and personality not in known:
        raise BotError(
            "unknown-personality", personality=personality, personalities=", ".join(known) or "-"
        )


def number_of(personality: str, game: Game) -> int:
    """The number of a personality in a game; BotError if there is none of that name."""
    check_personality(personality, game)
    return personalities_of(game).index(personality)


@cache
def lean_of(game: Game) -> Callable[..., None]:
    """The compiled tilt in a game whose room has the door."""
    return _lean_of(game.rules, cast(Personalities, game.door("personalities")))


def _lean_of(rules: Rules, personalities: Personalities) -> Callable[..., None]:
    state, suits = rules.STATE, personalities.suits

    @jit_closure(rules, personalities)
    def lean(memory, seat, personality, weight, moves, logits, n):  # type: ignore[no-untyped-def]
        """Add to what speaks for each of n moves so much as it suits the personality."""
        s = memory.view(state)[0]
        for i in range(n):
            logits[i] += weight * suits(s, seat, np.int64(moves[i]), personality)

    return lean
