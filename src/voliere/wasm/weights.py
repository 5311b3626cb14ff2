"""The weights of a learned policy as `GAME.json` holds them, where levels of the game go by it.

Only the layers of the policy travel, in half precision: what the critic says is asked in training
and by who tries moves, not by who draws them.
"""

from __future__ import annotations

from base64 import b64encode
from itertools import groupby
from typing import Any

import numpy as np

from voliere.bots.learned.network import OF_CRITIC
from voliere.bots.learned.weights import HALF, SINGLE, weights_of
from voliere.bots.levels import goes_by_learned
from voliere.games.game import Game


def described_weights(game: Game) -> dict[str, Any] | None:
    """The policy that the levels of a game go by: the size of the record that compiled code reads;
    the pieces of it that are there, each with its first number and how many they are; and all these
    numbers. None if no level goes by one, or nothing has been learned."""
    weights = weights_of(game) if goes_by_learned(game) else None
    if weights is None:
        return None
    pieces = pieces_of(weights.dtype)
    numbers = weights.view(SINGLE)
    travelling = np.concatenate([numbers[at : at + n] for at, n in pieces])
    halves = travelling.astype(HALF)
    if (halves.astype(SINGLE) != travelling).any():
        raise ValueError(f"the weights of {game.name} are not in half precision: write them anew")
    return {
        "size": weights.dtype.itemsize,
        "pieces": pieces,
        "halves": b64encode(halves.tobytes()).decode(),
    }


def pieces_of(record: np.dtype[Any]) -> list[tuple[int, int]]:
    """Where the layers of the policy stand in a record of weights, those that follow each other as
    one piece: the first number, and how many."""
    pieces = []
    at = 0
    for of_critic, layers in groupby(record.names or (), lambda layer: layer in OF_CRITIC):
        n = sum(record[layer].itemsize for layer in layers) // np.dtype(SINGLE).itemsize
        if not of_critic:
            pieces.append((at, n))
        at += n
    return pieces
