"""The search of `merle` and `hibou`: one kernel, specialised to each game.

Information-set Monte-Carlo tree search. Every simulation imagines the hidden cards anew
(`determinize`), walks down the trees of all seats at once, goes on beyond them by the instinct of
the game, and stops at the end or, after a few moments, at an evaluation. Each seat has a tree of
its own and looks after its own prospects. Seats that decide at the same moment decide without
seeing each other's choice, by regret matching (`selection.py`).

What the search knows of a game is the door `knowledge` of its room; the rules are its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.foresight import promises_of
from voliere.bots.knowledge import knowledge_of
from voliere.bots.parts import parts_of
from voliere.bots.selection import best_bound, by_regret, room_for_more
from voliere.bots.tree import NONE, Tried, add_all, add_point, add_tried, find_point, match, mix
from voliere.games.contract import Rules
from voliere.games.doors.contract import Knowledge
from voliere.games.game import Game
from voliere.games.seats import MOST_SEATS
from voliere.kernel.bits import lowest
from voliere.kernel.entry import Buffer
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.on_stack import stack_longs
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.rng import GOLDEN, below

ATTEMPTS = 4  # how often instinct is asked for a move that was not yet tried


class Desk(NamedTuple):
    """The working arrays of a search."""

    buffer: Buffer
    after: Buffer
    moves: NDArray[np.int32]
    entries: NDArray[np.int32]
    promises: NDArray[np.float64]
    worths: NDArray[np.float64]
    scores: NDArray[np.int32]
    keys: NDArray[np.uint64]
    path: NDArray[np.int32]  # (seat, point, entry) of each decision inside the trees


def desk_for(game: Game) -> Desk:
    """A desk for searching that game."""
    n = game.rules.MAX_MOVES
    return Desk(
        buffer=game.compiled.new_buffer(),
        after=game.compiled.new_buffer(),
        moves=np.zeros(n, np.int32),
        entries=np.zeros(n, np.int32),
        promises=np.zeros(n, np.float64),
        worths=np.zeros(MOST_SEATS, np.float64),
        scores=np.zeros(MOST_SEATS, np.int32),
        keys=np.zeros(MOST_SEATS, np.uint64),
        path=np.zeros((game.rules.MAX_LENGTH, 3), np.int32),
    )


@jit
def root_key(seat: int) -> np.uint64:
    """The key of a seat's root."""
    return mix(GOLDEN, seat)  # type: ignore[no-any-return]


@jit
def among_best(
    promises: NDArray[np.float64], move: int, best: NDArray[np.int64], n: int, room: int
) -> int:
    """Let a move in among the n most promising so far, of equals after those that were there; how
    many there are then comes back, at most as many as there is room for."""
    place = min(n, room - 1)
    if n == room and not promises[move] > promises[best[place]]:
        return n
    while place > 0 and promises[move] > promises[best[place - 1]]:
        best[place] = best[place - 1]
        place -= 1
    best[place] = move
    return min(n + 1, room)


@jit
def is_fresh(tried: Tried, entry: int) -> bool:
    """Whether a move was never tried: it is not in the list of its point, or has no visit."""
    return entry == NONE or tried[entry].visits == 0


@jit
def n_fresh(tried: Tried, entries: NDArray[np.int32], n: int) -> int:
    """How many of the n legal moves were never tried."""
    count = 0
    for i in range(n):
        count += is_fresh(tried, entries[i])
    return count


@jit
def kth_fresh(tried: Tried, entries: NDArray[np.int32], n: int, k: int) -> int:
    """The place of the k-th of the legal moves that were never tried."""
    for i in range(n):
        if is_fresh(tried, entries[i]):
            if k == 0:
                return i
            k -= 1
    return NONE


@cache
def search_of(game: Game) -> Callable[..., None]:
    """The compiled search of a game: so many simulations from a seat's memory, into a tree."""
    return specialised(game.rules, knowledge_of(game))


def specialised(rules: Rules, knowledge: Knowledge) -> Callable[..., None]:
    """The search over these rules with this knowledge of the game."""
    state, scores_of = rules.STATE, rules.scores
    determinize, walk = parts_of(rules, knowledge).determinize, walk_of(rules, knowledge)

    @jit_closure(rules, knowledge)
    def simulate(  # type: ignore[no-untyped-def]
        memory, root, players, n, rng, habit, points, tried, index, used, where,
        buffer, after, moves, entries, promises, worths, scores, keys, path,
    ):  # fmt: skip
        """Run n simulations from the memory of seat `root`."""
        known, imagined = memory.view(state)[0], buffer.view(state)
        imagined[0] = known
        s = imagined[0]
        alone = scores_of(s, scores) == 1
        for _ in range(n):
            imagined[0] = known
            determinize(s, root, rng)
            for seat in range(players):
                keys[seat] = root_key(seat)
            walk(
                root, players, alone, rng, habit, points, tried, index, used, where,
                buffer, after, moves, entries, promises, worths, scores, keys, path,
            )  # fmt: skip

    return simulate  # type: ignore[no-any-return]


