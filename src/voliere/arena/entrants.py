"""The bots that are entered, as people write them: `merle`, `hibou:budget_ms=200`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from voliere.arena.errors import ArenaError
from voliere.bots import Bot, BotError, with_seed
from voliere.bots.bot import check_plays, close
from voliere.bots.ladder import usual_ms
from voliere.bots.written import PROGRAM, parse
from voliere.games.game import Game

MOST_ENTRANTS = 16


class Entrant(msgspec.Struct, frozen=True):
    """A bot that is entered: what it is called in the results, its name and its options."""

    label: str
    name: str
    options: dict[str, Any] = {}

    def bot(self, seed: int) -> Bot:
        """A fresh bot; one that takes a seed gets this one. BotError if it can't be made."""
        try:
            return with_seed(self.name, seed, **self.options)
        except BotError:
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise BotError("bot-died", bot=self.label, reason=reason) from error

    @property
    def is_timed(self) -> bool:
        """Whether the clock bounds its search, so that another run may give other moves."""
        return bool(usual_ms(self.name)) and "simulations" not in self.options


def entered(texts: list[str], game: Game | None = None) -> list[Entrant]:
    """The entrants of a list; a bot that is listed twice is told apart by a number.

    Raises BotError for a text that is no bot, or one that can't be made, or can't play this game.

    >>> [entrant.label for entrant in entered(["moineau", "merle:simulations=50", "moineau"])]
    ['moineau', 'merle:simulations=50', 'moineau#2']
    """
    if not texts:
        raise ArenaError("no-entrants")
    if len(texts) > MOST_ENTRANTS:
        raise ArenaError("too-many-entrants", n=len(texts), most=MOST_ENTRANTS)
    times: Counter[str] = Counter()
    entrants = []
    for text in texts:
        name, options = parse(text)
        times[text] += 1
        label = text if times[text] == 1 else f"{text}#{times[text]}"
        entrant = Entrant(label, name, options)
        bot = entrant.bot(seed=0)
        close(bot)
        if game is not None:
            check_plays(bot, game)
        entrants.append(entrant)
    return entrants


def listed(texts: list[str]) -> list[str]:
    """The single bots of what was given to --bots: a value holds several between commas, but a
    program stands alone, commas and all.

    >>> listed(["oisillon, merle", "program:python bot.py 1,2"])
    ['oisillon', 'merle', 'program:python bot.py 1,2']
    """
    single = []
    for text in texts:
        parts = [text] if text.strip().startswith(PROGRAM) else text.split(",")
        single += [part.strip() for part in parts]
    return single
