"""The printable sheets of Stupide Vautour: the score sheet, which sheets.typ sets, the sections of
the rules on one page, the turn aid."""

from __future__ import annotations

from typing import Any

from voliere.games.doors.sheets import Step
from voliere.games.vautour import cards
from voliere.words.phrase import Phrase

USUAL_PLAYERS = 5
SECTIONS = ("box", "setup", "round", "winner", "ties", "end", "examples")
RULES_SIZE = 11.2  # in points: the largest that fits on one page, in all languages and papers

WORDS = {
    "card": Phrase("vautour-sheet-card"),
    "mice": Phrase("vautour-sheet-mice"),
    "vultures": Phrase("vautour-sheet-vultures"),
}
AID = [
    Step(
        "vautour/m8", Phrase("vautour-sheet-aid-turn-up"), Phrase("vautour-sheet-aid-turn-up-text")
    ),
    Step("backs/vautour", Phrase("vautour-sheet-aid-pick"), Phrase("vautour-sheet-aid-pick-text")),
    Step(
        "vautour/m10",
        Phrase("vautour-sheet-aid-positive"),
        Phrase("vautour-sheet-aid-positive-text"),
    ),
    Step(
        "vautour/v5",
        Phrase("vautour-sheet-aid-negative"),
        Phrase("vautour-sheet-aid-negative-text"),
    ),
    Step("vautour/m3", Phrase("vautour-sheet-aid-equal"), Phrase("vautour-sheet-aid-equal-text")),
    Step(
        "vautour/v2",
        Phrase("vautour-sheet-aid-all-equal"),
        Phrase("vautour-sheet-aid-all-equal-text"),
    ),
    Step(
        "vautour/m5",
        Phrase("vautour-sheet-aid-end", rounds=cards.ROUNDS),
        Phrase("vautour-sheet-aid-end-text"),
    ),
    Step("vautour/v1", Phrase("vautour-sheet-aid-tie"), Phrase("vautour-sheet-aid-tie-text")),
]


def sheet(players: int) -> dict[str, Any]:
    """V9: the points cards, highest first."""
    points_cards = [
        {
            "text": Phrase("pad-signed", n=points),
            "picture": f"vautour/{'m' if points > 0 else 'v'}{abs(points)}",
        }
        for points in sorted(cards.POINTS_CARDS, reverse=True)
    ]
    return {"note": Phrase("vautour-sheet-note"), "cards": points_cards}
