"""The weights of a game's nets as a file: a line that says what they are, then the numbers.

The line names the format, the game, the shapes of the layers, the features they were learned with
(by a hash of their declaration) and the numbers (by a hash, too). A file that is damaged, of
another game or of other features is refused with a sentence.

Weights are rounded to half precision when they are written: so they can travel in half the room,
and who has them from elsewhere plays by the same numbers.
"""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from typing import Any

import msgspec
import numpy as np

from voliere.bots.errors import BotError
from voliere.bots.learned.features_of_moves import features_of_moves
from voliere.bots.learned.network import Weights, record_of
from voliere.games.doors.contract import Features
from voliere.games.game import Game

FORMAT = 1
SINGLE, HALF = "<f4", "<f2"
NAME = "features.weights"  # in the room of the game, beside what they were learned with

_log = logging.getLogger("voliere.bots")


class Label(msgspec.Struct, frozen=True):
    """What the first line of a file says."""

    format: int
    game: str
    shapes: dict[str, list[int]]
    features: str
    sha256: str
    origin: dict[str, Any]  # how they were learned: for people


def declaration_of(features: Features) -> str:
    """A short name for what a net is shown and answers."""
    names = [list(features.INPUTS), list(features.ALL_INPUTS), list(features.OUTPUTS)]
    if of_moves := features_of_moves(features).names:
        names.append(list(of_moves))
    declared = msgspec.json.encode([features.N_ROWS, features.MOST_PARTS, *names])
    return hashlib.sha256(declared).hexdigest()[:16]


def shapes_of(record: np.dtype[Any]) -> dict[str, list[int]]:
    """The shapes of the layers."""
    return {name: list(record[name].shape) for name in record.names or ()}


def encoded(game: Game, weights: Weights, origin: dict[str, Any]) -> bytes:
    """Weights as a file holds them, in half precision."""
    numbers = weights.view(SINGLE).astype(HALF).astype(SINGLE).tobytes()
    label = Label(
        format=FORMAT,
        game=game.name,
        shapes=shapes_of(weights.dtype),
        features=declaration_of(features_of(game)),
        sha256=hashlib.sha256(numbers).hexdigest(),
        origin=origin,
    )
    return msgspec.json.encode(label) + b"\n" + numbers


def decoded(content: bytes, file: str, game: Game) -> Weights:
    """The weights that a file of that name holds; BotError if they are damaged, of another game, or
    of other features than those of now."""
    line, _, numbers = content.partition(b"\n")
    try:
        label = msgspec.json.decode(line, type=Label)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BotError("damaged-weights", file=file) from None
    if label.game != game.name:
        raise BotError("foreign-weights", file=file, theirs=label.game, game=game.name)
    features = features_of(game)
    record = record_of(features)
    declared = (FORMAT, declaration_of(features), shapes_of(record))
    if (label.format, label.features, label.shapes) != declared:
        raise BotError("outdated-weights", file=file, game=game.name)
    if hashlib.sha256(numbers).hexdigest() != label.sha256:
        raise BotError("damaged-weights", file=file)
    return np.frombuffer(numbers, record)


def features_of(game: Game) -> Features:
    """What the nets of a game are shown; BotError if nobody has said that."""
    features: Any = game.door("features")
    if features is None:
        raise BotError("nothing-to-learn", game=game.name)
    return features  # type: ignore[no-any-return]


@cache
def weights_of(game: Game) -> Weights | None:
    """What the bots of a game have learned; None, which is told once, if that can't be used."""
    try:
        return decoded((game.folder / NAME).read_bytes(), NAME, game)
    except OSError:
        error = BotError("no-weights", game=game.name)
    except BotError as found:
        error = found
    _log.warning("%s", error)
    return None
