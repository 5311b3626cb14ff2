"""A finished game dealt and played again, from its published secret: what `voliere verify` does, in
the browser. The rules and the walk through a record (`table/replay.py`) are those of the package;
here is only what stands in for a position."""

from __future__ import annotations

import json
from typing import Any

from voliere.games.errors import VoliereError
from voliere.kernel.log import new_log, take
from voliere.scorepad.rooms import blank, part_of
from voliere.table import published
from voliere.table.replay import deal_again


class Chosen:
    """The options of a record, by name."""

    def __init__(self, options: dict[str, Any]) -> None:
        for option, value in options.items():
            setattr(self, option, value)


class Position:
    """Stands in for `voliere.table.position.Position`: what a replay asks of it, and no check of
    what is legal."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self._rules, self._notation = part_of(game, "rules"), part_of(game, "notation")
        self._events = part_of(game, "events").EVENTS
        self._state, self._log = blank(game), new_log()
        self._notation.write_options(self._state, Chosen(options))

    @property
    def awaits_deal(self) -> bool:
        """Whether the next round of a match is to be dealt."""
        return bool(self._rules.awaits_deal(self._state))

    @property
    def dealt(self) -> Any:
        """The deal in notation."""
        return self._notation.deal_of(self._state)

    def deal(self, random: Any) -> None:
        """Deal the game, or the next round of a match."""
        self._rules.draw_deal(self._state, random)
        self._rules.set_up(self._state)

    def number_of(self, text: str) -> int | None:
        """The number of the move written so; None if there is none."""
        number: int | None = self._notation.number_of(text)
        return number

    def play_logged(self, seat: int, move: int | None) -> list[list[int]] | None:
        """Play a move and return what happened, as rows of the event log; None if it is none."""
        if move is None:
            return None
        self._rules.apply(self._state, seat, move, self._log)
        return take(self._log)

    def chances(self, rows: list[list[int]]) -> list[Any]:
        """What chance decided according to these rows, as entries of a record."""
        found: list[Any] = self._events.chances(rows)
        return found


def is_same_again_json(text: str) -> bool:
    """Whether the secret of a record, given as JSON text, fits the commitment and the nonces their
    pledges, and dealing again gives exactly the recorded cards."""
    record = json.loads(text)
    try:
        published.check(record)
        deal_again(record, Position(record["game"], record["options"]))  # type: ignore[arg-type]
    except VoliereError:
        return False
    return True
