"""The printable sheets of Songbirds: the score sheet, which sheets.typ sets, the sections of
the rules on one page, the turn aid."""

from __future__ import annotations

from typing import Any

from voliere.games.doors.sheets import Step, spans
from voliere.games.songbirds import cards, phrases
from voliere.games.songbirds.options import MOST_RIVALS
from voliere.words.phrase import Phrase

USUAL_PLAYERS = 4
SECTIONS = ("setup", "turn", "awards", "special", "end", "early-bird", "match", "solo", "coop")
RULES_SIZE = 8.4  # in points: the largest that fits on one page, in all languages and papers
MATCH_ROUNDS = 8  # lines of a match card
ATTEMPTS = 12  # lines of a sheet for playing together

WORDS = {
    "round": Phrase("songbirds-sheet-round"),
    "favourite": Phrase("songbirds-sheet-favourite"),
    "worm": Phrase("songbirds-sheet-worm"),
    "tokens": Phrase("songbirds-sheet-tokens"),
    "score-of": Phrase("songbirds-sheet-score-of"),
    "title": Phrase("songbirds-sheet-title"),
    "match": Phrase("songbirds-sheet-match"),
    "together": Phrase("songbirds-sheet-together"),
    "names": Phrase("songbirds-sheet-names"),
}
AID = [
    Step(
        "songbirds/G", Phrase("songbirds-sheet-aid-place"), Phrase("songbirds-sheet-aid-place-text")
    ),
    Step(
        "songbirds/berry",
        Phrase("songbirds-sheet-aid-full-line"),
        Phrase("songbirds-sheet-aid-full-line-text"),
    ),
    Step(
        "songbirds/R", Phrase("songbirds-sheet-aid-equal"), Phrase("songbirds-sheet-aid-equal-text")
    ),
    Step(
        "songbirds/crow",
        Phrase("songbirds-sheet-aid-special"),
        Phrase("songbirds-sheet-aid-special-text"),
    ),
    Step(
        "songbirds/W",
        Phrase("songbirds-sheet-aid-favourite"),
        Phrase("songbirds-sheet-aid-favourite-text"),
    ),
    Step(
        "songbirds/worm3",
        Phrase("songbirds-sheet-aid-early-bird"),
        Phrase(
            "songbirds-sheet-aid-early-bird-text",
            worms=", ".join(str(worm) for worm in cards.WORMS),
        ),
    ),
    Step(
        "songbirds/B", Phrase("songbirds-sheet-aid-match"), Phrase("songbirds-sheet-aid-match-text")
    ),
    Step(
        "songbirds/mockingbird",
        Phrase("songbirds-sheet-aid-together"),
        Phrase("songbirds-sheet-aid-together-text"),
    ),
]


def sheet(players: int) -> dict[str, Any]:
    """S14-S20: the card of a match; S23, S26: alone or together, games with their titles."""
    colours = [
        {"code": code, "name": Phrase("sheet-head", text=phrases.colour(code))}
        for code in cards.COLOURS
    ]
    is_match = 1 < players <= MOST_RIVALS
    titles = [Phrase("songbirds-title-" + title) for title in cards.TITLES]
    return {
        "note": Phrase("songbirds-sheet-note" if is_match else "songbirds-sheet-note-together"),
        "colours": colours,
        "match": is_match,
        "lines": MATCH_ROUNDS if is_match else ATTEMPTS,
        "titles": spans(titles, list(cards.TITLES_FROM)),
    }
