"""F2 as a model, checked exhaustively: what an operator who plays can do to a deal.

The operator, at seat 1, knows the secret and reads every message. Ana, at seat 0, plays by the
protocol. Secrets, nonces and deals are the numbers below `N`, and the deal is their sum: whoever
chooses a number last chooses the deal. Hashes are ideal: a pledge fixes its nonce and shows
nothing. An outcome is the deal and what everybody sees of how it came about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import NamedTuple

import pytest

from voliere.table import fair

N = 4
WANTED = 0  # the deal the operator would like best
NUMBERS = range(N)


class Outcome(NamedTuple):
    """A deal, and the seats that everybody sees named: pledged, and not revealed in time."""

    deal: int
    missing: frozenset[int]


def dealt(secret: int, nonces: Sequence[int | None]) -> Outcome:
    missing = frozenset(seat for seat, nonce in enumerate(nonces) if nonce is None)
    return Outcome((secret + sum(nonce or 0 for nonce in nonces)) % N, missing)


def version_1() -> Iterator[list[Outcome]]:
    """For each strategy of the operator the outcomes, one for each nonce of Ana: the operator's
    nonce may depend on hers, which is shown before the start."""
    for secret in NUMBERS:
        for answers in product(NUMBERS, repeat=N):
            yield [dealt(secret, (anas, answers[anas])) for anas in NUMBERS]


def version_2(*, may_drop: bool) -> Iterator[list[Outcome]]:
    """The same with pledges: secret and nonce are fixed before Ana's is known; what may depend on
    hers is only whether the operator reveals, and, if it drops messages, whether she did."""
    choices = list(product((True, False), (True, False) if may_drop else (False,)))
    for secret, own in product(NUMBERS, NUMBERS):
        for answers in product(choices, repeat=N):
            yield [
                dealt(secret, (None if drops else anas, own if reveals else None))
                for anas, (reveals, drops) in zip(NUMBERS, answers, strict=True)
            ]


def best(strategies: Iterator[list[Outcome]]) -> Fraction:
    """How likely the operator gets the wanted deal with the best of its strategies."""
    return max(Fraction(sum(one.deal == WANTED for one in outcomes), N) for outcomes in strategies)


def unseen(strategies: Iterator[list[Outcome]]) -> Iterator[list[Outcome]]:
    """The strategies after which nobody is ever named."""
    return (outcomes for outcomes in strategies if not any(one.missing for one in outcomes))


def test_f2_with_version_1_an_operator_who_plays_chooses_the_deal_and_nobody_sees_it() -> None:
    assert best(unseen(version_1())) == 1


def test_f2_with_pledges_nobody_gets_a_deal_more_often_than_chance_unseen() -> None:
    for outcomes in unseen(version_2(may_drop=True)):
        assert Counter(one.deal for one in outcomes) == dict.fromkeys(NUMBERS, 1)


def test_f2_not_revealing_gives_one_of_two_deals_and_is_seen() -> None:
    assert best(version_2(may_drop=False)) == Fraction(2, N)
    for outcomes in version_2(may_drop=False):
        wanted = [one for one in outcomes if one.deal == WANTED]
        assert len(wanted) <= 1 or any(one.missing == {1} for one in wanted)
        assert sum(not one.missing for one in wanted) <= 1


def test_f2_dropping_what_the_others_reveal_can_choose_the_deal_but_names_them_all() -> None:
    """What remains: an operator that hears nobody deals from its own numbers. Every player it has
    not heard is named, and knows better."""
    assert best(version_2(may_drop=True)) == 1
    for outcomes in version_2(may_drop=True):
        if sum(one.deal == WANTED for one in outcomes) > 2:
            assert any(0 in one.missing for one in outcomes)


@pytest.mark.parametrize("n_others", [1, 2, 3])
def test_f2_colluding_seats_choose_among_as_many_deals_as_they_can_leave_out(n_others: int) -> None:
    for anas in NUMBERS:
        reachable = {
            dealt(1, (anas, *own))
            for own in product(*((2 * seat + 1, None) for seat in range(n_others)))
        }
        assert len(reachable) == 2**n_others
        assert sum(not one.missing for one in reachable) == 1


def first_card(words: list[int]) -> int:
    return words[0] * 6 >> 64


def test_f2_the_same_with_the_real_words() -> None:
    """A deck of six cards, sixteen nonces for each: of the real generator's deals the operator
    reaches all with version 1, and with pledges one, or a second one by not revealing."""
    secret, shown = bytes(32), "c0" * 32
    texts = [f"{n:x}" for n in range(16)]
    for anas in texts:
        old = {first_card(fair.words(secret, [anas, own], "vautour", {}, 1)) for own in texts}
        assert len(old) > 4
        for own in texts:
            pledges = [fair.pledge(shown, 0, anas), fair.pledge(shown, 1, own)]
            new = {
                first_card(fair.bound_words(secret, shown, pledges, [anas, given], 1))
                for given in (own, None)
            }
            assert len(new) <= 2
