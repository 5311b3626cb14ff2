"""Positions of all kinds to show to nets, and weights that nobody has learned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from tests.conformance import variants
from voliere.bots.learned.network import Weights, record_of
from voliere.bots.learned.weights import features_of
from voliere.games import by_name
from voliere.games.game import Game
from voliere.kernel import rng
from voliere.kernel.jit import jit_closure
from voliere.table.position import Position
from voliere.table.table import make_options

FEATHER = by_name("feather")
FEATURES: Any = FEATHER.door("features")
WAYS = [options for game, options in variants.ALL if game == "feather"]


def moments(
    options: dict[str, Any], seed: int, every: int = 1, game: Game = FEATHER
) -> Iterator[tuple[Position, int]]:
    """Positions of a random game with a seat that is to decide: every so many of them."""
    position = Position(game, make_options(game, **options))
    random = rng.seeded(seed)
    position.deal(random)
    n = 0
    while not position.over:
        for seat in position.actors:
            if n % every == 0:
                yield position, seat
            n += 1
            legal = position.legal(seat)
            position.play(seat, int(legal[int(rng.below(random, len(legal)))]))


def made_up_weights(game: Game) -> Weights:
    """Weights of about the usual size, the same everywhere."""
    record = record_of(features_of(game))
    random = rng.seeded(7)
    numbers = [int(rng.below(random, 2001)) - 1000 for _ in range(record.itemsize // 4)]
    return (np.array(numbers, np.float32) / np.float32(4000)).view(record)


@cache
def shown_by(name: str, game: Game) -> Any:
    """The inputs of that name, from Python."""
    state, features = game.rules.STATE, features_of(game)
    inputs = getattr(features, name)

    @jit_closure(features)
    def shown(buffer, seat, out):  # type: ignore[no-untyped-def]
        inputs(buffer.view(state)[0], seat, out)

    return shown


def shown(position: Position, seat: int) -> Any:
    """What a policy is shown."""
    features = features_of(position.game)
    out = np.full((features.N_ROWS, len(features.INPUTS)), np.nan, np.float32)
    shown_by("inputs", position.game)(position.buffer, seat, out)
    return out


def all_shown(position: Position, seat: int) -> Any:
    """What a critic is shown."""
    features = features_of(position.game)
    out = np.full((features.N_ROWS, len(features.ALL_INPUTS)), np.nan, np.float32)
    shown_by("all_inputs", position.game)(position.buffer, seat, out)
    return out


@cache
def nets() -> Any:
    """The compiled forward passes, from Python."""
    from voliere.bots.learned.network import nets_of

    state = FEATHER.rules.STATE
    policy_of, critic_of = nets_of(FEATURES)

    @jit_closure(FEATURES)
    def policy(buffer, seat, weights, out):  # type: ignore[no-untyped-def]
        policy_of(buffer.view(state)[0], seat, weights[0], out)

    @jit_closure(FEATURES)
    def critic(buffer, seat, weights, out):  # type: ignore[no-untyped-def]
        critic_of(buffer.view(state)[0], seat, weights[0], out)

    return policy, critic


def answered(position: Position, seat: int, weights: Weights) -> tuple[Any, Any]:
    """What both nets answer."""
    policy, critic = nets()
    outputs = np.zeros(FEATURES.N_ROWS * len(FEATURES.OUTPUTS), np.float32)
    worths = np.zeros(2, np.float32)
    policy(position.buffer, seat, weights, outputs)
    critic(position.buffer, seat, weights, worths)
    return outputs, worths
