"""Branches: a game played on from any of its points, with hidden cards as they were, exchanged, or
drawn anew from what a seat knew."""

from __future__ import annotations

import random
from typing import Any

import pytest

import voliere
from tests.conformance import variants
from tests.study.test_analysis import played
from voliere.kernel.rng import seeded
from voliere.study.branches import branch_at, drawn_anew, exchanged, n_moves
from voliere.study.errors import StudyError
from voliere.table.record import from_record


def some_branch(game: str, options: dict[str, Any], seed: int = 1) -> tuple[dict[str, Any], int]:
    """A game that breaks off somewhere, and a seat."""
    record, chance = played(game, options, seed), random.Random(seed)
    n = sum("move" in entry for entry in record["moves"])
    return branch_at(record, chance.randrange(n)), chance.randrange(record["options"]["players"])


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_it_is_played_on_and_told_the_same_with_cards_drawn_anew(
    variant: tuple[str, dict[str, Any]],
) -> None:
    branch, seat = some_branch(*variant)
    anew = drawn_anew(branch, seat, seeded(2))
    before, after = from_record(branch), from_record(anew)
    assert after.events(0, seat) == before.events(0, seat)
    assert after.view(seat) == before.view(seat)
    assert after.position.memory(seat) == before.position.memory(seat)
    while not after.over:
        mover = after.actors[0]
        after.play(mover, after.legal_moves(mover)[0])
    voliere.from_record(after.record())


def test_what_the_seat_does_not_know_is_drawn_alike() -> None:
    """V8: the points pile after the card that lies there comes in every order."""
    branch = branch_at(played("vautour", {"players": 2}), 0)
    seconds = {drawn_anew(branch, 0, seeded(n))["deal"]["points"][1] for n in range(40)}
    assert len(seconds) >= 12


def test_those_who_decide_at_once_decide_anew() -> None:
    record = played("vautour", {"players": 4})
    assert [n_moves(branch_at(record, move)) for move in range(9)] == [0] * 4 + [4] * 4 + [8]


def test_two_cards_that_were_not_played_can_be_exchanged() -> None:
    record = played("songbirds", {"players": 2})
    branch = branch_at(record, 4)
    named = {entry["move"][:2] for entry in branch["moves"]}
    mine, theirs = ([c for c in hand if c not in named] for hand in branch["deal"]["hands"])
    twin = exchanged(branch, mine[0], theirs[0])
    assert theirs[0] in from_record(twin).view(0).hand
    assert mine[0] in from_record(branch).view(0).hand, "the game itself stays as it was"


def wrong(code: str, work: Any) -> None:
    with pytest.raises(StudyError) as caught:
        work()
    assert caught.value.code == code
    assert caught.value.sentence("fr") != caught.value.sentence("en")


def test_what_cannot_be_gets_a_sentence() -> None:
    record = played("songbirds", {"players": 2})
    branch = branch_at(record, 4)
    gone = branch["moves"][0]["move"][:2]
    kept = next(c for c in branch["deal"]["hands"][0] if c not in str(branch["moves"]))
    wrong("not-exchangeable", lambda: exchanged(branch, gone, kept))
    wrong("not-exchangeable", lambda: exchanged(branch, kept, "R9"))
    wrong("not-exchangeable", lambda: exchanged(branch, kept, kept))
    wrong("no-such-decision", lambda: branch_at(record, 24))
    wrong("no-such-decision", lambda: branch_at(record, -1))
    wrong("study-running", lambda: branch_at({**record, "result": None}, 3))
