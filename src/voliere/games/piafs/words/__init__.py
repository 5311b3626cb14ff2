"""Piafs: what is put into words: the cards, moves and options, how a table stands.

The texts are in the files beside this one, a language each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.phrases import card_of, move_of, n_cards, n_points, semicolons, your_hand
from voliere.games.piafs.cards import MALUS, SEEDS, SEXES, SPECIES, STRENGTHS
from voliere.words import Phrase

if TYPE_CHECKING:
    from voliere.games.piafs.view import PiafsView

# The parts of every card.
CARDS: dict[str, dict[str, Any]] = {
    f"{species}{strength}{sex}": {
        "kind": "bird",
        "species": species,
        "strength": strength,
        "sex": sex,
    }
    for species in SPECIES
    for strength in STRENGTHS
    for sex in SEXES
}
CARDS |= {str(value): {"kind": "seed", "value": value} for value in SEEDS}
CARDS |= {malus: {"kind": "malus", "malus": malus} for malus in MALUS}

MOVES = {
    "play": "{card:card}@{perch:number}",
    "add": "+{card:card}",
    "decline": "-",
    "give-up": "x:{card:card}",
    "draw": "d",
    "draw-from-track": "t:{card:card}",
    "keep": "keep:{cards:cards}",
}
VALUES = {"without": (None, *SPECIES), "first": (None,)}

card = card_of("piafs", CARDS)
move = move_of("piafs", MOVES, CARDS)


def describe(view: PiafsView, names: list[str]) -> list[Phrase]:
    """The table as the seat sees it, in lines that can be read aloud."""
    lines = [stage(view, names), *feeder(view)]
    for seat, name in enumerate(names[: view.options.players]):
        lines.append(player(view, seat, name))
    if view.hand is not None:
        lines.append(your_hand(cards(view.hand)))
    if view.seeds is not None:
        lines.append(Phrase("piafs-table-your-seeds", seeds=view.seeds))
    if view.chosen is not None:
        lines.append(Phrase("game-your-choice", move=move(view.chosen)))
    return lines


def stage(view: PiafsView, names: list[str]) -> Phrase:
    """Who is to do what, and how the game began."""
    is_ending = view.ending and view.phase not in ("keep", "over")
    return Phrase(
        "piafs-table-stage",
        phase=view.phase,
        name=names[view.turn],
        first=names[view.first],
        species=view.without,
        is_ending=is_ending,
    )


def feeder(view: PiafsView) -> list[Phrase]:
    """The perches, the column, the track and the piles."""
    lines = []
    for number, row in enumerate(view.perches, start=1):
        if view.phase == "crow":  # one of the perches is vacant, and the view does not say which
            lines.append(Phrase("piafs-table-vacant", number=number, birds=cards(row)))
        else:
            ground = cards(row[1:]) or None
            lines.append(
                Phrase("piafs-table-perch", number=number, bird=card(row[0]), ground=ground)
            )
    column = [
        Phrase("piafs-table-position", position=position, there=cards([seed, malus]))
        for position, (seed, malus) in enumerate(zip(view.column, view.malus, strict=True), start=1)
    ]
    lines.append(Phrase("piafs-table-column", column=semicolons(column)))
    lines.append(
        Phrase(
            "piafs-table-track",
            track=cards(view.track),
            n_birds=view.n_birds,
            n_feeder=view.n_feeder,
        )
    )
    return lines


def player(view: PiafsView, seat: int, name: str) -> Phrase:
    """A seat: its hand or at the end its points, its seeds, its collection."""
    seeds = Phrase("piafs-n-seeds", n=view.n_seeds[seat])
    birds = cards(view.collections[seat])
    if view.scores is None:
        hand = n_cards(view.hand_sizes[seat])
        return Phrase("piafs-table-player", name=name, hand=hand, seeds=seeds, birds=birds)
    points = n_points(view.scores[seat])
    return Phrase("piafs-table-scored", name=name, points=points, seeds=seeds, birds=birds)


def cards(texts: list[str | None] | list[str]) -> list[Phrase]:
    """Cards, but for places where none is."""
    return [card(text) for text in texts if text is not None]
