"""What the tables of all games are told with: phrases, to be said in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from voliere.games.patterns import fields_of, matched
from voliere.words import Phrase

Cards = Mapping[str, Mapping[str, Any]]  # the parts of every card, by its notation


def card_of(game: str, cards: Cards) -> Callable[[str], Phrase]:
    """What names a card of a game, given in notation."""
    return lambda text: Phrase(f"{game}-card", **cards[text])


def move_of(game: str, patterns: Mapping[str, str], cards: Cards) -> Callable[[str], Phrase]:
    """What names a move of a game, given in notation; ValueError if the game has no such move."""

    def move(text: str) -> Phrase:
        found = matched(patterns, text)
        if found is None:
            raise ValueError(f"“{text}” is no move of {game}")
        kind, fields = found
        arguments: dict[str, Any] = {}
        for field, wording in fields_of(patterns[kind]).items():
            arguments |= _of_field(game, cards, field, wording, fields[field])
        return Phrase(f"{game}-move-{kind}", **arguments)

    return move


def _of_field(game: str, cards: Cards, f: str, wording: str, text: str) -> dict[str, Any]:
    """The arguments of a field of a move, as `arguments.py` makes them of the fields of events."""
    if wording not in ("card", "cards"):
        return {f: text}
    texts = text.split(",")
    named = [Phrase(f"{game}-card", **cards[one]) for one in texts]
    with_article = [Phrase(f"{game}-the-card", **cards[one]) for one in texts]
    if wording == "cards":
        return {f: named, f"{f}_the": with_article, f"{f}_id": texts, f"{f}_n": len(texts)}
    parts = {f"{f}_{part}": value for part, value in cards[text].items()}
    return parts | {f: named[0], f"{f}_the": with_article[0], f"{f}_id": text}


def your_hand(cards: Sequence[Phrase | str]) -> Phrase:
    """A player's own hand."""
    return Phrase("game-your-hand", n=len(cards), cards=list(cards))


def n_points(n: int) -> Phrase:
    """So many points."""
    return Phrase("points", n=n)


def n_cards(n: int) -> Phrase:
    """So many cards."""
    return Phrase("game-n-cards", n=n)


def commas(items: Sequence[Phrase | str]) -> Phrase | str:
    """Items with commas between them; nothing if there are none."""
    return _joined("list-more", items)


def semicolons(items: Sequence[Phrase | str]) -> Phrase | str:
    """Items with semicolons between them; nothing if there are none."""
    return _joined("list-part", items)


def _joined(id: str, items: Sequence[Phrase | str]) -> Phrase | str:
    if not items:
        return Phrase("list-none")
    said = items[0]
    for item in items[1:]:
        said = Phrase(id, list=said, item=item)
    return said
