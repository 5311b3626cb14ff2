"""Games that a policy plays against itself, with what is to be learned from them, compiled.

All seats of `learners` draw their moves from the policy and every decision of theirs is written
down; the others play by the instinct of the game's room. While somebody teaches, learners play as
the teacher does. Nothing here makes an array; whoever calls brings a `Transcript`.
"""

# mypy: disable-error-code="no-untyped-def, no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.knowledge import knowledge_of
from voliere.bots.learned.deciding import deciding_of
from voliere.bots.learned.features_of_moves import features_of_moves
from voliere.bots.learned.lead import lead_of
from voliere.bots.learned.network import N_WORTHS, nets_of
from voliere.bots.parts import parts_of as parts_of_game
from voliere.bots.policy import drawn_move
from voliere.games.doors.contract import Features
from voliere.games.game import Game
from voliere.games.seats import MOST_SEATS
from voliere.kernel.bits import lowest
from voliere.kernel.exact import log
from voliere.kernel.jit import jit_closure
from voliere.kernel.on_stack import stack_longs, stack_singles
from voliere.training.teaching import Blackboard, blackboard_for, teacher_of

NOTHING = -1
WARMTH = 1.0  # the temperature at which moves are drawn
DECISION = np.dtype(
    [
        ("first_move", np.int64),  # its legal moves stand in `parts` from here on
        ("n_moves", np.int32),
        ("seat", np.int32),
        ("chosen", np.int32),
        ("next", np.int32),  # the next decision of the same seat in this game, or NOTHING
        ("points", np.float32),  # ahead of the best rival; alone, the points of the seat
        ("final_points", np.float32),
        ("won", np.float32),
        ("log_chance", np.float32),
        ("gain", np.float32),  # what the critic expected
        ("win", np.float32),
    ],
    align=True,
)


class Transcript(NamedTuple):
    """What is written down of games."""

    shown: NDArray[np.float32]  # (decision, row, input)
    all_shown: NDArray[np.float32]
    decisions: NDArray[Any]
    parts: NDArray[np.int16]  # (move, part), NOTHING where there are fewer
    considered: NDArray[np.float32]  # (move, part, input)
    used: NDArray[np.int64]  # decisions, moves

    @property
    def n(self) -> int:
        """How many decisions are written down."""
        return int(self.used[0])


def transcript_for(features: Features, n_decisions: int, n_moves: int) -> Transcript:
    """An empty transcript with room for so many decisions and moves."""
    rows = features.N_ROWS
    return Transcript(
        shown=np.zeros((n_decisions, rows, len(features.INPUTS)), np.float32),
        all_shown=np.zeros((n_decisions, rows, len(features.ALL_INPUTS)), np.float32),
        decisions=np.zeros(n_decisions, DECISION),
        parts=np.zeros((n_moves, features.MOST_PARTS), np.int16),
        considered=np.zeros(
            (n_moves, features.MOST_PARTS, len(features_of_moves(features).names)), np.float32
        ),
        used=np.zeros(2, np.int64),
    )


class Desk(NamedTuple):
    """The working arrays of the kernel."""

    buffer: NDArray[np.uint8]
    moves: NDArray[np.int32]
    values: NDArray[np.float64]
    blackboard: Blackboard


def desk_for(game: Game) -> Desk:
    """A desk for playing that game."""
    n = game.rules.MAX_MOVES
    buffer, moves, values = game.compiled.new_buffer(), np.zeros(n, np.int32), np.zeros(n)
    return Desk(buffer, moves, values, blackboard_for(game))


class Written(NamedTuple):
    """How decisions of a game are taken and written down, compiled."""

    decide: Callable[..., int]
    conclude: Callable[..., None]


