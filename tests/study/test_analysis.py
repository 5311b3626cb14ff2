"""The analysis of a game: what it says adds up, is the same for the same seed and however the work
is spread, and never looks at a card that the seat could not know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import voliere
from tests.conformance.test_hidden import resampled, somewhere
from voliere.study.accounting import THRESHOLDS
from voliere.study.analyse import analyse, analysed, do, plan_for, put_together
from voliere.study.could_know import judge, question_at
from voliere.study.course import course_of
from voliere.table.processes import in_order

MAIN: list[tuple[str, dict[str, Any]]] = [
    ("vautour", {"players": 2}),
    ("vautour", {"players": 5}),
    ("piafs", {"players": 2}),
    ("piafs", {"players": 4}),
    ("feather", {"players": 1}),
    ("feather", {"players": 2, "opening": "draft"}),
    ("feather", {"players": 3, "opening": "migration"}),
    ("feather", {"players": 7}),
    ("songbirds", {"players": 1}),
    ("songbirds", {"players": 2, "rounds": 2}),
    ("songbirds", {"players": 3, "early_bird": True}),
    ("songbirds", {"players": 4, "coop": True}),
]
every_main = pytest.mark.parametrize(
    ("game", "options"), MAIN, ids=[f"{g}-{list(o.values())}" for g, o in MAIN]
)


def played(game: str, options: dict[str, Any], seed: int = 1) -> dict[str, Any]:
    """The record of a random game."""
    choices = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    while not table.over:
        seat = choices.choice(table.actors)
        table.play(seat, choices.choice(table.legal_moves(seat)))
    return table.record()


@every_main
def test_it_adds_up_and_keeps_its_contract(game: str, options: dict[str, Any]) -> None:
    record = played(game, options)
    told = msgspec.to_builtins(analyse(record, budget_ms=40, seed=3))
    assert list(told) == [
        "voliere", "game", "options", "seats", "budget_ms", "bot", "decisions", "luck", "summary",
    ]  # fmt: skip
    players = options["players"]
    moves = [entry for entry in record["moves"] if "move" in entry]
    assert [(one["seat"], one["move"]) for one in told["decisions"]] == [
        (entry["seat"], entry["move"]) for entry in moves
    ]
    for one in told["decisions"]:
        assert one["loss"] >= 0.0
        assert (one["class"] == "good") or one["counts"]
        if one["class"] != "good":
            assert one["loss"] > 2 * one["error"]
            assert one["loss"] >= THRESHOLDS[0]
        values = {each["move"]: each for each in one["moves"]}
        if not values:
            assert one["best"] == one["move"]
            assert not one["counts"]
            continue
        assert all(0.0 <= each["win"] <= 1.0 and each["error"] >= 0.0 for each in values.values())
        lost = values[one["best"]]["win"] - values[one["move"]]["win"]
        assert one["loss"] == pytest.approx(lost, abs=1e-9)
    for one in told["luck"]:
        assert len(one["change"]) == players
        assert (one["seat"] is None) == (one["cause"] != "decision")
    for seat, one in enumerate(told["summary"]):
        parts = ("fair", "deal", "draw", "own", "others", "remainder")
        assert sum(one[part] for part in parts) == pytest.approx(one["result"])
        counted = [each for each in told["decisions"] if each["seat"] == seat and each["counts"]]
        assert one["n_counted"] == len(counted)
        if counted:
            mean = 1000 * sum(each["loss"] for each in counted) / len(counted)
            assert one["ecart"] == pytest.approx(mean)
    if players > 1 and not options.get("coop"):
        assert sum(one["result"] for one in told["summary"]) == pytest.approx(1.0)
        for one in told["luck"]:
            assert sum(one["change"]) == pytest.approx(0.0, abs=1e-9)


@every_main
def test_what_could_be_known_is_judged_without_hidden_cards(
    game: str, options: dict[str, Any]
) -> None:
    choices = random.Random(5)
    for seed in range(4):
        table = somewhere(game, options, seed, choices.randrange(60))
        if table.over:
            continue
        seat = choices.choice(table.actors)
        move = int(choices.choice(table.position.legal(seat).tolist()))
        twin = resampled(table, seat, seed + 1)
        one, other = (
            question_at(each.position, seat, move, seed=7, label=3, ms=2.0)
            for each in (table, twin)
        )
        assert one == other
        assert repr(judge(one)) == repr(judge(other))  # nan is not equal to itself


@every_main
def test_no_question_of_a_whole_game_holds_a_hidden_card(
    game: str, options: dict[str, Any]
) -> None:
    """What a decision is judged from is the same bytes when all that its seat can't know is
    exchanged, at every decision from the deal to the end."""
    choices = random.Random(9)
    table = voliere.new_table(game, seed=9, **options)
    while not table.over:
        seat = choices.choice(table.actors)
        move = int(choices.choice(table.position.legal(seat).tolist()))
        twin = resampled(table, seat, choices.randrange(1 << 30))
        one, other = (
            question_at(each.position, seat, move, seed=7, label=len(table.moves), ms=2.0)
            for each in (table, twin)
        )
        assert one == other
        table.play(seat, table.game.text_of(move))


def test_the_same_seed_gives_the_same_analysis_however_it_is_spread() -> None:
    record = played("piafs", {"players": 3})
    one = analyse(record, budget_ms=60, seed=4)
    assert analyse(record, budget_ms=60, seed=4) == one
    assert analyse(record, budget_ms=60, seed=5) != one
    plan = plan_for(record, budget_ms=60, seed=4)
    done = [do(piece) for piece in reversed(plan.pieces)]
    assert put_together(plan, reversed(done)) == one
    spread = analysed([plan], lambda work, pieces: in_order(work, pieces, jobs=2))
    assert list(spread) == [one]


def test_one_seat_alone_is_judged_if_wanted() -> None:
    record = played("vautour", {"players": 3})
    told = analyse(record, seat=1, budget_ms=40)
    assert {one.seat for one in told.decisions} == {1}
    assert [one.seat for one in told.summary] == [1]
    with pytest.raises(voliere.VoliereError, match="seat"):
        analyse(record, seat=3)


def test_moments_hold_what_was_decided_at_once() -> None:
    course = course_of(played("vautour", {"players": 4}))
    assert [len(moment.decided) for moment in course.moments] == [4] * 15
    match = course_of(played("songbirds", {"players": 2, "rounds": 2}))
    assert [moment.dealt for moment in match.moments].count(True) == 1


def test_a_thrown_away_game_is_found_out() -> None:
    """Who always bids the card that the table makes worst loses more than who bids by rank, and
    a win given away at the last moment is a blunder."""
    table = voliere.new_table("vautour", players=2, seed=11)
    points = table.deal["points"]
    ranks = sorted(range(15), key=lambda i: abs(int(points[i])))
    for turn in range(15):
        wise = str(1 + ranks.index(turn))
        table.play(0, wise)
        table.play(1, str(15 - ranks.index(turn)))
    told = analyse(table.record(), budget_ms=400)
    wise, foolish = told.summary
    assert wise.result == 1.0
    assert foolish.ecart is not None
    assert wise.ecart is not None
    assert foolish.ecart > wise.ecart + 20
    assert wise.own > 0.0 > foolish.own


def test_chance_that_had_no_say_is_not_told() -> None:
    told = analyse(played("songbirds", {"players": 2}), budget_ms=40)
    assert [one.cause for one in told.luck if one.cause != "decision"] == ["deal"]
    told = analyse(played("vautour", {"players": 2}), budget_ms=40)
    assert sum(one.cause == "chance" for one in told.luck) == 13  # the last card is no surprise


@pytest.mark.soak
@pytest.mark.parametrize("game", ["vautour", "piafs", "feather"])
def test_luck_is_nobodys_over_many_games(game: str) -> None:
    lucks = [
        analyse(played(game, {"players": 2}, seed), budget_ms=200, seed=seed).summary[0].luck
        for seed in range(200)
    ]
    mean = sum(lucks) / len(lucks)
    spread = (sum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1)) ** 0.5
    assert abs(mean) < 3 * spread / len(lucks) ** 0.5
