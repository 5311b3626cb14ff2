"""A whole run, from the names of the bots to the standings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
from typing import Any

import msgspec

from voliere.arena.entrants import entered
from voliere.arena.journal import Journal
from voliere.arena.match import Played, Setup, is_shared
from voliere.arena.pairings import fixtures
from voliere.arena.spread import in_order
from voliere.arena.tally import Standings, Tally
from voliere.games import by_name
from voliere.table.table import make_options

LIMIT_MS = 60_000.0


def set_up(
    game: str,
    bots: list[str],
    *,
    seed: int,
    limit_ms: float = LIMIT_MS,
    written: bool = False,
    **options: Any,
) -> Setup:
    """What is to be played, checked: OptionError, BotError or ArenaError says what is wrong."""
    found = by_name(game)
    made = msgspec.to_builtins(make_options(found, **options))
    return Setup(
        game=found.name,
        options=made,
        entrants=entered(bots, found),
        seed=seed,
        shared=is_shared(found.name, made),
        limit_ms=limit_ms,
        written=written,
    )


def n_fixtures(setup: Setup, n_games: int) -> int:
    """How many games are played where so many are asked for: deals are played to their end."""
    return sum(1 for _ in _fixtures(setup, n_games))


def _fixtures(setup: Setup, n_games: int) -> Iterator[Any]:
    return fixtures(n_games, len(setup.entrants), setup.players, shared=setup.shared)


def games(
    setup: Setup,
    n_games: int,
    *,
    jobs: int | None = None,
    cluster: str | None = None,
    journal: Journal | None = None,
) -> Iterator[Played]:
    """The games of a run in their order: those of the journal first, the others as they are
    played; these are then in the journal as well."""
    known = journal.played if journal is not None else []
    wanted = n_fixtures(setup, n_games)
    yield from known[:wanted]
    left = islice(_fixtures(setup, n_games), len(known), None)
    if len(known) >= wanted:
        return
    with closing(in_order(setup, left, jobs=jobs, cluster=cluster)) as playing:  # type: ignore[type-var]
        for played in playing:
            if journal is not None:
                journal.add(played)
            yield played


def compete(
    game: str,
    bots: list[str],
    *,
    n_games: int = 100,
    seed: int = 0,
    jobs: int | None = None,
    cluster: str | None = None,
    limit_ms: float = LIMIT_MS,
    each: Callable[[Played], object] = lambda played: None,
    **options: Any,
) -> Standings:
    """The standings after a run of at least so many games; `each` is called with every game.

    >>> standings = compete("vautour", ["moineau", "oisillon"], n_games=4, seed=7)
    >>> standings.games, [standing.bot for standing in standings.bots]
    (4, ['moineau', 'oisillon'])
    """
    setup = set_up(game, bots, seed=seed, limit_ms=limit_ms, **options)
    tally = Tally(setup)
    with closing(games(setup, n_games, jobs=jobs, cluster=cluster)) as playing:  # type: ignore[type-var]
        for played in playing:
            tally.add(played)
            each(played)
    return tally.standings()
