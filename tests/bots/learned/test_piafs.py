"""Piafs: what nets are shown of the table and of moves, and what they make of it."""

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
    parts_of,
    shown,
    shown_of_move,
)
from tests.conformance import variants
from voliere.bots.learned.trials import desk_for, policy_of, trials_of
from voliere.bots.learned.weights import weights_of
from voliere.games import by_name as game_by_name
from voliere.games.piafs.cards import BIRDS
from voliere.games.piafs.features_of_moves import PLACES
from voliere.games.piafs.keep import birds_kept
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import make_options
from voliere.training.strength import Trials

PIAFS = game_by_name("piafs")
FEATURES: Any = PIAFS.door("features")
WAYS = [options for game, options in variants.ALL if game == "piafs"]
RECORDED = Path(__file__).with_name("piafs_logits.json")
WITHIN = 1e-5
EVERY = 17  # moments of a game


def name(options: dict[str, Any]) -> str:
    return variants.name(("piafs", options))


def named(position: Position, seat: int, move: str) -> dict[str, float]:
    """What is shown of a move in notation, by name, where it is not 0."""
    seen = shown_of_move(position, seat, PIAFS.moves.parse(move))
    return {
        name: round(float(x), 3)
        for name, x in zip(FEATURES.MOVE_INPUTS, seen, strict=True)
        if x != 0
    }


@pytest.mark.parametrize("options", WAYS, ids=name)
def test_every_bird_in_the_game_is_shown_once_before_anything_is_collected(
    options: dict[str, Any],
) -> None:
    places = ("hand", "rivals-hand", "to-come", "track")
    for position, seat in moments(options, seed=4, game=PIAFS):
        for seen in (shown(position, seat), all_shown(position, seat)):
            by_name_of_input = dict(zip(FEATURES.INPUTS, seen.T, strict=True))
            total = sum(
                by_name_of_input[f"{place}{more}-{strength}"]
                for place in places
                for more in ("", "-both")
                for strength in range(1, 7)
            )
            total += sum(by_name_of_input[f"perched-{strength}"] for strength in range(1, 7))
            n_left_out = options["players"] == 2
            assert sorted(total) == [0] * n_left_out + [12] * (6 - n_left_out)
        break


def test_a_species_and_what_is_done_with_it_have_an_answer_of_their_own() -> None:
    said: dict[tuple[int, ...], set[str]] = {}
    for move in range(PIAFS.rules.N_MOVES):
        said.setdefault(tuple(parts_of(PIAFS, move)), set()).add(str(PIAFS.moves.value(move)))
    assert said.pop(()) == {"-", "d"}
    single = {parts[0]: moves for parts, moves in said.items() if len(parts) == 1}
    assert sorted(single) == list(range(FEATURES.N_ROWS * len(FEATURES.OUTPUTS)))
    for moves in single.values():
        kinds = {text.translate(str.maketrans("", "", "123456mf@")) for text in moves}
        assert len(kinds) == 1, kinds  # one species, one thing done with it


def test_two_birds_that_are_kept_have_a_part_each() -> None:
    move = PIAFS.moves.parse("keep:BL3m,GR2f")
    assert len(parts_of(PIAFS, move)) == len(birds_kept(move)) == 2
    assert len(parts_of(PIAFS, PIAFS.moves.parse("keep:BL3m"))) == 1


