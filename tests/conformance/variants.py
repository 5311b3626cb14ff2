"""Every way to play: each game with each player count and each option of notation.md."""

from __future__ import annotations

from itertools import product
from typing import Any, Literal, get_args, get_origin

from msgspec.structs import fields

from voliere.games import REGISTRY
from voliere.games.game import Game
from voliere.server.tables.option_choices import is_allowed

Options = dict[str, Any]

SPECIALS = ("crow", "falcon", "hummingbird", "mockingbird")


def vautour() -> list[Options]:
    return [
        {"players": players, "tiebreak": tiebreak, "memory_aid": aid}
        for players, tiebreak, aid in product(
            range(2, 6), ("runner-up", "best-mouse"), (False, True)
        )
    ]


def songbirds() -> list[Options]:
    single = [{"players": n, "early_bird": early} for n, early in product((2, 3), (False, True))]
    four = [
        {"players": 4, "special": special, "early_bird": early}
        for special, early in product(SPECIALS, (False, True))
    ]
    rounds = [
        {"players": n, "rounds": 2, "early_bird": early}
        for n, early in product((2, 3), (False, True))
    ]
    matches = [
        {"players": 2, "rounds": 3, "first": 1},
        {"players": 4, "rounds": 3, "special": ["crow", "mockingbird"]},
        {"players": 4, "rounds": 2, "special": ["falcon", "hummingbird"], "early_bird": True},
        {"players": 2, "target": 99},
        {"players": 3, "target": 99, "early_bird": True},
        {"players": 4, "target": 60, "special": list(SPECIALS)},
    ]
    together = [{"players": n, "coop": True} for n in range(2, 9)]
    return [*single, *four, *rounds, *matches, {"players": 1}, *together]


def feather() -> list[Options]:
    several = [
        {"players": n, "opening": opening, "raptors": raptors}
        for n, opening, raptors in product(
            range(2, 8), ("deal", "migration", "draft"), (False, True)
        )
    ]
    return [*several, {"players": 1}, {"players": 1, "raptors": True}]


def piafs() -> list[Options]:
    two = [{"players": 2}] + [
        {"players": 2, "without": species} for species in ("CH", "SP", "BU", "BL", "GR", "YE")
    ]
    return [*two, {"players": 3}, {"players": 4}, {"players": 3, "first": 2}]


def derived(game: Game) -> list[Options]:
    """Every player count with every value of every option, as far as the game allows it: for games
    whose variants nobody has written down."""
    values = {field.name: _values(field.type) for field in fields(game.options)}
    values["players"] = list(game.players)
    ways = (dict(zip(values, way, strict=True)) for way in product(*values.values()))
    return [way for way in ways if is_allowed(game, **way)]


def _values(kind: type) -> list[Any]:
    if kind is bool:
        return [False, True]
    return list(get_args(kind)) if get_origin(kind) is Literal else [None]


WRITTEN = {variants.__name__: variants for variants in (piafs, vautour, feather, songbirds)}
ALL: list[tuple[str, Options]] = [
    (name, options)
    for name in REGISTRY
    for options in (WRITTEN[name]() if name in WRITTEN else derived(REGISTRY[name]))
]


def name(variant: tuple[str, Options]) -> str:
    game, options = variant
    return game + "".join(f"-{key}={value}" for key, value in options.items())
