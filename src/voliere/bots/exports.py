"""What of the bots is offered outside Python: the thinking of all levels, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.bots.ahead import exact_of, moments_of
from voliere.bots.backward import induction_of
from voliere.bots.bot import seed_decision
from voliere.bots.greedy import weigh_of
from voliere.bots.learned.network import record_of
from voliere.bots.learned.trials import better_half, final_choice, policy_of, promising, trials_of
from voliere.bots.learned.weights import features_of
from voliere.bots.levels import goes_by_learned
from voliere.bots.personality import lean_of, personalities_of
from voliere.bots.policy import drawn_move
from voliere.bots.search import search_of
from voliere.bots.standing import standardise
from voliere.bots.thought import add_root, by_solution, choice, settle, tilt
from voliere.bots.tree import POINT, TRIED
from voliere.games.doors.habits import RECORD
from voliere.games.game import Game
from voliere.kernel.exports import (
    BYTES,
    INTS,
    LONGS,
    NUMBER,
    REAL,
    REALS,
    ROWS,
    WORDS,
    Export,
    records_of,
    table_of,
)
from voliere.kernel.rng import below

POINTS, TRIEDS, HABIT = records_of(POINT), records_of(TRIED), records_of(RECORD)
FINDINGS = {"moves": INTS, "values": REALS, "visits": LONGS, "shares": REALS}


def exports_of(game: Game) -> list[Export]:
    """The thinking about a game."""
    exports = [
        Export("below", below, {"rng": WORDS, "n": NUMBER}),
        Export("seed_decision", seed_decision, {"memory": BYTES, "seat": NUMBER, "rng": WORDS}),
        Export(
            "weigh",
            weigh_of(game),
            {
                "memory": BYTES,
                "seat": NUMBER,
                "players": NUMBER,
                "samples": NUMBER,
                "winning": REAL,
                "rng": WORDS,
                "moves": INTS,
                "values": REALS,
                "buffer": BYTES,
                "after": BYTES,
                "worths": REALS,
                "scores": INTS,
            },
        ),
        Export("standardise", standardise, {"values": REALS, "n": NUMBER}),
        Export(
            "drawn_move",
            drawn_move,
            {"moves": INTS, "logits": REALS, "n": NUMBER, "temperature": REAL, "rng": WORDS},
        ),
        Export(
            "simulate",
            search_of(game),
            {
                "memory": BYTES,
                "root": NUMBER,
                "players": NUMBER,
                "n": NUMBER,
                "rng": WORDS,
                "habit": HABIT,
                "points": POINTS,
                "tried": TRIEDS,
                "index": INTS,
                "used": LONGS,
                "where": INTS,
                "buffer": BYTES,
                "after": BYTES,
                "moves": INTS,
                "entries": INTS,
                "promises": REALS,
                "worths": REALS,
                "scores": INTS,
                "keys": WORDS,
                "path": ROWS,
            },
        ),
        Export(
            "add_root",
            add_root,
            {
                "points": POINTS,
                "tried": TRIEDS,
                "index": INTS,
                "seat": NUMBER,
                "together": NUMBER,
                "done": NUMBER,
                **FINDINGS,
                "n": NUMBER,
            },
        ),
        Export(
            "settle",
            settle,
            {"values": REALS, "visits": LONGS, "shares": REALS, "n": NUMBER, "done": NUMBER},
        ),
        Export(
            "choice",
            choice,
            {
                "moves": INTS,
                "values": REALS,
                "shares": REALS,
                "n": NUMBER,
                "mixed": NUMBER,
                "solved": NUMBER,
                "rng": WORDS,
            },
        ),
    ]
    return exports + _of_personalities(game) + _of_solver(game) + _of_learned(game)


def _of_learned(game: Game) -> list[Export]:
    """The learned policy, and trying moves by it, where levels of the game go by it."""
    if not goes_by_learned(game):
        return []
    weights = records_of(record_of(features_of(game)))
    moves = {"moves": INTS, "values": REALS}
    return [
        Export(
            "learned_policy",
            policy_of(game),
            {"memory": BYTES, "seat": NUMBER, "weights": weights, **moves},
        ),
        Export("promising", promising, {**moves, "n": NUMBER, "most": NUMBER, "hopeless": REAL}),
        Export(
            "try_moves",
            trials_of(game),
            {
                "memory": BYTES,
                "seat": NUMBER,
                "players": NUMBER,
                "candidates": INTS,
                "n": NUMBER,
                "n_deals": NUMBER,
                "moments": NUMBER,
                "winning": REAL,
                "weights": weights,
                "rng": WORDS,
                "totals": REALS,
                "buffer": BYTES,
                "after": BYTES,
                **moves,
                "scores": INTS,
            },
        ),
        Export("better_half", better_half, {**moves, "n": NUMBER}),
        Export("final_choice", final_choice, {"values": REALS, "leanings": REALS, "n": NUMBER}),
    ]


def _of_personalities(game: Game) -> list[Export]:
    """The tilt, where the room of the game has the door `personalities`."""
    if not personalities_of(game):
        return []
    return [
        Export(
            "lean",
            lean_of(game),
            {
                "memory": BYTES,
                "seat": NUMBER,
                "personality": NUMBER,
                "weight": REAL,
                "moves": INTS,
                "logits": REALS,
                "n": NUMBER,
            },
        ),
        Export("tilt", tilt, {"shares": REALS, "leanings": REALS, "n": NUMBER}),
    ]


def _of_solver(game: Game) -> list[Export]:
    """The solver, where the room of the game has the door `exact`."""
    exact = exact_of(game)
    if exact is None:
        return []
    solved = {
        "moves": table_of(np.int32, 3),
        "sizes": table_of(np.int64, 2),
        "payoff": table_of(np.float64, 3),
    }
    solving: dict[str, Any] = {
        "buffers": table_of(np.uint8, 2),
        **solved,
        "tableau": table_of(np.float64, 2),
        "rows": REALS,
        "columns": REALS,
        "keys": WORDS,
        "values": REALS,
        "used": LONGS,
        "horizon": NUMBER,
    }
    return [
        Export("moments_ahead", moments_of(game, exact), {"memory": BYTES, "budget_ms": REAL}),
        *(
            Export(f"solve_{objective}", induction_of(game.rules, chance), solving)
            for objective, chance in exact.OBJECTIVES.items()
        ),
        Export(
            "by_solution",
            by_solution,
            {
                "seat": NUMBER,
                "for_points": NUMBER,
                "final_spread": REAL,
                **{f"solved_{name}": kind for name, kind in solved.items()},
                "rows": REALS,
                "columns": REALS,
                **FINDINGS,
            },
        ),
    ]
