"""Rounds in which the hand-written bot shows how it is done."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from voliere.games import by_name
from voliere.training.practising import Practising, part_of
from voliere.training.teaching import taught_rounds

SONGBIRDS = by_name("songbirds")
FEATURES: Any = SONGBIRDS.door("features")


def untrained() -> Any:
    from voliere.bots.learned.network import record_of

    return np.zeros(1, record_of(FEATURES))


def scores(*, taught: bool) -> Any:
    """The scores of games alone, by the teacher or at random: nothing is learned yet."""
    part = part_of(SONGBIRDS, FEATURES, 0, {"players": 1}, 400)
    part.play(untrained(), seed=3, taught=taught)
    decisions = part.transcript.decisions[: part.transcript.n]
    return decisions[decisions["next"] == -1]["final_points"]


def test_a_teacher_plays_better_than_who_has_learned_nothing() -> None:
    by_teacher, at_random = scores(taught=True), scores(taught=False)
    assert by_teacher.size > 10
    assert by_teacher.mean() > at_random.mean() + 20


def test_what_the_teacher_plays_is_written_down_with_the_chance_that_the_learner_gave_it() -> None:
    part = part_of(SONGBIRDS, FEATURES, 0, {"players": 2, "early_bird": True}, 200)
    part.play(untrained(), seed=3, taught=True)
    decisions = part.transcript.decisions[: part.transcript.n]
    assert (decisions["chosen"] < decisions["n_moves"]).all()
    # Weights of 0 give every move the same chance.
    assert np.allclose(decisions["log_chance"], -np.log(decisions["n_moves"]), atol=1e-5)


def test_only_the_first_rounds_are_taught_and_only_where_the_room_wants_it() -> None:
    assert taught_rounds(FEATURES) == FEATURES.TAUGHT_ROUNDS > 0
    feather: Any = by_name("feather").door("features")
    assert taught_rounds(feather) == 0
    practising = Practising(SONGBIRDS, n_decisions=600, seed=5, jobs=1)
    for number, samples in ((0, True), (taught_rounds(FEATURES), False)):
        practising.round(number, untrained())
        on_board = [bool(part.desk.blackboard.samples[0]) for part in practising.parts]
        assert on_board == [samples] * len(practising.parts)


@pytest.mark.soak
def test_who_is_taught_comes_to_play_what_the_teacher_plays() -> None:
    from voliere.training.nets import layers_of, weights_of
    from voliere.training.ppo import Learner, Pace

    layers = layers_of(FEATURES)
    learner = Learner(layers)
    practising = Practising(SONGBIRDS, n_decisions=3000, seed=5, jobs=1)
    before, *_, after = (
        _followed(practising, learner, weights_of(layers, FEATURES), Pace(1e-3, 0.0, taught=True))
        for _ in range(5)
    )
    assert after > before + 0.2


def _followed(practising: Practising, learner: Any, weights: Any, pace: Any) -> float:
    """How much is given to the teacher's moves, as the logarithm of their chance; then learn."""
    transcript, lesson, _ = practising.round(0, weights)
    learner.learn(transcript, lesson, pace)
    return float(transcript.decisions["log_chance"].mean())
