"""The compiled part of the environments, made for each game: looking, stepping in bulk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numpy as np

from voliere.envs.memory_numbers import numbers_of
from voliere.envs.rewards import pay
from voliere.games import by_name
from voliere.games.contract import Rules
from voliere.games.doors.contract import Observation
from voliere.games.seats import MOST_SEATS
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.rng import Rng, below

NOBODY = -1
# What becomes of a game that is over: dealt anew at once, dealt anew by the next step, or left so.
SAME_STEP, NEXT_STEP, STAYS_OVER = 0, 1, 2
SHORT = 64  # shorter masks are cleared as a whole, in longer ones only the few ones


@dataclass(frozen=True)
class Stepping:
    """A game's compiled functions for environments.

    `observe` and `settle` work on the buffer of one game; the others on the flat buffer of many
    games and on arrays with a row a game (see `VectorEnv`), from `start` to before `stop`.
    """

    observe: Callable[..., int]
    settle: Callable[..., None]
    begin: Callable[..., None]
    step: Callable[..., None]


@cache
def observation_of(game: str) -> Observation:
    """What a seat knows as numbers: by the door `observation` of the game's room, else all of the
    state that it knows."""
    known = by_name(game)
    return cast(Observation, known.door("observation") or numbers_of(known.rules))


@jit
def first_illegal(actions: Any, seats: Any, masks: Any) -> int:
    """The first game whose action is not legal, or NOBODY; games that are over ask for none."""
    for i in range(actions.size):
        if seats[i] != NOBODY:
            action = actions[i]
            if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
                return i
    return NOBODY


@jit
def sample(moves: Any, n_moves: Any, rng: Rng, out: Any) -> None:
    """Draw an action for each game, all legal ones equally likely; 0 where the game is over."""
    for i in range(out.size):
        out[i] = moves[i, below(rng, n_moves[i])] if n_moves[i] else 0


@cache
def stepping_of(game: str) -> Stepping:
    """The compiled functions for the environments of a game."""
    return specialised(by_name(game).rules, observation_of(game))


def specialised(rules: Rules, observation: Observation) -> Stepping:
    """The functions over these rules, with this way to look at a state."""
    state = rules.STATE
    n_actions = rules.N_MOVES
    draw_deal, set_up, awaits = rules.draw_deal, rules.set_up, rules.awaits_deal
    actors_of, legal_of, apply = rules.actors, rules.legal, rules.apply
    scores_of, winners_of = rules.scores, rules.winners
    observe_of = observation.observe

    @jit_closure(rules, observation)
    def look(s, seat, waiting, players, out, at):  # type: ignore[no-untyped-def]
        """Write who is to decide, counted from the seat, then what the seat knows, from `at` on;
        where that ends comes back."""
        for distance in range(players):
            other = seat + distance
            if other >= players:
                other -= players
            out[at + distance] = (waiting >> other) & 1
        return observe_of(s, seat, out, at + players)

    @jit_closure(rules, observation)
    def observe(buffer, seat, players, out):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        return look(s, seat, actors_of(s), players, out, 0)

    @jit_closure(rules, observation, allocates=True)
    def settle(buffer, players, kind, most_points, out):  # type: ignore[no-untyped-def]
        """Write the rewards of a finished game."""
        s = buffer.view(state)[0]
        scores = np.zeros(MOST_SEATS, np.int32)
        n = scores_of(s, scores)
        pay(scores, n, winners_of(s), players, kind, most_points, out)

    @jit_closure(rules, observation)
    def deal_if_due(s, rng):  # type: ignore[no-untyped-def]
        while awaits(s):
            draw_deal(s, rng)
            set_up(s)

    @jit_closure(rules, observation)
    def show_moves(s, i, waiting, seats, masks, moves, n_moves):  # type: ignore[no-untyped-def]
        """Write whose decision game i waits for, and what that seat may do."""
        if n_actions <= SHORT:
            for action in range(n_actions):
                masks[i, action] = 0
        else:
            for k in range(n_moves[i]):
                masks[i, moves[i, k]] = 0
        if waiting == 0:
            seats[i] = NOBODY
            n_moves[i] = 0
            return
        seats[i] = lowest(waiting)
        n = legal_of(s, seats[i], moves[i])
        n_moves[i] = n
        for k in range(n):
            masks[i, moves[i, k]] = 1

    @jit_closure(rules, observation)
    def begin(  # type: ignore[no-untyped-def]
        buffers,
        template,
        rngs,
        start,
        stop,
        players,
        seats,
        observations,
        masks,
        moves,
        n_moves,
        which,
    ):
        """Deal those games anew that `which` names."""
        flat, size = observations.reshape(-1), observations.shape[1]
        states, fresh = buffers.view(state), template.view(state)[0]
        for i in range(start, stop):
            if which[i]:
                states[i] = fresh
                s = states[i]
                draw_deal(s, rngs[i])
                set_up(s)
                waiting = actors_of(s)
                show_moves(s, i, waiting, seats, masks, moves, n_moves)
                look(s, seats[i], waiting, players, flat, i * size)

    @jit_closure(rules, observation)
    def step(  # type: ignore[no-untyped-def]
        buffers,
        template,
        rngs,
        start,
        stop,
        players,
        seats,
        observations,
        masks,
        moves,
        n_moves,
        actions,
        mode,
        kind,
        most_points,
        rewards,
        seat_rewards,
        terminations,
        scores,
        final_observations,
    ):
        """Play one decision in each game; the actions are legal. A game that is over is seen by the
        seat that decided last."""
        flat, size = observations.reshape(-1), observations.shape[1]
        final = final_observations.reshape(-1)
        states, fresh = buffers.view(state), template.view(state)[0]
        for i in range(start, stop):
            s = states[i]
            if terminations[i]:  # the only games that were worth anything before this step
                terminations[i] = False
                rewards[i] = 0
                for seat in range(players):
                    seat_rewards[i, seat] = 0
            actor = seats[i]
            begins = False
            if actor == NOBODY:
                if mode == STAYS_OVER:
                    continue
                begins = True
            else:
                apply(s, actor, actions[i], None)
                waiting = actors_of(s)
                if waiting == 0:
                    if awaits(s):
                        deal_if_due(s, rngs[i])
                    else:
                        n = scores_of(s, scores[i])
                        paid = seat_rewards[i]
                        pay(scores[i], n, winners_of(s), players, kind, most_points, paid)
                        rewards[i] = paid[actor]
                        terminations[i] = True
                        begins = mode == SAME_STEP
                        if begins:
                            look(s, actor, 0, players, final, i * size)
            if begins:
                states[i] = fresh
                draw_deal(s, rngs[i])
                set_up(s)
            waiting = actors_of(s)
            show_moves(s, i, waiting, seats, masks, moves, n_moves)
            look(s, actor if waiting == 0 else seats[i], waiting, players, flat, i * size)

    return Stepping(observe=observe, settle=settle, begin=begin, step=step)
