"""Songbirds: what is put into words: cards, moves and options, how a table stands.

The texts are in the files beside this one, a language each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.phrases import card_of, commas, n_cards, your_hand
from voliere.games.songbirds.cards import (
    CELLS,
    COLOURS,
    COLUMNS,
    LOUDEST,
    ROWS,
    SPECIAL_NAMES,
)
from voliere.words import Phrase

if TYPE_CHECKING:
    from voliere.games.songbirds.view import SongbirdsView

# The parts of every card.
CARDS: dict[str, dict[str, Any]] = {
    f"{colour}{volume}": {"kind": "bird", "colour": colour, "volume": volume}
    for colour in COLOURS
    for volume in range(1, LOUDEST + 1)
}
CARDS |= {special: {"kind": "special", "special": special} for special in SPECIAL_NAMES}

MOVES = {
    "place": "{card:card}@{cell:text}",
    "place-shown": "@{cell:text}",
    "lay": "{card:card}!",
    "lay-shown": "!",
    "show": "{card:card}?",
}
VALUES = {"special": SPECIAL_NAMES}

card = card_of("songbirds", CARDS)


def describe(view: SongbirdsView, names: list[str]) -> list[Phrase]:
    """The table as the seat sees it, in lines that can be read aloud."""
    return [
        *match(view, names),
        *forest(view),
        *harvest(view),
        *players(view, names),
        *own(view),
    ]


def match(view: SongbirdsView, names: list[str]) -> list[Phrase]:
    """S18: the round and those before."""
    lines = []
    if view.options.is_match:
        lines.append(Phrase("songbirds-table-round", round=view.round))
    if view.options.players > 1:
        lines.append(Phrase("songbirds-table-began", name=names[view.first]))
    for number, past in enumerate(view.past_rounds, start=1):
        each = [
            Phrase(
                "songbirds-table-past-seat",
                name=name,
                score=score,
                favourite=card(favourite),
                berries=berries,
            )
            for name, score, favourite, berries in zip(
                names, past.scores, past.favourites, past.berries, strict=False
            )
        ]
        lines.append(Phrase("songbirds-table-past", round=number, each=each))
    if view.past_rounds:
        totals = [
            Phrase("songbirds-table-total", name=name, total=total)
            for name, total in zip(names, view.totals, strict=False)
        ]
        lines.append(Phrase("songbirds-table-totals", totals=totals))
    return lines


def forest(view: SongbirdsView) -> list[Phrase]:
    """The tokens, the rows with their cards, the tokens of a special card."""
    tokens = [
        Phrase("songbirds-table-column", column=column, token=token)
        for column, token in zip(COLUMNS, view.columns, strict=True)
    ]
    lines = [Phrase("songbirds-table-columns", tokens=commas(tokens))]
    for row, token in zip(ROWS, view.rows, strict=True):
        cards = [
            Phrase("songbirds-table-cell", cell=cell, card=card(view.forest[cell]))
            for cell in CELLS
            if cell[1] == row and cell in view.forest
        ]
        lines.append(
            Phrase("songbirds-table-row", row=row, token=token, n=len(cards), cards=commas(cards))
        )
    if view.special:
        around = [
            Phrase("songbirds-table-special-token", line=line, token=token)
            for line, token in view.special.items()
        ]
        lines.append(Phrase("songbirds-table-special", tokens=commas(around)))
    return lines


def harvest(view: SongbirdsView) -> list[Phrase]:
    """The tokens of each colour."""
    return [
        Phrase(
            "songbirds-table-harvest",
            colour=colour,
            tokens=[Phrase("songbirds-table-token", token=token) for token in view.harvest[colour]],
            n=len(view.harvest[colour]),
            total=sum(view.harvest[colour]),
        )
        for colour in COLOURS
    ]


def players(view: SongbirdsView, names: list[str]) -> list[Phrase]:
    """How each seat stands, and what is in the pile that all share."""
    lines = []
    for seat, (name, size) in enumerate(zip(names, view.hand_sizes, strict=False)):
        parts = [n_cards(size)]
        if view.laid[seat]:
            parts.append(Phrase("songbirds-favourite-laid"))
        if view.worms and (worm := view.worms[seat]) is not None:
            parts.append(Phrase("songbirds-worm", worm=worm))
        lines.append(Phrase("songbirds-table-player", name=name, parts=commas(parts)))
    if view.options.is_shared:
        lines.append(Phrase("songbirds-table-pile", cards=n_cards(view.n_pile)))
    return lines


def own(view: SongbirdsView) -> list[Phrase]:
    """The card shown, the favourite that is known, and the hand."""
    lines = []
    if view.shown is not None:
        lines.append(Phrase("songbirds-table-shown", card=card(view.shown)))
    if view.favourite is not None:
        lines.append(
            Phrase(
                "songbirds-table-favourite",
                is_shared=view.options.is_shared,
                card=card(view.favourite),
            )
        )
    if view.hand is not None:
        lines.append(your_hand([card(one) for one in view.hand]))
    return lines
