"""The audit of the measure, in small: luck is nobody's, and who plays worse is found to lose more
and not to have been lucky."""

from __future__ import annotations

import pytest
from benchmarks.study import STRONGER, WEAKER, Floats, audit

from voliere.games import OWN

GAMES, BUDGET_MS = 60, 500


def standard_error(values: Floats) -> float:
    return float(values.std(ddof=1) / len(values) ** 0.5)


@pytest.mark.soak
@pytest.mark.parametrize("game", OWN)
def test_of_unequal_bots_the_weaker_loses_more_and_is_not_luckier(game: str) -> None:
    found = audit(game, STRONGER, WEAKER, n_games=GAMES, budget_ms=BUDGET_MS)
    more = found.others - found.ecarts
    assert more.mean() > 2 * standard_error(more)
    assert -found.lucks.mean() < 3 * standard_error(found.lucks)


@pytest.mark.soak
@pytest.mark.parametrize("game", OWN)
def test_luck_of_equal_bots_is_nobodys(game: str) -> None:
    found = audit(game, WEAKER, WEAKER, n_games=GAMES, budget_ms=BUDGET_MS)
    assert abs(found.lucks.mean()) < 3 * standard_error(found.lucks)
    assert abs(found.correlation) < 3 / GAMES**0.5
