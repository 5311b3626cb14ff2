"""Bots as people write them: `merle`, `hibou:budget_ms=200`, `program:python bot.py`."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from voliere.bots.errors import BotError

PROGRAM = "program:"  # what follows is a command: `program:python my_bot.py`
OPTION = re.compile(r"(?P<rest>.+):(?P<option>[a-z_]+)=(?P<value>[^:\s]+)")
WORDS = {"true": True, "false": False}


def parse(text: str) -> tuple[str, dict[str, Any]]:
    """The name of a bot and its options; BotError for a text that is no bot.

    >>> parse("hibou:budget_ms=200"), parse("program:python bot.py:limit_ms=50")
    (('hibou', {'budget_ms': 200}), ('program:python bot.py', {'limit_ms': 50}))
    """
    name, options = text, {}
    while found := OPTION.fullmatch(name):
        name, option = found["rest"], found["option"]
        if option in options:
            raise BotError("entrant-option-twice", text=text, option=option)
        options[option] = value(found["value"])
    if not name or (not name.startswith(PROGRAM) and re.search(r"[:=\s]", name)):
        raise BotError("bad-entrant", text=text)
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
