"""Two bots against each other in the arena, over paired deals.

Finished games are kept in benchmarks/build by the sources of the bots: a measurement can be
stopped, and goes on where it was.
"""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import Any

from voliere.arena.estimate import Estimate
from voliere.arena.journal import Journal, run_of
from voliere.arena.run import games, set_up
from voliere.arena.tally import Standings, Tally
from voliere.games import REGISTRY
from voliere.kernel.sources import sources_hash

BUILD = Path(__file__).parent / "build"
JOBS = int(os.environ.get("ARENA_JOBS", "2"))
SEED = 1


def kept_games() -> Path:
    """The folder of finished games played by the bots as they are now."""
    known = [f"voliere.games.{game}.rules" for game in REGISTRY]
    known += [f"voliere.games.{game}.knowledge" for game in REGISTRY]
    folder = BUILD / f"arena-{sources_hash(('voliere.bots.ladder', *known))}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def meet(game: str, upper: str, lower: str, n_games: int, **options: Any) -> Standings:
    """What came of at least so many games between the two."""
    setup = set_up(game, [upper, lower], seed=SEED, written=True, **options)
    tally = Tally(setup)
    path = kept_games() / f"{game}-{run_of(setup)}.jsonl"
    with (
        Journal(path, setup) as journal,
        closing(  # type: ignore[type-var]
            games(setup, n_games, jobs=JOBS, journal=journal)
        ) as playing,
    ):
        for played in playing:
            tally.add(played)
    standings = tally.standings()
    assert not standings.forfeits, standings.forfeits[0].sentence
    return standings


def share_of(standings: Standings) -> Estimate:
    """How much of the wins the first of two bots took, on the scale of a game of two: both are
    alike at one half, however many sit at the table."""
    found = standings.bots[0].win_share
    assert found is not None, "they play each other"
    scale = standings.options["players"] / 2
    low, high = (None if end is None else scale * end for end in (found.low, found.high))
    return Estimate(scale * found.mean, low, high)


def told(found: Estimate) -> str:
    """A share with its interval."""
    return f"{found.mean:.3f} [{found.low:.3f}, {found.high:.3f}]"
