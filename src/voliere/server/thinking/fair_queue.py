"""A queue in which every person has a line of their own, and the lines take turns."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, Protocol, TypeVar


class OfAPerson(Protocol):
    """Something that a person waits for."""

    person: str


Q = TypeVar("Q", bound=OfAPerson)


class FairQueue(Generic[Q]):
    """Questions that wait: however many a person has, another waits for one of them only."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, list[Q]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def add(self, question: Q) -> None:
        """Put a question at the end of its person's line."""
        self._lines.setdefault(question.person, []).append(question)

    def remove(self, question: Q) -> bool:
        """Take a question out; whether it was there."""
        line = self._lines.get(question.person, [])
        if question not in line:
            return False
        line.remove(question)
        if not line:
            del self._lines[question.person]
        return True

    def next(self) -> Q:
        """The first question of the person whose turn it is; IndexError if nobody waits."""
        if not self._lines:
            raise IndexError("nobody waits")
        person, line = next(iter(self._lines.items()))
        question = line.pop(0)
        if line:
            self._lines.move_to_end(person)
        else:
            del self._lines[person]
        return question

    def n_before_last_of(self, person: str, n_questions: int) -> int:
        """How many questions come to be asked until that many of a person have been, those of the
        person included: of each other as many as they have in as many turns."""
        others = (len(line) for who, line in self._lines.items() if who != person)
        return n_questions + sum(min(n, n_questions) for n in others)

    def n_of(self, person: str) -> int:
        """How many questions of a person wait."""
        return len(self._lines.get(person, ()))
