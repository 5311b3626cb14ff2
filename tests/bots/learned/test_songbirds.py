"""Songbirds: what its nets are shown is known to the seat, what they answer makes up all moves, and
who plays by them plays every way to play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import voliere
from tests.bots.learned.positions import (
    all_shown,
    made_up_weights,
    moments,
    nets,
    shown,
)
from tests.bots.test_hidden import exchanged
from tests.conformance import variants
from voliere.bots.bot import remembered
from voliere.bots.budget import Budget
from voliere.bots.learned.halving import Halving, tried_by_halving
from voliere.bots.learned.network import Weights
from voliere.bots.learned.trials import desk_for, policy_of, trials_of
from voliere.games import by_name as game_by_name
from voliere.games.songbirds.cards import CARDS, LINE_NAMES, N_BERRIES
from voliere.games.songbirds.colour_values import worth_of
from voliere.games.songbirds.features import OUTPUTS
from voliere.games.songbirds.features_of_colours import OF_COLOUR
from voliere.games.songbirds.features_of_lines import OF_LINE
from voliere.games.songbirds.state import N_COLOURS
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.training.strength import Trials

SONGBIRDS = game_by_name("songbirds")
FEATURES: Any = SONGBIRDS.door("features")
WAYS = [options for game, options in variants.ALL if game == "songbirds"]
RECORDED = Path(__file__).with_name("songbirds_logits.json")
WITHIN = 1e-5
OF_COLOURS = N_BERRIES * N_COLOURS  # the first row of a colour by itself


def name(options: dict[str, Any]) -> str:
    return variants.name(("songbirds", options))


def of_line(what: str) -> int:
    """The place of an input in the rows of lines."""
    return 1 + OF_LINE.index(what)


def of_colour(what: str) -> int:
    """The place of an input in the rows of colours by themselves."""
    return 1 + OF_COLOUR.index(what)


def row_of(line: str, colour: str) -> int:
    return LINE_NAMES.index(line) * N_COLOURS + "RBGW".index(colour)


# What is shown


def test_hand_and_unseen_are_all_cards_that_do_not_lie_open() -> None:
    for options in WAYS:
        position, seat = next(moments(options, seed=4, game=SONGBIRDS))
        seen = shown(position, seat)[OF_COLOURS:]
        counted = seen[:, of_colour("hand-1") : of_colour("unseen-7") + 1].sum()
        n_open = sum(0 < content <= len(CARDS) for content in position.state["forest"])
        assert counted == len(CARDS) - n_open, options


def test_alone_a_laid_favourite_is_all_that_is_wanted() -> None:
    table = voliere.new_table("songbirds", players=1, seed=5)
    laying = next(move for move in table.legal_moves(0) if str(move).endswith("!"))
    table.play(0, laying)
    seen = shown(table.position, 0)
    colour = "RBGW".index(str(laying)[0])
    wanted = np.arange(N_COLOURS) == colour
    assert np.array_equal(seen[OF_COLOURS:, of_colour("favourite")], wanted)
    lines = seen[:OF_COLOURS].reshape(N_BERRIES, N_COLOURS, -1)
    assert np.array_equal(lines[:, :, of_line("want")], np.tile(wanted, (N_BERRIES, 1)))
    stakes = np.tile(np.where(wanted, 1.0, -1.0), (N_BERRIES, 1))
    assert np.array_equal(lines[:, :, of_line("stake")], stakes)
    pulls = lines[:, :, of_line("pull-1") : of_line("pull-7") + 1]
    assert (pulls[:, wanted, -1] > 0).all(), "a loud card of the favourite's colour helps"
    assert (np.diff(pulls[:, wanted], axis=2) >= 0).all(), "the louder the better"


@pytest.mark.parametrize(
    ("volumes", "weakest", "winner"),
    [
        ({"W": 6, "R": 5, "B": 2}, False, "W"),
        ({"G": 7, "R": 7, "B": 7, "W": 3}, False, "W"),
        ({"W": 5, "G": 5, "B": 1, "R": 1}, False, None),
        ({"G": 4, "R": 6}, True, "G"),
    ],
)
def test_a_full_line_is_worth_what_its_winner_is(
    volumes: dict[str, int], weakest: bool, winner: str | None
) -> None:
    stakes = np.array([0.1, 0.2, -0.3, 0.4])
    sums = sum(volume << 8 * "RBGW".index(colour) for colour, volume in volumes.items())
    worth = 0.0 if winner is None else stakes["RBGW".index(winner)]
    assert worth_of(sums, 0, weakest, stakes) == worth


def test_a_line_with_empty_cells_is_worth_most_where_the_loud_ones_are_wanted() -> None:
    sums = 9 << 8  # blue
    by_colour = [worth_of(sums, 2, False, np.eye(N_COLOURS)[colour]) for colour in range(N_COLOURS)]
    assert by_colour[1] > 0.5
    assert sum(by_colour) == pytest.approx(1.0)
    assert worth_of(sums, 1, False, np.eye(N_COLOURS)[1]) > by_colour[1]


# What is answered


def test_a_card_is_spoken_for_by_its_column_its_row_and_its_colour() -> None:
    parts = np.zeros(FEATURES.MOST_PARTS, np.int64)
    move = SONGBIRDS.moves.parse("B3@d1")
    assert FEATURES.parts(move, parts) == 3
    spoken = [(part // len(OUTPUTS), OUTPUTS[part % len(OUTPUTS)]) for part in parts.tolist()]
    assert spoken == [
        (row_of("d", "B"), "place-before|lay-3"),
        (row_of("1", "B"), "place-behind|give-3"),
        (OF_COLOURS + 1, "place-behind|give-3"),
    ]


# The forward pass


def some() -> list[tuple[Position, int]]:
    """A few positions of several ways to play."""
    return [
        (position.copy(), seat)
        for options in WAYS[::4]
        for position, seat in moments(options, seed=9, every=19, game=SONGBIRDS)
    ]


def answered(position: Position, seat: int, weights: Weights) -> tuple[Any, Any]:
    """What speaks for the legal moves, and what the critic says."""
    desk, worths = desk_for(SONGBIRDS), np.zeros(2, np.float32)
    n = policy_of(SONGBIRDS)(position.buffer, seat, weights, desk.moves, desk.values)
    nets(SONGBIRDS)[1](position.buffer, seat, weights, worths)
    return desk.values[:n], worths


def asked(position: Position, seat: int, layers: Any) -> tuple[Any, Any]:
    """The same by the training library."""
    import torch

    from voliere.training.nets import critic, policy

    with torch.no_grad():
        outputs = policy(layers, torch.from_numpy(shown(position, seat))[None])[0].numpy()
        worths = critic(layers, torch.from_numpy(all_shown(position, seat))[None])[0].numpy()
    parts = np.zeros(FEATURES.MOST_PARTS, np.int64)
    logits = [
        sum(float(outputs[part]) for part in parts[: FEATURES.parts(int(move), parts)])
        for move in position.legal(seat)
    ]
    return np.array(logits), worths


def test_the_forward_pass_is_what_the_training_library_gave() -> None:
    weights, positions = made_up_weights(SONGBIRDS), some()
    recorded = json.loads(RECORDED.read_text("utf-8"))
    assert len(positions) == len(recorded) > 15
    for (position, seat), (logits, worths) in zip(positions, recorded, strict=True):
        ours, judged = answered(position, seat, weights)
        assert np.abs(ours - np.array(logits)).max() < WITHIN * FEATURES.MOST_PARTS
        assert np.abs(judged - np.array(worths)).max() < WITHIN


@pytest.mark.soak
def test_the_training_library_still_gives_that() -> None:
    from voliere.training.nets import layers_of, load

    layers = layers_of(FEATURES)
    load(made_up_weights(SONGBIRDS), layers)
    recorded = json.loads(RECORDED.read_text("utf-8"))
    for (position, seat), (logits, worths) in zip(some(), recorded, strict=True):
        theirs, judged = asked(position, seat, layers)
        assert np.abs(theirs - np.array(logits)).max() < WITHIN * FEATURES.MOST_PARTS
        assert np.abs(judged - np.array(worths)).max() < WITHIN


# Who plays by it


@pytest.mark.parametrize("options", WAYS[::3], ids=name)
def test_moves_are_halved_until_one_is_left(options: dict[str, Any]) -> None:
    table = voliere.new_table("songbirds", seed=6, **options)
    for _ in range(2):
        table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
    (seat,) = table.actors
    weights, how = made_up_weights(SONGBIRDS), Halving(candidates=5, hopeless=100.0)

    def thought(seen: Any) -> Any:
        position = remembered(seen)
        return tried_by_halving(position, seat, weights, how, Budget(0.0, 90), rng.seeded(3))

    found = thought(table.seen(seat))
    n = min(5, len(table.legal_moves(seat)))
    assert len(found.moves) == n
    assert found.values[0] >= found.values[1]
    assert all(0.0 < value < 1.0 for value in found.values)
    assert thought(exchanged(table, seat, 2).seen(seat)) == found


@pytest.mark.parametrize("players", [2, 3])
def test_a_roll_without_moments_asks_who_decides_next(players: int) -> None:
    """Of three, all go on until the seat itself decides: the critic has learned from deciders."""
    table = voliere.new_table("songbirds", players=players, seed=6)
    (seat,) = table.actors
    position, weights = remembered(table.seen(seat)), made_up_weights(SONGBIRDS)
    moves = position.legal(seat)[[0, 30, 0]].copy()
    by_moments = []
    for n_moments in (0, players - 1):
        totals = np.zeros(3)
        trials_of(SONGBIRDS)(
            position.buffer, seat, players, moves, 3, 4, n_moments, 0.8, weights, rng.seeded(1),
            totals, *desk_for(SONGBIRDS),
        )  # fmt: skip
        assert totals[0] == totals[2] != totals[1]
        assert ((totals > 0) & (totals < 4)).all()
        by_moments.append(totals.tolist())
    assert (by_moments[0] == by_moments[1]) == (players == 3)


def test_a_run_is_measured_alone_and_among_rivals_only() -> None:
    assert [part.players for part in Trials(SONGBIRDS, seed=2).parts] == [2, 1, 3, 4]
