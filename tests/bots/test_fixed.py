"""The fixed opponents of the benchmarks: an earlier commit's bots, which play as they played."""

from __future__ import annotations

from pathlib import Path

from benchmarks.fixed import COMMIT, fixed, installed

import voliere
from voliere.arena import compete
from voliere.arena.entrants import entered
from voliere.bots.bot import close


def test_a_fixed_bot_plays_a_game_without_a_fault() -> None:
    standings = compete("vautour", [fixed("oisillon"), "oisillon"], n_games=2, seed=3, jobs=1)
    assert (standings.games, standings.forfeits) == (2, [])


def test_it_runs_the_sources_of_its_commit() -> None:
    sources = installed()
    assert COMMIT.startswith(sources.name.removeprefix("fixed-"))
    assert (sources / "voliere" / "bots" / "ladder.py").is_file()
    assert not sources.is_relative_to(Path(voliere.__file__).parent)


def test_the_same_seed_gives_the_same_move_as_it_always_did() -> None:
    seen = voliere.new_table("vautour", players=2, seed=7).seen(1)
    [entrant] = entered([fixed("oisillon", seed=5)])
    bot = entrant.bot(seed=0)
    try:
        assert [str(bot.choose(seen)) for _ in range(2)] == ["8", "8"]
    finally:
        close(bot)
