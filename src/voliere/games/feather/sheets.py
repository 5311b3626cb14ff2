"""The printable sheets of Birds of a Feather: the score sheet, which sheets.typ sets, the sections
of the rules on one page, the turn aid."""

from __future__ import annotations

from typing import Any

from voliere.games.doors.sheets import Step, spans
from voliere.games.feather import cards, phrases
from voliere.words.phrase import Phrase

USUAL_PLAYERS = 4
SECTIONS = ("setup", "round", "end", "scoring", "raptors", "migration", "draft", "solo")
RULES_SIZE = 10  # in points: the largest that fits on one page, in all languages and papers

WORDS = {"all": Phrase("feather-sheet-all"), "habitat": Phrase("feather-sheet-habitat")}
AID = [
    Step("backs/feather", Phrase("feather-sheet-aid-pick"), Phrase("feather-sheet-aid-pick-text")),
    Step("feather/F1", Phrase("feather-sheet-aid-reveal"), Phrase("feather-sheet-aid-reveal-text")),
    Step("feather/O2", Phrase("feather-sheet-aid-tick"), Phrase("feather-sheet-aid-tick-text")),
    Step("feather/W2", Phrase("feather-sheet-aid-leave"), Phrase("feather-sheet-aid-leave-text")),
    Step(
        "feather/MR", Phrase("feather-sheet-aid-raptors"), Phrase("feather-sheet-aid-raptors-text")
    ),
    Step(
        "feather/DX",
        Phrase("feather-sheet-aid-last-card"),
        Phrase("feather-sheet-aid-last-card-text"),
    ),
    Step(
        "feather/OA",
        Phrase("feather-sheet-aid-points"),
        Phrase(
            "feather-sheet-aid-points-text",
            ace=cards.POINTS[cards.KINDS.index("A")],
            common=cards.POINTS[cards.KINDS.index("C")],
            other=cards.POINTS[cards.KINDS.index("X")],
            bonus=cards.ALL_BONUS,
        ),
    ),
    Step(
        "feather/D1",
        Phrase("feather-sheet-aid-solo"),
        Phrase("feather-sheet-aid-solo-text", revealed=cards.SOLO_REVEALED),
    ),
]


def sheet(players: int) -> dict[str, Any]:
    """F2, F15, F16: five habitats by seven kinds for each player; alone, the ranks."""
    kinds = [
        {"name": Phrase("feather-sheet-kind", kind=kind), "points": points}
        for kind, points in zip(cards.KINDS, cards.POINTS, strict=True)
    ]
    habitats = [
        {"code": code, "name": Phrase("sheet-head", text=phrases.habitat(code))}
        for code in cards.HABITATS
    ]
    titles = [phrases.rank(f"rank-{place}") for place in range(1, len(cards.RANKS) + 2)]
    ranks = spans(titles, [top + 1 for top in cards.RANKS])
    return {
        "note": Phrase("feather-sheet-note", bonus=cards.ALL_BONUS),
        "kinds": kinds,
        "habitats": habitats,
        "bonus": cards.ALL_BONUS,
        "ranks": ranks if players == 1 else [],
    }
