"""Each bot of the ladder against the next one below, two players, paired deals.

A second a decision makes this a matter of days on two cores, so the owl thinks for OWL_MS here,
but in vautour, where it solves rounds and rarely takes its second. There the steps are small, and
it takes more games to tell. Finished games are kept in benchmarks/build by the sources of the bots:
the command can be stopped, and goes on where it was.
"""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import voliere
from voliere.arena.estimate import Estimate
from voliere.arena.journal import Journal
from voliere.arena.run import games, set_up
from voliere.arena.tally import Tally
from voliere.games import REGISTRY
from voliere.kernel.sources import sources_hash

GAMES = int(os.environ.get("LADDER_GAMES", "400"))
MORE_GAMES = {"vautour": 3 * GAMES}
OWL_MS = int(os.environ.get("LADDER_OWL_MS", "200"))
LONGER_MS = {"vautour": 1000}
JOBS = int(os.environ.get("LADDER_JOBS", "2"))
BARS = {"vautour": (0.80, 0.60, 0.52)}
OTHER_BARS = (0.90, 0.70, 0.58)
BUILD = Path(__file__).parent / "build"


def steps(game: str) -> tuple[tuple[str, str], ...]:
    """Who plays whom in that game."""
    owl = f"hibou:budget_ms={LONGER_MS.get(game, OWL_MS)}"
    return (("moineau", "oisillon"), ("merle", "moineau"), (owl, "merle"))


def kept_games() -> Path:
    """The folder of finished games played by the bots as they are now."""
    known = [f"voliere.games.{game}.rules" for game in REGISTRY]
    known += [f"voliere.games.{game}.knowledge" for game in REGISTRY]
    folder = BUILD / f"arena-{sources_hash(('voliere.bots.ladder', *known))}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def share(game: str, upper: str, lower: str) -> tuple[Estimate, int]:
    """The win share of the upper bot, and in how many games."""
    setup = set_up(game, [upper, lower], seed=1, written=True, players=2)
    tally = Tally(setup)
    path = kept_games() / f"{game}-{upper}-{lower}.jsonl".replace(":", "_")
    with (
        Journal(path, setup) as journal,
        closing(  # type: ignore[type-var]
            games(setup, MORE_GAMES.get(game, GAMES), jobs=JOBS, journal=journal)
        ) as playing,
    ):
        for played in playing:
            tally.add(played)
    found = tally.standings().bots[0].win_share
    assert found is not None, "they play each other"
    return found, tally.n_games


def row(game: str, upper: str, lower: str, bar: float) -> str:
    """A row of the table."""
    found, n_games = share(game, upper, lower)
    assert found.low is not None, "many deals"
    met = "yes" if found.mean >= bar and found.low > 0.5 else "**no**"
    interval = f"[{found.low:.3f}, {found.high:.3f}]"
    bots = f"`{upper}` v `{lower}`"
    line = f"| {game} | {bots} | {n_games} | {found.mean:.3f} {interval} | {bar:.2f} | {met} |"
    print(line, flush=True)
    return line


def section() -> str:
    """What was measured, for the page."""
    lines = [
        row(game, upper, lower, bar)
        for game in voliere.games()
        for (upper, lower), bar in zip(steps(game), BARS.get(game, OTHER_BARS), strict=True)
    ]
    head = "| game | bots | games | win share | to reach | met |\n|---|---|---|---|---|---|\n"
    return head + "\n".join(lines)
