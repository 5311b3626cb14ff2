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
from voliere.study.budget import PROBES, samples_for, seed_for
from voliere.study.could_know import standard_error
from voliere.study.course import Course, Moment
from voliere.study.playouts import Floats, Shared, desk_for, playouts_of, shared_of
from voliere.table.position import Position

MOST = 40_000  # samples
TRIES = 32  # how often chance is asked whether it could have been otherwise


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
    kernels, desk = playouts_of(game), desk_for(game)
    decided = sorted(moment.decided, key=lambda one: one.is_forced)
    n_free = sum(not one.is_forced for one in decided)
    seats = np.array([one.seat for one in decided], np.int32)
    moves = np.array([one.move for one in decided], np.int32)
    own = seed_for(seed, "hindsight", decided[0].index)
    sums: Shared = shared_of(n_free)

    def sample(first: int, n: int) -> int:
        return kernels.share_out(
            position.buffer, players, seats, moves, n_free, len(decided), first, n, own,
            *sums, *desk,
        )  # fmt: skip

    plies = sample(0, PROBES) / PROBES
    n = PROBES + min(samples_for(game, ms, plies), MOST)
    sample(PROBES, n - PROBES)
    chance = kernels.shows_chance(
        position.buffer, reached.buffer, seats, moves, len(decided), TRIES, own, *desk
    )
    undealt = None
    if moment.dealt and chance:
        undealt = over_deals(reached, n, seed=own)
    return MomentStudied(
        before=point(sums.before, sums.before_squares, n, players),
        after=point(sums.after, sums.after_squares, n, players),
        changes=[
            Change(one.index, one.seat, *_row(sums, row, n, players))
            for row, one in enumerate(decided[:n_free])
        ],
        chance=bool(chance),
        dealt=moment.dealt,
        undealt=undealt,
    )


def _row(sums: Shared, row: int, n: int, players: int) -> tuple[Floats, Floats]:
    one = point(sums.parts[row], sums.parts_squares[row], n, players)
    return one.means, one.errors


def point(sums: Floats, squares: Floats, n: int, players: int) -> Point:
    """The means of n samples, and their standard errors."""
    errors = [standard_error(sums[seat], squares[seat], n) for seat in range(players)]
    return Point(sums[:players] / n, np.array(errors))


def fair_share(game_name: str, options: Options, *, seed: int, ms: float) -> Point:
    """What the seats can expect before the cards are dealt."""
    from voliere.games import by_name

    game = by_name(game_name)
    undealt = Position(game, options)
    kernels, desk = playouts_of(game), desk_for(game)
    own = seed_for(seed, "fair")
    sums, squares = np.zeros(options.players), np.zeros(options.players)
    n_played = kernels.from_deals(
        undealt.buffer, options.players, 0, PROBES, own, sums, squares, *desk
    )
    n = min(samples_for(game, ms, n_played / PROBES), MOST)
    return over_deals(undealt, max(n, PROBES), seed=own)


def over_deals(position: Position, n: int, *, seed: np.uint64) -> Point:
    """The prospects of the seats in a position that awaits a deal, over n deals."""
    game, players = position.game, position.options.players
    sums, squares = np.zeros(players), np.zeros(players)
    playouts_of(game).from_deals(
        position.buffer, players, 0, n, seed, sums, squares, *desk_for(game)
    )
    return point(sums, squares, n, players)


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
