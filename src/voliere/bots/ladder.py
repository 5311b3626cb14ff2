"""The bots by name: our own ladder and levels, programs, and classes that other packages offer."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from typing import Any

from voliere.bots.bot import Bot
from voliere.bots.errors import BotError
from voliere.bots.learned.bot import LearnedBot, LearnedSearchBot
from voliere.bots.level_bot import HibouOfLadder, LevelBot, MerleOfLadder, MoineauOfLadder
from voliere.bots.level_bot import usual_ms as usual_ms_of_level
from voliere.bots.levels import check_level
from voliere.bots.program import ProgramBot
from voliere.bots.random_bot import Oisillon
from voliere.bots.written import PROGRAM, parse
from voliere.games import REGISTRY
from voliere.games.doors.levels import N_LEVELS, name_of, number_of

ENTRY_POINTS = "voliere.bots"

Maker = Callable[..., Bot]

# From the weakest to the strongest.
LADDER: dict[str, Maker] = {
    bot.name: bot for bot in (Oisillon, MoineauOfLadder, MerleOfLadder, HibouOfLadder)
}
LEVELS: dict[str, Maker] = {
    name_of(number): partial(LevelBot, level=number) for number in range(1, N_LEVELS + 1)
}
OURS = LADDER | LEVELS
# Known by name, and not offered to players.
UNLISTED: dict[str, Maker] = {bot.name: bot for bot in (LearnedBot, LearnedSearchBot)}


def names() -> list[str]:
    """The names of all bots: the ladder and the levels first, then those that other packages
    offer."""
    return [*OURS, *sorted(point.name for point in entry_points(group=ENTRY_POINTS))]


def usual_ms(name: str) -> float | None:
    """How long a bot of ours searches for a decision by the clock; None for the others, which may
    take any time.

    >>> [usual_ms(name) for name in ("moineau", "merle", "level-8", "another")]
    [0.0, 20.0, 1000.0, None]
    """
    number = number_of(name)
    if number is not None:
        return usual_ms_of_level(number, list(REGISTRY.values()))
    maker = (LADDER | UNLISTED).get(name)
    return None if maker is None else float(getattr(maker, "default_ms", 0.0))


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
    check_level(name)
    ours = OURS | UNLISTED
    if name in ours:
        return ours[name]
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
