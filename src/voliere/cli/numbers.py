"""Numbers on the command line, read with a clear refusal."""

from __future__ import annotations

import re

from voliere.cli.errors import CommandError

LARGEST = 10**15
LEAST_SEED, MOST_SEED = -(2**63), 2**63 - 1
INTEGER = re.compile(r"[+-]?[0-9]{1,19}")


def number(flag: str, text: str, *, least: int = 0, most: int = LARGEST) -> int:
    """The whole number given to a flag; CommandError if it is none or out of range.

    >>> number("--games", "100", least=1)
    100
    """
    if not INTEGER.fullmatch(text) or not least <= int(text) <= most:
        raise CommandError("bad-number", flag=flag, value=text, least=least, most=most)
    return int(text)


def seed_number(text: str) -> int:
    """The number given as --seed; CommandError if it is none."""
    return number("--seed", text, least=LEAST_SEED, most=MOST_SEED)
