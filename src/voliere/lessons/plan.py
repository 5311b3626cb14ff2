"""The file of a lesson as a value: a game with its deal, and the steps with what is asked."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from voliere.lessons.errors import LessonError

LEARNER = 0  # the seat of whoever learns
SUFFIX = ".toml"
BEFORE = "before"
MOST_BYTES = 100_000
MARK = re.compile(r"(card|cell|place) \S+")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SCRIPTED = re.compile(r"(\d): (\S+)")

Entry = dict[str, Any]


class Reply(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said to some of the moves that are not the line's: those that fit one of `moves`, in
    which `*` stands for anything and `?` for one sign, or those of a kind. `good`: it works."""

    say: str
    moves: tuple[str, ...] = ()
    kind: str | None = None
    good: bool = False

    def fits(self, move: str, kind: str) -> bool:
        """Whether it is the answer to that move."""
        return kind == self.kind or any(fnmatchcase(move, pattern) for pattern in self.moves)


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea. Where there are `answers` a move is asked for: the first is the one the lesson goes
    on with, the others are as good. `then` is what is played afterwards, as in a record."""

    name: str
    answers: tuple[str, ...] = ()
    replies: tuple[Reply, ...] = ()
    then: tuple[str | Entry, ...] = ()
    marks: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def entries(self) -> list[Entry]:
        """What is played in this step, as entries of a record."""
        own = [{"seat": LEARNER, "move": self.answers[0]}] if self.answers else []
        return own + [_entry(one, self.name) for one in self.then]


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written; `others` are the bots that the seats after the learner's are
    named after, `before` is what was played when the first step begins."""

    game: str
    steps: tuple[Step, ...]
    options: dict[str, Any]
    deal: dict[str, Any]
    others: tuple[str, ...] = ()
    before: tuple[str | Entry, ...] = ()
    place: int = 100

    @property
    def shown(self) -> dict[str, str]:
        """The paragraphs of the rules that are told about, each with the first step that does."""
        return {rule: step.name for step in reversed(self.steps) for rule in step.rules}

    def entries_before(self, step: Step) -> list[Entry]:
        """What was played when that step begins, as entries of a record."""
        played = [_entry(one, BEFORE) for one in self.before]
        for one in self.steps[: self.steps.index(step)]:
            played += one.entries
        return played


def _entry(scripted: str | Entry, step: str) -> Entry:
    """What is written of a move as the entry of a record; what chance decided stands as one."""
    if isinstance(scripted, dict):
        return scripted
    read = SCRIPTED.fullmatch(scripted)
    if read is None:
        raise LessonError("lesson-bad-script", step=step, move=scripted)
    return {"seat": int(read[1]), "move": read[2]}


def read(file: Path) -> Plan:
    """The plan in a file; LessonError says what is wrong with it, OSError that there is none."""
    with file.open("rb") as opened:
        source = opened.read(MOST_BYTES + 1)
    if len(source) > MOST_BYTES:
        raise LessonError("lesson-too-large", file=file.name, most=MOST_BYTES)
    try:
        plan = msgspec.toml.decode(source, type=Plan)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise LessonError("lesson-damaged", file=file.name, reason=error) from error
    _check_names(plan)
    return plan


def _check_names(plan: Plan) -> None:
    names = [step.name for step in plan.steps]
    for name in names:
        if not NAME.fullmatch(name) or names.count(name) > 1:
            raise LessonError("lesson-bad-name", name=name)
    for step in plan.steps:
        for mark in step.marks:
            if not MARK.fullmatch(mark):
                raise LessonError("lesson-bad-mark", step=step.name, mark=mark)
