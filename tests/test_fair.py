"""Fair deals: a real DRBG, a binding commitment, uniform shuffles, cheating found out."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import voliere
from voliere.games import REGISTRY
from voliere.kernel import rng as kernel_rng
from voliere.table import fair, published

OPTIONS = {"piafs": {"players": 3}, "vautour": {}, "feather": {"players": 4}, "songbirds": {}}


def fair_record(game: str, nonces: tuple[str, ...] = ("ana", "bo"), **options: Any) -> Any:
    rng = random.Random(1)
    table = voliere.new_table(game, nonces=nonces, **(options or OPTIONS.get(game, {})))
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
        (lambda record: record["fairness"].pop("secret"), "incomplete-fairness"),
        (lambda record: record["fairness"].update(secret="zz"), "incomplete-fairness"),
        (lambda record: record["fairness"].update(secret="00" * 32), "wrong-secret"),
        (lambda record: record["fairness"].update(nonces=["ana"]), "other-cards"),
        (lambda record: record["fairness"].update(commitment="00"), "wrong-secret"),
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
    assert error.value.code == "other-cards"


def test_the_secret_of_an_unfinished_game_stays_secret() -> None:
    table = voliere.new_table("vautour")
    assert "fairness" not in table.record()
    assert table.secret is not None
    assert table.secret.hex() not in json.dumps(table.record())
    assert table.commitment == fair.commitment(table.secret)


def bound_record(
    game: str = "vautour", seats: tuple[str, ...] = ("person", "bot:merle"), **options: Any
) -> Any:
    """The record of a finished game of version 2: seat 0 has revealed, all others have not, and the
    last has not even pledged if there are three."""
    rng = random.Random(2)
    secret, players = fair.new_secret(), len(seats)
    made = fair.Bond("65a33f82d0a855e00313", seats)
    plain = voliere.new_table(game, players=players, secret=secret, bond=made, **options)
    assert plain.commitment is not None
    made.pledges = [fair.pledge(plain.commitment, seat, f"nonce {seat}") for seat in range(players)]
    if players > 2:
        made.pledges[-1] = None
    nonces = ("nonce 0", *([None] * (players - 1)))
    table = voliere.new_table(
        game, players=players, secret=secret, nonces=nonces, bond=made, **options
    )
    assert table.commitment == plain.commitment, "shown before anybody has pledged"
    while not table.over:
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    names = ["Ana", *seats[1:]]
    return json.loads(json.dumps(table.record(names)))


@pytest.mark.parametrize("game", REGISTRY)
def test_f2_a_bound_record_is_verified(game: str) -> None:
    record = bound_record(game)
    voliere.verify(record)
    assert published.missing(record) == [1]
    assert published.contributors(record) == [0]


def test_f2_the_protocol_is_the_one_of_the_documentation() -> None:
    """Computed here once more from docs/fairness.md, by other means."""
    record = bound_record()
    fairness, secret = record["fairness"], bytes.fromhex(record["fairness"]["secret"])

    def text(what: Any) -> bytes:
        return json.dumps(what, sort_keys=True, separators=(",", ":")).encode()

    bound = {"game": record["game"], "options": record["options"]}
    bound |= {"seats": fairness["seats"], "table": fairness["table"]}
    shown = hashlib.sha256(b"voliere commitment 2\0" + text(bound) + b"\0" + secret).hexdigest()
    assert fairness["commitment"] == shown
    own = {"commitment": shown, "nonce": "nonce 0", "seat": 0}
    assert fairness["pledges"][0] == hashlib.sha256(b"voliere pledge 2\0" + text(own)).hexdigest()
    dealt = {"commitment": shown, "nonces": fairness["nonces"], "pledges": fairness["pledges"]}
    seed = secret + b"voliere deal 2\0" + text({**dealt, "round": 1})
    key, value = b"\0" * 32, b"\1" * 32
    for separator in (b"\0", b"\1"):
        key = hmac.digest(key, value + separator + seed, "sha256")
        value = hmac.digest(key, value, "sha256")
    value = hmac.digest(key, value, "sha256")
    first = int.from_bytes(value[:8], "big")
    assert fair.bound_words(secret, shown, fairness["pledges"], fairness["nonces"], 1)[0] == first


def in_fairness(**change: Any) -> Any:
    return lambda record: record["fairness"].update(change)


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (in_fairness(nonces=["another", None]), "wrong-nonce"),
        (in_fairness(nonces=["nonce 0", "nonce 2"]), "wrong-nonce"),
        (in_fairness(nonces=["nonce 0", "nonce 1"]), "other-cards"),
        (in_fairness(nonces=[None, None]), "other-cards"),
        (lambda record: record["fairness"]["pledges"].__setitem__(0, None), "wrong-nonce"),
        (lambda record: record["fairness"]["pledges"].__setitem__(1, None), "other-cards"),
        (in_fairness(table="another"), "wrong-secret"),
        (in_fairness(seats=["person", "person"]), "wrong-secret"),
        (in_fairness(seats=["person", "bot:hibou"]), "wrong-seats"),
        (lambda record: record["seats"].__setitem__(1, "Bea"), "wrong-seats"),
        (lambda record: record["options"].update(tiebreak="best-mouse"), "wrong-secret"),
        (in_fairness(secret="00" * 32), "wrong-secret"),
        (in_fairness(commitment="00" * 32), "wrong-secret"),
        (in_fairness(version=1), "wrong-secret"),
        (in_fairness(version=3), "fairness-version"),
        (in_fairness(version=None), "fairness-version"),
        (in_fairness(pledges=None), "incomplete-fairness"),
        (in_fairness(pledges=["ab"]), "incomplete-fairness"),
        (in_fairness(nonces=[1, 2]), "incomplete-fairness"),
        (in_fairness(nonces="ab"), "incomplete-fairness"),
        (in_fairness(table=7), "incomplete-fairness"),
        (in_fairness(seats=None), "incomplete-fairness"),
        (in_fairness(seats=["person"]), "incomplete-fairness"),
        (lambda record: record.update(seats=["Ana"]), "incomplete-fairness"),
    ],
)
def test_f2_a_tampered_record_is_found_out(damage: Any, code: str) -> None:
    record = bound_record()
    damage(record)
    with pytest.raises(voliere.RecordError) as error:
        voliere.verify(record)
    assert error.value.code == code
    assert error.value.sentence("fr") != error.value.sentence("en")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)
PARTS = ("version", "table", "seats", "commitment", "secret", "pledges", "nonces")


@given(st.sampled_from((*PARTS, "whole")), JSON)
def test_f2_whatever_stands_in_a_proof_it_is_refused_with_a_sentence(part: str, value: Any) -> None:
    record = copy.deepcopy(_a_bound_record())
    record["fairness"] = value if part == "whole" else {**record["fairness"], part: value}
    if record["fairness"] == _a_bound_record()["fairness"]:
        return
    with pytest.raises(voliere.RecordError):
        voliere.verify(record)


@cache
def _a_bound_record() -> Any:
    return bound_record()


def test_f2_the_deals_of_two_rounds_cannot_be_exchanged() -> None:
    record = bound_record("songbirds", rounds=2)
    voliere.verify(record)
    rounds = record["deal"]["rounds"]
    fairness = record["fairness"]
    words = [published.words_of(record, round_) for round_ in (1, 2)]
    assert words[0] != words[1]
    assert len(rounds) == 2
    rounds[0], rounds[1] = rounds[1], rounds[0]
    with pytest.raises(voliere.RecordError):
        voliere.verify({**record, "fairness": fairness})


def test_f2_a_secret_and_its_nonces_cannot_be_used_at_another_table() -> None:
    """The whole of one table's proof, put into the record of another."""
    record, other = bound_record(), bound_record()
    with pytest.raises(voliere.RecordError) as error:
        voliere.verify({**other, "fairness": record["fairness"]})
    assert error.value.code == "other-cards"


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
