"""The weights of a policy that travel with the engine: all that it needs, to the last bit."""

from __future__ import annotations

from base64 import b64decode

import numpy as np
import pytest

from voliere.bots.learned.network import OF_CRITIC, record_of
from voliere.bots.learned.weights import HALF, SINGLE, features_of, weights_of
from voliere.games import OWN, by_name
from voliere.wasm import weights as travelling
from voliere.wasm.weights import described_weights, pieces_of


def test_the_policy_of_vautour_travels_and_the_critic_stays() -> None:
    game = by_name("vautour")
    described, weights = described_weights(game), weights_of(game)
    assert described is not None
    assert weights is not None
    arrived = np.zeros(described["size"] // 4, SINGLE)
    halves, at = np.frombuffer(b64decode(described["halves"]), HALF), 0
    for first, n in described["pieces"]:
        arrived[first : first + n] = halves[at : at + n]
        at += n
    assert at == halves.size
    record = arrived.view(weights.dtype)
    for layer in weights.dtype.names or ():
        expected = 0 if layer in OF_CRITIC else weights[layer]
        assert (record[layer] == expected).all(), layer


@pytest.mark.parametrize("name", [name for name in OWN if by_name(name).offers("features")])
def test_the_pieces_of_any_game_are_its_policy(name: str) -> None:
    record = record_of(features_of(by_name(name)))
    numbers = np.arange(record.itemsize // 4, dtype=SINGLE)
    there = np.concatenate([numbers[at : at + n] for at, n in pieces_of(record)])
    layers = [one for one in record.names or () if one not in OF_CRITIC]
    expected = np.concatenate([numbers.view(record)[0][one].ravel() for one in layers])
    assert sorted(there) == sorted(expected)


def test_a_game_whose_levels_need_none_sends_none() -> None:
    assert described_weights(by_name("feather")) is None


def test_numbers_that_would_be_others_there_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = by_name("vautour")
    weights = weights_of(game)
    assert weights is not None
    finer = weights.copy()
    finer["enter"][0, 0, 0] = 0.1
    monkeypatch.setattr(travelling, "weights_of", lambda _: finer)
    with pytest.raises(ValueError, match="half precision"):
        described_weights(game)
