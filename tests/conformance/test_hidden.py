"""Nobody is shown what it may not know: resampling what a seat cannot know changes no byte of what
it is sent, and no secret choice shows before it is revealed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import voliere
from tests.conformance import variants
from voliere.kernel import rng as kernel_rng

Variant = tuple[str, dict[str, Any]]

every_variant = pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)


def somewhere(game: str, options: dict[str, Any], seed: int, n_moves: int) -> voliere.Table:
    """A table after some random moves."""
    rng = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    for _ in range(n_moves):
        if table.over:
            break
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    return table


def sent(table: voliere.Table, seat: int | None) -> bytes:
    """All bytes that go to a seat (None: a spectator) about the table as it stands."""
    memory = b"" if seat is None else table.seen(seat).memory
    return msgspec.json.encode([table.view(seat), table.events(seat=seat)]) + memory


def resampled(table: voliere.Table, seat: int, seed: int) -> voliere.Table:
    """The same table with everything redrawn that the seat cannot know."""
    twin = table.copy()
    twin.position = twin.position.determinized(seat, kernel_rng.seeded(seed))
    return twin


@every_variant
@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), n_moves=st.integers(0, 120), other=st.integers(1, 10_000))
def test_resampling_what_a_seat_cannot_know_changes_no_byte(
    variant: Variant, seed: int, n_moves: int, other: int
) -> None:
    table = somewhere(*variant, seed, n_moves)
    spectator = sent(table, None)
    for seat in range(table.options.players):
        twin = resampled(table, seat, other)
        assert sent(twin, seat) == sent(table, seat)
        assert sent(twin, None) == spectator


@every_variant
@settings(max_examples=10, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), n_moves=st.integers(0, 120))
def test_a_resampled_table_can_be_played_to_the_end(
    variant: Variant, seed: int, n_moves: int
) -> None:
    table = somewhere(*variant, seed, n_moves)
    rng = random.Random(seed)
    twin = resampled(table, rng.randrange(table.options.players), seed + 1)
    while not twin.over:
        seat = rng.choice(twin.actors)
        twin.play(seat, rng.choice(twin.legal_moves(seat)))
    assert twin.result is not None


@every_variant
@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), n_moves=st.integers(0, 120), data=st.data())
def test_a_secret_choice_shows_to_nobody_else(
    variant: Variant, seed: int, n_moves: int, data: st.DataObject
) -> None:
    """Where several decide at once, what one chose changes no byte of what the others are sent
    until the last one has chosen."""
    table = somewhere(*variant, seed, n_moves)
    if len(table.actors) < 2:
        return
    seat = data.draw(st.sampled_from(table.actors))
    moves = [str(move) for move in table.legal_moves(seat)]
    one, other = table.copy(), table.copy()
    one.play(seat, data.draw(st.sampled_from(moves)))
    other.play(seat, data.draw(st.sampled_from(moves)))
    for watcher in (*range(table.options.players), None):
        if watcher != seat:
            assert sent(one, watcher) == sent(other, watcher)
