"""The table of Vautour drawn as text: the stake, then each seat with what it has won."""

from __future__ import annotations

from voliere.cli.boards.look import Look, Row
from voliere.cli.boards.words import text
from voliere.games.language import number_text
from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.names import signed
from voliere.games.vautour.view import VautourView


def draw(view: VautourView, look: Look) -> list[str]:
    """The table in lines."""
    return [*stake(view, look), *seats(view, look), *played(view, look), *own(view, look)]


def legend(lang: str) -> list[str]:
    """How to read it."""
    return [text("legend-vautour", lang)]


def stake(view: VautourView, look: Look) -> list[str]:
    """The round, and what it is about; nothing when all is over."""
    if not view.stake:
        return []
    round_ = text("round-of", look.lang, round=view.round, rounds=ROUNDS)
    worth = f"= {signed(sum(map(int, view.stake)))}" if len(view.stake) > 1 else ""
    cards = " ".join([points(card, look) for card in view.stake])
    return [f"{round_}   {text('stake', look.lang)}  {cards} {worth}".rstrip(), ""]


def seats(view: VautourView, look: Look) -> list[str]:
    """A row for each seat: its points, its last card, what it has won."""
    heads = [text(head, look.lang) for head in ("player", "points", "last", "won")]
    rows = [
        Row(
            [look.name(seat), number_text(score), view.last[seat] or "–"],
            [points(card, look) for card in view.won[seat]],
        )
        for seat, score in enumerate(view.scores)
    ]
    return look.rows(heads, rows)


def played(view: VautourView, look: Look) -> list[str]:
    """Where all cards stay in view: those that each seat has played."""
    if view.played is None:
        return []
    heads = [text("player", look.lang), text("played", look.lang)]
    rows = [Row([look.name(seat)], cards) for seat, cards in enumerate(view.played)]
    return ["", *look.rows(heads, rows)]


def own(view: VautourView, look: Look) -> list[str]:
    """What only the seat itself knows."""
    if view.hand is None:
        return []
    cards = [look.paint(card, "bold") for card in view.hand]
    lines = ["", *look.listed(text("your-hand", look.lang), cards)]
    if view.chosen is not None:
        lines += look.listed(text("chosen", look.lang), [view.chosen])
    return lines


def points(card: str, look: Look) -> str:
    """A points card: mice green, vultures red, told apart by their signs."""
    return look.paint(number_text(int(card)) if card[0] == "-" else card, colour_of(card))


def colour_of(card: str) -> str:
    """The colour of a points card."""
    return "red" if card.startswith("-") else "green"
