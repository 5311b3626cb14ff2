"""A finished game dealt and played again, from its published secret: what `voliere verify` does, in
the browser. The rules are those of the package; here is only what walks through a record."""

from __future__ import annotations

import json
import sys
from typing import Any

from voliere.games.errors import VoliereError
from voliere.kernel.log import new_log, take
from voliere.kernel.rng import tape
from voliere.scorepad.rooms import blank
from voliere.table import published


class Chosen:
    """The options of a record, by name."""

    def __init__(self, options: dict[str, Any]) -> None:
        for option, value in options.items():
            setattr(self, option, value)


def is_same_again_json(text: str) -> bool:
    """`is_same_again` for a record as JSON text."""
    return is_same_again(json.loads(text))


def is_same_again(record: dict[str, Any]) -> bool:
    """Whether the secret fits the commitment and the nonces their pledges, and dealing again gives
    exactly the recorded cards: those of every round, and whatever else was left to chance."""
    try:
        published.check(record)
    except VoliereError:
        return False
    rules, notation = room(record["game"], "rules"), room(record["game"], "notation")
    s, log = blank(record["game"]), new_log()
    notation.write_options(s, Chosen(record["options"]))
    deals = record["deal"].get("rounds", [record["deal"]])
    happened = []
    n_dealt = 0
    for entry in record["moves"] + [None]:
        # Before the first move, and between the rounds of a match.
        if n_dealt == 0 or rules.awaits_deal(s):
            n_dealt += 1
            rules.draw_deal(s, tape(published.words_of(record, n_dealt)))
            rules.set_up(s)
            if n_dealt > len(deals) or notation.deal_of(s) != deals[n_dealt - 1]:
                return False
        if entry is None or "chance" in entry:
            continue
        rules.apply(s, entry["seat"], notation.number_of(entry["move"]), log)
        chances = [notation.chance_of(row) for row in take(log)]
        happened += [entry] + [chance for chance in chances if chance is not None]
    moves: list[dict[str, Any]] = record["moves"]
    return n_dealt == len(deals) and happened == moves


def room(game: str, part: str) -> Any:
    """A file of a game's room."""
    name = f"voliere.games.{game}.{part}"
    __import__(name)
    return sys.modules[name]
