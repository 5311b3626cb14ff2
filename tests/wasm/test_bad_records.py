"""Records that are none: Node refuses what Python refuses, with the same code."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.wasm.games import answers_of_node, recorded
from voliere.games.errors import VoliereError
from voliere.table.record import from_record

pytestmark = pytest.mark.xdist_group("wasm")

Record = dict[str, Any]
Spoil = Callable[[Record], Any]

OF_ALL: dict[str, Spoil] = {
    "another version": lambda r: r.update(voliere=2),
    "no options": lambda r: r.pop("options"),
    "options that are none": lambda r: r["options"].update(players=99),
    "no deal": lambda r: r.pop("deal"),
    "an empty deal": lambda r: r["deal"].clear(),
    "more than a deal has": lambda r: r["deal"].update(sky=["blue"]),
    "no result": lambda r: r.pop("result"),
    "another result": lambda r: r["result"]["scores"].__setitem__(0, 999),
    "no moves": lambda r: r.update(moves=None),
    "a move that is none": lambda r: r["moves"][0].update(move="fly"),
    "a move of nobody": lambda r: r["moves"][0].update(seat=9),
    "a move twice": lambda r: r["moves"].insert(0, r["moves"][0]),
    "an entry that is none": lambda r: r["moves"].insert(0, 7),
    "chance where there is none": lambda r: r["moves"].insert(1, {"chance": "hail"}),
    "chance before all": lambda r: r["moves"].insert(0, {"chance": "hail"}),
}
OF_DEALS: list[tuple[str, dict[str, Any], Spoil]] = [
    ("vautour", {"players": 2}, lambda d: d["points"].pop()),
    ("vautour", {"players": 2}, lambda d: d["points"].__setitem__(0, d["points"][1])),
    ("vautour", {"players": 2}, lambda d: d.update(points=7)),
    ("piafs", {"players": 2}, lambda d: d.update(first=2)),
    ("piafs", {"players": 2}, lambda d: d.update(without=None)),
    ("piafs", {"players": 2}, lambda d: d.update(removed=[])),
    ("piafs", {"players": 3}, lambda d: d.update(first="0")),
    ("piafs", {"players": 3}, lambda d: d["column"].__setitem__(0, "crow")),
    ("piafs", {"players": 3}, lambda d: d["hands"].pop()),
    ("piafs", {"players": 3}, lambda d: d["hands"][0].__setitem__(0, d["hands"][1][0])),
    ("feather", {"players": 2}, lambda d: d["hands"][0].append(d["hands"][1].pop())),
    ("feather", {"players": 2}, lambda d: d["neutral"][0].__setitem__(0, "ZZ")),
    ("feather", {"players": 2, "opening": "draft"}, lambda d: d["neutral_order"][0].reverse()),
    (
        "feather",
        {"players": 2, "opening": "draft"},
        lambda d: d["neutral_order"][0].__setitem__(0, d["neutral_order"][0][1]),
    ),
    ("feather", {"players": 1}, lambda d: d["pile"].pop()),
    ("songbirds", {"players": 2}, lambda d: d["columns"].__setitem__(0, 99)),
    ("songbirds", {"players": 2}, lambda d: d.update(centre="crow")),
    ("songbirds", {"players": 4, "special": "crow"}, lambda d: d.update(centre="falcon")),
    ("songbirds", {"players": 3, "first": 1}, lambda d: d.update(first=0)),
    ("songbirds", {"players": 1}, lambda d: d["diagonals"].pop()),
    ("songbirds", {"players": 1}, lambda d: d["diagonals"][0].reverse()),
]


def spoilt(game: str, options: dict[str, Any], spoil: Spoil, *, deal: bool = False) -> Record:
    record, _ = recorded({"game": game, "options": options, "seed": 3})
    record = copy.deepcopy(record)
    spoil(record["deal"] if deal else record)
    return record


def code_of(record: Any) -> str | None:
    """What Python says to it."""
    try:
        from_record(record)
    except VoliereError as error:
        return error.code
    return None


def assert_same_codes(built: Path, records: list[tuple[str, Record]]) -> None:
    found = answers_of_node(built, [{"game": game, "record": record} for game, record in records])
    for (_, record), answer in zip(records, found, strict=True):
        said = answer["code"] if isinstance(answer, dict) else None
        assert said == code_of(record), (said, record)


def test_what_is_no_record_is_refused_alike(built: Path) -> None:
    spoils = OF_ALL.values()
    records = [
        (game, spoilt(game, options, spoil))
        for game, options in (("vautour", {"players": 3}), ("piafs", {"players": 2}))
        for spoil in spoils
    ]
    records.append(("vautour", []))  # type: ignore[arg-type]
    assert_same_codes(built, records)


def test_what_is_no_deal_is_refused_alike(built: Path) -> None:
    records = [(game, spoilt(game, options, spoil, deal=True)) for game, options, spoil in OF_DEALS]
    assert_same_codes(built, records)


def test_what_squirrels_took_is_refereed(built: Path) -> None:
    for seed in range(20):
        record, _ = recorded({"game": "piafs", "options": {"players": 3}, "seed": seed})
        taken = [entry for entry in record["moves"] if entry.get("lost")]
        if taken:
            break
    assert taken
    records = []
    for lost in (["6"] * 9, ["crow"], [], 5):
        other = copy.deepcopy(record)
        next(entry for entry in other["moves"] if entry.get("lost"))["lost"] = lost
        records.append(("piafs", other))
    other = copy.deepcopy(record)
    other["moves"].remove(taken[0])
    assert_same_codes(built, [*records, ("piafs", other)])
