"""What is written down of games against oneself, and what is to be learned from it."""

from __future__ import annotations

import numpy as np
import pytest

from tests.bots.learned.positions import FEATHER, FEATURES, made_up_weights
from voliere.games import by_name
from voliere.training.ppo import SMOOTHING, WEIGHT_OF_GAIN, count_back
from voliere.training.practising import Practising, part_of, seed_of
from voliere.training.self_play import DECISION, NOTHING, self_play_of
from voliere.training.strength import Trials

WEIGHTS = made_up_weights(FEATHER)


def played(jobs: int) -> tuple[object, ...]:
    transcript, lesson, n_games = Practising(FEATHER, n_decisions=3000, seed=5, jobs=jobs).round(
        2, WEIGHTS
    )
    return transcript.decisions.tobytes(), lesson.advantages.tobytes(), n_games


def test_another_number_of_jobs_plays_the_same() -> None:
    assert played(1) == played(2)


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "opening": "draft"}])
def test_a_transcript_tells_the_games(options: dict[str, object]) -> None:
    part = part_of(FEATHER, FEATURES, 0, options, 200)
    n_games = part.play(WEIGHTS, seed=3)
    said = part.transcript
    decisions = said.decisions[: said.n]
    a_game = said.n // n_games
    assert said.n == n_games * a_game
    assert (decisions["n_moves"] >= 1).all()
    assert (decisions["chosen"] < decisions["n_moves"]).all()
    assert (decisions["log_chance"] <= 0).all()
    last = decisions[decisions["next"] == NOTHING]
    assert last.size == n_games * part.players
    before = decisions[decisions["next"] != NOTHING]
    after = decisions[before["next"]]
    assert (after["seat"] == before["seat"]).all()
    assert (after["final_points"] == before["final_points"]).all()
    if part.players == 2:
        assert decisions["won"].mean() == pytest.approx(0.5)
        of_a_game = decisions[:a_game]
        assert set(of_a_game["final_points"] + of_a_game["final_points"][::-1]) <= {
            0.0,
            2 * of_a_game["final_points"][0],
            -2 * of_a_game["final_points"][0],
        }
    else:
        assert (decisions["points"] <= decisions["final_points"]).all()


def test_a_surprise_counts_back_to_the_decisions_before_it() -> None:
    decisions = np.zeros(3, DECISION)
    decisions["next"] = [2, NOTHING, NOTHING]
    decisions["points"] = [0, 5, 10]
    decisions["final_points"] = [20, 5, 20]
    decisions["won"] = [1, 0, 1]
    out = np.zeros(3, np.float32)
    count_back(decisions, 3, False, out)
    at_last = WEIGHT_OF_GAIN * 1.0 + 1.0 - 0.5
    assert out[2] == pytest.approx(at_last)
    assert out[0] == pytest.approx(WEIGHT_OF_GAIN * 1.0 + SMOOTHING * at_last)
    assert out[1] == pytest.approx(-0.5)
    count_back(decisions, 3, True, out)
    assert out[2] == pytest.approx(WEIGHT_OF_GAIN * 1.0)


def test_games_that_are_not_learned_from_are_played_by_instinct() -> None:
    part = part_of(FEATHER, FEATURES, 0, {"players": 3}, 500)
    totals = np.zeros(3)
    n = self_play_of(FEATHER)(
        part.position.buffer, 3, 4, 0b010, WEIGHTS, np.array([seed_of(1)], np.uint64),
        *part.desk, *part.transcript, totals,
    )  # fmt: skip
    assert n == totals[2] == 4
    assert set(part.transcript.decisions["seat"][: part.transcript.n]) == {1}


def test_what_was_learned_beats_instinct_and_what_was_not_does_not() -> None:
    from voliere.bots.learned.weights import weights_of

    learned = weights_of(FEATHER)
    assert learned is not None
    found = Trials(FEATHER, seed=2).measured(learned)
    assert list(found) == ["1", "2", "3", "4", "5", "6", "7"]
    assert found.pop("1") > 29.0
    assert all(share > 0.55 for share in found.values()), found
    made_up = Trials(FEATHER, seed=2).measured(WEIGHTS)
    assert made_up["2"] < 0.2


def test_what_was_learned_of_vautour_beats_instinct_at_every_table() -> None:
    from voliere.bots.learned.weights import weights_of

    vautour = by_name("vautour")
    learned = weights_of(vautour)
    assert learned is not None
    found = Trials(vautour, seed=2).measured(learned)
    assert list(found) == ["2", "3", "4", "5"]
    assert all(share > 0.65 for share in found.values()), found
    made_up = Trials(vautour, seed=2).measured(made_up_weights(vautour))
    assert made_up["2"] < 0.2
