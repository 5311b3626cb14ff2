"""Random numbers for deals and simulations: one array of 64-bit words, read two ways.

* One word: the state of a fast generator (splitmix64), for simulations and bots.
* More words: a tape, written beforehand by the generator of fair deals; word 0 is the position of
  the last word read. Whoever deals from a tape checks afterwards that it was long enough
  (`used_up`): compiled code that can raise is markedly slower.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit

Rng = NDArray[np.uint64]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_32 = np.uint64(0xFFFFFFFF)
ONE = np.uint64(1)


def seeded(seed: int) -> Rng:
    """A fast generator that gives the same numbers for the same seed."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


def tape(words: list[int]) -> Rng:
    """A generator that reads out the given 64-bit words."""
    position = [0]
    return np.array(position + words, dtype=np.uint64)


def used_up(rng: Rng) -> bool:
    """Whether more words were wanted than were on the tape."""
    return bool(rng[0] >= rng.size)


@jit
def next_word(rng: Rng) -> np.uint64:
    """The next 64 random bits."""
    if rng.size > 1:
        rng[0] += ONE
        return rng[min(rng[0], np.uint64(rng.size - 1))]
    x = rng[0] + GOLDEN
    rng[0] = x
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@jit
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, all exactly equally likely (Lemire's multiplication, with the
    rejection that makes it exact); n from 1 to 2^31."""
    bound = np.uint64(n)
    product = (next_word(rng) >> S32) * bound
    if product & LOW_32 < bound:
        threshold = (np.uint64(0x100000000) - bound) % bound
        while product & LOW_32 < threshold:
            product = (next_word(rng) >> S32) * bound
    return np.int64(product >> S32)  # type: ignore[return-value]


@jit
def shuffle(cards: NDArray[np.int32], n: int, rng: Rng) -> None:
    """Put the first n cards into a random order (Fisher and Yates, from the last place down)."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
