"""Records: what is damaged, impossible or wrong is named, each with its own code."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import voliere
from voliere.table.table import Table


def record() -> Any:
    rng = random.Random(4)
    table = voliere.new_table("vautour", players=3, seed=4)
    while not table.over:
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    return json.loads(json.dumps(table.record(["Ana", "bot:merle", "bot:hibou"])))


GOOD = record()


def test_a_record_says_everything_that_notation_asks_for() -> None:
    assert GOOD["voliere"] == 1
    assert GOOD["game"] == "vautour"
    assert GOOD["options"] == {"players": 3, "tiebreak": "runner-up", "memory_aid": False}
    assert GOOD["seats"] == ["Ana", "bot:merle", "bot:hibou"]
    assert len(GOOD["deal"]["points"]) == 15
    assert [entry["seat"] for entry in GOOD["moves"]] == [0, 1, 2] * 15
    assert len(GOOD["result"]["scores"]) == 3


def remove(key: str) -> Callable[[Any], Any]:
    return lambda record: record.pop(key)


def change(**values: Any) -> Callable[[Any], Any]:
    return lambda record: record.update(values)


def change_move(number: int, **values: Any) -> Callable[[Any], Any]:
    return lambda record: record["moves"][number].update(values)


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (remove("voliere"), "bad-record"),
        (remove("game"), "bad-record"),
        (remove("options"), "bad-record"),
        (remove("deal"), "bad-record"),
        (remove("moves"), "bad-record"),
        (remove("result"), "bad-record"),
        (change(voliere=2), "bad-record-version"),
        (change(game="chess"), "unknown-game"),
        (change(moves={}), "bad-record"),
        (change(deal=[]), "bad-record"),
        (change(deal={"points": ["+1"]}), "bad-deal"),
        (change(options={"players": 9}), "bad-players"),
        (change(options={"players": 3, "eggs": 1}), "unknown-option"),
        (change(result=None), "wrong-result"),
        (change(result={"scores": [0, 0, 0], "winners": [0]}), "wrong-result"),
        (change_move(0, move="99"), "wrong-move-in-record"),
        (change_move(0, move=12), "bad-record"),
        (change_move(0, move=None), "bad-record"),
        (change_move(0, seat="x"), "bad-record"),
        (change_move(0, seat=7), "wrong-move-in-record"),
        (change_move(1, seat=0), "wrong-move-in-record"),
        (change_move(0, legal=["1"]), "wrong-legal-in-record"),
        (
            lambda record: record["moves"].insert(3, {"chance": "squirrel", "lost": []}),
            "wrong-chance-in-record",
        ),
        (lambda record: record["moves"].insert(0, "12"), "bad-record"),
        (lambda record: record["moves"].insert(0, {}), "bad-record"),
        (lambda record: record["moves"].append({"seat": 0, "move": "1"}), "wrong-move-in-record"),
        (lambda record: record["moves"].pop(), "wrong-result"),
    ],
)
def test_a_damaged_record_is_refused(damage: Callable[[Any], Any], code: str) -> None:
    bad = copy.deepcopy(GOOD)
    damage(bad)
    with pytest.raises(voliere.VoliereError) as error:
        voliere.from_record(bad)
    assert error.value.code == code
    assert error.value.sentence("fr")


@pytest.mark.parametrize("what", [None, 3, "text", [], [GOOD]])
def test_what_is_no_object_is_refused(what: Any) -> None:
    with pytest.raises(voliere.RecordError) as error:
        voliere.from_record(what)
    assert error.value.code == "bad-record"


def test_rounds_that_a_dealer_has_no_deal_for_are_drawn() -> None:
    begun = voliere.new_table("songbirds", seed=1, rounds=3)
    table = Table(
        begun.game, begun.options, dealer=lambda n: begun.deal["rounds"][0] if n == 1 else None
    )
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.legal_moves(seat)[0])
    first, *later = table.deal["rounds"]
    assert first == begun.deal["rounds"][0]
    assert len(later) == 2
    assert later[0] != later[1]
    assert "fairness" not in table.record()
    assert voliere.from_record(table.record()).scores == table.scores
