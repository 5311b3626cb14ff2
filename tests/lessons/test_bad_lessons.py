"""Lessons that somebody got wrong: one clear sentence each, and nothing else happens."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from voliere.cli.main import run
from voliere.games import by_name
from voliere.games.errors import DoorError, IllegalMove, NotationError, VoliereError
from voliere.lessons.check import faults
from voliere.lessons.errors import LessonError
from voliere.lessons.found import FOLDER, lesson_of
from voliere.lessons.lesson import Lesson

SOUND = by_name("vautour").folder / FOLDER


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for file in SOUND.glob("first.*"):
        shutil.copy(file, tmp_path)
    return tmp_path


def changed(folder: Path, old: str, new: str, name: str = "first.toml") -> Path:
    file = folder / name
    source = file.read_text("utf-8")
    assert old in source
    file.write_text(source.replace(old, new), "utf-8")
    return folder / "first.toml"


def codes(file: Path) -> list[str]:
    try:
        return [fault.code for fault in faults(Lesson(file))]
    except VoliereError as error:
        return [error.code]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("[options]", "[options", "lesson-damaged"),
        ('game = "vautour"', "game = 7", "lesson-damaged"),
        ("place = 1", "places = 1", "lesson-damaged"),
        ('game = "vautour"', 'game = "dodo"', "lesson-stopped"),
        ("players = 3", "players = 9", "lesson-stopped"),
        ('"+7", ', "", "lesson-stopped"),
        ('answers = ["15"', 'answers = ["16"', "lesson-bad-answer"),
        ('"1: 8", "2: 11"', '"1: 8", "2: 99"', "lesson-stopped"),
        ('"1: 8", "2: 11"', '"1: 8", "1: 9"', "lesson-stopped"),
        ('"1: 8", "2: 11"', '"1: 8", "Merle 11"', "lesson-bad-script"),
        ('name = "once"', 'name = "mouse"', "lesson-bad-name"),
        ('name = "once"', 'name = "Once more"', "lesson-bad-name"),
        ('"card +7"', '"the mouse"', "lesson-bad-mark"),
        ('moves = ["8"]', 'moves = ["R5"]', "lesson-idle-reply"),
    ],
)
def test_a_damaged_lesson_is_told_what_is_wrong(
    folder: Path, old: str, new: str, code: str
) -> None:
    assert codes(changed(folder, old, new)) == [code]


def test_texts_that_are_missing_idle_or_no_fluent_are_named(folder: Path) -> None:
    changed(folder, "mouse-other =", "mouse-otter =", "first.fr.ftl")
    assert codes(folder / "first.toml") == ["lesson-text-missing", "lesson-text-idle"]
    changed(folder, "once = ", "once = { $", "first.en.ftl")
    assert "lesson-bad-text" in codes(folder / "first.toml")


def test_a_lesson_without_words_or_steps_is_none(folder: Path) -> None:
    (folder / "first.fr.ftl").unlink()
    (folder / "first.en.ftl").unlink()
    assert codes(folder / "first.toml") == ["lesson-no-words"]
    file = folder / "first.toml"
    file.write_text(file.read_text("utf-8").partition("[[steps]]")[0] + "steps = []\n", "utf-8")
    assert codes(file) != []


def test_a_file_of_any_size_or_depth_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    file.write_text("#" * 200_000, "utf-8")
    assert codes(file) == ["lesson-too-large"]
    file.write_text("deal = " + "[" * 40_000, "utf-8")
    assert codes(file) == ["lesson-damaged"]
    file.write_bytes(b"\xff\xfe\x00game")
    assert codes(file) == ["lesson-damaged"]


def test_what_is_no_move_and_what_is_not_legal_is_refused() -> None:
    lesson = lesson_of("vautour", "first")
    step = lesson.plan.steps[0]
    with pytest.raises(NotationError):
        lesson.tried(step, "R5@c3")
    with pytest.raises(IllegalMove):
        lesson.tried(lesson.step("vulture"), "15")
    with pytest.raises(IllegalMove):
        lesson.tried(lesson.step("once"), "3")
    with pytest.raises(LessonError):
        lesson.step("nowhere")
    with pytest.raises(DoorError):
        lesson_of("vautour", "nowhere")


def test_the_command_says_what_is_wrong_and_leaves_with_1(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = changed(folder, 'answers = ["15"', 'answers = ["16"')
    assert run(["lesson", "check", str(file), "--lang", "en"]) == 1
    assert "the answer “16” is no legal move there" in capsys.readouterr().out
    assert run(["lesson", "check", str(file), "--json"]) == 1
    assert '"code":"lesson-bad-answer"' in capsys.readouterr().out
    assert run(["lesson", "check", str(SOUND / "first.toml"), "--lang", "fr"]) == 0
    assert "Rien à redire" in capsys.readouterr().out
    assert run(["lesson", "check", str(folder / "nowhere.toml")]) != 0
    assert run(["lesson", "list", "--json"]) == 0
    assert '"lesson":"first"' in capsys.readouterr().out
