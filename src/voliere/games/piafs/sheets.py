"""The printable sheets of Piafs: the score sheet, which sheets.typ sets, the sections of
the rules on one page, the turn aid."""

from __future__ import annotations

from typing import Any

from voliere.games.doors.sheets import Step
from voliere.games.piafs import cards
from voliere.games.piafs.phrases import species_birds
from voliere.words.phrase import Phrase

USUAL_PLAYERS = 4
SECTIONS = ("setup", "turn", "capture", "malus", "no-capture", "draw", "end", "scoring")
RULES_SIZE = 8.9  # in points: the largest that fits on one page, in all languages and papers

WORDS = {
    "species": Phrase("piafs-sheet-species"),
    "birds": Phrase("piafs-sheet-birds"),
    "eggs": Phrase("piafs-sheet-eggs"),
    "pairs": Phrase("piafs-sheet-pairs", points=cards.POINTS_A_PAIR),
    "seeds": Phrase("piafs-sheet-seeds"),
}
AID = [
    Step("piafs/SPm", Phrase("piafs-sheet-aid-play"), Phrase("piafs-sheet-aid-play-text")),
    Step("piafs/perch", Phrase("piafs-sheet-aid-compare"), Phrase("piafs-sheet-aid-compare-text")),
    Step(
        "piafs/BUm",
        Phrase("piafs-sheet-aid-capture"),
        Phrase("piafs-sheet-aid-capture-text", column=cards.COLUMN),
    ),
    Step("piafs/crow", Phrase("piafs-sheet-aid-malus"), Phrase("piafs-sheet-aid-malus-text")),
    Step("piafs/GRm", Phrase("piafs-sheet-aid-perch"), Phrase("piafs-sheet-aid-perch-text")),
    Step("piafs/YEf", Phrase("piafs-sheet-aid-add"), Phrase("piafs-sheet-aid-add-text")),
    Step(
        "backs/piafs",
        Phrase("piafs-sheet-aid-refill"),
        Phrase("piafs-sheet-aid-refill-text", hand=cards.HAND, column=cards.COLUMN),
    ),
    Step(
        "piafs/egg",
        Phrase("piafs-sheet-aid-end"),
        Phrase("piafs-sheet-aid-end-text", kept=cards.N_KEPT, pair=cards.POINTS_A_PAIR),
    ),
]


def sheet(players: int) -> dict[str, Any]:
    """P17-P20: birds and eggs a species, pairs, seeds."""
    eggs = " ".join(str(n) for n in cards.EGGS)
    species = [
        {"code": code, "name": Phrase("sheet-head", text=species_birds(code))}
        for code in cards.SPECIES
    ]
    return {"note": Phrase("piafs-sheet-note", eggs=eggs), "species": species}