def worked_case(queue: list[str], hand: list[str], collection: tuple[str, ...] = ()) -> Position:
    """The first row of a game of two holds these birds, seat 0 these in hand and collected."""
    position = Position(PIAFS, make_options(PIAFS, players=2, without="YE", first=0))
    position.deal(rng.seeded(1))
    s: Any = position.buffer.view(PIAFS.rules.STATE)[0]
    numbers = {text: number for number, text in enumerate(BIRDS)}
    s["row"][0] = [numbers[bird] for bird in queue] + [-1] * (len(s["row"][0]) - len(queue))
    s["n_row"][0] = len(queue)
    s["hand"][0][: len(hand)] = [numbers[bird] for bird in hand]
    s["hand"][1] = [numbers[bird] for bird in ("SP1m", "SP1f", "SP2m", "SP2f")]
    s["row"][1][0] = numbers["GR6m"]
    s["track"][:] = [numbers[bird] for bird in ("GR6f", "GR5m", "GR5f")]
    s["column"][:] = [1, 2, 3, 1]
    for bird in collection:
        s["collection"][0][numbers[bird] // 12] |= 1 << (numbers[bird] % 12)
    return position


def test_what_a_move_would_capture_is_shown() -> None:
    """The first worked case of the rule book: two seeds and two birds are taken."""
    position = worked_case(
        ["CH5m", "BL3m", "BU1m"], ["GR3m", "GR1m", "BL6f", "CH2m"], collection=("CH5f",)
    )
    found = named(position, 0, "GR3m@1")
    assert found["n-captured"] == 1.0  # of two
    assert found["seeds"] == 1.0  # 2 at the second place, then 1 at the first, of 3
    assert found["eggs-captured"] == (3 + 2) / 4
    assert found["pairs"] == 1
    assert found["majorities"] == (3 + 2) / 4  # CH5m joins CH5f, whose eggs counted; BL3m is alone
    assert found["perch"] == found["strength-3"] / 2
    assert found["room"] == round((3 - 1) / 6, 3)
    assert not {"holds", "may-add"} & set(found)


def test_what_may_be_added_is_shown() -> None:
    """The third worked case: nothing is captured, and a bird no stronger may be added."""
    position = worked_case(["CH5m"], ["SP3m", "BL3f", "BL6f", "CH6m"], collection=("BL3m",))
    found = named(position, 0, "SP3m@1")
    assert found["holds"] == found["may-add"] == found["may-add-mate"] == 1
    assert found["eggs-to-add"] == round(2 / 3, 3)
    assert not {"n-captured", "pairs"} & set(found)
    assert found["room"] == round((5 - 3) / 6, 3)


def test_a_card_of_the_pile_stays_unseen() -> None:
    position = worked_case(["CH1m"], ["SP6m", "BL3f", "BL6f", "CH6m"])
    found = named(position, 0, "SP6m@1")
    assert found["unseen-card"] == 1
    assert not {"seeds", "crow", "squirrel"} & set(found)


def test_where_a_mate_is_is_shown() -> None:
    position = worked_case(["CH5m"], ["SP1m", "GR6m", "BL6f", "BL6m"], collection=("SP1f",))
    moves = ("SP1m@1", "BL6f@1", "t:GR6f")
    assert [mate_of(position, move) for move in moves] == ["mine", "hand", "hand"]


def mate_of(position: Position, move: str) -> str:
    found = named(position, 0, move)
    (place,) = (place for place in PLACES if f"mate-{place}" in found)
    return place


def some() -> list[tuple[Position, int]]:
    """A few positions of several ways to play."""
    return [
        (position.copy(), seat)
        for options in WAYS
        for position, seat in moments(options, seed=9, every=EVERY, game=PIAFS)
    ]


def logits(position: Position, seat: int, weights: Any) -> Any:
    desk = desk_for(PIAFS)
    n = policy_of(PIAFS)(position.buffer, seat, weights, desk.moves, desk.values)
    return desk.values[:n].copy()


def test_what_speaks_for_moves_is_what_the_training_library_gave() -> None:
    weights = made_up_weights(PIAFS)
    recorded = json.loads(RECORDED.read_text("utf-8"))
    positions = some()
    assert len(positions) == len(recorded) > 15
    for (position, seat), theirs in zip(positions, recorded, strict=True):
        assert np.abs(logits(position, seat, weights) - np.array(theirs)).max() < WITHIN


def asked_again() -> list[list[float]]:
    """What the training library answers."""
    import torch

    from voliere.training.nets import consider, layers_of, load, thoughts

    layers = layers_of(FEATURES)
    load(made_up_weights(PIAFS), layers)
    answers = []
    for position, seat in some():
        with torch.no_grad():
            thought = thoughts(layers, torch.from_numpy(shown(position, seat))[None])[0]
            of_moves = []
            for move in position.legal(seat):
                total = 0.0
                for which, part in enumerate(parts_of(PIAFS, int(move))):
                    row, output = divmod(part, len(FEATURES.OUTPUTS))
                    seen = torch.from_numpy(shown_of_move(position, seat, int(move), which))[None]
                    total += float(consider(layers, thought[[row]], [output], seen)[0])
                of_moves.append(total)
        answers.append(of_moves)
    return answers


@pytest.mark.soak
def test_the_training_library_still_gives_that() -> None:
    recorded = json.loads(RECORDED.read_text("utf-8"))
    for ours, theirs in zip(asked_again(), recorded, strict=True):
        assert np.abs(np.array(ours) - np.array(theirs)).max() < WITHIN


def test_what_was_learned_beats_instinct() -> None:
    learned = weights_of(PIAFS)
    assert learned is not None
    found = Trials(PIAFS, seed=2).measured(learned)
    assert list(found) == ["2", "3", "4"]
    assert all(share > 0.65 for share in found.values()), found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_are_tried_for_any_number_of_moments(players: int) -> None:
    """After a move of piafs another seat may be to decide, whom the critic speaks for then; with
    more than two all go on until the seat itself is."""
    table = voliere.new_table("piafs", seed=6, players=players, first=0)
    weights = made_up_weights(PIAFS)
    tried = table.position.legal(0)[:4].astype(np.int32)
    found = set()
    for n_moments in (0, 1, 9):
        totals = np.zeros(4)
        trials_of(PIAFS)(
            table.position.buffer, 0, players, tried, 4, 3, n_moments, 0.8, weights, rng.seeded(1),
            totals, *desk_for(PIAFS),
        )  # fmt: skip
        assert ((totals > 0) & (totals < 3)).all()
        found.add(tuple(totals))
    assert len(found) == 3
