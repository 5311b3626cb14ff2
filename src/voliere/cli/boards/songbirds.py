"""The table of Songbirds drawn as text: the forest with its tokens, the harvest, the seats."""

from __future__ import annotations

from voliere.cli.boards.look import Look, aligned
from voliere.cli.boards.words import n_cards, text
from voliere.cli.paint import centred
from voliere.games.language import number_text
from voliere.games.songbirds.cards import CELLS, CENTRE, COLOURS, COLUMNS, LINES, ROWS
from voliere.games.songbirds.names import COLOUR_WORDS, SPECIAL_WORDS, card, signed
from voliere.games.songbirds.view import SongbirdsView

CELL = 5  # columns of a cell
MARGIN = 8  # columns to the left of the forest: a row's number and its token
PAINTS = {"R": "red", "B": "blue", "G": "green", "W": "bold"}
SPECIAL = "★"


def draw(view: SongbirdsView, look: Look) -> list[str]:
    """The table in lines."""
    return [*look.beside(forest(view, look), side(view, look)), "", *own(view, look)]


def legend(lang: str) -> list[str]:
    """How to read it."""
    return [text("legend-songbirds", lang)]


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
    if content in SPECIAL_WORDS:
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
        name = look.paint(f"{colour} {COLOUR_WORDS[colour][look.lang]}", PAINTS[colour])
        sums = f"= {number_text(sum(tokens))}" if len(tokens) > 1 else ""
        rows.append([name, " ".join(map(number_text, tokens)) or "–", sums])
    return [text("harvest", look.lang), *aligned(rows)]


def tokens_of_special(view: SongbirdsView, look: Look) -> list[str]:
    """The special card, and which cells each of its tokens is for."""
    lines = [f"{SPECIAL} {SPECIAL_WORDS[view.forest[CELLS[CENTRE]]][look.lang]}"]
    for line, worth in view.special.items():
        cells = " ".join(LINES[line])
        told = special(worth, look)
        lines.append("  " + text("special-token", look.lang, token=told, cells=cells))
    return lines


def seats(view: SongbirdsView, look: Look) -> list[str]:
    """The seats, and what is in the pile that all share."""
    lines = aligned([[look.name(seat), state(view, seat, look)] for seat in range(len(view.laid))])
    if len(view.laid) > 1:
        lines.insert(0, text("began", look.lang, name=look.name(view.first)))
    if view.options.is_match:
        lines.insert(0, text("round", look.lang, round=view.round))
    if view.options.is_shared:
        lines += look.listed(text("pile", look.lang), [n_cards(view.n_pile, look.lang)])
    if view.score is not None:
        lines += look.listed(text("score", look.lang), [number_text(view.score)])
    return lines


def state(view: SongbirdsView, seat: int, look: Look) -> str:
    """How a seat stands."""
    parts = [n_cards(view.hand_sizes[seat], look.lang)]
    if view.past_rounds:
        parts.append(text("total", look.lang, total=number_text(view.totals[seat])))
    if view.worms and (worm := view.worms[seat]) is not None:
        parts.append(text("worm" if worm else "no-worm", look.lang, worm=worm))
    elif view.laid[seat]:
        parts.append(text("favourite-laid", look.lang))
    return ", ".join(parts)


def own(view: SongbirdsView, look: Look) -> list[str]:
    """The card shown, the favourite that is known, and the hand."""
    lines = []
    if view.next_worm:
        lines += look.listed(text("next-worm", look.lang), [str(view.next_worm)])
    for label, one in (("shown", view.shown), ("favourite", view.favourite)):
        if one is not None:
            named = f"{bird(one, look)} ({card(one, look.lang)})"
            lines += look.listed(text(label, look.lang), [named])
    if view.hand is not None:
        cards = [bird(one, look) for one in view.hand]
        lines += look.listed(text("your-hand", look.lang), cards)
    return lines
