"""Every lesson there is, played by the rules: each step, each accepted answer and ten others."""

from __future__ import annotations

import pytest

from tests.french import french as printed
from voliere.games import REGISTRY
from voliere.lessons.check import faults, moves_tried
from voliere.lessons.found import known, lesson_of
from voliere.lessons.lesson import Lesson
from voliere.lessons.reading import first_question, seconds
from voliere.lessons.texts import languages_of, texts_of
from voliere.table.record import from_record
from voliere.words import LANGUAGES

LESSONS = [lesson_of(game, name) for game, name in known()]
FIRST = [lesson for lesson in LESSONS if lesson.is_first]
OTHERS = 10
FIVE_MINUTES = 300
TO_FIRST_MOVE = 15  # seconds


def name_of(lesson: Lesson) -> str:
    return f"{lesson.plan.game}-{lesson.name}"


every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
first_lessons = pytest.mark.parametrize("lesson", FIRST, ids=name_of)
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_lesson
def test_nothing_is_wrong_with_a_lesson(lesson: Lesson) -> None:
    assert [str(fault) for fault in faults(lesson, OTHERS)] == []


@every_lesson
def test_the_line_is_a_record_that_the_referee_accepts(lesson: Lesson) -> None:
    table = from_record(lesson.line)
    assert len(table.moves) == lesson.points[-1].at + sum(
        "move" in entry for entry in lesson.plan.steps[-1].entries
    )


@every_lesson
def test_every_answer_and_ten_others_lead_somewhere_and_are_answered(lesson: Lesson) -> None:
    for step in lesson.plan.steps:
        for move in moves_tried(lesson, step, OTHERS):
            came = lesson.tried(step, move)
            assert len(from_record(came.record).moves) > lesson.point(step).at
            assert came.is_good or move not in step.answers
            if step.answers[0] != move:
                for lang in LANGUAGES:
                    assert texts_of(lesson, lang).replied(step, move, came.reply)


@every_lesson
def test_a_lesson_speaks_every_language(lesson: Lesson) -> None:
    assert languages_of(lesson.file) == list(LANGUAGES)
    first, *others = (texts_of(lesson, lang).ids for lang in LANGUAGES)
    assert all(one == first for one in others)


@every_lesson
def test_french_never_breaks_before_a_sign(lesson: Lesson) -> None:
    french = texts_of(lesson, "fr")
    said = [french.said(id) for id in french.ids]
    assert [text for text in said if printed(text) != text] == []


@every_lesson
def test_the_paragraphs_a_step_names_stand_in_the_rules(lesson: Lesson) -> None:
    rules = lesson.game.rules_text("en")
    for step in lesson.plan.steps:
        for paragraph in step.rules:
            assert f"{paragraph}]" in rules or f"{paragraph}," in rules, paragraph


def test_every_game_has_a_first_lesson() -> None:
    assert [lesson.plan.game for lesson in FIRST] == list(REGISTRY)


@first_lessons
def test_a_first_lesson_has_ten_to_fourteen_steps(lesson: Lesson) -> None:
    assert 10 <= len(lesson.plan.steps) <= 14


@in_each_language
@every_lesson
def test_a_lesson_takes_five_minutes_at_most(lesson: Lesson, lang: str) -> None:
    assert seconds(lesson, texts_of(lesson, lang)) <= FIVE_MINUTES


@in_each_language
@first_lessons
def test_the_first_move_comes_within_fifteen_seconds(lesson: Lesson, lang: str) -> None:
    until = first_question(lesson)
    assert seconds(lesson, texts_of(lesson, lang), until) <= TO_FIRST_MOVE
