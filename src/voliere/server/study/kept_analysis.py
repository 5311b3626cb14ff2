"""An analysis as the storage keeps it: without names, and small."""

from __future__ import annotations

import zlib

import msgspec

from voliere.server.storage.mistakes import Mistake
from voliere.study.analysis import Analysis, DecisionAnalysis, MoveValue

DIGITS = 5  # of the values of moves: their errors are larger by far

_analysis = msgspec.json.Decoder(Analysis)


def packed(analysis: Analysis) -> bytes:
    """An analysis as it is kept. Who had the seats stands in the table's log."""
    kept = msgspec.structs.replace(
        analysis,
        seats=[str(seat) for seat in range(len(analysis.seats))],
        decisions=[_shortened(one) for one in analysis.decisions],
    )
    return zlib.compress(msgspec.json.encode(kept))


def unpacked(kept: bytes) -> Analysis:
    """The analysis that was kept; its seats are numbers."""
    return _analysis.decode(zlib.decompress(kept))


def mistakes_in(analysis: Analysis) -> list[Mistake]:
    """The decisions worth asking again, those of each seat that lost most."""
    return [
        Mistake(seat, one.index, one.loss)
        for seat in range(len(analysis.seats))
        for one in analysis.mistakes(seat)
    ]


def _shortened(one: DecisionAnalysis) -> DecisionAnalysis:
    moves = [
        MoveValue(
            value.move,
            round(value.win, DIGITS),
            round(value.points, DIGITS),
            round(value.error, DIGITS),
        )
        for value in one.moves
    ]
    return msgspec.structs.replace(one, moves=moves)
