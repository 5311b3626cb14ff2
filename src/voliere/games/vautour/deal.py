"""Vautour: the options of a table, and deals in notation."""

from __future__ import annotations

from typing import Any, Literal

from voliere.games.errors import RecordError
from voliere.games.game import Options
from voliere.games.options import check
from voliere.games.vautour.cards import POINTS_CARDS, points_text
from voliere.games.vautour.notation import LAYOUT, deal_of, write_options
from voliere.games.vautour.options import OPTIONS

__all__ = ["LAYOUT", "OPTIONS", "VautourOptions", "deal_of", "expect", "read_deal", "write_options"]

POINTS_BY_TEXT = {points_text(points): points for points in POINTS_CARDS}


class VautourOptions(Options, frozen=True, kw_only=True):
    """The options of a table of Vautour."""

    players: int = 2
    tiebreak: Literal["runner-up", "best-mouse"] = "runner-up"
    memory_aid: bool = False

    def check(self) -> None:
        """V8, V10: the values that the rules know."""
        check(self, OPTIONS)


def read_deal(s: Any, deal: dict[str, Any]) -> None:
    """Put a deal into a state that has its options; RecordError if it is no deal of this game."""
    texts = deal.get("points")
    if not isinstance(texts, list) or sorted(map(str, texts)) != sorted(POINTS_BY_TEXT):
        raise RecordError("bad-deal", what="points", value=texts)
    for key, part in deal.items():
        if key != "points" and part:
            raise RecordError("bad-deal", what=key, value=part)
    s["points"] = [POINTS_BY_TEXT[text] for text in texts]


def expect(s: Any, chances: list[dict[str, Any]]) -> None:
    """Nothing is left to chance once the points pile lies."""
