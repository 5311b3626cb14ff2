"""Checking the options of a table: what every game's `options.py` is made of."""

from __future__ import annotations

import json
from typing import Any

from voliere.games.errors import OptionError


def require(options: Any, option: str, allowed: list[Any]) -> None:
    """Raise OptionError unless the option has one of the allowed values."""
    value = getattr(options, option)
    if not any(value == one and type(value) is type(one) for one in allowed):
        raise OptionError(
            "bad-option-value",
            option=option,
            value=as_text(value),
            allowed=", ".join([as_text(one) for one in allowed]),
        )


def refuse(options: Any, option: str, other: str) -> OptionError:
    """The error that these two options do not go together."""
    return OptionError(
        "bad-combination",
        option=option,
        value=as_text(getattr(options, option)),
        other=other,
        other_value=as_text(getattr(options, other)),
    )


def as_text(value: Any) -> str:
    """A value as it stands in a record.

    >>> as_text(True), as_text(None), as_text("crow"), as_text(["crow", "falcon"])
    ('true', 'null', 'crow', 'crow, falcon')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join([as_text(one) for one in value])
    return json.dumps(value)
