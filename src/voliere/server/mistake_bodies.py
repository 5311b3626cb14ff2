"""What passes through the REST interface about one's mistakes, asked again."""

from __future__ import annotations

from voliere.server.bodies import Answer, Ask
from voliere.server.study_bodies import Replay
from voliere.study.analysis import MoveValue


class MistakeQuestion(Answer, frozen=True, kw_only=True):
    """A decision of one of your games, to be taken again: the `decision`-th move from 0 of that
    table. `replay` has one step, the table as your seat saw it then; `moves` are what could be
    played. `stage` is how often in a row you have known better since."""

    table: str
    decision: int
    stage: int
    replay: Replay
    moves: list[str]


class Mistakes(Answer, frozen=True, kw_only=True):
    """How your mistakes stand: those to be asked now, those that come back later (the first of
    them at `next`), those you have learned from. `question` is the next one, null if none is
    due."""

    due: int
    later: int
    learned: int
    next: int | None
    question: MistakeQuestion | None


class MistakeAsk(Ask, frozen=True, kw_only=True):
    """What you would play now."""

    table: str
    decision: int
    move: str


class MistakeAnswer(Answer, frozen=True, kw_only=True):
    """What your answer is worth: `loss` against the best move, with its standard `error`, and
    whether it `passes`; what was `played` in the game; what all moves are worth, the best first.
    `replay` goes on from your answer, as your seat would have seen it, played by a bot for all.
    `due` is when it is asked next (null: not any more)."""

    passes: bool
    loss: float
    error: float
    played: str
    values: list[MoveValue]
    replay: Replay
    due: int | None
