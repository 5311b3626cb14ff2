"""What passes through the REST interface about lessons."""

from __future__ import annotations

from voliere.games.game import Options
from voliere.server.bodies import Answer, Ask
from voliere.server.study_bodies import Replay, ReplayStep


class LessonCard(Answer, frozen=True, kw_only=True):
    """A lesson in a list; `first`: the game is learnt by it, the others are about something that
    changes how one plays. `shows` are the paragraphs of the rules it is about, each with its first
    step. `digest` is another one as soon as the lesson is: whoever keeps it then asks again."""

    game: str
    name: str
    title: str
    about: str
    first: bool
    steps: int
    minutes: int
    options: Options
    shows: dict[str, str]
    digest: str


class LessonStep(Answer, frozen=True, kw_only=True):
    """One idea of a lesson. It stands at step `at` of the replay. Where a move is asked for,
    `answer` is the one the lesson goes on with and `moves` are all that may be played. `marks` name
    cards, cells and places of the board, `rules` the paragraphs that are told about; `stands` says
    how the table stands, for those who can't see it."""

    name: str
    at: int
    text: str
    ask: str | None
    answer: str | None
    moves: list[str]
    marks: list[str]
    rules: list[str]
    stands: str


class Lesson(Answer, frozen=True, kw_only=True):
    """A lesson with its steps, and its line as a game seen again from the learner's seat."""

    card: LessonCard
    steps: list[LessonStep]
    replay: Replay


class Figure(Answer, frozen=True, kw_only=True):
    """A worked example of the rules on the board: it stands at step `at` of a game seen again,
    whose later steps are what then happens. `marks` name cards, cells and places of the board;
    `stands` says how the table stands, for those who can't see it."""

    at: int
    marks: list[str]
    stands: str
    replay: Replay


class TryAsk(Ask, frozen=True, kw_only=True):
    """Try a move at a step of a lesson."""

    step: str
    move: str


class Tried(Answer, frozen=True, kw_only=True):
    """What came of a move that is not the lesson's own: `good` if it works, too; what is said to
    it; and the steps after the one where it was tried, as changes to that one."""

    good: bool
    text: str
    steps: list[ReplayStep]
