"""Which bot thinks next, and with how much of its usual time.

Quick bots and slow ones wait in queues of their own. There is one place more than slow bots may
take, so a quick one never waits until a slow one has finished. What nobody waits for comes last,
one decision at a time, with a rest as long as the decision after each.

When many wait, slow bots get less time instead of everybody waiting longer. How much less depends
on the questions of the one who waits and on as many of each other's: a person with hundreds makes
their own bots hurry, hardly those of others.
"""

from __future__ import annotations

from collections.abc import Iterator

from voliere.server.interfaces import Question
from voliere.server.thinking.fair_queue import FairQueue
from voliere.server.thinking.installed_bots import is_quick, usual_ms

AIM_MS = 4000.0  # in which all the questions of a person should have been answered
SHARES = (1.0, 1 / 2, 1 / 4, 1 / 8, 1 / 16)  # of a bot's usual time


class Schedule:
    """The questions that wait and those that are being thought about. Times are in seconds."""

    def __init__(self, n_slow: int) -> None:
        self.rests_until = 0.0  # no question that nobody waits for is taken up before
        self._n_slow = n_slow
        self._quick: FairQueue[Question] = FairQueue()
        self._slow: FairQueue[Question] = FairQueue()
        self._unawaited: FairQueue[Question] = FairQueue()
        self._running: set[Question] = set()

    def __len__(self) -> int:
        return len(self._quick) + len(self._slow) + len(self._unawaited)

    @property
    def has_place(self) -> bool:
        """Whether one more bot could think."""
        return len(self._running) <= self._n_slow

    @property
    def is_pressed(self) -> bool:
        """Whether somebody waits for a bot that can't think yet."""
        return len(self._quick) + len(self._slow) > 0

    def add(self, question: Question) -> None:
        """Let a question wait."""
        self._queue_of(question).add(question)

    def remove(self, question: Question) -> bool:
        """Let it wait no more; whether it still did."""
        return self._queue_of(question).remove(question)

    def next(self, now: float) -> Question | None:
        """The question to be thought about next; None if there is none, or no place for it."""
        if not self.has_place:
            return None
        for queue in self._open_queues(now):
            if len(queue):
                question = queue.next()
                self._running.add(question)
                return question
        return None

    def done(self, question: Question, now: float, taken: float) -> None:
        """A question that was taken up has been thought about for `taken` seconds."""
        self._running.remove(question)
        if not question.is_awaited:
            self.rests_until = now + taken

    def share(self, question: Question) -> float:
        """How much of its usual time the bot of a question that is taken up now may have."""
        usual = usual_ms(question.bot)
        if not usual:
            return 1.0
        queue = self._queue_of(question)
        n_own = queue.n_of(question.person) + 1
        places = self._n_slow if queue is self._slow else 1
        wanted = usual * queue.n_before_last_of(question.person, n_own) / places
        return next((one for one in SHARES if one * wanted <= AIM_MS), SHARES[-1])

    def _open_queues(self, now: float) -> Iterator[FairQueue[Question]]:
        """Where the next question may come from, the first choice first."""
        n_slow = sum(not is_quick(question.bot) for question in self._running)
        if n_slow == len(self._running):
            yield self._quick  # the place that is kept for them is free
        if n_slow < self._n_slow:
            yield self._slow
        yield self._quick
        are_all_awaited = all(question.is_awaited for question in self._running)
        if n_slow < self._n_slow and are_all_awaited and now >= self.rests_until:
            yield self._unawaited

    def _queue_of(self, question: Question) -> FairQueue[Question]:
        if not question.is_awaited:
            return self._unawaited
        return self._quick if is_quick(question.bot) else self._slow
