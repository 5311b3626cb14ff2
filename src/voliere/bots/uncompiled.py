"""Who plays for a bot while its game is not compiled: the bots that are quick enough run by Python.

They choose what they always do. A bot that searches needs thousands of games a decision; until they
are to be had `moineau` plays for it, or the learned policy if it goes by that.
"""

from __future__ import annotations

from typing import Any

from voliere.bots.bot import Bot, SeededBot
from voliere.bots.greedy import Moineau
from voliere.bots.learned.bot import LearnedBot, LearnedSearchBot
from voliere.bots.level_bot import BirdOfLadder, LevelBot
from voliere.bots.policy import PolicyBot
from voliere.bots.random_bot import Oisillon
from voliere.bots.search_bot import SearchBot
from voliere.games.game import Game, Options
from voliere.kernel.uncompiled import as_written

COOL = 0.4  # the temperature at which the learned policy plays for who would search by it


class PlainOisillon(Oisillon):
    """`oisillon`, run by Python."""

    run = staticmethod(as_written)


class PlainMoineau(Moineau):
    """`moineau`, run by Python: some tens of milliseconds a decision."""

    run = staticmethod(as_written)


class PlainPolicyBot(PolicyBot):
    """A bot that draws from its policy, run by Python."""

    run = staticmethod(as_written)


class PlainLearnedBot(LearnedBot):
    """A bot that draws from its learned policy, run by Python."""

    run = staticmethod(as_written)


def stand_in(bot: Bot, game: Game, options: Options) -> Bot:
    """Who decides instead of a bot at such a table while its game is not compiled; of others' bots
    we know nothing, so they do themselves."""
    if isinstance(bot, LevelBot):
        bot = bot.player_at(game, options)
    if isinstance(bot, BirdOfLadder):
        bot = bot.other_at(game, options) or bot
    if not isinstance(bot, SeededBot):
        return bot
    own: Any = {"seed": bot.seed, "personality": bot.personality}
    if isinstance(bot, LearnedBot):
        return PlainLearnedBot(temperature=bot.temperature, **own)
    if isinstance(bot, LearnedSearchBot):
        return PlainLearnedBot(temperature=COOL, **own)
    if isinstance(bot, PolicyBot):
        return PlainPolicyBot(temperature=bot.temperature, **own)
    if isinstance(bot, SearchBot | Moineau):
        return PlainMoineau(**own)
    if isinstance(bot, Oisillon):
        return PlainOisillon(**own)
    return bot