@cache
def walk_of(rules: Rules, knowledge: Knowledge) -> Callable[..., None]:
    """The compiled way of one simulation: down the trees from where the keys of the seats say, and
    back up."""
    state, most_moves = rules.STATE, rules.MAX_MOVES
    actors_of, landmark = rules.actors, knowledge.landmark
    legal, play, _, _, instinct, judge = parts_of(rules, knowledge)
    write_promises = promises_of(rules, knowledge)

    @jit_closure(rules, knowledge)
    def foresee(  # type: ignore[no-untyped-def]
        buffer, after, seat, point, moves, n, entries, n_tried, points, tried, used,
        habits, players, alone, promises, worths, scores,
    ):  # fmt: skip
        """Look one move ahead and let the most promising moves in, up to the habitual breadth; how
        many are in comes back."""
        stay_out_of_line()
        write_promises(
            buffer, after, seat, moves, n, entries, players, alone, habits.winning,
            promises, worths, scores,
        )  # fmt: skip
        trust, room = int(habits.trust), int(habits.breadth) - n_tried
        best = stack_longs(most_moves)
        n_best = 0
        for i in range(n):
            if entries[i] == NONE:
                n_best = among_best(promises, i, best, n_best, room)
        for k in range(n_best):
            place = best[k]
            entry = add_tried(points, tried, used, point, np.int64(moves[place]))
            if entry == NONE:
                break
            entries[place] = entry
            tried[entry].visits = trust
            tried[entry].available = trust
            tried[entry].value = trust * promises[place]
            n_tried += 1
        return n_tried

    @jit_closure(rules, knowledge)
    def think(  # type: ignore[no-untyped-def]
        s, buffer, after, seat, together, point, points, tried, used, where, habits, rng,
        moves, entries, players, alone, promises, worths, scores,
    ):  # fmt: skip
        """The move a seat tries at its decision point, and where it stands among the tried."""
        n = legal(s, seat, moves)
        if n == 1:
            return np.int64(moves[0]), NONE
        n_tried = match(points, tried, point, moves, n, where, entries)
        visits = points[point].visits
        if not together and habits.breadth > 0.0:
            if n_tried < n and n_tried < habits.breadth:
                n_tried = foresee(
                    buffer, after, seat, point, moves, n, entries, n_tried, points, tried, used,
                    habits, players, alone, promises, worths, scores,
                )  # fmt: skip
            if n_tried == 0:
                return instinct(s, seat, rng), NONE
        else:
            if n_tried == 0 and habits.width >= n:
                if visits == 0:  # most points are never seen again: they need no list of moves
                    return instinct(s, seat, rng), NONE
                n_tried = add_all(points, tried, used, point, moves, n, entries)
            fresh = n_fresh(tried, entries, n)
            if (
                n_tried == 0
                or fresh > n - n_tried
                or (fresh > 0 and room_for_more(visits, n_tried, n, habits.width, habits.widening))
            ):
                place = NONE
                for _ in range(ATTEMPTS):
                    move = instinct(s, seat, rng)
                    for i in range(n):
                        if moves[i] == move and is_fresh(tried, entries[i]):
                            place = i
                    if place != NONE:
                        break
                if place == NONE:
                    place = kth_fresh(tried, entries, n, below(rng, fresh))
                chosen = np.int64(moves[place])
                entry = np.int64(entries[place])
                if entry == NONE:
                    entry = add_tried(points, tried, used, point, chosen)
                return chosen, entry
        if together:
            place = by_regret(tried, entries, n, n_tried, visits, habits.mixing, promises, rng)
        else:
            place = best_bound(tried, entries, n, habits.exploration)
        return np.int64(moves[place]), np.int64(entries[place])

    @jit_closure(rules, knowledge)
    def walk(  # type: ignore[no-untyped-def]
        root, players, alone, rng, habit, points, tried, index, used, where,
        buffer, after, moves, entries, promises, worths, scores, keys, path,
    ):  # fmt: skip
        """Go on with the imagined game in the buffer as far as a simulation of seat `root` does;
        what it comes to is left in `worths` and noted in the trees."""
        stay_out_of_line()
        s, habits = buffer.view(state)[0], habit[0]
        limit, winning, public = int(habits.moments), habits.winning, habits.public > 0.0
        growing = (1 << players) - 1  # the seats still inside their trees
        n_path = 0
        beyond = 0
        while True:
            waiting = actors_of(s)
            if waiting == 0:
                break
            if not (growing >> root) & 1:
                if beyond == limit:
                    break
                beyond += 1
            together = waiting & (waiting - 1) != 0
            seen = GOLDEN
            left = waiting
            while left:
                seat = lowest(left)
                left &= left - 1
                if (growing >> seat) & 1:
                    point = find_point(points, index, keys[seat])
                    if point == NONE:
                        growing &= ~(1 << seat)
                        point = add_point(points, index, used, keys[seat])
                    if point == NONE:
                        move = instinct(s, seat, rng)
                    else:
                        move, entry = think(
                            s, buffer, after, seat, together, point, points, tried, used,
                            where, habits, rng, moves, entries, players, alone, promises,
                            worths, scores,
                        )  # fmt: skip
                        path[n_path, 0] = seat
                        path[n_path, 1] = point
                        path[n_path, 2] = entry
                        n_path += 1
                    if public:
                        seen = mix(seen, (seat << 24) | move)
                    else:
                        keys[seat] = mix(keys[seat], move)
                else:
                    move = instinct(s, seat, rng)
                    if public and growing:
                        seen = mix(seen, (seat << 24) | move)
                play(s, seat, move)
            if growing:
                seen = mix(seen, landmark(s))
                for seat in range(players):
                    keys[seat] = mix(keys[seat], np.int64(seen >> np.uint64(1)))
        judge(s, players, alone, winning, worths, scores)
        for i in range(n_path):
            points[path[i, 1]].visits += 1
            entry = path[i, 2]
            if entry != NONE:
                tried[entry].visits += 1
                tried[entry].value += worths[path[i, 0]]

    return walk  # type: ignore[no-any-return]
