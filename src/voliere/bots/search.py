"""The search of `merle` and `hibou`: one kernel, specialised to each game.

Information-set Monte-Carlo tree search. Every simulation imagines the hidden cards anew
(`determinize`), walks down the trees of all seats at once, goes on beyond them by the instinct of
the game, and stops at the end or, after a few moments, at an evaluation. Each seat has a tree of
its own and looks after its own prospects. Seats that decide at the same moment decide without
seeing each other's choice, by regret matching (`selection.py`).

What the search knows of a game is in `evaluate/<game>.py`; the rules are the game's own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from voliere.bots.evaluate import knowledge_of
from voliere.bots.parts import parts_of
from voliere.bots.selection import best_bound, by_regret, room_for_more
from voliere.bots.tree import NONE, add_point, add_tried, find_point, match, mix
from voliere.games.game import Game
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.rng import GOLDEN, Rng, below

SEATS = 8
ATTEMPTS = 4  # how often instinct is asked for a move that was not yet tried


@jit
def root_key(seat: int) -> np.uint64:
    """The key of a seat's root."""
    return mix(GOLDEN, seat)  # type: ignore[no-any-return]


@jit
def untried(entries: NDArray[np.int32], n: int, n_tried: int, rng: Rng) -> int:
    """The place of one of the legal moves not yet tried, all equally likely."""
    k = below(rng, n - n_tried)
    for i in range(n):
        if entries[i] == NONE:
            if k == 0:
                return i
            k -= 1
    return NONE


@cache
def search_of(game: Game) -> Callable[..., None]:
    """The compiled search of a game: so many simulations from a seat's memory, into a tree."""
    return specialised(game.rules, knowledge_of(game.name))


def specialised(rules: ModuleType, knowledge: ModuleType) -> Callable[..., None]:
    """The search over these rules with this knowledge of the game."""
    name = rules.__name__
    state, max_moves, max_length = rules.STATE, rules.MAX_MOVES, rules.MAX_LENGTH
    actors_of, scores_of, landmark = rules.actors, rules.scores, knowledge.landmark
    legal, play, determinize, _, instinct, judge = parts_of(rules, knowledge)

    @jit_closure(name)
    def foresee(  # type: ignore[no-untyped-def]
        buffer, after, seat, point, moves, n, entries, n_tried, tree, habits, players, alone, room
    ):
        """Look one move ahead and let the most promising moves in, up to the habitual breadth; how
        many are in comes back."""
        stay_out_of_line()
        points, tried, used, _ = tree
        promises, worths, scores = room
        t = after.view(state)[0]
        for i in range(n):
            if entries[i] == NONE:
                after[:] = buffer
                play(t, seat, np.int64(moves[i]))
                judge(t, players, alone, habits[5], worths, scores)
                promises[i] = worths[seat]
        trust = int(habits[8])
        while n_tried < n and n_tried < habits[7]:
            best = NONE
            for i in range(n):
                if entries[i] == NONE and (best == NONE or promises[i] > promises[best]):
                    best = i
            entry = add_tried(points, tried, used, point, np.int64(moves[best]))
            if entry == NONE:
                break
            entries[best] = entry
            tried[entry].visits = trust
            tried[entry].available = trust
            tried[entry].value = trust * promises[best]
            n_tried += 1
        return n_tried

    @jit_closure(name)
    def think(  # type: ignore[no-untyped-def]
        buffer,
        after,
        seat,
        together,
        point,
        tree,
        habits,
        rng,
        moves,
        entries,
        players,
        alone,
        room,
    ):
        """The move a seat tries at its decision point, and where it stands among the tried."""
        stay_out_of_line()
        s = buffer.view(state)[0]
        points, tried, used, where = tree
        n = legal(s, seat, moves)
        if n == 1:
            return np.int64(moves[0]), NONE
        n_tried = match(points, tried, point, moves, n, where, entries)
        visits = points[point].visits
        if not together and habits[7] > 0.0:
            if n_tried < n and n_tried < habits[7]:
                n_tried = foresee(
                    buffer,
                    after,
                    seat,
                    point,
                    moves,
                    n,
                    entries,
                    n_tried,
                    tree,
                    habits,
                    players,
                    alone,
                    room,
                )
            if n_tried == 0:
                return instinct(s, seat, rng), NONE
        elif n_tried == 0 or room_for_more(visits, n_tried, n, habits[2], habits[3]):
            place = NONE
            for _ in range(ATTEMPTS):
                move = instinct(s, seat, rng)
                for i in range(n):
                    if moves[i] == move and entries[i] == NONE:
                        place = i
                if place != NONE:
                    break
            if place == NONE:
                place = untried(entries, n, n_tried, rng)
            chosen = np.int64(moves[place])
            return chosen, add_tried(points, tried, used, point, chosen)
        if together:
            place = by_regret(tried, entries, n, n_tried, visits, habits[1], room[0], rng)
        else:
            place = best_bound(tried, entries, n, habits[0])
        return np.int64(moves[place]), np.int64(entries[place])

    @jit_closure(name)
    def simulate(  # type: ignore[no-untyped-def]
        memory, root, players, n, rng, points, tried, index, used, where, habits
    ):
        """Run n simulations from the memory of seat `root`."""
        buffer = memory.copy()
        s = buffer.view(state)[0]
        tree = (points, tried, used, where)
        moves = np.empty(max_moves, np.int32)
        entries = np.empty(max_moves, np.int32)
        after = memory.copy()
        scores = np.zeros(16, np.int32)
        worths = np.zeros(SEATS, np.float64)
        room = (np.empty(max_moves, np.float64), worths, scores)
        keys = np.zeros(SEATS, np.uint64)
        path_seat = np.empty(max_length, np.int32)
        path_point = np.empty(max_length, np.int32)
        path_entry = np.empty(max_length, np.int32)
        alone = scores_of(s, scores) == 1
        limit, winning, public = int(habits[4]), habits[5], habits[6] > 0.0
        for _ in range(n):
            buffer[:] = memory
            determinize(s, root, rng)
            for seat in range(players):
                keys[seat] = root_key(seat)
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
                                buffer,
                                after,
                                seat,
                                together,
                                point,
                                tree,
                                habits,
                                rng,
                                moves,
                                entries,
                                players,
                                alone,
                                room,
                            )
                            path_seat[n_path] = seat
                            path_point[n_path] = point
                            path_entry[n_path] = entry
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
                points[path_point[i]].visits += 1
                entry = path_entry[i]
                if entry != NONE:
                    tried[entry].visits += 1
                    tried[entry].value += worths[path_seat[i]]

    return simulate  # type: ignore[no-any-return]
