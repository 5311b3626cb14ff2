"""What comes of moves tried in a lesson: of one, or of all there are.

Whoever will play without a network takes all of them along; they are worked out once, a step at a
time, and kept as text that is packed.
"""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any, NamedTuple

import msgspec

from voliere.lessons.lesson import Lesson
from voliere.lessons.lesson import Tried as Came
from voliere.lessons.plan import LEARNER, Reply, Step
from voliere.lessons.texts import texts_of
from voliere.server.lesson_bodies import Tried, TryAsk
from voliere.server.study_bodies import ReplayStep
from voliere.server.tables.replays import Seated, told_steps
from voliere.study.replay import Eyes

EYES = Eyes(LEARNER)


def tried(lesson: Lesson, asked: TryAsk, lang: str) -> Tried:
    """What came of a move and what is said to it; LessonError, NotationError and IllegalMove say
    that there is no such step or move."""
    step = lesson.step(asked.step)
    came = lesson.tried(step, asked.move)
    said = texts_of(lesson, lang).replied(step, asked.move, came.reply)
    return Tried(good=came.is_good, text=said, steps=_steps_after(lesson, step, came))


def _steps_after(lesson: Lesson, step: Step, came: Came) -> list[ReplayStep]:
    """The steps that a move led to, as changes to the one where it was tried."""
    _, *after = told_steps(came.record, EYES, Seated([], None), first=lesson.point(step).at)
    return after


class Prepared(NamedTuple):
    """What comes of a move, in every language; `steps` is JSON text."""

    reply: Reply | None
    is_good: bool
    steps: msgspec.Raw


@cache
def prepared(lesson: Lesson, name: str) -> dict[str, Prepared]:
    """What comes of all moves at the step of that name but for the lesson's own."""
    step = lesson.step(name)
    found: dict[str, Prepared] = {}
    for move in lesson.point(step).legal:
        if move != step.answers[0]:
            came = lesson.tried(step, move)
            steps = msgspec.Raw(msgspec.json.encode(_steps_after(lesson, step, came)))
            found[move] = Prepared(came.reply, came.is_good, steps)
    return found


@cache
def tries_packed(lesson: Lesson, lang: str) -> bytes:
    """What comes of all moves that may be tried, by step and move: JSON text, packed by gzip."""
    texts = texts_of(lesson, lang)

    def told(step: Step, move: str, one: Prepared) -> dict[str, Any]:
        said = texts.replied(step, move, one.reply)
        return {"good": one.is_good, "text": said, "steps": one.steps}

    found = {
        step.name: {m: told(step, m, one) for m, one in prepared(lesson, step.name).items()}
        for step in lesson.plan.steps
        if step.answers
    }
    return gzip.compress(msgspec.json.encode(found))
