"""The table of Vautour drawn as text: the stake, then each seat with what it has won."""

from __future__ import annotations

from voliere.games.doors.board.look import Look, Row
from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.view import VautourView
from voliere.words import text
from voliere.words.functions import plain, signed


def draw(view: VautourView, look: Look) -> list[str]:
    """The table in lines."""
    return [*stake(view, look), *seats(view, look), *played(view, look), *own(view, look)]


def legend(lang: str) -> list[str]:
    """How to read it."""
    return [text("vautour-board-legend", lang)]


def stake(view: VautourView, look: Look) -> list[str]:
    """The round, and what it is about; nothing when all is over."""
    if not view.stake:
        return []
    round_ = look.text("vautour-board-round", round=view.round, rounds=ROUNDS)
    is_sum = len(view.stake) > 1
    worth = f"= {signed(view.worth)}" if is_sum and view.worth is not None else ""
    cards = " ".join([points(card, look) for card in view.stake])
    return [f"{round_}   {look.text('vautour-board-stake')}  {cards} {worth}".rstrip(), ""]


def seats(view: VautourView, look: Look) -> list[str]:
    """A row for each seat: its points, its last card, what it has won."""
    heads = ("board-player", "board-points", "vautour-board-last", "vautour-board-won")
    rows = [
        Row(
            [look.name(seat), plain(score), view.last[seat] or "–"],
            [points(card, look) for card in view.won[seat]],
        )
        for seat, score in enumerate(view.scores)
    ]
    return look.rows([look.text(head) for head in heads], rows)


def played(view: VautourView, look: Look) -> list[str]:
    """Where all cards stay in view: those that each seat has played."""
    if view.played is None:
        return []
    heads = [look.text("board-player"), look.text("vautour-board-played")]
    rows = [Row([look.name(seat)], cards) for seat, cards in enumerate(view.played)]
    return ["", *look.rows(heads, rows)]


def own(view: VautourView, look: Look) -> list[str]:
    """What only the seat itself knows."""
    if view.hand is None:
        return []
    cards = [look.paint(card, "bold") for card in view.hand]
    lines = ["", *look.listed(look.text("board-your-hand"), cards)]
    if view.chosen is not None:
        lines += look.listed(look.text("board-your-choice"), [view.chosen])
    return lines


def points(card: str, look: Look) -> str:
    """A points card: mice green, vultures red, told apart by their signs."""
    return look.paint(plain(int(card)) if card[0] == "-" else card, colour_of(card))


def colour_of(card: str) -> str:
    """The colour of a points card."""
    return "red" if card.startswith("-") else "green"
