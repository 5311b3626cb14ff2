"""Songbirds: the options of a table, and what follows from them (S4, S5, S15, S18, S21, S24)."""

from __future__ import annotations

from typing import Any

from voliere.games.options import (
    IS_LIST,
    both,
    declared,
    flag,
    holds,
    is_in,
    is_not,
    missing,
    number,
    refused,
    settled_value,
    several,
)
from voliere.games.songbirds.cards import HAND_SIZES, SPECIAL_NAMES
from voliere.games.songbirds.state import MAX_ROUNDS, NOBODY, SPECIALS_A_WORD

MOST_RIVALS = max(HAND_SIZES)
HIGHEST_TARGET = 999

ALONE, TOGETHER = {"players": is_in(1)}, {"coop": is_in(True)}
SHARED = [ALONE, TOGETHER]
RIVALS = {"players": is_not(1), "coop": is_in(False)}
MATCHES = [{"rounds": is_not(1)}]
COUNTS_OF_RIVALS = list(range(MOST_RIVALS + 1))


def _of_shared(mode: str, condition: dict[str, Any]) -> list[dict[str, Any]]:
    """S21, S24: what a solo or cooperative game does without."""
    return [
        refused("special", mode, both(condition, {"special": is_not(None)})),
        refused("early_bird", mode, both(condition, {"early_bird": is_in(True)})),
        refused("target", mode, both(condition, {"target": is_not(None)})),
        refused("rounds", mode, both(condition, {"rounds": is_not(1)})),
    ]


OF_ALL = [
    refused("coop", "players", both(ALONE, TOGETHER)),
    refused("players", "coop", {"players": is_not(*COUNTS_OF_RIVALS), "coop": is_in(False)}),
    refused("rounds", "target", {"rounds": is_not(None), "target": is_not(None)}),
    missing(
        "rounds",
        "target",
        f"1, …, {MAX_ROUNDS}",
        {"rounds": is_in(None), "target": is_in(None)},
    ),
]
OF_RIVALS = [
    missing(
        "special",
        "players",
        ", ".join(SPECIAL_NAMES),
        {"coop": is_in(False), "players": is_in(MOST_RIVALS), "special": is_in(None)},
    ),
    refused(
        "special",
        "players",
        {"coop": is_in(False), "players": is_not(1, MOST_RIVALS), "special": is_not(None)},
    ),
    refused("special", "rounds", both(RIVALS, {"special": IS_LIST, "rounds": is_in(1)})),
]
OPTIONS = declared(
    [
        flag("early_bird"),
        flag("coop"),
        several(
            "special",
            SPECIAL_NAMES,
            MAX_ROUNDS,
            field="specials",
            n_field="n_specials",
            bits=2,
            a_word=SPECIALS_A_WORD,
        ),
        number("rounds", 1, MAX_ROUNDS, null=0),
        number("target", 1, HIGHEST_TARGET, null=0),
        number("first", 0, None, null=NOBODY, field="first_option"),
    ],
    settled=[
        # S18: with a target there is no number of rounds, also where it was left at 1.
        {"option": "rounds", "to": None, "when": {"target": is_not(None), "rounds": is_in(1)}}
    ],
    refusals=OF_ALL + _of_shared("coop", TOGETHER) + _of_shared("players", ALONE) + OF_RIVALS,
    derived=[{"field": "shared", "any": SHARED}],
)


def settled_rounds(options: Any) -> int | None:
    """S18: the number of rounds; with a target there is none, also where it was left at 1."""
    rounds: int | None = settled_value(options, OPTIONS, "rounds")
    return rounds


def is_match(options: Any) -> bool:
    """S18: several rounds, by their number or by points."""
    return any(holds(options, condition) for condition in MATCHES)


def is_shared(options: Any) -> bool:
    """S21, S24: a solo or cooperative game, with one score for all."""
    return any(holds(options, condition) for condition in SHARED)


def specials_of(options: Any) -> list[str]:
    """S18: the special cards, one a round."""
    if options.special is None:
        return []
    return list(options.special) if isinstance(options.special, list) else [options.special]
