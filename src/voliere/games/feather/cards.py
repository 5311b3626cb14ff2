"""Feather: the cards (F1), what they are worth (F2), and how many go where (F3, F11-F13).

A bird is a number from 0 to 34: seven a habitat, in the order of HABITATS and KINDS.
"""

from __future__ import annotations

HABITATS = "MWDFO"  # mountains, wetlands, desert, forest, ocean
KINDS = "ARX123C"  # ace, raptor, rare, three uncommon birds, common
COPIES = (1, 1, 1, 2, 2, 2, 3)
POINTS = (2, 1, 1, 1, 1, 1, 0)
ALL_BONUS = 3

BIRDS = tuple(habitat + kind for habitat in HABITATS for kind in KINDS)
N_HABITATS = len(HABITATS)
N_KINDS = len(KINDS)
N_BIRDS = len(BIRDS)
RAPTOR = KINDS.index("R")
DECK = tuple(bird for bird in range(N_BIRDS) for _ in range(COPIES[bird % N_KINDS]))
N_CARDS = len(DECK)

# By the number of players, from 0.
HAND_SIZE = (0, 13, 15, 15, 15, 12, 10, 8)
N_NEUTRAL = (0, 0, 2, 1, 0, 0, 0, 0)
N_PASSED = (0, 0, 3, 3, 3, 2, 2, 1)
MOST_PASSED = max(N_PASSED)
PACK_SIZE = (0, 0, 10, 10, 5, 6, 5, 8)
PACK_ROUNDS = (0, 0, 3, 2, 3, 2, 2, 1)
PUTS_FROM = (4, 4, 1, 2, 4, 4, 4, 4)  # from this pack on a pick puts one into a neutral hand

NEUTRAL_SIZE = 15
SOLO_REVEALED = 3  # cards from the pile, a turn
RANKS = (25, 30, 35, 40)  # F15: the best score of each rank but the last
