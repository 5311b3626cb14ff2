"""Positions of all kinds to show to nets, and weights that nobody has learned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from tests.conformance import variants
from voliere.bots.learned.network import Weights, nets_of, record_of
from voliere.bots.learned.weights import features_of
from voliere.games import by_name
from voliere.games.game import Game
from voliere.kernel import rng
from voliere.kernel.jit import jit_closure
from voliere.table.position import Position
from voliere.table.table import make_options

FEATHER = by_name("feather")
FEATURES: Any = FEATHER.door("features")
LEARNED = ("feather", "piafs", "songbirds", "vautour")  # the games that have the door
SHIPPED = ("feather", "piafs", "vautour")  # and weights
ALL_WAYS = [(game, options) for game, options in variants.ALL if game in LEARNED]
WAYS = [options for game, options in ALL_WAYS if game == "feather"]


def moments(
    options: dict[str, Any], seed: int, every: int = 1, game: Game = FEATHER
) -> Iterator[tuple[Position, int]]:
    """Positions of a random game with a seat that is to decide: every so many of them."""
    position = Position(game, make_options(game, **options))
    random = rng.seeded(seed)
    position.deal(random)
    n = 0
    while not position.over:
        if position.awaits_deal:
            position.deal(random)
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
def shown_by(game: Game, name: str) -> Any:
    """The inputs of that name, from Python."""
    features = features_of(game)
    state, inputs = game.rules.STATE, getattr(features, name)

    @jit_closure(features)
    def shown(buffer, seat, out):  # type: ignore[no-untyped-def]
        inputs(buffer.view(state)[0], seat, out)

    return shown


def shown(position: Position, seat: int) -> Any:
    """What a policy is shown."""
    features = features_of(position.game)
    out = np.full((features.N_ROWS, len(features.INPUTS)), np.nan, np.float32)
    shown_by(position.game, "inputs")(position.buffer, seat, out)
    return out


@cache
def shown_of_moves_by(game: Game) -> Any:
    """What is shown of a part of a move, from Python."""
    features: Any = features_of(game)
    state, move_inputs = game.rules.STATE, features.move_inputs

    @jit_closure(features)
    def shown_of_move(buffer, seat, move, which, out):  # type: ignore[no-untyped-def]
        move_inputs(buffer.view(state)[0], seat, move, which, out)

    return shown_of_move


def shown_of_move(position: Position, seat: int, move: int, which: int = 0) -> Any:
    """What a policy is shown of a part of a move."""
    features: Any = features_of(position.game)
    out = np.full(len(features.MOVE_INPUTS), np.nan, np.float32)
    shown_of_moves_by(position.game)(position.buffer, seat, move, which, out)
    return out


def parts_of(game: Game, move: int) -> list[int]:
    """Which outputs speak for a move."""
    features = features_of(game)
    parts = np.zeros(features.MOST_PARTS, np.int64)
    return [int(part) for part in parts[: features.parts(move, parts)]]


def shown_of_moves(position: Position, seat: int) -> list[Any]:
    """All that a policy is shown of the legal moves of a seat: nothing in most games."""
    if not getattr(features_of(position.game), "MOVE_INPUTS", ()):
        return []
    return [
        shown_of_move(position, seat, int(move), which)
        for move in position.legal(seat)
        for which in range(len(parts_of(position.game, int(move))))
    ]


def all_shown(position: Position, seat: int) -> Any:
    """What a critic is shown."""
    features = features_of(position.game)
    out = np.full((features.N_ROWS, len(features.ALL_INPUTS)), np.nan, np.float32)
    shown_by(position.game, "all_inputs")(position.buffer, seat, out)
    return out


@cache
def nets(game: Game) -> Any:
    """The compiled forward passes, from Python."""
    features, state = features_of(game), game.rules.STATE
    policy_of, critic_of = nets_of(features)

    @jit_closure(features)
    def policy(buffer, seat, weights, out):  # type: ignore[no-untyped-def]
        policy_of(buffer.view(state)[0], seat, weights[0], out)

    @jit_closure(features)
    def critic(buffer, seat, weights, out):  # type: ignore[no-untyped-def]
        critic_of(buffer.view(state)[0], seat, weights[0], out)

    return policy, critic


def answered(position: Position, seat: int, weights: Weights) -> tuple[Any, Any]:
    """What both nets answer."""
    policy, critic = nets(position.game)
    features = features_of(position.game)
    outputs = np.zeros(features.N_ROWS * len(features.OUTPUTS), np.float32)
    worths = np.zeros(2, np.float32)
    policy(position.buffer, seat, weights, outputs)
    critic(position.buffer, seat, weights, worths)
    return outputs, worths
