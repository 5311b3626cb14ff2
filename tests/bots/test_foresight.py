"""A room's short way to look one move ahead promises what playing each move does, bit by bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.conformance import variants
from voliere.bots.foresight import promises_of
from voliere.bots.knowledge import habits_of, knowledge_of
from voliere.bots.search import desk_for
from voliere.games import by_name
from voliere.games.doors.contract import Knowledge
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import make_options

LOOKING = [
    (game, options)
    for game, options in variants.ALL
    if hasattr(knowledge_of(by_name(game)), "look_ahead")
    and habits_of(by_name(game), make_options(by_name(game), **options)).breadth
]


class ByPlaying:
    """What is known of a game, but for the short way."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge

    def __getattr__(self, name: str) -> Any:
        if name == "look_ahead":
            raise AttributeError(name)
        return getattr(self._knowledge, name)


@pytest.mark.parametrize("variant", LOOKING, ids=variants.name)
def test_a_short_look_ahead_promises_what_playing_does(variant: tuple[str, Any]) -> None:
    game, options = by_name(variant[0]), make_options(by_name(variant[0]), **variant[1])
    rules, knowledge, players = game.rules, knowledge_of(game), options.players
    short = promises_of(rules, knowledge)
    long = promises_of(rules, ByPlaying(knowledge))  # type: ignore[arg-type]
    n_told = 0
    for seed in range(3):
        random = rng.seeded(seed)
        buffer = Position(game, options).buffer.copy()
        game.compiled.deal(buffer, random)
        desk = desk_for(game)
        while waiting := game.compiled.actors(buffer):
            seat = waiting.bit_length() - 1
            n = game.compiled.legal(buffer, seat, desk.moves)
            desk.entries[:n] = -1
            promised = []
            for look in (short, long):
                desk.promises[:] = 0.0
                look(
                    buffer, desk.after, seat, desk.moves, n, desk.entries, players, False, 0.8,
                    desk.promises, desk.worths, desk.scores,
                )  # fmt: skip
                promised.append(desk.promises[:n].copy())
            assert np.array_equal(promised[0], promised[1])
            n_told += n
            move = int(desk.moves[rng.below(random, n)])
            assert game.compiled.play(buffer, seat, move, desk.moves.copy(), None)
    assert n_told > 0


def test_songbirds_looks_ahead_in_every_way_to_play_against_each_other() -> None:
    rivals = [name for name in map(variants.name, LOOKING) if "songbirds" in name]
    assert len(rivals) >= 6
