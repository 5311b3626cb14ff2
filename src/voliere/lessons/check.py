"""The checks of a lesson: the rules play every step, every legal move is tried and has an answer,
and everything that is said is there in every language that the lesson has."""

from __future__ import annotations

from collections.abc import Iterator

from voliere.games.errors import VoliereError
from voliere.lessons.errors import LessonError
from voliere.lessons.lesson import Lesson
from voliere.lessons.plan import Step
from voliere.lessons.texts import ALSO, ASK, OTHER, Texts, languages_of

ALL = 10_000  # more moves than any position has


def faults(lesson: Lesson, n_others: int = ALL) -> Iterator[LessonError]:
    """What is wrong with a lesson that the rules can play; of the moves that are no accepted
    answers so many are tried a step, spread over all."""
    if not lesson.plan.steps:
        yield LessonError("lesson-empty", file=lesson.file.name)
    languages = languages_of(lesson.file)
    if not languages:
        yield LessonError("lesson-no-words", file=lesson.file.name)
    for lang in languages:
        yield from _faults_said(lesson, Texts(lesson.file, lang))
    for step in lesson.plan.steps:
        yield from _faults_of_replies(lesson, step)
        for move in moves_tried(lesson, step, n_others):
            try:
                lesson.tried(step, move)
            except VoliereError as error:
                phrase = error.phrase
                yield LessonError("lesson-bad-try", step=step.name, move=move, reason=phrase)


def moves_tried(lesson: Lesson, step: Step, n_others: int = ALL) -> list[str]:
    """Every accepted answer, and so many of the other legal moves, spread over all of them."""
    others = [move for move in lesson.point(step).legal if move not in step.answers]
    pace = max(1, len(others) // n_others)
    return [*step.answers, *others[::pace][:n_others]]


def _faults_of_replies(lesson: Lesson, step: Step) -> Iterator[LessonError]:
    """A reply that no move ever gets."""
    given = {id(lesson.reply(step, move)) for move in lesson.point(step).legal}
    for reply in step.replies:
        if id(reply) not in given:
            yield LessonError("lesson-idle-reply", step=step.name, say=reply.say)


def _faults_said(lesson: Lesson, texts: Texts) -> Iterator[LessonError]:
    """Messages that are missing, no Fluent, or never said."""
    needed = list(_needed(lesson))
    optional = {step.name + ASK for step in lesson.plan.steps}
    own = texts.ids
    for id in needed:
        if id not in own:
            yield LessonError("lesson-text-missing", lang=texts.lang, id=id)
    for id in own:
        if id not in needed and id not in optional:
            yield LessonError("lesson-text-idle", lang=texts.lang, id=id)
        try:
            texts.said(id)
        except LessonError as error:
            yield error


def _needed(lesson: Lesson) -> Iterator[str]:
    yield from ("title", "about")
    for step in lesson.plan.steps:
        yield step.name
        yield from (f"{step.name}-{reply.say}" for reply in step.replies)
        replied = [move for move in lesson.point(step).legal if lesson.reply(step, move) is None]
        if any(move in step.answers[1:] for move in replied):
            yield step.name + ALSO
        if any(move not in step.answers for move in replied):
            yield step.name + OTHER
