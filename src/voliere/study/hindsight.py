"""What chance did: the prospects of every seat with all hands open and nothing ahead known.

What lies ahead is drawn anew in every sample and one policy plays for all. At each moment the same
samples give the prospects before and after what was decided, and each decision's part in the
difference; what the prospects then turn out to be, against their mean over what chance could have
brought, is luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.games.game import Options
from voliere.study import accounting
from voliere.study.budget import FAIR, HINDSIGHT, ply_ns_of, seed_for
from voliere.study.course import Course, Moment
from voliere.study.playouts import Floats, desk_for, playouts_of, shared_of
from voliere.study.prospects import prospects_of
from voliere.table.position import Position


@dataclass(frozen=True)
class Point:
    """The prospects of all seats at one point, with their standard errors."""

    means: Floats
    errors: Floats


@dataclass(frozen=True)
class Change:
    """What a decision has changed in the prospects of all seats, with the standard errors."""

    index: int
    seat: int
    means: Floats
    errors: Floats


@dataclass(frozen=True)
class MomentStudied:
    """What came of a moment. `chance` says whether chance had a say in where it led, `undealt` are
    the prospects before a deal that followed."""

    before: Point
    after: Point
    changes: list[Change]
    chance: bool
    dealt: bool
    undealt: Point | None


def study_moment(moment: Moment, *, seed: int, ms: float) -> MomentStudied:
    """What was decided at a moment, and whether chance had a say in where that led."""
    position, reached = moment.position, moment.reached
    assert reached is not None, "the moment is over"
    game, players = position.game, position.options.players
    decided = sorted(moment.decided, key=lambda one: one.is_forced)
    n_free = sum(not one.is_forced for one in decided)
    sums, undealt = shared_of(n_free), Point(np.zeros(players), np.zeros(players))
    chance = prospects_of(game).study_moment(
        position.buffer, reached.buffer, players,
        np.array([one.seat for one in decided], np.int32),
        np.array([one.move for one in decided], np.int32),
        n_free, len(decided), moment.dealt, ms, ply_ns_of(game),
        seed_for(seed, HINDSIGHT, decided[0].index),
        *sums, undealt.means, undealt.errors, *desk_for(game),
    )  # fmt: skip
    return MomentStudied(
        before=Point(sums.before[:players], sums.before_squares[:players]),
        after=Point(sums.after[:players], sums.after_squares[:players]),
        changes=[
            Change(
                one.index, one.seat, sums.parts[row, :players], sums.parts_squares[row, :players]
            )
            for row, one in enumerate(decided[:n_free])
        ],
        chance=bool(chance),
        dealt=moment.dealt,
        undealt=undealt if moment.dealt and chance else None,
    )


def fair_share(game_name: str, options: Options, *, seed: int, ms: float) -> Point:
    """What the seats can expect before the cards are dealt."""
    from voliere.games import by_name

    game = by_name(game_name)
    fair = Point(np.zeros(options.players), np.zeros(options.players))
    prospects_of(game).study_deal(
        Position(game, options).buffer, options.players, ms, ply_ns_of(game), seed_for(seed, FAIR),
        fair.means, fair.errors, *desk_for(game),
    )  # fmt: skip
    return fair


def worth_of(course: Course) -> Floats:
    """What the result is worth to each seat: its share of the win; where there is one score for
    all, that score."""
    game, desk, worth = course.game, desk_for(course.game), np.zeros(course.players)
    playouts_of(game).worth(course.end.buffer, course.players, desk.scores, worth)
    return worth


class Causes(NamedTuple):
    """All changes in the prospects of all seats, in the order of the game: rows that say where, why
    and by whom (`accounting`), the changes, and the largest standard error of each."""

    rows: NDArray[np.int32]
    changes: Floats
    errors: Floats


def causes(course: Course, fair: Point, studied: list[MomentStudied]) -> Causes:
    """All changes from the fair share to the result, each with its one cause."""
    n_moments, players = len(studied), course.players
    points = np.zeros((accounting.N_POINTS * n_moments + 2, players))
    errors = np.zeros_like(points)
    for t, one in enumerate(studied):
        for place, point in enumerate((one.before, one.after, one.undealt)):
            if point is not None:
                row = accounting.N_POINTS * t + place
                points[row], errors[row] = point.means, point.errors
    points[-2], errors[-2], points[-1] = fair.means, fair.errors, worth_of(course)
    said = [
        (moment.decided[-1].index, one.chance, one.dealt)
        for moment, one in zip(course.moments, studied, strict=True)
    ]
    decided = [(t, change) for t, one in enumerate(studied) for change in one.changes]
    parts = np.array([one.means for _, one in decided]).reshape(-1, players)
    n_most = 1 + len(decided) + 2 * n_moments
    rows = np.zeros((n_most, accounting.N_CAUSE), np.int32)
    changes, largest = np.zeros((n_most, players)), np.zeros(n_most)
    n = accounting.tell_causes(
        points, errors, np.array(said, np.int32),
        np.array([(t, one.index, one.seat) for t, one in decided], np.int32).reshape(-1, 3),
        parts, np.array([one.errors for _, one in decided]).reshape(-1, players),
        n_moments, len(decided), players, rows, changes, largest,
    )  # fmt: skip
    return Causes(rows[:n], changes[:n], largest[:n])
