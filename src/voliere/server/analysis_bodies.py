"""What passes through the REST interface about analyses of finished games."""

from __future__ import annotations

from typing import Any, Literal

from voliere.server.bodies import Answer, Ask
from voliere.study.analysis import Analysis

AnalysisStage = Literal["none", "waiting", "working", "done", "failed"]
Depth = Literal["quick", "full"]


class Change(Answer, frozen=True, kw_only=True):
    """A change of the prospects that is worth telling: at which move (`index`, from 0), for which
    seat it was the largest, how large, and what it came from, in words."""

    index: int
    seat: int
    change: float
    text: str


class AnalysisTold(Answer, frozen=True, kw_only=True):
    """An analysis in the words of the request's language. `shared`: there was one score for all,
    and prospects are in points instead of win chances. `coarse`: in this game the values of moves
    are to be read with caution."""

    sentences: list[str]
    turning_points: list[Change]
    luck_of_the_day: Change | None
    shared: bool
    coarse: bool


class AnalysisState(Answer, frozen=True, kw_only=True):
    """How the analysis of a game stands: `done` of `of` pieces of what is worked on now. `depth` is
    how thorough the analysis is that there is, null if there is none; it is left out if you say
    that you `have` it. `key` asks after the analysis of a record that was sent."""

    key: str | None
    state: AnalysisStage
    done: int
    of: int
    depth: Depth | None
    analysis: Analysis | None
    told: AnalysisTold | None


class AnalysisAsk(Ask, frozen=True, kw_only=True):
    """Analyse a record of a finished game; it is forgotten after a while."""

    record: dict[str, Any]
