"""The bots by name: our own ladder, programs, and classes that other packages offer."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from typing import Any

from voliere.bots.bot import Bot
from voliere.bots.errors import BotError
from voliere.bots.greedy import Moineau
from voliere.bots.program import ProgramBot
from voliere.bots.random_bot import Oisillon
from voliere.bots.search_bot import Hibou, Merle
from voliere.bots.written import PROGRAM, parse

ENTRY_POINTS = "voliere.bots"

Maker = Callable[..., Bot]

# From the weakest to the strongest.
LADDER: dict[str, Maker] = {bot.name: bot for bot in (Oisillon, Moineau, Merle, Hibou)}


def names() -> list[str]:
    """The names of all bots: the ladder first, then those that other packages offer."""
    return [*LADDER, *sorted(point.name for point in entry_points(group=ENTRY_POINTS))]


def by_name(text: str, **options: Any) -> Bot:
    """The bot of that name with these options, and those written behind the name, which go first;
    BotError for a name or an option that is not known.

    >>> by_name("oisillon", seed=1).name, by_name("merle:simulations=50", seed=1).simulations
    ('oisillon', 50)
    """
    name, written = parse(text)
    options = {**options, **written}
    maker = maker_of(name)
    known = options_of(maker)
    for option in options:
        if option not in known:
            raise BotError(
                "unknown-bot-option", bot=name, option=option, options=", ".join(known) or "-"
            )
    return maker(**options)


def with_seed(text: str, seed: int, /, **options: Any) -> Bot:
    """As `by_name`, for any bot: one that takes a seed gets this one, unless another is given."""
    takes_seed = "seed" in options_of(maker_of(parse(text)[0]))
    return by_name(text, **{**({"seed": seed} if takes_seed else {}), **options})


def maker_of(name: str) -> Maker:
    """What makes the bot of that name; BotError if there is none."""
    if name in LADDER:
        return LADDER[name]
    if name.startswith(PROGRAM):
        return partial(ProgramBot, command=name.removeprefix(PROGRAM))
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return point.load()  # type: ignore[no-any-return]
    raise BotError("unknown-bot", bot=name, bots=", ".join(names()))


def options_of(maker: Maker) -> list[str]:
    """The names of the options a bot takes."""
    given = maker.keywords if isinstance(maker, partial) else {}
    return [option for option in inspect.signature(maker).parameters if option not in given]
