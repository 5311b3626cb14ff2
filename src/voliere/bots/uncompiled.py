"""Who plays for a bot while its game is not compiled: the bots that are quick enough run by Python.

They choose what they always do. A bot that searches needs thousands of games a decision; until they
are to be had `moineau` plays for it.
"""

from __future__ import annotations

from voliere.bots.bot import Bot
from voliere.bots.greedy import Moineau
from voliere.bots.level_bot import LevelBot
from voliere.bots.policy import PolicyBot
from voliere.bots.random_bot import Oisillon
from voliere.bots.search_bot import SearchBot
from voliere.games.game import Game
from voliere.kernel.uncompiled import as_written


class PlainOisillon(Oisillon):
    """`oisillon`, run by Python."""

    run = staticmethod(as_written)


class PlainMoineau(Moineau):
    """`moineau`, run by Python: some tens of milliseconds a decision."""

    run = staticmethod(as_written)


class PlainPolicyBot(PolicyBot):
    """A bot that draws from its policy, run by Python."""

    run = staticmethod(as_written)


def stand_in(bot: Bot, game: Game) -> Bot:
    """Who decides instead of a bot while this game is not compiled; of others' bots we know
    nothing, so they do themselves."""
    if isinstance(bot, LevelBot):
        bot = bot.player_of(game)
    if isinstance(bot, PolicyBot):
        return PlainPolicyBot(temperature=bot.temperature, seed=bot.seed)
    if isinstance(bot, SearchBot | Moineau):
        return PlainMoineau(seed=bot.seed)
    return PlainOisillon(seed=bot.seed) if isinstance(bot, Oisillon) else bot
