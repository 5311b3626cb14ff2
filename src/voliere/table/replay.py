"""A game played again from its record: the one walk through its entries.

The referee of records (`record.py`) takes these steps, and so does whoever deals a finished game
again from its published secret, here and in the browser. There the walk is this very file, under
MicroPython; only the position has a stand-in (`scorepad/micropython/again.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.errors import RecordError
from voliere.kernel.rng import tape
from voliere.table import published
from voliere.table.errors import FairnessError
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voliere.table.position import Position


def steps(entries: list[Any]) -> Iterator[tuple[int, dict[str, Any], list[dict[str, Any]]]]:
    """The moves among the entries of a record, one after the other: the number of the entry, from
    1, the entry itself, and the chance entries behind it. RecordError if there is none where it
    should be.

    >>> squirrel = {"chance": "squirrel", "lost": ["3"]}
    >>> for step in steps([{"seat": 0, "move": "CH5m@2"}, squirrel, {"seat": 0, "move": "d"}]):
    ...     print(step)
    (1, {'seat': 0, 'move': 'CH5m@2'}, [{'chance': 'squirrel', 'lost': ['3']}])
    (3, {'seat': 0, 'move': 'd'}, [])
    """
    number = 0
    while number < len(entries):
        entry = entries[number]
        if _is_chance(entry):
            raise RecordError("wrong-chance-in-record", number=number + 1, value=entry)
        if not _is_move(entry):
            what = Phrase("record-no-move", number=number + 1, entry=str(entry))
            raise RecordError("bad-record", what=what)
        after = number + 1
        while after < len(entries) and _is_chance(entries[after]):
            after += 1
        yield number + 1, entry, entries[number + 1 : after]
        number = after


def _is_chance(entry: Any) -> bool:
    return isinstance(entry, dict) and "chance" in entry


def _is_move(entry: Any) -> bool:
    return (
        isinstance(entry, dict)
        and isinstance(entry.get("move"), str)
        and isinstance(entry.get("seat"), int)
    )


def deal_again(record: dict[str, Any], position: Position) -> None:
    """Deal and play a game again, from the secret of its checked record (`published.check`) and
    from a position of its game and options before the first deal. FairnessError unless exactly the
    recorded cards come of it: those of every round, and whatever else was left to chance."""
    deals = record["deal"].get("rounds", [record["deal"]])
    n_dealt = _deal(record, deals, position, 0)
    for _, entry, chances in steps(record["moves"]):
        rows = position.play_logged(entry["seat"], position.number_of(entry["move"]))
        if rows is None or position.chances(rows) != chances:
            raise FairnessError("other-cards")
        if position.awaits_deal:
            n_dealt = _deal(record, deals, position, n_dealt)
    if n_dealt != len(deals):
        raise FairnessError("other-cards")


def _deal(record: dict[str, Any], deals: list[Any], position: Position, n_dealt: int) -> int:
    """Deal the next round; returns how many are dealt then."""
    position.deal(tape(published.words_of(record, n_dealt + 1)))
    if n_dealt >= len(deals) or position.dealt != deals[n_dealt]:
        raise FairnessError("other-cards")
    return n_dealt + 1
