"""`oisillon`, the fledgling: any legal move, all equally likely."""

from __future__ import annotations

from typing import Any

from voliere.bots.bot import Judged, SeededBot, game_of, seat_to_decide
from voliere.table.seen import Seen


class Oisillon(SeededBot):
    """Plays at random."""

    name = "oisillon"

    def choose(self, seen: Seen) -> Any:
        """A legal move, all equally likely; BotError if there is nothing to decide."""
        view = seen.view
        seat_to_decide(view)
        moves = game_of(view).moves
        text = view.moves[self.drawn(seen, len(view.moves))]
        return moves.value(moves.parse(text))

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, none better than another."""
        view = seen.view
        seat_to_decide(view)
        moves = game_of(view).moves
        return [Judged(moves.value(moves.parse(text)), 0.5, 0) for text in view.moves]
