"""The table of Birds of a Feather drawn as text: the sheets of all seats with their ticks."""

from __future__ import annotations

from collections.abc import Sequence

from voliere.games.doors.board.look import Look, aligned
from voliere.games.doors.board.paint import width_of
from voliere.games.feather.cards import HABITATS, KINDS
from voliere.games.feather.view import FeatherView
from voliere.games.feather.words import phase
from voliere.games.phrases import n_cards
from voliere.words import text

PAINTS = {"M": "magenta", "W": "cyan", "D": "yellow", "F": "green", "O": "blue"}
SEEN, UNSEEN = "✓", "·"


def draw(view: FeatherView, look: Look) -> list[str]:
    """The table in lines."""
    return [
        *look.wrapped([look.said(phase(view))]),
        "",
        *sheets(view, look),
        "",
        *lingering(view, look),
        *stocks(view, look),
        *own(view, look),
    ]


def legend(lang: str) -> list[str]:
    """How to read it."""
    return [text("feather-board-legend", lang)]


def sheets(view: FeatherView, look: Look) -> list[str]:
    """The sheets side by side, in as many blocks as the width asks for."""
    heads = first_column(view, look)
    columns = [sheet(view, seat, look) for seat in range(len(view.seen))]
    a_sheet = max(width_of(cell) for column in columns for cell in column) + 2
    n = max((look.width - max(map(width_of, heads))) // a_sheet, 1)
    lines: list[str] = []
    for begin in range(0, len(columns), n):
        block = [heads, *columns[begin : begin + n]]
        lines += ["", *aligned(list(zip(*block, strict=True)))]
    return lines[1:]


def first_column(view: FeatherView, look: Look) -> list[str]:
    """What the lines of the sheets are."""
    names = [habitat(letter, look) for letter in HABITATS]
    return ["", "", *names, look.text("board-points"), look.text("board-cards")]


def habitat(letter: str, look: Look) -> str:
    """A habitat with its letter."""
    return look.paint(look.text("feather-board-habitat", habitat=letter), PAINTS[letter])


def sheet(view: FeatherView, seat: int, look: Look) -> list[str]:
    """The column of a seat: its ticks, its points, how many cards it has."""
    ticks = [
        "".join(SEEN if letter + kind in view.seen[seat] else UNSEEN for kind in KINDS)
        for letter in HABITATS
    ]
    return [
        look.paint(look.name(seat), "bold"),
        KINDS,
        *ticks,
        str(view.scores[seat]),
        str(view.hand_sizes[seat]),
    ]


def lingering(view: FeatherView, look: Look) -> list[str]:
    """The birds that linger, with their owners."""
    birds = [f"{bird(one, look)} ({owner(whose, look)})," for whose, one in view.lingering]
    if not birds:
        return []
    return look.listed(look.text("feather-board-lingering"), [*birds[:-1], birds[-1].rstrip(",")])


def owner(whose: str, look: Look) -> str:
    """Whose a card is."""
    name = look.name(int(whose)) if whose.isdigit() else whose
    return look.text("feather-board-owner", owner=name)


def stocks(view: FeatherView, look: Look) -> list[str]:
    """The hands of nobody, the pile, the cards aside."""
    said = [
        (look.text("feather-board-neutral-hand", number=number), size)
        for number, size in enumerate(view.neutral_sizes, start=1)
    ]
    if view.options.players == 1:
        said.append((look.text("board-pile"), view.n_pile))
    if view.n_aside:
        said.append((look.text("feather-board-aside"), view.n_aside))
    return aligned([[label, look.said(n_cards(size))] for label, size in said]) if said else []


def own(view: FeatherView, look: Look) -> list[str]:
    """What only the seat itself knows."""
    if view.hand is None:
        return []
    lines = [""]
    for key in ("passed", "received", "put", "pack"):
        cards: Sequence[str] = getattr(view, key)
        if cards:
            lines += look.listed(
                look.text(f"feather-board-{key}"), [bird(one, look) for one in cards]
            )
    lines += look.listed(look.text("board-your-hand"), [bird(one, look) for one in view.hand])
    if view.chosen is not None:
        lines += look.listed(look.text("board-your-choice"), [view.chosen])
    return lines


def bird(card: str, look: Look) -> str:
    """A card: its habitat is told by its letter, too."""
    return look.paint(card, PAINTS[card[0]])
