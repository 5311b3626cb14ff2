"""An analysis planned, done piece by piece, and put together.

The pieces are small and independent of each other, so that they can be spread over processes, or
done a few at a time by a worker that reports how far it is and can be told to stop:

    plan = plan_for(record, seed=0)
    results = []
    for piece in plan.pieces:      # here: progress, cancelling, other processes
        results.append(do(piece))
    analysis = put_together(plan, results)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import numpy as np

from voliere.games.errors import IllegalMove
from voliere.games.game import Game, Options
from voliere.study import accounting
from voliere.study.accounting import add_up, class_of_loss, ecart_of, share_time
from voliere.study.analysis import (
    ACCOUNT,
    ANALYSIS_VERSION,
    CAUSES,
    CLASSES,
    Analysis,
    DecisionAnalysis,
    Luck,
    MoveValue,
    SeatSummary,
)
from voliere.study.budget import usual_ms
from voliere.study.could_know import Judgement, Question, judge, question_at
from voliere.study.course import Course, Moment, course_of
from voliere.study.hindsight import (
    Causes,
    MomentStudied,
    Point,
    causes,
    fair_share,
    study_moment,
    worth_of,
)
from voliere.study.judges import judged_by
from voliere.table.record import Record

SEED = 0  # the usual one: a game analysed again is analysed the same


@dataclass(frozen=True)
class FairPiece:
    """To find out what is each seat's fair share."""

    game: str
    options: Options
    seed: int
    ms: float

    def do(self) -> Point:
        """The prospects before the deal."""
        return fair_share(self.game, self.options, seed=self.seed, ms=self.ms)


@dataclass(frozen=True)
class MomentPiece:
    """To study a moment in hindsight."""

    moment: Moment
    seed: int
    ms: float

    def do(self) -> MomentStudied:
        """What was decided, and what chance did."""
        return study_moment(self.moment, seed=self.seed, ms=self.ms)


@dataclass(frozen=True)
class DecisionPiece:
    """To judge a decision by what could be known."""

    question: Question

    def do(self) -> Judgement:
        """What the moves were worth."""
        return judge(self.question)


Piece = FairPiece | MomentPiece | DecisionPiece
Done = Point | MomentStudied | Judgement


@dataclass(frozen=True)
class Plan:
    """A game to be analysed, and the pieces of work that takes."""

    course: Course
    seats: list[int]  # whose decisions are judged
    budget_ms: int
    pieces: list[Piece]


def plan_for(
    record: Record, *, seat: int | None = None, budget_ms: int | None = None, seed: int = SEED
) -> Plan:
    """What is to be done for the analysis of a recorded game, or of one seat's decisions.

    Raises RecordError, OptionError or StudyError for a record that is none of a finished game, and
    IllegalMove for a seat that it has not.
    """
    course = course_of(record)
    if seat is not None and not 0 <= seat < course.players:
        raise IllegalMove("no-such-seat", seat=seat, last=course.players - 1)
    seats = list(range(course.players)) if seat is None else [seat]
    budget = usual_ms(course.players) if budget_ms is None else budget_ms
    judged = [(moment, one) for moment, one in course.decisions if one.seat in seats]
    times = np.zeros(accounting.N_TIMES)
    n_judged = sum(not one.is_forced for _, one in judged)
    share_time(float(budget), len(course.moments), n_judged, times)
    fair, a_moment, a_decision = times.tolist()
    pieces: list[Piece] = [FairPiece(course.game.name, course.options, seed, fair)]
    pieces += [MomentPiece(moment, seed, a_moment) for moment in course.moments]
    ask = partial(question_at, seed=seed, ms=a_decision)
    pieces += [
        DecisionPiece(ask(moment.position, one.seat, one.move, label=one.index))
        for moment, one in judged
    ]
    return Plan(course, seats, budget, pieces)


def do(piece: Piece) -> Done:
    """Do one piece of work."""
    return piece.do()


