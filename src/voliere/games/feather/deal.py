"""Feather: the options of a table, and deals in notation."""

from __future__ import annotations

from typing import Any, Literal

from voliere.games.errors import RecordError
from voliere.games.feather.cards import (
    BIRDS,
    DECK,
    HAND_SIZE,
    N_CARDS,
    N_NEUTRAL,
    NEUTRAL_SIZE,
    PACK_ROUNDS,
    PACK_SIZE,
)
from voliere.games.feather.notation import BIRD_BY_TEXT, LAYOUT, deal_of, write_options
from voliere.games.feather.options import OPTIONS
from voliere.games.feather.state import DRAFT
from voliere.games.game import Options
from voliere.games.options import check

__all__ = ["LAYOUT", "OPTIONS", "FeatherOptions", "deal_of", "expect", "read_deal", "write_options"]


class FeatherOptions(Options, frozen=True, kw_only=True):
    """The options of a table of Birds of a Feather; one player plays solo."""

    players: int = 2
    opening: Literal["deal", "migration", "draft"] = "deal"
    raptors: bool = False

    def check(self) -> None:
        """F10-F14: the values that the rules know; a solo hand is dealt."""
        check(self, OPTIONS)


def read_deal(s: Any, deal: dict[str, Any]) -> None:
    """Put a deal into a state that has its options; RecordError if it is no deal of this game."""
    players = int(s["players"])
    parts = dict(deal)
    cards: list[int] = []
    if s["opening"] == DRAFT:
        packs = _list(parts, "packs", PACK_ROUNDS[players])
        for packs_of_round in packs:
            cards += _birds("packs", packs_of_round, players, PACK_SIZE[players])
        orders = _list(parts, "neutral_order", N_NEUTRAL[players])
        for order in orders:
            if not _is_order(order):
                raise RecordError("bad-deal", what="neutral_order", value=order)
    else:
        orders = []
        hands = _list(parts, "hands", players)
        cards += _birds("hands", hands, players, HAND_SIZE[players])
        neutral = _list(parts, "neutral", N_NEUTRAL[players])
        cards += _birds("neutral", neutral, N_NEUTRAL[players], NEUTRAL_SIZE)
    rest = "pile" if players == 1 else "aside"
    n_rest = N_CARDS - len(cards)
    cards += _birds(rest, [_list(parts, rest, n_rest)], 1, n_rest)
    for key, left in parts.items():
        if left:
            raise RecordError("bad-deal", what=key, value=left)
    if tuple(sorted(cards)) != DECK:
        odd = [text for bird, text in enumerate(BIRDS) if cards.count(bird) != DECK.count(bird)]
        raise RecordError("bad-deal", what="deck", value=", ".join(odd))
    s["cards"] = cards
    for hand, order in enumerate(orders):
        s["neutral_order"][hand] = order


def _list(parts: dict[str, Any], key: str, n: int) -> list[Any]:
    """Take a part out of the deal: a list of n; it may be missing if n is 0."""
    part = parts.pop(key, [])
    if not isinstance(part, list) or len(part) != n:
        raise RecordError("bad-deal", what=key, value=part)
    return part


def _birds(key: str, lists: Any, n: int, size: int) -> list[int]:
    """The birds of n lists of that size, one after the other."""
    if not isinstance(lists, list) or len(lists) != n:
        raise RecordError("bad-deal", what=key, value=lists)
    birds = []
    for texts in lists:
        if not isinstance(texts, list) or len(texts) != size:
            raise RecordError("bad-deal", what=key, value=texts)
        for text in texts:
            if not isinstance(text, str) or text not in BIRD_BY_TEXT:
                raise RecordError("bad-deal", what=key, value=text)
            birds.append(BIRD_BY_TEXT[text])
    return birds


def _is_order(order: Any) -> bool:
    """Whether this is a play order of a drafted neutral hand: 0 to 14, each once."""
    if not isinstance(order, list) or not all(type(position) is int for position in order):
        return False
    return sorted(order) == list(range(NEUTRAL_SIZE))


def expect(s: Any, chances: list[dict[str, Any]]) -> None:
    """Nothing is left to chance once the cards are dealt."""
