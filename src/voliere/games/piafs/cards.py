"""Piafs: the cards (P1-P3), as data.

The rule book prints neither the strengths and eggs of the birds nor the seeds of each value nor
the values marked 3+: these are our assumption (docs/games/piafs.md). Whoever has the box in hand
can correct the first block below; everything else follows from it.
"""

from __future__ import annotations

SPECIES = ("CH", "SP", "BU", "BL", "GR", "YE")
EGGS = (1, 1, 2, 2, 3, 3)  # of the strengths 1, 2, 3, ...
SEEDS = {1: 10, 2: 10, 3: 10}  # how many seed cards of each value
MALUS = {"crow": 3, "squirrel": 3}
MARKED_3_PLUS = ("1", "2", "2", "3", "crow")  # taken out with 2 players

PERCHES = {2: 2, 3: 2, 4: 3}  # by players
POINTS_A_PAIR = 5
HAND = 4  # P6: birds in hand
TRACK = 3  # P6: birds face up beside the pile
COLUMN = 4  # P4: seeds face up
N_KEPT = 2  # P16: birds of the hand that join the collection at the end

SEXES = ("m", "f")
STRENGTHS = tuple(range(1, len(EGGS) + 1))
BIRDS = tuple(f"{name}{n}{sex}" for name in SPECIES for n in STRENGTHS for sex in SEXES)
# Sorted, since the order decides what a shuffle gives, and a dict has none in the browser's Python.
_SEED_CARDS = tuple(str(value) for value in sorted(SEEDS) for _ in range(SEEDS[value]))
_MALUS_CARDS = tuple(name for name in sorted(MALUS) for _ in range(MALUS[name]))
FEEDER_CARDS = _SEED_CARDS + _MALUS_CARDS

N_SPECIES = len(SPECIES)
N_STRENGTHS = len(STRENGTHS)
A_SPECIES = N_STRENGTHS * len(SEXES)  # birds
N_VALUES = max(SEEDS)
