"""`voliere dataset`: data sets of a bot's own games, and the JSON Schema that records keep."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import polars
import pytest

import voliere
from tests.conformance import variants
from voliere.cli.main import run
from voliere.envs.setting import setting_of
from voliere.games import by_name
from voliere.table.record_schema import as_text, record_schema
from voliere.table.simulate import simulate
from voliere.table.table import make_options

DOCS = Path(__file__).parents[2] / "docs"


def test_one_row_a_decision(tmp_path: Path) -> None:
    rows, games = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    told = ["dataset", "vautour", "--players", "3", "--games", "4", "--seed", "7", "-o"]
    assert run([*told, str(rows), "--observations"]) == 0
    assert run([*told, str(games)]) == 0
    frame = polars.read_parquet(rows)
    records = [json.loads(line) for line in games.read_text("utf-8").splitlines()]
    assert frame.height == 4 * 45
    setting = setting_of("vautour", players=3)
    for row in frame.iter_rows(named=True):
        record = records[row["number"]]
        assert record["moves"][row["decision"]] == {"seat": row["seat"], "move": row["move"]}
        assert row["action"] in row["legal"]
        assert row["score"] == record["result"]["scores"][row["seat"]]
        known = np.array(row["observation"])
        hand = np.flatnonzero(known[3:18])
        assert hand.tolist() == row["legal"], "the first piece is the own hand"
        assert known.size == setting.observation_size
    assert frame["reward"].sum() == pytest.approx(0, abs=1e-4)


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / f"{n}.jsonl" for n in range(2)]
    for file in files:
        assert run(["dataset", "songbirds", "--games", "2", "--seed", "5", "-o", str(file)]) == 0
    first, second = (file.read_bytes() for file in files)
    assert first == second
    assert run(["check", str(files[0])]) == 0


def test_wrong_wishes_leave_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for wish, sentence in (
        (["vautour", "-o", str(tmp_path / "x.csv")], "neither"),
        (["vautour", "-o", str(tmp_path / "x.jsonl"), "--observations"], "Observations are for"),
        (["vautour", "-o", str(tmp_path / "x.jsonl"), "--bot", "dodo"], "dodo"),
        (["vautour", "-o", str(tmp_path / "x.jsonl"), "--players", "9"], "2 to 5 players"),
    ):
        assert run(["dataset", *wish, "--lang", "en"]) != 0
        assert sentence in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_records_of_every_variant_keep_the_schema(variant: tuple[str, dict[str, Any]]) -> None:
    name, chosen = variant
    game = by_name(name)
    options = make_options(game, **chosen)
    validator = jsonschema.Draft202012Validator(record_schema())
    for legal in (False, True):
        for batch in simulate(game, options, 1, seed=3, records=True, legal=legal):
            for line in batch.lines:
                validator.validate(json.loads(line))


def test_the_schema_refuses_what_is_no_record() -> None:
    validator = jsonschema.Draft202012Validator(record_schema())
    table = voliere.new_table("vautour", players=2)
    validator.validate(table.record(["Ana", "Bo"]))
    while not table.over:
        for seat in table.actors:
            table.play(seat, table.legal_moves(seat)[0])
    whole = table.record(["Ana", "Bo"])
    validator.validate(whole)
    for wrong in (
        {**whole, "voliere": 2},
        {**whole, "game": "coucou"},
        {**whole, "extra": 1},
        {**whole, "options": {**whole["options"], "players": "two"}},
        {**whole, "moves": [{"seat": -1, "move": "3"}]},
        {name: value for name, value in whole.items() if name != "result"},
    ):
        assert list(validator.iter_errors(wrong))


def test_the_schema_of_the_documentation_is_that_of_the_code() -> None:
    assert (DOCS / "record.schema.json").read_text("utf-8") == as_text()
