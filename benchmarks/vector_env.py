"""The vector environment against OpenSpiel from Python and against pgx, in decisions a second.

Figures are of processor time, all threads of the process together: what one core does. Everybody
plays random legal actions, drawing them included. Ours always writes observations and masks.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache

from benchmarks.table import Row, best, table
from voliere.envs import VectorEnv
from voliere.games import by_name
from voliere.kernel import rng
from voliere.kernel.jit import jit_closure
from voliere.table.position import Position
from voliere.table.table import make_options

GOOFSPIEL = "goofspiel(num_cards=15,points_order=random,imp_info=true)"
SECONDS = 0.1  # some whole games of each
WINDOWS = 5
GAMES = 4096
PLAYERS = (("vautour", 2), ("piafs", 3), ("feather", 4), ("songbirds", 2))


def rate(work: Callable[[], int]) -> float:
    """How many a second of processor time, in the best of a few short stretches; `work` says how
    many it did."""
    rates = []
    for _ in range(WINDOWS):
        n = 0
        begun = time.process_time()
        while (took := time.process_time() - begun) < SECONDS:
            n += work()
        rates.append(n / took)
    return max(rates)


def voliere_steps(game: str, players: int) -> float:
    """Decisions a second in a vector environment of ours."""
    env = VectorEnv(game, GAMES, seed=1, players=players)
    env.reset()
    env.step(env.sample())

    def work() -> int:
        env.step(env.sample())
        return GAMES

    return best(lambda: rate(work))


def determinizations(game: str, players: int) -> float:
    """States a second that a seat cannot tell from one in the midst of a game."""
    known = by_name(game)
    rules, random = known.rules, rng.seeded(1)
    state, redraw = rules.STATE, rules.determinize

    @jit_closure(rules)
    def redraw_often(buffer, seat, random, n):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        for _ in range(n):
            redraw(s, seat, random)

    position = Position(known, make_options(known, players=players))
    position.deal(random)
    for _ in range(10):
        seat = position.actors[0]
        position.play(seat, int(position.legal(seat)[0]))
    redraw_often(position.buffer, 0, random, 1)

    def work() -> int:
        redraw_often(position.buffer, 0, random, GAMES)
        return GAMES

    return best(lambda: rate(work))


def open_spiel_steps(*, observes: bool) -> float:
    """Decisions a second of OpenSpiel's goofspiel, called from Python."""
    import pyspiel

    game = pyspiel.load_game(GOOFSPIEL)
    draw = random.Random(1).random

    def work() -> int:
        state = game.new_initial_state()
        n = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.legal_actions()
                state.apply_action(outcomes[int(draw() * len(outcomes))])
                continue
            actions = []
            for player in (0, 1):
                if observes:
                    state.observation_tensor(player)
                    state.legal_actions_mask(player)
                legal = state.legal_actions(player)
                actions.append(legal[int(draw() * len(legal))])
            state.apply_actions(actions)
            n += 2
        return n

    return best(lambda: rate(work))


@cache
def pgx_steps(n_games: int) -> float:
    """Decisions a second of pgx's leduc with auto-reset, many steps in one compiled call."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    jax.config.update("jax_platforms", "cpu")
    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))
    n_steps = max(1, 200_000 // n_games)

    def one(carry, _):  # type: ignore[no-untyped-def]
        state, key = carry
        key, to_act, to_reset = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(to_act, logits, axis=-1)
        return (step(state, actions, jax.random.split(to_reset, n_games)), key), None

    @jax.jit
    def many(state, key):  # type: ignore[no-untyped-def]
        return jax.lax.scan(one, (state, key), None, length=n_steps)[0]

    keys = jax.random.split(jax.random.PRNGKey(0), n_games)
    carry = many(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1))
    jax.block_until_ready(carry)

    def work() -> int:
        nonlocal carry
        carry = many(*carry)
        jax.block_until_ready(carry)
        return n_steps * n_games

    return best(lambda: rate(work))


def rows() -> list[Row]:
    """All comparisons."""
    ours = voliere_steps("vautour", 2)
    pgx_best = max(pgx_steps(n) for n in (1024, 4096, 16384))
    work = f"vector env, vautour, 2 players, {GAMES:,} games"
    return [
        Row(
            work,
            ours,
            "decisions/s",
            "OpenSpiel from Python, goofspiel(15), neither observations nor masks",
            open_spiel_steps(observes=False),
            15,
        ),
        Row(
            work,
            ours,
            "decisions/s",
            "OpenSpiel from Python, goofspiel(15), with observations and masks",
            open_spiel_steps(observes=True),
            None,
        ),
        Row(
            work,
            ours,
            "decisions/s",
            "pgx leduc_holdem with auto-reset, best of 1,024, 4,096 and 16,384 games",
            pgx_best,
            1,
        ),
        *(
            Row(
                f"vector env, {game}, {players} players, {GAMES:,} games",
                voliere_steps(game, players),
                "decisions/s",
                "the same pgx leduc_holdem",
                pgx_best,
                None,
            )
            for game, players in PLAYERS[1:]
        ),
        *(
            Row(
                f"determinize, {game}, {players} players, after 10 moves",
                determinizations(game, players),
                "states/s",
                "the vector env, the same game, in decisions/s",
                voliere_steps(game, players),
                None,
            )
            for game, players in PLAYERS
        ),
    ]


def section() -> str:
    """What was measured, for the page."""
    return table(rows())
