"""The bots that are entered, as people write them: `merle`, `hibou:budget_ms=200`."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec

from voliere.arena.errors import ArenaError
from voliere.bots import Bot, BotError, by_name
from voliere.bots.ladder import PROGRAM, maker_of, options_of

MOST_ENTRANTS = 16
OPTION = re.compile(r"(?P<rest>.+):(?P<option>[a-z_]+)=(?P<value>[^:\s]+)")
WORDS = {"true": True, "false": False}


class Entrant(msgspec.Struct, frozen=True):
    """A bot that is entered: what it is called in the results, its name and its options."""

    label: str
    name: str
    options: dict[str, Any] = {}

    def bot(self, seed: int) -> Bot:
        """A fresh bot; one that takes a seed gets this one. BotError if it can't be made."""
        try:
            takes_seed = "seed" in options_of(maker_of(self.name))
            return by_name(self.name, **{**({"seed": seed} if takes_seed else {}), **self.options})
        except BotError:
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise BotError("bot-died", bot=self.label, reason=reason) from error

    @property
    def is_timed(self) -> bool:
        """Whether the clock bounds its search, so that another run may give other moves."""
        return "simulations" in options_of(maker_of(self.name)) and (
            "simulations" not in self.options
        )


def entered(texts: list[str]) -> list[Entrant]:
    """The entrants of a list; a bot that is listed twice is told apart by a number.

    Raises ArenaError for a text that is no bot and BotError for one that can't be made.

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
        close(entrant.bot(seed=0))
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


def parse(text: str) -> tuple[str, dict[str, Any]]:
    """The name of a bot and its options; ArenaError for a text that is no bot.

    >>> parse("hibou:budget_ms=200"), parse("program:python bot.py:limit_ms=50")
    (('hibou', {'budget_ms': 200}), ('program:python bot.py', {'limit_ms': 50}))
    """
    name, options = text, {}
    while found := OPTION.fullmatch(name):
        name, option = found["rest"], found["option"]
        if option in options:
            raise ArenaError("entrant-option-twice", text=text, option=option)
        options[option] = value(found["value"])
    if not name or (not name.startswith(PROGRAM) and re.search(r"[:=\s]", name)):
        raise ArenaError("bad-entrant", text=text)
    return name, dict(reversed(options.items()))


def value(text: str) -> Any:
    """A number, true or false, or a word.

    >>> value("20"), value("0.5"), value("true"), value("fast")
    (20, 0.5, True, 'fast')
    """
    if text in WORDS:
        return WORDS[text]
    for kind in (int, float):
        with suppress(ValueError):
            return kind(text)
    return text


def close(bot: Bot) -> None:
    """Let go of what a bot holds, such as its program."""
    end = getattr(bot, "close", None)
    if callable(end):
        end()
