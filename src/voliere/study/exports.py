"""What of the study is offered outside Python: what hints are made of, compiled."""

from __future__ import annotations

import numpy as np

from voliere.games.game import Game
from voliere.kernel.exports import (
    BYTES,
    INTS,
    LONGS,
    NUMBER,
    REAL,
    REALS,
    WORDS,
    Export,
    table_of,
)
from voliere.study.advising import candidates, mean_facts, settle_figures
from voliere.study.budget import samples_for, seed_part
from voliere.study.imagined import imagined_of
from voliere.study.playouts import playouts_of

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
SUMS = {"wins": REALS, "squares": REALS, "products": REALS, "points": REALS}
WHO = {"seat": NUMBER, "players": NUMBER, "alone": NUMBER, "moves": INTS, "n_moves": NUMBER}


def exports_of(game: Game) -> list[Export]:
    """What the hints of a game are made of."""
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
            playouts_of(game).weigh,
            {
                "memory": BYTES,
                **WHO,
                "first": NUMBER,
                "n_samples": NUMBER,
                "seed": WORDS,
                **SUMS,
                **DESK,
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
