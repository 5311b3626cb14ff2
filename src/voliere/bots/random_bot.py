"""`oisillon`, the fledgling: any legal move, all equally likely."""

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.bots.bot import Judged, SeededBot, game_of, seat_to_decide
from voliere.bots.personality import TILT
from voliere.bots.policy import drawn_move
from voliere.table.seen import Seen


class Oisillon(SeededBot):
    """Plays at random."""

    name = "oisillon"

    def choose(self, seen: Seen) -> Any:
        """A legal move, all equally likely; BotError if there is nothing to decide."""
        view = seen.view
        seat_to_decide(view)
        moves = game_of(view).moves
        if self.personality is not None:
            return moves.value(self._leaning(seen, [moves.parse(text) for text in view.moves]))
        text = view.moves[self.drawn(seen, len(view.moves))]
        return moves.value(moves.parse(text))

    def _leaning(self, seen: Seen, legal: list[int]) -> int:
        moves, logits = np.array(legal, np.int32), np.zeros(len(legal))
        self.lean(seen, TILT, moves, logits, len(legal))
        return int(self.run(drawn_move)(moves, logits, len(legal), 1.0, self.random_for(seen)))

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, none better than another."""
        view = seen.view
        seat_to_decide(view)
        moves = game_of(view).moves
        return [Judged(moves.value(moves.parse(text)), 0.5, 0) for text in view.moves]
