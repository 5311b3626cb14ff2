"""Fair deals: a real DRBG, a binding commitment, uniform shuffles, cheating found out."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import voliere
from voliere.games import REGISTRY
from voliere.kernel import rng as kernel_rng
from voliere.table import fair

OPTIONS = {"piafs": {"players": 3}, "vautour": {}, "feather": {"players": 4}, "songbirds": {}}


def fair_record(game: str, nonces: tuple[str, ...] = ("ana", "bo"), **options: Any) -> Any:
    rng = random.Random(1)
    table = voliere.new_table(game, nonces=nonces, **(options or OPTIONS[game]))
    while not table.over:
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    return json.loads(json.dumps(table.record()))


def test_the_generator_is_hmac_drbg_of_sp_800_90a() -> None:
    """A known answer of NIST's validation suite: SHA-256, no reseeding, no personalization."""
    entropy = "ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488"
    nonce = "659ba96c601dc69fc902940805ec0ca8"
    drbg = fair.HmacDrbg(bytes.fromhex(entropy + nonce), b"")
    drbg.generate(128)
    assert drbg.generate(128).hex() == (
        "e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89"
        "d54fbb978a15b5c443c9ec21036d2460b6f73ebad0dc2aba6e624abf07745bc1"
        "07694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668"
        "961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8"
    )


def test_secrets_have_256_bits_and_differ() -> None:
    made = {fair.new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(secret) for secret in made} == {32}


def test_the_same_secret_deals_the_same_and_any_change_deals_anew() -> None:
    def deal(secret: bytes, nonces: tuple[str, ...] = (), **options: Any) -> Any:
        return voliere.new_table("vautour", secret=secret, nonces=nonces, **options).deal

    one, other = b"\1" * 32, b"\2" * 32
    assert deal(one) == deal(one)
    assert deal(one) != deal(other)
    assert deal(one) != deal(one, ("nonce",))
    assert deal(one, ("a", "b")) != deal(one, ("ab",))
    assert deal(one) != deal(one, players=3)


@pytest.mark.parametrize("game", REGISTRY)
def test_a_fair_record_is_verified(game: str) -> None:
    record = fair_record(game)
    voliere.verify(record)
    assert record["fairness"]["nonces"] == ["ana", "bo"]


def test_a_fair_match_is_verified() -> None:
    voliere.verify(fair_record("songbirds", rounds=3))


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda record: record.pop("fairness"), "no-fairness"),
        (lambda record: record["fairness"].pop("secret"), "bad-record"),
        (lambda record: record["fairness"].update(secret="zz"), "bad-record"),
        (lambda record: record["fairness"].update(secret="00" * 32), "unfair-deal"),
        (lambda record: record["fairness"].update(nonces=["ana"]), "unfair-deal"),
        (lambda record: record["fairness"].update(commitment="00"), "unfair-deal"),
    ],
)
def test_an_unfair_record_is_found_out(damage: Any, code: str) -> None:
    record = fair_record("vautour")
    damage(record)
    with pytest.raises(voliere.RecordError) as error:
        voliere.verify(record)
    assert error.value.code == code


def test_a_deal_that_does_not_come_from_its_secret_is_found_out() -> None:
    record = fair_record("vautour")
    twin = copy.deepcopy(fair_record("vautour"))
    twin["fairness"] = record["fairness"]
    with pytest.raises(voliere.RecordError) as error:
        voliere.verify(twin)
    assert error.value.code == "unfair-deal"


def test_the_secret_of_an_unfinished_game_stays_secret() -> None:
    table = voliere.new_table("vautour")
    assert "fairness" not in table.record()
    assert table.secret is not None
    assert table.secret.hex() not in json.dumps(table.record())
    assert table.commitment == fair.commitment(table.secret)


def chi_square_of_shuffles(n: int, n_shuffles: int) -> float:
    """How far the places of the cards after many shuffles are from uniform."""
    counts = np.zeros((n, n))
    generator = kernel_rng.seeded(5)
    for _ in range(n_shuffles):
        cards = np.arange(n, dtype=np.int32)
        kernel_rng.shuffle(cards, n, generator)
        counts[np.arange(n), cards] += 1
    expected = n_shuffles / n
    return float(((counts - expected) ** 2 / expected).sum())


def test_every_card_is_equally_likely_in_every_place() -> None:
    # (15 - 1)^2 = 196 degrees of freedom: 4 standard deviations above the mean are 275.
    assert chi_square_of_shuffles(15, 50_000) < 275


@pytest.mark.soak
def test_every_card_is_equally_likely_in_every_place_for_long() -> None:
    assert chi_square_of_shuffles(15, 1_000_000) < 275


def test_fair_deals_are_uniform() -> None:
    """The first points card over many secrets: 15 values, 14 degrees of freedom."""
    n = 3_000
    firsts = Counter(
        voliere.new_table("vautour", secret=i.to_bytes(32, "big")).deal["points"][0]
        for i in range(n)
    )
    expected = n / 15
    assert sum((count - expected) ** 2 / expected for count in firsts.values()) < 40
    assert len(firsts) == 15


def test_a_tape_that_is_too_short_is_noticed() -> None:
    tape = kernel_rng.tape([1 << 40, 2 << 40, 3 << 40])
    for _ in range(2):
        kernel_rng.below(tape, 1)
        assert not kernel_rng.used_up(tape)
    kernel_rng.below(tape, 1)
    kernel_rng.below(tape, 1)
    assert kernel_rng.used_up(tape)
