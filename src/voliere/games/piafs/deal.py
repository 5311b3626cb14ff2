"""Piafs: the options of a table, and deals in notation."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any, Literal

import msgspec

from voliere.games import layout
from voliere.games.errors import RecordError
from voliere.games.game import Options
from voliere.games.options import check
from voliere.games.piafs.cards import (
    BIRDS,
    COLUMN,
    FEEDER_CARDS,
    HAND,
    MARKED_3_PLUS,
    PERCHES,
    SEEDS,
    SPECIES,
    TRACK,
)
from voliere.games.piafs.notation import BY_TEXT, LAYOUT, deal_of, write_options
from voliere.games.piafs.options import OPTIONS
from voliere.games.piafs.state import (
    FEEDER_BY_TEXT,
    N_LOST,
    N_SQUIRRELS,
    NO_SPECIES,
)
from voliere.kernel import rng

__all__ = ["LAYOUT", "OPTIONS", "PiafsOptions", "deal_of", "expect", "read_deal", "write_options"]

KEYS = (
    "without",
    "removed",
    "column",
    "feeder",
    "perches",
    "hands",
    "track",
    "birds",
    "first",
)


class PiafsOptions(Options, frozen=True, kw_only=True):
    """The options of a table of Piafs."""

    players: int = 2
    without: Literal["CH", "SP", "BU", "BL", "GR", "YE"] | None = None
    first: int | None = None

    def check(self) -> None:
        """P5, P6: the values that the rules know."""
        check(self, OPTIONS)


def read_deal(s: Any, deal: dict[str, Any]) -> None:
    """Put a deal into a state that has its options; RecordError if it is no deal of this game.

    A deal in notation does not say what squirrels will take; `expect` does. Where it does not (a
    game that leaves its record), they take what comes of the deal itself.
    """
    players = int(s["players"])
    for key, part in deal.items():
        if key not in KEYS and part:
            raise RecordError("bad-deal", what=key, value=part)
    without = _without(s, deal)
    first = deal.get("first")
    named = int(s["named_first"])
    if type(first) is not int or first not in (range(players) if named < 0 else [named]):
        raise RecordError("bad-deal", what="first", value=first)
    feeder = _feeder(deal, players)
    birds = _birds(deal, players, without)
    s["without"] = NO_SPECIES if without is None else SPECIES.index(without)
    s["first"] = first
    s["feeder"][: len(feeder)] = [FEEDER_BY_TEXT[card] for card in feeder]
    s["birds"][: len(birds)] = [BY_TEXT[bird] for bird in birds]
    s["tape"] = _tape(without, feeder, birds, first)
    s["expected"] = 0


def _without(s: Any, deal: dict[str, Any]) -> str | None:
    """P5: the species taken out."""
    without, named = deal.get("without"), int(s["named_without"])
    allowed: list[str | None] = [None]
    if int(s["players"]) == 2:
        allowed = [*SPECIES] if named < 0 else [SPECIES[named]]
    if without not in allowed:
        raise RecordError("bad-deal", what="without", value=without)
    return without


def _cards(deal: dict[str, Any], key: str, size: int | None = None) -> list[str]:
    """The cards under a key of the deal; nothing is the same as an empty list."""
    return _texts(deal.get(key, []), key, size)


def _texts(cards: Any, key: str, size: int | None) -> list[str]:
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise RecordError("bad-deal", what=key, value=cards)
    if size is not None and len(cards) != size:
        raise RecordError("bad-deal", what=key, value=cards)
    return cards


def _feeder(deal: dict[str, Any], players: int) -> list[str]:
    """P4: the column and the pile, when all feeder cards are there."""
    marked = MARKED_3_PLUS if players == 2 else ()
    removed = _cards(deal, "removed", len(marked))
    if Counter(removed) != Counter(marked):
        raise RecordError("bad-deal", what="removed", value=removed)
    column = _cards(deal, "column", COLUMN)
    if not {str(value) for value in SEEDS} >= set(column):
        raise RecordError("bad-deal", what="column", value=column)
    cards = column + _cards(deal, "feeder")
    if Counter(cards) != Counter(FEEDER_CARDS) - Counter(marked):
        raise RecordError("bad-deal", what="feeder", value=cards[COLUMN:])
    return cards


def _birds(deal: dict[str, Any], players: int, without: str | None) -> list[str]:
    """P5, P6: perches, hands, track and pile, when all birds are there."""
    birds = list(_cards(deal, "perches", PERCHES[players]))
    hands = deal.get("hands")
    if not isinstance(hands, list) or len(hands) != players:
        raise RecordError("bad-deal", what="hands", value=hands)
    for hand in hands:
        birds += _texts(hand, "hands", HAND)
    birds += _cards(deal, "track", TRACK)
    birds += _cards(deal, "birds")
    right = [bird for bird in BIRDS if without is None or not bird.startswith(without)]
    if sorted(birds) != sorted(right):
        wrong = Counter(birds) - Counter(right) or Counter(right) - Counter(birds)
        raise RecordError("bad-deal", what="birds", value=", ".join(sorted(wrong.elements())))
    return birds


def _tape(*deal: Any) -> list[list[list[int]]]:
    """What squirrels take when neither a secret nor a record says it: any, the same each time."""
    digest = hashlib.sha256(msgspec.json.encode(deal)).digest()
    source = rng.seeded(int.from_bytes(digest[:8], "big"))
    digits = LAYOUT["later"]["tape"]["digits"]
    return [
        [[int(rng.below(source, n)) for n in digits] for _ in range(N_LOST)]
        for _ in range(N_SQUIRRELS)
    ]


def expect(s: Any, chances: list[dict[str, Any]]) -> None:
    """Let the coming squirrels take what these entries of a record say."""
    layout.expect(s, chances, LAYOUT["later"])
