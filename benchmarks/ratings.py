"""How strong the levels are in every game, number of players and main variant: the file
`ratings.json` of each room, which the server reads.

Each level meets the one below over paired deals (`duels.py`); alone and together each plays the
same deals by itself. What was measured is written at once, so the command can be stopped and goes
on where it was; a step is measured again when what its levels are made of has changed, or more
games are wanted. `RATINGS_ONLY` is a game, `RATINGS_GAMES` how many games a step has,
`RATINGS_LEVELS` the highest level that plays: the owl takes hours; `RATINGS_WAYS` a part of the
names of the ways to play that are measured.
"""

from __future__ import annotations

import hashlib
import os
from typing import Any

import msgspec
from tests.conformance import variants

from benchmarks.duels import alone, meet
from voliere.arena.match import is_shared
from voliere.bots.learned.weights import NAME as WEIGHTS
from voliere.bots.levels import levels_of
from voliere.bots.ratings import FILE, FORMAT, Measured, Score, Step, Way, measured_of, ratings_of
from voliere.games import REGISTRY
from voliere.games.doors.levels import N_LEVELS
from voliere.games.game import Game
from voliere.table.table import make_options

GAMES = int(os.environ.get("RATINGS_GAMES", "400"))
LEVELS = int(os.environ.get("RATINGS_LEVELS", str(N_LEVELS)))
ONLY = os.environ.get("RATINGS_ONLY", "")
WAYS = os.environ.get("RATINGS_WAYS", "")

KNOWN_BY = "knowledge.py"

Options = dict[str, Any]

# Of the variants those that change how strong bots are most; every number of players stands by
# itself.
BESIDE: dict[str, tuple[Options, ...]] = {
    "songbirds": (
        {"players": 2, "early_bird": True},
        {"players": 2, "coop": True},
        {"players": 4, "coop": True},
    ),
    "feather": (
        {"players": 2, "raptors": True},
        {"players": 2, "opening": "migration"},
        {"players": 2, "opening": "draft"},
    ),
}


def ways(game: Game) -> list[Options]:
    """The ways to play that are measured: every number of players as usual, then the variants."""
    usual: dict[int, Options] = {}
    for name, options in variants.ALL:
        if name == game.name:
            usual.setdefault(options["players"], options)
    plain = game.options()
    counts = [
        {name: value for name, value in usual[n].items() if _is_chosen(plain, name, value)}
        for n in sorted(usual)
    ]
    return [*counts, *BESIDE.get(game.name, ())]


def _is_chosen(plain: Any, name: str, value: Any) -> bool:
    return name == "players" or getattr(plain, name) != value


def made_of(game: Game, options: Options, level: int) -> str:
    """A short name for what a level and the one below it are made of: the levels themselves, and
    what they go by, which is what the room knows of the game, or has learned of it."""
    both = levels_of(game, make_options(game, **options))[max(level - 2, 0) : level]
    made = hashlib.sha256(str(both).encode())
    for name in (KNOWN_BY, WEIGHTS) if any(one.learned for one in both) else (KNOWN_BY,):
        file = game.folder / name
        made.update(file.read_bytes() if file.is_file() else b"")
    return made.hexdigest()[:12]


def measure(game: Game, options: Options, known: Way | None) -> Way:
    """What there is to know about one way to play, nothing measured twice."""
    way = known or Way(options=options)
    shared = is_shared(game.name, msgspec.to_builtins(make_options(game, **options)))
    done = {one.level: one for one in (way.scores if shared else way.steps)}
    for level in range(1 if shared else 2, LEVELS + 1):
        made = made_of(game, options, level)
        before = done.get(level)
        if before is not None and before.made == made and before.games >= GAMES:
            continue
        done[level] = (
            _score(game, options, level, made) if shared else _step(game, options, level, made)
        )
        print(game.name, options, done[level], flush=True)
        found = [done[one] for one in sorted(done)]
        way = Way(options=options, **{"scores" if shared else "steps": found})
        keep(game, way)
    return way


def _step(game: Game, options: Options, level: int, made: str) -> Step:
    lower, upper = levels_of(game, make_options(game, **options))[level - 2 : level]
    found = meet(game.name, options, upper, lower, GAMES)
    return Step(
        level=level,
        games=found.games,
        elo=round(found.elo, 1),
        margin=round(found.margin, 1),
        made=made,
    )


def _score(game: Game, options: Options, level: int, made: str) -> Score:
    one = levels_of(game, make_options(game, **options))[level - 1]
    found, n_games = alone(game.name, options, one, GAMES)
    assert found.low is not None, "many deals"
    assert found.high is not None, "many deals"
    margin = (found.high - found.low) / 2
    return Score(
        level=level, games=n_games, mean=round(found.mean, 2), margin=round(margin, 2), made=made
    )


def keep(game: Game, way: Way) -> None:
    """Write what was measured of one way to play into the game's room."""
    others = [one for one in measured_of(game) if one.options != way.options]
    order = ways(game)
    every = sorted([*others, way], key=lambda one: order.index(one.options))
    content = msgspec.json.format(msgspec.json.encode(Measured(FORMAT, every)), indent=1)
    (game.folder / FILE).write_bytes(content + b"\n")


def section() -> str:
    """What was measured, for the page."""
    for game in REGISTRY.values():
        if game.name.startswith(ONLY):
            known = {str(way.options): way for way in measured_of(game)}
            for options in ways(game):
                if WAYS in variants.name((game.name, options)):
                    measure(game, options, known.get(str(options)))
    ratings_of.cache_clear()
    lines = [
        f"| {variants.name((game.name, rated.options))} | {cells(rated.ratings)} |"
        for game in REGISTRY.values()
        for rated in ratings_of(game)
    ]
    levels = " | ".join(f"level {level}" for level in range(1, N_LEVELS + 1))
    return (
        "Elo above the first level, each step at least as many games as the room's file says; "
        "alone and together the mean score. `±` is half an interval of 95 %.\n\n"
        f"| way to play | {levels} |\n|---{'|---' * N_LEVELS}|\n" + "\n".join(lines)
    )


def cells(ratings: list[Any]) -> str:
    """The ratings of a row."""
    told = [f"{one.value:.0f} ± {one.margin:.0f}" for one in ratings]
    return " | ".join([*told, *["" for _ in range(N_LEVELS - len(told))]])
