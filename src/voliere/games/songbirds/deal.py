"""Songbirds: the options of a table, and deals in notation."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from voliere.games.errors import RecordError
from voliere.games.game import Options
from voliere.games.options import check
from voliere.games.songbirds.cards import (
    BERRIES,
    CARDS,
    DIAGONALS,
    HAND_SIZES,
    SIDE,
    SPECIAL_NAMES,
)
from voliere.games.songbirds.notation import CARD_NUMBERS, LAYOUT, deal_of, write_options
from voliere.games.songbirds.options import (
    OPTIONS,
    is_match,
    is_shared,
    settled_rounds,
    specials_of,
)
from voliere.games.songbirds.state import (
    BETWEEN_ROUNDS,
    NOBODY,
    SPECIALS_A_WORD,
)

__all__ = [
    "LAYOUT",
    "OPTIONS",
    "SongbirdsOptions",
    "deal_of",
    "expect",
    "read_deal",
    "write_options",
]

Special = Literal["crow", "falcon", "hummingbird", "mockingbird"]

KEYS = ("columns", "rows", "centre", "diagonals", "hands", "aside", "pile", "first")


class SongbirdsOptions(Options, frozen=True, kw_only=True):
    """The options of a table of Songbirds. With a `target` there is no number of rounds: `rounds`
    is null then, also when it was left at its default."""

    players: int = 2
    special: Special | list[Special] | None = None
    early_bird: bool = False
    rounds: int | None = 1
    target: int | None = None
    coop: bool = False
    first: int | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "rounds", settled_rounds(self))

    @property
    def is_match(self) -> bool:
        """S18: several rounds, by their number or by points."""
        return is_match(self)

    @property
    def is_shared(self) -> bool:
        """S21, S24: a solo or cooperative game, with one score for all."""
        return is_shared(self)

    @property
    def is_cooperative(self) -> bool:
        """S25: hands stay secret among partners; the talk is marked cells and the shown card."""
        return self.coop

    @property
    def specials(self) -> list[str]:
        """S18: the special cards, one a round."""
        return specials_of(self)

    def check(self) -> None:
        """S4, S5, S15, S18, S21, S24: the values and combinations that the rules know."""
        check(self, OPTIONS)


def read_deal(s: Any, deal: dict[str, Any]) -> None:
    """Put a deal into a state that has its options; RecordError if it is no deal of this game, or
    (S19) not of this round."""
    if not isinstance(deal, dict):
        raise _wrong("deal", deal)
    given = {key: value for key, value in deal.items() if value is not None and value != []}
    for key in given:
        if key not in KEYS:
            raise _wrong(key, given[key])
    tokens = _tokens(given)
    deck = _shared_deck(s, given) if s["shared"] else _deck_of_rivals(s, given)
    first = _first(s, given)
    s["token"][: len(tokens)] = tokens
    s["deck"] = [CARD_NUMBERS[card] for card in deck]
    s["first"] = first


def _tokens(given: dict[str, Any]) -> list[int]:
    """S3: five tokens above the columns and five beside the rows, together the ten berries."""
    tokens: list[int] = []
    for key in ("columns", "rows"):
        line = given.get(key)
        if not isinstance(line, list) or len(line) != SIDE or any(type(t) is not int for t in line):
            raise _wrong(key, line)
        tokens += line
    if sorted(tokens) != sorted(BERRIES):
        raise _wrong("columns, rows", tokens)
    return tokens


def _deck_of_rivals(s: Any, given: dict[str, Any]) -> list[str]:
    """S4: the centre card, unless a special card lies there; the hands; the card aside."""
    players = int(s["players"])
    _refuse_keys(given, "diagonals", "pile", *(() if players == 2 else ("aside",)))
    deck: list[Any] = []
    if s["n_specials"]:
        if given.get("centre") != _special_of_next_deal(s):
            raise _wrong("centre", given.get("centre"))
    else:
        deck.append(given.get("centre"))
    deck += _hands(given, players, HAND_SIZES[players])
    if players == 2:
        deck.append(given.get("aside"))
    return _whole_deck(deck)


def _shared_deck(s: Any, given: dict[str, Any]) -> list[str]:
    """S21, S24: nine cards on the diagonals, one in each hand, the others in the pile."""
    _refuse_keys(given, "centre", "aside")
    pairs = given.get("diagonals")
    if not isinstance(pairs, list) or any(
        not isinstance(pair, list | tuple) or len(pair) != 2 for pair in pairs
    ):
        raise _wrong("diagonals", pairs)
    if sorted(str(cell) for cell, _ in pairs) != sorted(DIAGONALS):
        raise _wrong("diagonals", pairs)
    card_at = dict(pairs)
    deck = [card_at[cell] for cell in DIAGONALS] + _hands(given, int(s["players"]), 1)
    pile = given.get("pile")
    if not isinstance(pile, list):
        raise _wrong("pile", pile)
    return _whole_deck(deck + pile)


def _hands(given: dict[str, Any], players: int, size: int) -> list[Any]:
    hands = given.get("hands")
    if not isinstance(hands, list) or len(hands) != players:
        raise _wrong("hands", hands)
    for hand in hands:
        if not isinstance(hand, list) or len(hand) != size:
            raise _wrong("hands", hand)
    return [card for hand in hands for card in hand]


def _whole_deck(deck: list[Any]) -> list[str]:
    """S1: each of the 28 cards once."""
    for card in deck:
        if not isinstance(card, str) or card not in CARD_NUMBERS:
            raise _wrong("card", card)
        if deck.count(card) > 1:
            raise _wrong("card twice", card)
    for card in CARDS:
        if card not in deck:
            raise _wrong("card missing", card)
    return deck


def _special_of_next_deal(s: Any) -> str:
    """S18: the special card of the round that this deal begins."""
    round_ = int(s["round"]) if s["phase"] == BETWEEN_ROUNDS else 0
    i = round_ % int(s["n_specials"])
    word = int(s["specials"][i // SPECIALS_A_WORD])
    return SPECIAL_NAMES[word >> 2 * (i % SPECIALS_A_WORD) & 3]


def _first(s: Any, given: dict[str, Any]) -> int:
    """S5: who begins; S19: who begins a later round is not dealt and may be left out."""
    players = int(s["players"])
    settled: int | None = None
    if s["phase"] == BETWEEN_ROUNDS:
        settled = int(s["first"])
    elif s["first_option"] != NOBODY or players == 1:
        settled = max(int(s["first_option"]), 0)
    first = given.get("first", settled)
    if type(first) is not int or not 0 <= first < players or settled not in (None, first):
        raise _wrong("first", first)
    return first


def _refuse_keys(given: dict[str, Any], *keys: str) -> None:
    for key in keys:
        if key in given:
            raise _wrong(key, given[key])


def _wrong(what: str, value: Any) -> RecordError:
    return RecordError("bad-deal", what=what, value=value)


def expect(s: Any, chances: list[dict[str, Any]]) -> None:
    """Nothing is left to chance once the cards are dealt."""
