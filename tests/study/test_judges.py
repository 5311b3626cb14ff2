"""Who judges moves: the search where a room says so, exactly where everything can be counted, and
told as coarse where it is not to be trusted."""

from __future__ import annotations

import msgspec
import pytest

from tests.conformance.test_hidden import resampled, somewhere
from tests.study.test_analysis import played
from voliere.games import by_name
from voliere.study.analyse import analyse
from voliere.study.could_know import judge, question_at
from voliere.study.judges import judged_by
from voliere.study.outcomes import share
from voliere.study.telling import is_coarse
from voliere.table.table import Table


def worlds_of(table: Table, seat: int) -> list[Table]:
    """All tables that the seat cannot tell from this one, which are few."""
    drawn = (resampled(table, seat, seed) for seed in range(60))
    return list({bytes(twin.position.buffer): twin for twin in drawn}.values())


@pytest.mark.parametrize("seed", range(6))
def test_the_last_decision_is_judged_as_it_can_be_counted(seed: int) -> None:
    """Two cards are left, and two that may be the other's favourite."""
    assert judged_by(by_name("songbirds")) == "search"
    table = somewhere("songbirds", {"players": 2}, seed, 23)
    seat = table.actors[0]
    worlds = worlds_of(table, seat)
    assert len(worlds) == 2
    judged = judge(question_at(table.position, seat, None, seed=1, label=23, ms=5.0))
    assert len(judged.values) == 2
    for value in judged.values:
        shares = []
        for world in worlds:
            after = world.copy()
            after.play(seat, table.game.text_of(value.move))
            assert after.result is not None
            shares.append(share(after.result, seat) or 0.0)
        assert value.win == pytest.approx(sum(shares) / 2, abs=4 * value.error + 1e-9)


@pytest.mark.parametrize("game", ["songbirds", "piafs", "feather", "vautour"])
def test_an_analysis_says_who_has_judged_and_an_older_one_is_coarse(game: str) -> None:
    told = analyse(played(game, {"players": 2}), budget_ms=20)
    assert told.bot == judged_by(by_name(game))
    assert not is_coarse(told)
    assert is_coarse(msgspec.structs.replace(told, bot="chance"))
