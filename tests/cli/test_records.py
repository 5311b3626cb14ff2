"""`voliere check`, `verify` and `show`: records refereed, deals verified, games told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import voliere as library
from tests.cli.conftest import Voliere
from tests.french import french
from voliere.table import fair

Record = dict[str, Any]


def spoilt(change: Callable[[Record], Any]) -> Callable[[str], str]:
    def spoil(line: str) -> str:
        record = json.loads(line)
        change(record)
        return json.dumps(record)

    return spoil


DAMAGE: list[tuple[str, Callable[[str], str]]] = [
    ("truncated-record", lambda line: line[:100]),
    ("not-json", lambda line: "\x00\x1b[2J" + line),
    ("bad-record", lambda line: "[1, 2]"),
    ("bad-record", spoilt(lambda r: r.pop("deal"))),
    ("bad-record-version", spoilt(lambda r: r.update(voliere=2))),
    ("unknown-game", spoilt(lambda r: r.update(game="dodo"))),
    ("unknown-option", spoilt(lambda r: r["options"].update(colour=1))),
    ("bad-option-value", spoilt(lambda r: r["options"].update(tiebreak=[]))),
    ("bad-players", spoilt(lambda r: r["options"].update(players=10**30))),
    ("bad-deal", spoilt(lambda r: r["deal"]["points"].pop())),
    ("wrong-move-in-record", spoilt(lambda r: r["moves"][1].update(move="16"))),
    ("wrong-move-in-record", spoilt(lambda r: r["moves"].insert(0, dict(r["moves"][0])))),
    ("wrong-result", spoilt(lambda r: r["result"].update(winners=[]))),
    ("wrong-result", spoilt(lambda r: r["moves"].pop())),
]


def test_check_good_records(voliere: Voliere, records: Path) -> None:
    done = voliere("check", records)
    assert (done.returncode, done.stdout) == (0, "5 records, 5 good, 0 bad\n")
    french = voliere("check", "-", "--lang", "fr", typed=records.read_text())
    assert french.stdout == "5 enregistrements, 5 en ordre, 0 en défaut\n"


def test_check_tells_programs_as_json(voliere: Voliere, records: Path, tmp_path: Path) -> None:
    line = records.read_text().splitlines()[0]
    path = tmp_path / "spoilt.jsonl"
    path.write_text("\n".join([line, *(spoil(line) for _, spoil in DAMAGE)]))
    done = voliere("check", path, "--json")
    told = json.loads(done.stdout)
    assert (done.returncode, told["good"]) == (1, 1)
    assert [one["line"] for one in told["bad"]] == list(range(2, 2 + len(DAMAGE)))
    assert [one["code"] for one in told["bad"]] == [code for code, _ in DAMAGE]
    assert all(one["sentence"] for one in told["bad"])


def test_games_are_told_to_programs_as_json(voliere: Voliere) -> None:
    told = {one["name"]: one for one in json.loads(voliere("games", "--json").stdout)}
    assert list(told) == library.games()
    assert told["vautour"]["players"] == [2, 3, 4, 5]
    names = [option["name"] for option in told["songbirds"]["options"]]
    assert {"players", "special"} <= set(names)


def test_check_tells_each_bad_record(voliere: Voliere, records: Path, tmp_path: Path) -> None:
    line = records.read_text().splitlines()[0]
    path = tmp_path / "spoilt.jsonl"
    path.write_text("\n".join([line, *(spoil(line) for _, spoil in DAMAGE), "", line]))
    done = voliere("check", path)
    said = done.stdout.splitlines()
    assert done.returncode == 1
    assert said[-1] == f"{len(DAMAGE) + 2} records, 2 good, {len(DAMAGE)} bad"
    for number, ((code, _), sentence) in enumerate(zip(DAMAGE, said, strict=False), start=2):
        assert sentence.startswith(f"Record {number}: ")
        assert sentence.endswith(f"[{code}]")
    told = voliere("check", path, "--lang", "fr").stdout.splitlines()
    assert told[10] == (
        french(
            "Enregistrement 12 : Coup 2 de l’enregistrement : "
            "« 16 » n’est pas un coup de vautour ; exemple : 12. [wrong-move-in-record]"
        )
    )


def test_check_survives_anything(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "binary"
    values = [
        '{"voliere":1,"game":"vautour","options":{},"deal":{"points":7},"moves":[],"result":0}'
    ]
    values += ["[" * 100_000, '{"voliere":1}', "null", '"text"', "1e999"]
    for entry in ("7", "{}", '{"seat":"x","move":[]}', '{"seat":{},"move":"1"}', "null"):
        game = library.new_table("vautour", players=2, seed=1).record()
        values.append(json.dumps(game).replace('"moves": []', f'"moves": [{entry}]'))
    path.write_bytes(bytes(range(256)) + b"\n" + "\n".join(values).encode())
    done = voliere("check", path)
    assert done.returncode == 1
    assert " 0 good" in done.stdout
    assert "internal-error" not in done.stdout + done.stderr
    assert "\x1b" not in done.stdout


@pytest.fixture
def fair_record() -> Record:
    table = library.new_table("vautour", players=2, secret=bytes(range(32)), nonces=("ab",))
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.legal_moves(seat)[0])
    return table.record()


def test_verify(voliere: Voliere, fair_record: Record, records: Path, tmp_path: Path) -> None:
    path = tmp_path / "fair.jsonl"
    path.write_text(json.dumps(fair_record) + "\n")
    done = voliere("verify", path)
    assert done.returncode == 0
    assert done.stdout.startswith("Record 1: fair.")
    fair_record["fairness"]["nonces"] = ["other"]
    path.write_text(json.dumps(fair_record) + "\n" + records.read_text().splitlines()[0])
    done = voliere("verify", path)
    assert done.returncode == 1
    first, second, total = done.stdout.splitlines()
    assert first.startswith("Record 1: not fair.")
    assert first.endswith("[other-cards]")
    assert second.startswith("Record 2: nothing to verify.")
    assert total == "2 records, 0 fair, 1 not fair, 1 with nothing to verify"


def test_show_openly_and_as_a_seat_saw_it(voliere: Voliere, records: Path) -> None:
    open_story = voliere("show", records, "--game", 2).stdout
    assert "All cards are shown." in open_story
    assert "Seat 1 has chosen." not in open_story
    story = voliere("show", records, "--game", 2, "--seat", 0).stdout
    assert "Seat 1 has chosen." in story
    assert "Seat 0 chose " in story
    record = json.loads(records.read_text().splitlines()[1])
    for seat, score in enumerate(record["result"]["scores"]):
        assert f"Seat {seat} {score}" in story.splitlines()[-1]
    french = voliere("show", records, "--seat", 2, "--lang", "fr").stdout
    assert "La partie comme Place 2 l’a vue." in french


def test_show_names_an_unfinished_game(voliere: Voliere) -> None:
    table = library.new_table("vautour", players=2, seed=1, memory_aid=True)
    table.play(1, "3")
    record = json.dumps(table.record(["Ana\x1b[2J", "Bo"]))
    story = voliere("show", "-", "--seat", 0, typed=record).stdout
    assert "Ana [2J, Bo" in story
    assert "\x1b" not in story
    assert "Bo has chosen." in story
    assert "The game is not over." in story
    assert "All played cards stay in view: yes." in story


def test_show_refuses_a_bad_record(voliere: Voliere, records: Path) -> None:
    done = voliere("show", "-", typed=records.read_text()[:100])
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Line 1 ends in the middle of the record. [truncated-record]\n"
    assert voliere("show", records, "--seat", 3).stderr.endswith("[no-such-seat]\n")


@pytest.fixture
def bound_record() -> Record:
    """A finished game of version 2: seat 0 has revealed, seat 1 has not."""
    secret, bond = bytes(range(32)), fair.Bond("65a3", ["person", "person"])
    shown = library.new_table("vautour", players=2, secret=secret, bond=bond).commitment
    assert shown is not None
    bond.pledges = [fair.pledge(shown, 0, "mine"), fair.pledge(shown, 1, "theirs")]
    table = library.new_table("vautour", players=2, secret=secret, nonces=("mine", None), bond=bond)
    while not table.over:
        for seat in table.actors:
            table.play(seat, table.legal_moves(seat)[0])
    record: Record = table.record(["Ana", "Eve"])
    return record


def verified(voliere: Voliere, path: Path, record: Record, *given: str) -> tuple[int, str]:
    path.write_text(json.dumps(record) + "\n")
    done = voliere("verify", str(path), "--lang", "en", *given)
    return done.returncode, done.stdout


def test_f2_verify_says_what_a_file_alone_cannot_prove(
    voliere: Voliere, bound_record: Record, fair_record: Record, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    code, told = verified(voliere, path, bound_record)
    assert code == 0
    assert told.startswith("Record 1: fair.")
    assert "does not prove that this commitment was shown before the game" in told
    assert "Nor does it prove that the nonces are those the players sent" in told
    assert "left out: Seat 1." in told
    assert "version 1" not in told
    _, told = verified(voliere, path, fair_record)
    assert "A deal of version 1" in told
    alone = library.new_table("vautour", players=2, secret=bytes(32))
    while not alone.over:
        for seat in alone.actors:
            alone.play(seat, alone.legal_moves(seat)[0])
    _, told = verified(voliere, path, alone.record())
    assert "No player has added a nonce" in told


def test_f2_verify_compares_with_what_i_was_shown_and_what_i_sent(
    voliere: Voliere, bound_record: Record, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    shown = bound_record["fairness"]["commitment"]
    mine = ("--commitment", shown.upper(), "--seat", "0", "--nonce", "mine")
    code, told = verified(voliere, path, bound_record, *mine)
    assert code == 0
    assert "prove" not in told
    for given, error in (
        (("--commitment", "00" * 32), "[other-commitment]"),
        (("--seat", "0", "--nonce", "another"), "[other-nonce]"),
        (("--seat", "1", "--nonce", "theirs"), "[nonce-left-out]"),
        (("--seat", "7", "--nonce", "theirs"), "[nonce-left-out]"),
    ):
        code, told = verified(voliere, path, bound_record, *given)
        assert code == 1
        assert error in told
    refused = voliere("verify", str(path), "--nonce", "mine")
    assert refused.returncode == 2
    assert "[nonce-without-seat]" in refused.stderr


def test_f2_a_nonce_that_the_server_has_swapped_is_found(
    voliere: Voliere, fair_record: Record, tmp_path: Path
) -> None:
    """A record of version 1 verifies with a swapped nonce; who kept theirs finds it."""
    path = tmp_path / "game.jsonl"
    assert verified(voliere, path, fair_record)[0] == 0
    code, told = verified(voliere, path, fair_record, "--seat", "0", "--nonce", "mine")
    assert code == 1
    assert "[other-nonce]" in told
