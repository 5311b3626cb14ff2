"""Bots worth playing: a ladder of four, eight levels, and the door for bots made elsewhere.

>>> import voliere, voliere.bots
>>> table = voliere.new_table("vautour", players=2, seed=7)
>>> bot = voliere.bots.by_name("oisillon", seed=1)
>>> bot.choose(table.seen(0)) in table.legal_moves(0)
True
"""

from voliere.bots.bot import Bot, Judged
from voliere.bots.decide import Decision, decide, fallback
from voliere.bots.errors import BotError
from voliere.bots.ladder import LADDER, LEVELS, by_name, names, with_seed
from voliere.table.seen import Seen

__all__ = [
    "LADDER",
    "LEVELS",
    "Bot",
    "BotError",
    "Decision",
    "Judged",
    "Seen",
    "by_name",
    "decide",
    "fallback",
    "names",
    "with_seed",
]
