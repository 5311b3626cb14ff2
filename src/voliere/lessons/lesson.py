"""A lesson as the rules play it: its line, where its steps are in it, and what else may be played.

The line is a record: the deal, what is asked of the learner, what the others play. A step stands at
a point of it, and any legal move may be tried there; what comes of it is a record, too.
"""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from voliere.games import by_name
from voliere.games.errors import IllegalMove, VoliereError
from voliere.games.game import Game
from voliere.games.patterns import matched
from voliere.lessons.errors import LessonError
from voliere.lessons.plan import BEFORE, LEARNER, Entry, Reply, Step, read
from voliere.table.record import RECORD_VERSION, STUMBLES, Record, from_record, stumbled, walked
from voliere.table.table import Table

FIRST_LESSON = "first"  # the name of the lesson that a game is learnt by


class Point(NamedTuple):
    """Where a step stands: after how many moves, and what the learner may play there."""

    at: int
    legal: list[str]


class Tried(NamedTuple):
    """What comes of a move that is not the line's: the record up to there, and which answer it
    gets; None is the usual one."""

    record: Record
    reply: Reply | None
    is_good: bool


class Lesson:
    """The lesson in a file. The rules play it when its line is first asked for; LessonError says
    what is wrong with the file, or what they object to."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.name = file.stem
        self.plan = read(file)

    @cached_property
    def game(self) -> Game:
        """The game that is learnt; OptionError if it is not installed."""
        return by_name(self.plan.game)

    @property
    def line(self) -> Record:
        """The whole lesson as a record."""
        return self._walked[0]

    @property
    def points(self) -> list[Point]:
        """Where its steps stand."""
        return self._walked[1]

    @property
    def is_first(self) -> bool:
        """Whether it is the one that the game is learnt by."""
        return self.name == FIRST_LESSON

    def step(self, name: str) -> Step:
        """The step of that name; LessonError if there is none."""
        for step in self.plan.steps:
            if step.name == name:
                return step
        raise LessonError("no-such-step", lesson=self.name, step=name)

    def point(self, step: Step) -> Point:
        """Where the step stands."""
        return self.points[self.plan.steps.index(step)]

    def tried(self, step: Step, move: str) -> Tried:
        """What comes of a move at a step, the others' moves of the same moment included;
        IllegalMove if it can't be played there."""
        n = len(self.plan.entries_before(step))
        table = from_record(self._record(self.line["moves"][:n]))
        if not step.answers:
            raise IllegalMove("illegal-move", move=move, seat=LEARNER)
        moment = table.moment
        table.play(LEARNER, move)
        for entry in step.entries[1:]:
            if table.moment != moment or "move" not in entry:
                break
            table.play(entry["seat"], entry["move"])
        reply = self.reply(step, move)
        is_good = move in step.answers or (reply is not None and reply.good)
        return Tried(table.record(self.line["seats"]), reply, is_good)

    def reply(self, step: Step, move: str) -> Reply | None:
        """Which answer a move gets; None: the usual one."""
        kind, _ = matched(self.game.words.MOVES, move) or ("", {})
        return next((reply for reply in step.replies if reply.fits(move, kind)), None)

    # The line

    def _record(self, moves: list[Entry]) -> Record:
        plan = self.plan
        return {
            "voliere": RECORD_VERSION,
            "game": plan.game,
            "options": plan.options,
            "seats": ["", *(f"bot:{name}" for name in plan.others)],
            "deal": plan.deal,
            "moves": moves,
            "result": None,
        }

    @cached_property
    def _walked(self) -> tuple[Record, list[Point]]:
        """The line with its result, and the points of the steps on the way."""
        steps = self.plan.steps
        begins = [_n_moves(self.plan.entries_before(step)) for step in steps]
        entries = self.plan.entries_before(steps[-1]) + steps[-1].entries if steps else []
        record = self._record(entries)
        points: list[Point] = []
        try:
            for n, table in enumerate(islice(walked(record), _n_moves(entries) + 1)):
                while len(points) < len(steps) and begins[len(points)] == n:
                    points.append(self._point(steps[len(points)], n, table))
        except LessonError:
            raise
        except VoliereError as error:
            name = steps[len(points) - 1].name if points else BEFORE
            raise LessonError("lesson-stopped", step=name, reason=error.phrase) from error
        except STUMBLES as error:
            raise stumbled(error) from error
        return {**record, "result": msgspec.to_builtins(table.result)}, points

    def _point(self, step: Step, n: int, table: Table) -> Point:
        legal = table.legal_texts(LEARNER)
        for answer in step.answers:
            if answer not in legal:
                raise LessonError("lesson-bad-answer", step=step.name, move=answer)
        return Point(n, legal if step.answers else [])


def _n_moves(entries: list[Entry]) -> int:
    """How many of the entries are moves: the others are what chance decided."""
    return sum("move" in entry for entry in entries)
