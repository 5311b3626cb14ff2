"""The table of Songbirds drawn as text: the forest with its tokens, the harvest, the seats."""

from __future__ import annotations

from voliere.games.doors.board.look import Look, aligned
from voliere.games.doors.board.paint import centred
from voliere.games.phrases import n_cards
from voliere.games.songbirds.cards import (
    CELLS,
    CENTRE,
    COLOURS,
    COLUMNS,
    LINES,
    ROWS,
    SPECIAL_NAMES,
)
from voliere.games.songbirds.view import SongbirdsView
from voliere.games.songbirds.words import card
from voliere.words import text
from voliere.words.functions import plain, signed

CELL = 5  # columns of a cell
MARGIN = 8  # columns to the left of the forest: a row's number and its token
PAINTS = {"R": "red", "B": "blue", "G": "green", "W": "bold"}
SPECIAL = "★"


def draw(view: SongbirdsView, look: Look) -> list[str]:
    """The table in lines."""
    return [*look.beside(forest(view, look), side(view, look)), "", *own(view, look)]


def legend(lang: str) -> list[str]:
    """How to read it."""
    return [text("songbirds-board-legend", lang)]


def forest(view: SongbirdsView, look: Look) -> list[str]:
    """The forest, with the tokens above and to the left."""
    margin = " " * MARGIN
    tokens = [centred(token(one, look), CELL) for one in view.columns]
    lines = [
        margin + " " + " ".join(centred(column, CELL) for column in COLUMNS).rstrip(),
        margin + " " + " ".join(tokens).rstrip(),
        margin + edge(*"┌┬┐"),
    ]
    for place, (row, worth) in enumerate(zip(ROWS, view.rows, strict=True)):
        if place:
            lines.append(margin + border(view, place, look))
        cells = "│".join(cell(view, column + row, look) for column in COLUMNS)
        lines.append(f" {row} {centred(token(worth, look), CELL)}│{cells}│")
    return [*lines, margin + edge(*"└┴┘")]


def token(worth: int | None, look: Look) -> str:
    """The token of a row or column; a dash when it is awarded."""
    return "–" if worth is None else look.paint(f"({worth})", "yellow")


def edge(left: str, between: str, right: str) -> str:
    """A line above or below the forest.

    >>> edge("┌", "┬", "┐")
    '┌─────┬─────┬─────┬─────┬─────┐'
    """
    return left + between.join("─" * CELL for _ in COLUMNS) + right


def border(view: SongbirdsView, place: int, look: Look) -> str:
    """The line between two rows; around the centre it bears tokens of the special card."""
    lines = ["─" * CELL for _ in COLUMNS]
    crossings = ["┼"] * (len(COLUMNS) - 1)
    column, row = CENTRE % len(COLUMNS), CENTRE // len(COLUMNS)
    upright, corner = {row: ("above", "above-right"), row + 1: ("below", "below-left")}.get(
        place, ("", "")
    )
    if upright in view.special:
        lines[column] = centred(special(view.special[upright], look), CELL, "─")
    if corner in view.special:
        at_right = corner == "above-right"
        worth = special(view.special[corner], look)
        lines[column] = "─" * (CELL - 2) + worth if at_right else worth + "─" * (CELL - 2)
    parts = [part for pair in zip(lines, [*crossings, ""], strict=True) for part in pair]
    return "├" + "".join(parts) + "┤"


def special(worth: int, look: Look) -> str:
    """A token of the special card, with its sign."""
    return look.paint(signed(worth), "magenta")


def cell(view: SongbirdsView, name: str, look: Look) -> str:
    """What lies in a cell; a dot where a card can be placed now."""
    content = view.forest.get(name, "")
    if content in SPECIAL_NAMES:
        left, right = (
            special(view.special[side], look) if side in view.special else "  "
            for side in ("left", "right")
        )
        return left + SPECIAL + right
    if content:
        return centred(bird(content, look), CELL)
    can_be_filled = any(move.endswith(f"@{name}") for move in view.moves)
    return centred(look.paint("·", "faint") if can_be_filled else " ", CELL)


def bird(name: str, look: Look) -> str:
    """A card: its colour is told by its letter, too."""
    return look.paint(name, PAINTS[name[0]])


def side(view: SongbirdsView, look: Look) -> list[str]:
    """What stands beside the forest."""
    lines = harvest(view, look)
    if view.special:
        lines += ["", *tokens_of_special(view, look)]
    return [*lines, "", *seats(view, look)]


def harvest(view: SongbirdsView, look: Look) -> list[str]:
    """The tokens of each colour, and their sum."""
    rows = []
    for colour in COLOURS:
        tokens = view.harvest[colour]
        name = look.paint(look.text("songbirds-board-colour", colour=colour), PAINTS[colour])
        sums = f"= {plain(sum(tokens))}" if len(tokens) > 1 else ""
        rows.append([name, " ".join(map(plain, tokens)) or "–", sums])
    return [look.text("songbirds-board-harvest"), *aligned(rows)]


def tokens_of_special(view: SongbirdsView, look: Look) -> list[str]:
    """The special card, and which cells each of its tokens is for."""
    lines = [f"{SPECIAL} {look.said(card(view.forest[CELLS[CENTRE]]))}"]
    for line, worth in view.special.items():
        cells = " ".join(LINES[line])
        told = special(worth, look)
        lines.append("  " + look.text("songbirds-board-special-token", token=told, cells=cells))
    return lines


def seats(view: SongbirdsView, look: Look) -> list[str]:
    """The seats, and what is in the pile that all share."""
    lines = aligned([[look.name(seat), state(view, seat, look)] for seat in range(len(view.laid))])
    if len(view.laid) > 1:
        lines.insert(0, look.text("songbirds-table-began", name=look.name(view.first)))
    if view.options.is_match:
        lines.insert(0, look.text("songbirds-table-round", round=view.round))
    if view.options.is_shared:
        lines += look.listed(look.text("board-pile"), [look.said(n_cards(view.n_pile))])
    if view.score is not None:
        lines += look.listed(look.text("songbirds-board-score"), [plain(view.score)])
    return lines


def state(view: SongbirdsView, seat: int, look: Look) -> str:
    """How a seat stands."""
    parts = [look.said(n_cards(view.hand_sizes[seat]))]
    if view.past_rounds:
        parts.append(look.text("songbirds-board-total", total=view.totals[seat]))
    if view.worms and (worm := view.worms[seat]) is not None:
        parts.append(look.text("songbirds-worm", worm=worm))
    elif view.laid[seat]:
        parts.append(look.text("songbirds-favourite-laid"))
    return ", ".join(parts)


def own(view: SongbirdsView, look: Look) -> list[str]:
    """The card shown, the favourite that is known, and the hand."""
    lines = []
    if view.next_worm:
        lines += look.listed(look.text("songbirds-board-next-worm"), [str(view.next_worm)])
    for label, one in (
        ("songbirds-board-shown", view.shown),
        ("songbirds-board-favourite", view.favourite),
    ):
        if one is not None:
            named = f"{bird(one, look)} ({look.said(card(one))})"
            lines += look.listed(look.text(label), [named])
    if view.hand is not None:
        cards = [bird(one, look) for one in view.hand]
        lines += look.listed(look.text("board-your-hand"), cards)
    return lines
