"""The games told in this folder are played the same today."""

from __future__ import annotations

import pytest

from tests.playthroughs.games import PLAYTHROUGHS
from tests.playthroughs.playthrough import HERE, Playthrough
from voliere.games import REGISTRY


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.path.stem)
def test_the_game_goes_as_it_went(play: Playthrough) -> None:
    told = play.path.read_text("utf-8").splitlines()
    assert play.text().splitlines() == told, "`python -m tests.playthroughs` renews it"


def test_every_game_is_told_and_every_file_is_of_a_game() -> None:
    assert {play.game for play in PLAYTHROUGHS} == set(REGISTRY)
    assert {play.path for play in PLAYTHROUGHS} == set(HERE.glob("*.txt"))
