"""The table of Piafs drawn as text: the column, the perches with their queues, the seats."""

from __future__ import annotations

from collections.abc import Iterable

from voliere.games.doors.board.look import Look, Row, aligned
from voliere.games.phrases import commas
from voliere.games.piafs.cards import SPECIES
from voliere.games.piafs.view import PiafsView
from voliere.games.piafs.words import card as card_phrase
from voliere.games.piafs.words import stage
from voliere.words import Phrase, text

PAINTS = {
    "CH": "red",
    "SP": "yellow",
    "BU": "magenta",
    "BL": "blue",
    "GR": "green",
    "YE": "cyan",
}
ARROW = "←"


def draw(view: PiafsView, look: Look) -> list[str]:
    """The table in lines."""
    return [
        *look.wrapped([look.said(stage(view, look.names))]),
        "",
        *look.beside(column(view, look), [*perches(view, look), "", *piles(view, look)]),
        "",
        *seats(view, look),
        *own(view, look),
    ]


def legend(lang: str) -> list[str]:
    """How to read it."""
    species = commas([Phrase("piafs-board-species", species=one) for one in SPECIES])
    return [text("piafs-board-legend", lang, species=species)]


def column(view: PiafsView, look: Look) -> list[str]:
    """The column, its base at the bottom: position, seed, malus."""
    rows = []
    for position, (seed, malus) in enumerate(zip(view.column, view.malus, strict=True), start=1):
        beside = look.paint(look.said(card_phrase(malus)), "red") if malus else ""
        rows.append([str(position), f"[{seed}]" if seed else "[ ]", beside])
    return [look.text("piafs-board-column"), *aligned(rows[::-1])]


def perches(view: PiafsView, look: Look) -> list[str]:
    """Each perch: the bird on it, and behind an arrow those on the ground. While its captured bird
    has no successor yet, the perch of this turn has an empty place."""
    lines = []
    for number, row in enumerate(view.perches, start=1):
        is_vacant = view.phase == "crow" and view.perch == number
        perched, ground = ("[    ]", row) if is_vacant else (f"[{bird(row[0], look)}]", row[1:])
        queue = f" {ARROW} {birds(ground, look)}" if ground else ""
        label = look.text("piafs-board-perch", number=number)
        lines.append(f"{label}  {perched}{queue}")
    return lines


def piles(view: PiafsView, look: Look) -> list[str]:
    """The track and how many cards the piles hold."""
    return aligned(
        [
            [look.text("piafs-board-track"), birds(view.track, look) or "–"],
            [look.text("piafs-board-birds"), str(view.n_birds)],
            [look.text("piafs-board-feeder"), str(view.n_feeder)],
        ]
    )


def seats(view: PiafsView, look: Look) -> list[str]:
    """A row for each seat; at the end points stand in place of the hands."""
    numbers = view.hand_sizes if view.scores is None else view.scores
    heads = [
        "board-player",
        "board-hand" if view.scores is None else "board-points",
        "piafs-board-seeds",
        "piafs-board-collection",
    ]
    rows = [
        Row(
            [look.name(seat), str(number), str(view.n_seeds[seat])],
            [bird(card, look) for card in view.collections[seat]],
        )
        for seat, number in enumerate(numbers)
    ]
    return look.rows([look.text(head) for head in heads], rows)


def own(view: PiafsView, look: Look) -> list[str]:
    """What only the seat itself knows."""
    if view.hand is None or view.seeds is None:
        return []
    lines = ["", *look.listed(look.text("board-your-hand"), [bird(one, look) for one in view.hand])]
    lines += look.listed(look.text("piafs-board-your-seeds"), view.seeds)
    if view.chosen is not None:
        lines += look.listed(look.text("board-your-choice"), [view.chosen])
    return lines


def birds(cards: Iterable[str], look: Look) -> str:
    """Several birds in a row."""
    return " ".join(bird(card, look) for card in cards)


def bird(card: str, look: Look) -> str:
    """A bird: its species is told by its letters, too."""
    return look.paint(card, PAINTS[card[:2]])