@cache
def written_of(game: Game) -> Written:
    """Decisions of learners in a game, by a policy that is shown the features of its room."""
    features: Any = game.door("features")
    rules, winners_of = game.rules, game.rules.winners
    inputs, all_inputs, parts_of = features.inputs, features.all_inputs, features.parts
    most_parts, write = features.MOST_PARTS, features_of_moves(features).write
    logits_of = deciding_of(rules, features).logits
    critic, lead = nets_of(features).critic, lead_of(rules)
    advice = teacher_of(game)

    @jit_closure(rules, features)
    def share_of_win(s, seat):
        """What a seat has won of a game: all, a part of it with others, or nothing."""
        winners = np.int64(winners_of(s))
        if not (winners >> seat) & 1:
            return np.float32(0.0)
        n = 0
        while winners:
            winners &= winners - 1
            n += 1
        return np.float32(1.0 / n)

    @jit_closure(rules, features)
    def decide(
        s, seat, players, w, moves, values, rng, memory, blackboard,
        shown, all_shown, decisions, parts, considered, used,
    ):  # fmt: skip
        """Draw a move of a learner, or take the teacher's, and write the decision down."""
        n = logits_of(s, seat, w, moves, values)
        k, first = used[0], used[1]
        used[0] = k + 1
        used[1] = first + n
        inputs(s, seat, shown[k])
        all_inputs(s, seat, all_shown[k])
        some = stack_longs(most_parts)
        for i in range(n):
            n_parts = parts_of(np.int64(moves[i]), some)
            for j in range(most_parts):
                parts[first + i, j] = some[j] if j < n_parts else NOTHING
            for j in range(n_parts):
                write(s, seat, np.int64(moves[i]), j, considered[first + i, j])
        move = drawn_move(moves, values, n, WARMTH, rng)
        total = 0.0
        chosen = 0
        for i in range(n):
            total += values[i]
            if moves[i] == move:
                chosen = i
        if blackboard.samples[0] > 0:
            chosen = advice(memory, seat, players, rng, blackboard)
            move = np.int64(moves[chosen])
        worths = stack_singles(N_WORTHS)
        critic(s, seat, w, worths)
        one = decisions[k]
        one.seat = seat
        one.first_move = first
        one.n_moves = n
        one.chosen = chosen
        one.next = NOTHING
        one.points = lead(s, seat, players)
        one.log_chance = log(values[chosen] / total)
        one.gain = worths[0]
        one.win = worths[1]
        return move

    @jit_closure(rules, features)
    def conclude(s, players, learners, begun, decisions, used, totals):
        """Write down how a game has ended, from the first of its decisions on."""
        for seat in range(players):
            if (learners >> seat) & 1:
                totals[0] += share_of_win(s, seat)
                totals[1] += lead(s, seat, players)
                totals[2] += 1.0
        for k in range(begun, used[0]):
            whose = np.int64(decisions[k].seat)
            decisions[k].final_points = lead(s, whose, players)
            decisions[k].won = share_of_win(s, whose)

    return Written(decide, conclude)


@cache
def self_play_of(game: Game) -> Callable[..., int]:
    """The kernel of a game: plays games and writes them down; how many it had room for comes
    back. What the learners won adds up in `totals`: games won, points ahead, seats."""
    features: Any = game.door("features")
    rules, knowledge = game.rules, knowledge_of(game)
    state, most_moves, most_length = rules.STATE, rules.MAX_MOVES, rules.MAX_LENGTH
    actors_of, awaits = rules.actors, rules.awaits_deal
    draw_deal, set_up = rules.draw_deal, rules.set_up
    part = parts_of_game(rules, knowledge)
    play, instinct = part.play, part.instinct
    decide, conclude = written_of(game)

    @jit_closure(rules, features)
    def self_play(
        template, players, n_games, learners, weights, rng, buffer, moves, values, blackboard,
        shown, all_shown, decisions, parts, considered, used, totals,
    ):  # fmt: skip
        games, fresh, w = buffer.view(state), template.view(state)[0], weights[0]
        s = games[0]
        last = stack_longs(MOST_SEATS)
        for game in range(n_games):
            begun = used[0]
            if (
                begun + most_length > decisions.size
                or used[1] + most_length * most_moves > parts.shape[0]
            ):
                return game
            games[0] = fresh
            draw_deal(s, rng)
            set_up(s)
            for seat in range(players):
                last[seat] = NOTHING
            while True:
                waiting = np.int64(actors_of(s))
                if waiting == 0:
                    if not awaits(s):
                        break
                    draw_deal(s, rng)
                    set_up(s)
                while waiting:
                    seat = lowest(waiting)
                    waiting &= waiting - 1
                    if (learners >> seat) & 1:
                        k = used[0]
                        move = decide(
                            s, seat, players, w, moves, values, rng, buffer, blackboard,
                            shown, all_shown, decisions, parts, considered, used,
                        )  # fmt: skip
                        if last[seat] != NOTHING:
                            decisions[last[seat]].next = k
                        last[seat] = k
                    else:
                        move = instinct(s, seat, rng)
                    play(s, seat, move)
            conclude(s, players, learners, begun, decisions, used, totals)
        return n_games

    return self_play
