"""The files of words: sound, complete, and asking for nothing that they are not given."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.words.sources import calls, files
from voliere.arena.errors import ArenaError
from voliere.bots.errors import BotError
from voliere.cli.errors import CommandError
from voliere.envs.errors import EnvError
from voliere.extras import MissingPackage
from voliere.games.doors.pad.errors import ScoreError
from voliere.games.errors import IllegalMove, NotationError, OptionError, RecordError
from voliere.lessons.errors import LessonError
from voliere.server.errors import STATUS, ServerError
from voliere.table.errors import FairnessError
from voliere.words import LANGUAGES
from voliere.words.catalogue import spoken
from voliere.words.compiled import arguments_in, compiled, parsed
from voliere.words.entries import entries

ERRORS = (
    ArenaError,
    BotError,
    CommandError,
    EnvError,
    FairnessError,
    IllegalMove,
    LessonError,
    MissingPackage,
    NotationError,
    OptionError,
    RecordError,
    ScoreError,
    ServerError,
)

OF_SQL = "server/storage/"  # whose `text` is SQLAlchemy's


@pytest.mark.parametrize("file", files(), ids=lambda file: "/".join(file.parts[-4:]))
def test_every_entry_is_sound(file: Path) -> None:
    source = file.read_text("utf-8")
    speech = spoken(file.stem)
    for entry in entries(source).values():
        value = parsed(entry).value
        assert value is not None
        compiled(value, speech)
    assert "\t" not in source
    assert source.endswith("\n")


def test_every_language_has_every_file_and_message() -> None:
    rooms = {file.parent for file in files()}
    for room in rooms:
        assert {file.stem for file in room.glob("*.ftl")} == set(LANGUAGES), room
        ids = [list(entries((room / f"{lang}.ftl").read_text("utf-8"))) for lang in LANGUAGES]
        assert all(one == ids[0] for one in ids), room


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_stands_once(lang: str) -> None:
    found = Counter(
        id for file in files() if file.stem == lang for id in entries(file.read_text("utf-8"))
    )
    assert [id for id, n in found.items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_message_and_its_arguments(lang: str) -> None:
    ids = set(spoken(lang).ids)
    for file, code, given in calls({error.__name__ for error in ERRORS}):
        assert f"error-{code}" in ids, (file, code)
        if given is not None:
            assert spoken(lang).arguments(f"error-{code}") <= given, (file, code)
    assert {f"error-{code}" for code in STATUS} <= ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_its_message_and_its_arguments(lang: str) -> None:
    ids = set(spoken(lang).ids)
    for file, id, given in calls({"Phrase", "text"}):
        if file.startswith(OF_SQL):
            continue
        assert id in ids, (file, id)
        assert given is None or spoken(lang).arguments(id) <= given, (file, id)


def test_french_never_breaks_before_a_sign() -> None:
    for file in files():
        if file.stem == "fr":
            text = "\n".join(entries(file.read_text("utf-8")).values())
            assert not [sign for sign in (" :", " ;", " !", " ?", " »", "« ") if sign in text], file


def test_the_arguments_of_a_language_are_those_of_the_others() -> None:
    first, *others = LANGUAGES
    for id in spoken(first).ids:
        for lang in others:
            assert spoken(lang).arguments(id) == spoken(first).arguments(id), id


def test_arguments_are_found_in_every_variant() -> None:
    source = "x = { $n ->\n    [one] { $a }\n   *[other] { SIGNED($b) }\n}\n"
    assert arguments_in(source) == {"n", "a", "b"}
