"""Cards are neither lost nor doubled: what lies where, counted for each game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import voliere


def check_conserved(table: voliere.Table) -> None:
    """Assert that every card of the deck is in exactly one place."""
    COUNTED[table.game.name](table, table._state)


def _vautour(table: voliere.Table, s: Any) -> None:
    rounds = int(s["round"])
    for seat in range(table.options.players):
        hand = [card for card in range(1, 16) if int(s["hand"][seat]) >> card & 1]
        assert sorted(hand + s["played"][seat][:rounds].tolist()) == list(range(1, 16))
    assert Counter(s["points"].tolist()) == Counter([*range(-5, 0), *range(1, 11)])


COUNTED = {"vautour": _vautour}
