"""Files of weights: what was learned comes back, and what is of no use is refused and told."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

import voliere
from tests.bots.learned.positions import FEATHER, SHIPPED, made_up_weights
from voliere.bots import BotError, by_name
from voliere.bots.learned import weights as files
from voliere.bots.learned.weights import NAME, decoded, encoded, weights_of
from voliere.games import by_name as game_by_name
from voliere.games.game import Game
from voliere.kernel.sources import data_of

MOST_BYTES = 300_000
CONTENT = encoded(FEATHER, made_up_weights(FEATHER), {"seed": 7})
LINE, _, NUMBERS = CONTENT.partition(b"\n")


@pytest.fixture
def forgetful() -> Iterator[None]:
    """What was read of the rooms is read again, before and after."""
    weights_of.cache_clear()
    yield
    weights_of.cache_clear()


def relabelled(**changes: object) -> bytes:
    label = msgspec.structs.replace(msgspec.json.decode(LINE, type=files.Label), **changes)
    return msgspec.json.encode(label) + b"\n" + NUMBERS


def test_what_is_written_comes_back() -> None:
    assert decoded(CONTENT, "some.weights", FEATHER).tobytes() == NUMBERS


def test_what_is_written_is_in_half_precision() -> None:
    exact = made_up_weights(FEATHER)
    exact["enter"][...] = np.float32(0.1)
    found = decoded(encoded(FEATHER, exact, {}), "some.weights", FEATHER)
    assert (found["enter"] == np.float32(np.float16(0.1))).all()
    assert encoded(FEATHER, found, {}) == encoded(FEATHER, exact, {})


@pytest.mark.parametrize("game", SHIPPED)
def test_the_weights_of_the_room_are_small_and_of_use(forgetful: None, game: str) -> None:
    room = game_by_name(game)
    assert (room.folder / NAME).stat().st_size < MOST_BYTES
    weights = weights_of(room)
    assert weights is not None
    numbers = np.frombuffer(weights.tobytes(), np.float32)
    assert np.isfinite(numbers).all()
    assert numbers.std() > 0.01


def test_compiled_code_is_made_anew_for_new_weights() -> None:
    assert data_of(FEATHER.folder / "features.py") == [FEATHER.folder / NAME]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "damaged-weights"),
        (b"no line at all", "damaged-weights"),
        (b"\xff\xfe\n" + NUMBERS, "damaged-weights"),
        (b"[1, 2]\n" + NUMBERS, "damaged-weights"),
        (CONTENT[:-1], "damaged-weights"),
        (CONTENT + b"\0", "damaged-weights"),
        (CONTENT[:-2] + bytes([CONTENT[-2] ^ 1]) + CONTENT[-1:], "damaged-weights"),
        (relabelled(game="vautour"), "foreign-weights"),
        (relabelled(format=2), "outdated-weights"),
        (relabelled(features="0" * 16), "outdated-weights"),
        (relabelled(shapes={"enter": [1, 2]}), "outdated-weights"),
    ],
)
def test_what_is_of_no_use_is_refused(content: bytes, code: str, tmp_path: Path) -> None:
    with pytest.raises(BotError) as caught:
        decoded(content, "some.weights", FEATHER)
    assert caught.value.code == code
    for lang in ("fr", "en"):
        assert "some.weights" in caught.value.sentence(lang)
    path = tmp_path / "some.weights"
    path.write_bytes(content)
    table = voliere.new_table("feather", seed=1)
    with pytest.raises(BotError, match=r"some\.weights"):
        by_name("learned", weights=str(path)).choose(table.seen(0))


def test_a_file_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(BotError) as caught:
        by_name("learned", weights=str(tmp_path / "none.weights"))
    assert caught.value.code == "unreadable-weights"


def test_without_weights_what_is_written_by_hand_plays_and_that_is_told_once(
    forgetful: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "NAME", "none.weights")
    table = voliere.new_table("vautour", seed=1)
    with caplog.at_level(logging.WARNING, "voliere.bots"):
        for seed in (1, 2):
            by_name("learned", seed=seed).choose(table.seen(0))
    assert [record.getMessage() for record in caplog.records] == [
        "Nothing has been learned of vautour yet; the hand-written knowledge plays instead."
    ]
    hand_written = by_name("learned", seed=3)
    assert hand_written.choose(table.seen(0)) in table.legal_moves(0)


def test_damaged_weights_of_a_room_are_told_and_the_bots_play_on(
    forgetful: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "NAME", "rules.py")
    table = voliere.new_table("feather", seed=1)
    with caplog.at_level(logging.WARNING, "voliere.bots"):
        for bot in (by_name("learned", seed=1), by_name("merle", simulations=20, seed=1)):
            assert bot.choose(table.seen(0)) in table.legal_moves(0)
    assert "damaged" in caplog.text


def test_a_room_without_features_can_not_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "offers", lambda game, door: False)
    with pytest.raises(BotError) as caught:
        files.features_of(game_by_name("vautour"))
    assert caught.value.code == "nothing-to-learn"
