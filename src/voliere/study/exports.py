"""What of the study is offered outside Python: what hints and analyses are made of, compiled."""

from __future__ import annotations

import numpy as np

from voliere.bots.exports import HABIT, POINTS, TRIEDS
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
    table_of,
)
from voliere.study import accounting
from voliere.study.advising import candidates, mean_facts, settle_figures
from voliere.study.budget import samples_for, seed_part, usual_ms
from voliere.study.imagined import imagined_of
from voliere.study.judging import judge_of
from voliere.study.playouts import playouts_of
from voliere.study.prospects import prospects_of
from voliere.study.weighing import weigh_of

TABLE = table_of(np.float64, 2)
DESK = {
    "base": BYTES,
    "after": BYTES,
    "drawn": LONGS,
    "order": INTS,
    "shares": REALS,
    "scores": INTS,
    "values": TABLE,
    "rng": WORDS,
}
THINKING = {
    "habit": HABIT,
    "tree_points": POINTS,
    "tried": TRIEDS,
    "index": INTS,
    "used": LONGS,
    "where": INTS,
    "buffer": BYTES,
    "beyond": BYTES,
    "legal_moves": INTS,
    "entries": INTS,
    "promises": REALS,
    "worths": REALS,
    "ends": INTS,
    "keys": WORDS,
    "path": ROWS,
}
SUMS = {"wins": REALS, "squares": REALS, "products": REALS, "points": REALS}
TIME = {"ms": REAL, "try_ns": REAL, "seed": WORDS}
WHO = {"seat": NUMBER, "players": NUMBER, "alone": NUMBER, "moves": INTS, "n_moves": NUMBER}


def exports_of(game: Game) -> list[Export]:
    """What the hints and the analyses of a game are made of."""
    return [*_of_hints(game), *_of_analyses(game), *_of_accounts()]


def _of_hints(game: Game) -> list[Export]:
    imagined = imagined_of(game)
    return [
        Export("seed_part", seed_part, {"seed": WORDS, "part": NUMBER, "label": NUMBER}),
        Export("samples_for", samples_for, {"ms": REAL, "plies_a_sample": REAL, "ply_ns": REAL}),
        Export(
            "candidates",
            candidates,
            {
                "moves": INTS,
                "values": REALS,
                "shares": REALS,
                "n": NUMBER,
                "legal": INTS,
                "n_legal": NUMBER,
                "chosen": INTS,
            },
        ),
        Export(
            "try_out",
            weigh_of(game),
            {
                "memory": BYTES,
                **WHO,
                "first": NUMBER,
                "n_samples": NUMBER,
                "is_deep": NUMBER,
                "seed": WORDS,
                **SUMS,
                **DESK,
                **THINKING,
            },
        ),
        Export(
            "settle_figures",
            settle_figures,
            {
                "moves": INTS,
                "wins": REALS,
                "errors": REALS,
                "points": REALS,
                "n_moves": NUMBER,
                "n": NUMBER,
                "by_win": NUMBER,
            },
        ),
        Export(
            "count_facts",
            imagined.count_facts,
            {
                "memory": BYTES,
                "seat": NUMBER,
                "moves": INTS,
                "n_moves": NUMBER,
                "n_games": NUMBER,
                "seed": WORDS,
                "facts": TABLE,
                "base": BYTES,
                "after": BYTES,
                "end": BYTES,
                "drawn": LONGS,
                "rng": WORDS,
            },
        ),
        Export("mean_facts", mean_facts, {"facts": TABLE, "n_moves": NUMBER, "n_games": NUMBER}),
        Export(
            "tell_reasons",
            imagined.tell_reasons,
            {
                "memory": BYTES,
                "seat": NUMBER,
                "moves": INTS,
                "n_moves": NUMBER,
                "i": NUMBER,
                "facts": TABLE,
                "log": INTS,
            },
        ),
    ]


def _of_analyses(game: Game) -> list[Export]:
    prospects = prospects_of(game)
    return [
        Export(
            "judge",
            judge_of(game),
            {
                "memory": BYTES,
                **WHO,
                "played": NUMBER,
                **TIME,
                "win_chances": REALS,
                "errors": REALS,
                "expected": REALS,
                "counts": LONGS,
                "found": REALS,
                "places": INTS,
                "asked": INTS,
                **SUMS,
                **DESK,
                **THINKING,
            },
        ),
        Export(
            "study_moment",
            prospects.study_moment,
            {
                "position": BYTES,
                "reached": BYTES,
                "players": NUMBER,
                "seats": INTS,
                "moves": INTS,
                "n_free": NUMBER,
                "n": NUMBER,
                "is_dealt": NUMBER,
                **TIME,
                "before": REALS,
                "before_errors": REALS,
                "all_after": REALS,
                "after_errors": REALS,
                "parts": TABLE,
                "part_errors": TABLE,
                "undealt": REALS,
                "undealt_errors": REALS,
                **DESK,
            },
        ),
        Export(
            "study_deal",
            prospects.study_deal,
            {
                "position": BYTES,
                "players": NUMBER,
                **TIME,
                "means": REALS,
                "errors": REALS,
                **DESK,
            },
        ),
        Export(
            "worth",
            playouts_of(game).worth,
            {"end": BYTES, "players": NUMBER, "scores": INTS, "shares": REALS},
        ),
    ]


def _of_accounts() -> list[Export]:
    told = {"causes": ROWS, "changes": TABLE}
    return [
        Export("usual_ms", usual_ms, {"players": NUMBER}),
        Export(
            "share_time",
            accounting.share_time,
            {"ms": REAL, "n_moments": NUMBER, "n_judged": NUMBER, "times": REALS},
        ),
        Export("mattered", accounting.mattered, {"found": REALS}),
        Export("is_as_good", accounting.is_as_good, {"loss": REAL, "error": REAL}),
        Export("class_of_loss", accounting.class_of_loss, {"loss": REAL, "error": REAL}),
        Export(
            "put_best_first",
            accounting.put_best_first,
            {"places": INTS, "wins": REALS, "n": NUMBER, "best": NUMBER},
        ),
        Export(
            "tell_causes",
            accounting.tell_causes,
            {
                "points": TABLE,
                "errors": TABLE,
                "said": ROWS,
                "decided": ROWS,
                "parts": TABLE,
                "part_errors": TABLE,
                "n_moments": NUMBER,
                "n_decided": NUMBER,
                "players": NUMBER,
                **told,
                "largest": REALS,
            },
        ),
        Export(
            "add_up",
            accounting.add_up,
            {
                **told,
                "n": NUMBER,
                "seat": NUMBER,
                "fair": REAL,
                "result": REAL,
                "account": REALS,
            },
        ),
        Export("ecart_of", accounting.ecart_of, {"losses": REALS, "n": NUMBER}),
        Export("ecart_error_of", accounting.ecart_error_of, {"errors": REALS, "n": NUMBER}),
    ]