def analyse(record: Record, **how: Any) -> Analysis:
    """The analysis of a recorded game, all in this process (`plan_for` says what may be given).

    >>> from voliere import new_table
    >>> table = new_table("vautour", players=2, seed=7)
    >>> while not table.over:
    ...     events = table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
    >>> analysis = analyse(table.record(), budget_ms=50)
    >>> len(analysis.decisions), [one.result for one in analysis.summary]
    (30, [0.5, 0.5])
    """
    plan = plan_for(record, **how)
    return put_together(plan, map(do, plan.pieces))


Spread = Callable[[Callable[[Piece], Done], Iterable[Piece]], Iterable[Done]]


def analysed(
    plans: Iterable[Plan],
    spread: Spread = map,
    each: Callable[[], object] = lambda: None,
) -> Iterator[Analysis]:
    """The analyses of several games, in their order. `spread` does all pieces and gives what came
    of them in their order, as `map` does; `each` is called after every piece."""
    begun: deque[Plan] = deque()

    def pieces() -> Iterator[Piece]:
        for plan in plans:
            begun.append(plan)
            yield from plan.pieces

    results: list[Done] = []
    for result in spread(do, pieces()):
        results.append(result)
        each()
        if len(results) == len(begun[0].pieces):
            yield put_together(begun.popleft(), results)
            results = []


def put_together(plan: Plan, results: Iterable[Done]) -> Analysis:
    """The analysis of a game, from what came of all pieces in their order."""
    course, done = plan.course, list(results)
    n_moments = len(course.moments)
    fair: Any = done[0]
    studied: Any = done[1 : 1 + n_moments]
    judgements: Any = done[1 + n_moments :]
    judged = [one for _, one in course.decisions if one.seat in plan.seats]
    text = course.game.text_of
    decisions = [
        _decision(course.game, one.index, one.seat, text(one.move), judgement)
        for one, judgement in zip(judged, judgements, strict=True)
    ]
    told = causes(course, fair, studied)
    return Analysis(
        voliere=ANALYSIS_VERSION,
        game=course.game.name,
        options=msgspec.to_builtins(course.options),
        seats=course.seats,
        budget_ms=plan.budget_ms,
        bot=judged_by(course.game),
        decisions=decisions,
        luck=_luck(told),
        summary=[_summary(course, fair, told, decisions, seat) for seat in plan.seats],
    )


def _decision(
    game: Game, index: int, seat: int, move: str, judgement: Judgement
) -> DecisionAnalysis:
    is_forced = len(judgement.values) == 1
    return DecisionAnalysis(
        index=index,
        seat=seat,
        move=move,
        best=game.text_of(judgement.best),
        counts=judgement.counts,
        loss=judgement.loss,
        error=judgement.error,
        class_=CLASSES[class_of_loss(judgement.loss, judgement.error) if judgement.counts else 0],
        moves=[]
        if is_forced
        else [
            MoveValue(game.text_of(one.move), one.win, one.points, one.error)
            for one in judgement.values
        ],
    )


def _luck(told: Causes) -> list[Luck]:
    each = zip(told.rows.tolist(), told.changes.tolist(), told.errors.tolist(), strict=True)
    return [
        Luck(index, CAUSES[kind], None if seat < 0 else seat, change, error)
        for (index, kind, seat), change, error in each
    ]


def _summary(
    course: Course, fair: Point, told: Causes, decisions: Sequence[DecisionAnalysis], seat: int
) -> SeatSummary:
    share, result = float(fair.means[seat]), float(worth_of(course)[seat])
    account = np.zeros(accounting.N_ACCOUNT)
    add_up(told.rows, told.changes, len(told.rows), seat, share, result, account)
    losses = [one.loss for one in decisions if one.counts and one.seat == seat]
    return SeatSummary(
        seat=seat,
        fair=share,
        **dict(zip(ACCOUNT, account.tolist(), strict=True)),
        result=result,
        ecart=float(ecart_of(np.array(losses), len(losses))) if losses else None,
        n_counted=len(losses),
    )
