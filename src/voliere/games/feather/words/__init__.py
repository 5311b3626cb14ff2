"""Feather: what is put into words: the cards, moves and options, how a table stands.

The texts are in the files beside this one, a language each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.games.feather.cards import BIRDS, HABITATS, N_KINDS
from voliere.games.feather.options import OPENINGS
from voliere.games.phrases import (
    card_of,
    commas,
    move_of,
    n_cards,
    n_points,
    semicolons,
    your_hand,
)
from voliere.words import Phrase

if TYPE_CHECKING:
    from voliere.games.feather.kinds import Owned
    from voliere.games.feather.view import FeatherView

# The parts of every card.
CARDS = {bird: {"bird": bird, "habitat": bird[0], "kind": bird[1]} for bird in BIRDS}
MOVES = {
    "play": "{card:card}",
    "discard": "x:{card:card}",
    "pass": "pass:{cards:cards}",
    "draft": "draft:{card:card}",
    "draft-and-put": "draft:{card:card}/{put:card}",
}
VALUES = {"opening": OPENINGS}


card = card_of("feather", CARDS)
move = move_of("feather", MOVES, CARDS)


def describe(view: FeatherView, names: list[str]) -> list[Phrase]:
    """The table as the seat sees it, in lines that can be read aloud."""
    lines = [phase(view)]
    if view.lingering:
        cards = commas([owned(one, names) for one in view.lingering])
        lines.append(Phrase("feather-table-lingering", cards=cards))
    for seat, seen in enumerate(view.seen):
        lines.append(
            Phrase(
                "feather-table-player",
                name=names[seat],
                points=n_points(view.scores[seat]),
                cards=n_cards(view.hand_sizes[seat]),
                sheet=sheet(seen),
            )
        )
    return [*lines, *stocks(view), *own_cards(view)]


def phase(view: FeatherView) -> Phrase:
    """What the table is at."""
    return Phrase(
        "feather-table-phase",
        phase=view.phase,
        pack_round=view.pack_round,
        round=view.round,
        rounds=view.n_rounds,
    )


def owned(one: Owned, names: list[str]) -> Phrase:
    """A card with its owner."""
    owner, text = one
    name = names[int(owner)] if owner.isdigit() else owner
    return Phrase("feather-table-owned", owner=name, card=card(text))


def sheet(seen: list[str]) -> Phrase | str:
    """The birds seen, habitat by habitat."""
    rows = []
    for habitat in HABITATS:
        birds = [Phrase("feather-bird", bird=text) for text in seen if text[0] == habitat]
        if birds:
            rows.append(
                Phrase(
                    "feather-table-habitat",
                    habitat=habitat,
                    n=len(birds),
                    of=N_KINDS,
                    birds=commas(birds),
                )
            )
    return semicolons(rows)


def stocks(view: FeatherView) -> list[Phrase]:
    """The hands of nobody, the pile, the cards aside."""
    lines = [
        Phrase("feather-table-neutral", number=number, cards=n_cards(size))
        for number, size in enumerate(view.neutral_sizes, start=1)
    ]
    if view.options.players == 1:
        lines.append(Phrase("feather-table-pile", cards=n_cards(view.n_pile)))
    if view.n_aside:
        lines.append(Phrase("feather-table-aside", n=view.n_aside))
    return lines


def own_cards(view: FeatherView) -> list[Phrase]:
    """What only the seat itself knows."""
    if view.hand is None:
        return []
    lines = [
        Phrase(id, cards=[card(one) for one in cards])
        for id, cards in (
            ("feather-table-passed", view.passed),
            ("feather-table-received", view.received),
            ("feather-table-put", view.put),
            ("feather-table-pack", view.pack),
        )
        if cards
    ]
    lines.append(your_hand([card(one) for one in view.hand]))
    if view.chosen is not None:
        lines.append(Phrase("game-your-choice", move=move(view.chosen)))
    return lines
