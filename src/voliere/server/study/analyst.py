"""A process that analyses games, a moment at a time: `python -m voliere.server.study.analyst`.

It keeps what it has begun, a few games at most; what it has put away is begun anew when asked for.
"""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

from voliere.server.study.analyst_messages import Progress, Task, Trial
from voliere.server.thinking.worker_process import answer_questions
from voliere.study.analyse import Done, Plan, do, plan_for, put_together
from voliere.study.trial import try_move

NICENESS = 15  # bots, which somebody waits for, yield by 5
MOMENT = 0.1  # seconds after which it answers
MOST_BEGUN = 32

_asked: msgspec.json.Decoder[Task | Trial] = msgspec.json.Decoder(Task | Trial)


class Begun:
    """An analysis under way."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.results: list[Done] = []

    def go_on(self, seconds: float) -> Progress:
        """Do at least one piece, and as many as that time is good for."""
        until = time.monotonic() + seconds
        pieces = self.plan.pieces
        while len(self.results) < len(pieces):
            self.results.append(do(pieces[len(self.results)]))
            if time.monotonic() >= until:
                break
        if len(self.results) < len(pieces):
            return Progress(len(self.results), len(pieces))
        return Progress(len(pieces), len(pieces), put_together(self.plan, self.results))


class Analyst:
    """What has been begun."""

    def __init__(self) -> None:
        self._begun: OrderedDict[tuple[str, int | None], Begun] = OrderedDict()

    def answer(self, question: bytes) -> bytes:
        """Go on with a task and say how far it is, or try a move."""
        asked = _asked.decode(question)
        if isinstance(asked, Trial):
            tried = try_move(asked.record, asked.decision, asked.seat, asked.move)
            return msgspec.json.encode(tried)
        return msgspec.json.encode(self._go_on(asked))

    def _go_on(self, task: Task) -> Progress:
        place = (task.key, task.budget_ms)
        begun = self._begun.pop(place, None)
        if begun is None:
            begun = Begun(plan_for(task.record, budget_ms=task.budget_ms))
        progress = begun.go_on(MOMENT)
        if progress.analysis is None:
            self._begun[place] = begun
            if len(self._begun) > MOST_BEGUN:
                self._begun.popitem(last=False)
        return progress


def main() -> None:
    """Answer what comes on standard input, until it ends."""
    answer_questions(Analyst().answer, NICENESS)


if __name__ == "__main__":
    main()
