"""How long a lesson takes whoever reads it all and does what it asks."""

from __future__ import annotations

from voliere.lessons.lesson import Lesson
from voliere.lessons.texts import Texts

WORDS_A_MINUTE = 200
SECONDS_A_PRESS = 3


def n_words(text: str) -> int:
    """The words of a text; signs that stand alone are none.

    >>> n_words("Jouez le 15 : il l’emporte !")
    5
    """
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def seconds(lesson: Lesson, texts: Texts, n_steps: int | None = None) -> float:
    """How long it takes, or its first steps do: to read what is said and to press once a step."""
    steps = lesson.plan.steps[:n_steps]
    n = sum(n_words(texts.said(one.name)) + n_words(texts.asked(one) or "") for one in steps)
    return n * 60 / WORDS_A_MINUTE + len(steps) * SECONDS_A_PRESS


def first_question(lesson: Lesson) -> int:
    """How many steps there are up to the first that asks for a move, this one included."""
    asking = (n for n, step in enumerate(lesson.plan.steps, start=1) if step.answers)
    return next(asking, len(lesson.plan.steps))
