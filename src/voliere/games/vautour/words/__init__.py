"""Vautour: what is put into words: the cards, moves and options, how a table stands.

The texts are in the files beside this one, a language each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.phrases import card_of, n_points, your_hand
from voliere.games.vautour.cards import PLAY_CARDS, POINTS_CARDS, ROUNDS, points_text
from voliere.games.vautour.options import TIEBREAKS
from voliere.words import Phrase

if TYPE_CHECKING:
    from voliere.games.vautour.view import VautourView

# The parts of every card.
CARDS: dict[str, dict[str, Any]] = {
    str(card): {"kind": "play", "number": card} for card in PLAY_CARDS
}
CARDS |= {
    points_text(points): {"kind": "mouse" if points > 0 else "vulture", "points": points}
    for points in POINTS_CARDS
}
MOVES = {"play": "{card:card}"}
VALUES = {"tiebreak": TIEBREAKS}

card = card_of("vautour", CARDS)


def describe(view: VautourView, names: list[str]) -> list[Phrase]:
    """The table as the seat sees it, in lines that can be read aloud."""
    lines = []
    if view.stake:
        stake = [card(one) for one in view.stake]
        lines.append(Phrase("vautour-table-stake", round=view.round, rounds=ROUNDS, stake=stake))
    for name, won, score, last in zip(names, view.won, view.scores, view.last, strict=False):
        lines.append(
            Phrase(
                "vautour-table-player",
                name=name,
                points=n_points(score),
                won=[card(one) for one in won],
                last=last,
            )
        )
    if view.hand is not None:
        lines.append(your_hand(view.hand))
    return lines
