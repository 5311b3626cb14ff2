"""What chance did: the prospects of every seat with all hands open and nothing ahead known.

What lies ahead is drawn anew in every sample and one policy plays for all. At each moment the same
samples give the prospects before and after what was decided, and each decision's part in the
difference; what the prospects then turn out to be, against their mean over what chance could have
brought, is luck.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voliere.games.game import Options
from voliere.study.analysis import Cause as Kind
from voliere.study.budget import FAIR, HINDSIGHT, ply_ns_of, seed_for
from voliere.study.course import Course, Moment
from voliere.study.judging import judging_of
from voliere.study.playouts import Floats, desk_for, shared_of
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
    chance = judging_of(game).study_moment(
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
    judging_of(game).study_deal(
        Position(game, options).buffer, options.players, ms, ply_ns_of(game), seed_for(seed, FAIR),
        fair.means, fair.errors, *desk_for(game),
    )  # fmt: skip
    return fair


@dataclass(frozen=True)
class Cause:
    """One change in the prospects of all seats and its one cause: "deal", "chance" (what came with
    or after that move) or "decision" (of that seat)."""

    index: int
    cause: Kind
    seat: int | None
    change: Floats
    errors: Floats


def causes(course: Course, fair: Point, studied: list[MomentStudied]) -> list[Cause]:
    """All changes from the fair share to the result, in the order of the game. Two estimates of
    the same prospects differ by chance of the simulation: that is nobody's doing, and left out."""
    told = [_between(0, "deal", fair, studied[0].before)]
    end = Point(np.array(course.worth), np.zeros(course.players))
    for t, one in enumerate(studied):
        told += [
            Cause(change.index, "decision", change.seat, change.means, change.errors)
            for change in sorted(one.changes, key=lambda change: change.index)
        ]
        last = course.moments[t].decided[-1].index
        following = studied[t + 1].before if t + 1 < len(studied) else end
        if one.chance:
            told.append(_between(last, "chance", one.after, one.undealt or following))
        if one.dealt:
            told.append(_between(last + 1, "deal", one.undealt or one.after, following))
    return told


def _between(index: int, cause: Kind, one: Point, other: Point) -> Cause:
    errors = np.sqrt(one.errors**2 + other.errors**2)
    return Cause(index, cause, None, other.means - one.means, errors)
