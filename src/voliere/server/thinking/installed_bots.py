"""The bots that may sit at live tables, and what their thinking costs.

Only bots that are installed here do. A `program:` is a command of the machine, and whoever opens a
table may be anybody.
"""

from __future__ import annotations

from functools import cache

from voliere.games.doors.levels import BIRDS, name_of
from voliere.games.doors.personalities import written
from voliere.games.game import Game

QUICK_MS = 50.0  # bots that take no longer never wait for those that do
HINT_MS = 400.0  # what a hint takes, about


@cache
def offered() -> list[str]:
    """The bots that may sit at a live table."""
    # Here, since loading them takes a moment that a server that starts again does not have.
    from voliere import bots

    return bots.names()


def graded() -> list[str]:
    """The eight levels, the weakest first, then the bots that other packages offer. A level that is
    a bird of the ladder has that name, as in records and at older tables."""
    from voliere.bots.ladder import LADDER, OURS

    levels = [bird if bird in LADDER else name_of(n) for n, bird in enumerate(BIRDS, 1)]
    return levels + [bot for bot in offered() if bot not in OURS]


def check_bot(bot: str, game: Game | None = None) -> None:
    """Refuse a bot that may not sit at a live table, of that game if one is given: BotError. Of all
    options it may have a personality alone: strangers set no budgets."""
    from voliere.bots import BotError
    from voliere.bots.levels import check_level
    from voliere.bots.personality import check_personality

    name, personality = written(bot)
    if name not in offered():
        check_level(name)
        raise BotError("unknown-bot", bot=name, bots=", ".join(offered()))
    check_personality(personality, game)
    if personality is not None and not has_personality(name):
        raise BotError("unknown-bot-option", bot=name, option="personality", options="-")


def has_personality(name: str) -> bool:
    """Whether a bot may have a personality: all of ours may."""
    from voliere.bots.ladder import OURS

    return name in OURS


@cache
def usual_ms(name: str | None) -> float | None:
    """How long a bot of ours searches for a decision by the clock, or a hint without a bot takes;
    None for bots that others offer: they may take any time, and can't be told to take less.

    >>> [usual_ms(bot) for bot in ("moineau", "hibou:personality=bold", "level-8", "another", None)]
    [0.0, 1000.0, 1000.0, None, 400.0]
    """
    if name is None:
        return HINT_MS
    from voliere.bots.ladder import usual_ms as of_bot

    return of_bot(written(name)[0])


def is_quick(name: str | None) -> bool:
    """Whether a bot decides in a moment; a hint is made in none."""
    usual = usual_ms(name)
    return usual is not None and usual <= QUICK_MS
