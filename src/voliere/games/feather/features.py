"""Feather: what a net is shown, and how what it answers makes up the moves.

A row is a habitat; the same weights look at all five. A rival means the rival who leads, the next
one clockwise if several do; with two players there is no other. What stands in `inputs` is known to
the seat: how many copies of a bird it has not seen anywhere counts other hands, neutral hands and
cards aside alike. `all_inputs` sees every card.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.practice import Practice
from voliere.games.feather import cards
from voliere.games.feather.cards import KINDS, N_BIRDS, N_HABITATS, N_KINDS
from voliere.games.feather.features_of_cards import (
    NOBODY,
    count_hand,
    count_others,
    count_pack,
    count_placed,
    count_shown,
    count_to_come,
    count_unseen,
    n_in,
)
from voliere.games.feather.knowledge import rounds_left
from voliere.games.feather.opening import (
    bird_passed,
    n_picks,
)
from voliere.games.feather.options import OPENINGS
from voliere.games.feather.reveal import birds_on_table
from voliere.games.feather.sheet import sheet_points
from voliere.games.feather.state import (
    DISCARD,
    DISCARDING,
    DRAFT_1,
    DRAFT_2,
    DRAFTING,
    MIGRATING,
    PACK_ROUNDS,
    PASS_1,
    PASS_2,
    PASS_3,
    PLAY,
)
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs

Reals = NDArray[np.float32]
Longs = NDArray[np.int64]

N_ROWS = N_HABITATS
# A number for each bird of the habitat; "more" are copies beyond the first.
OF_BIRDS = (
    "hand",
    "hand-more",
    "seen",
    "rival-seen",
    "rivals-seen",  # how much of all rivals
    "unseen",
    "unseen-more",
    "lingering",
    "placed",  # passed on or put into a neutral hand by this seat, and not shown yet
    "pack",  # to draft from
    "pack-more",
)
ALL_OF_BIRDS = (
    "hand",
    "hand-more",
    "rival-hand",
    "rival-hand-more",
    "others-hand",  # of the rivals who do not lead
    "others-hand-more",
    "seen",
    "rival-seen",
    "others-seen",
    "to-come",  # from neutral hands, the pile, packs
    "to-come-more",
    "lingering",
    "pack",
    "pack-more",
)
OF_HABITAT = ("n-hand", "n-rival-shown", "n-shown", "n-pack")
ALL_OF_HABITAT = ("n-hand", "n-rival-hand", "n-others-hand", "n-pack")
OF_TABLE = (
    "rounds-left",
    "last-round",
    "last-round-but-one",
    "lead",
    "raptors",
    "alone",
    "two",
    "players",
    "discarding",
    "migrating",
    "drafting",
    "picks-left",
)
ROLES = ("play", "discard", "pass", "draft", "put")


def _each_bird(pieces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{piece}-{kind}" for piece in pieces for kind in KINDS)


INPUTS = (*_each_bird(OF_BIRDS), *OF_HABITAT, *OF_TABLE)
ALL_INPUTS = (*_each_bird(ALL_OF_BIRDS), *ALL_OF_HABITAT, *OF_TABLE)
OUTPUTS = _each_bird(ROLES)
MOST_PARTS = cards.MOST_PASSED

_OF_TWO = {("deal", False): 20.0, ("deal", True): 3.0}
PRACTICE = (
    Practice(6.0, {"players": 1}),
    Practice(1.0, {"players": 1, "raptors": True}),
    *(
        Practice(
            _OF_TWO.get((opening, raptors), 2.0) if players == 2 else 0.3,
            {"players": players, "opening": opening, "raptors": raptors},
        )
        for players in range(2, 8)
        for opening in OPENINGS
        for raptors in (False, True)
    ),
)

N_OF_BIRDS, N_ALL_OF_BIRDS = len(OF_BIRDS) * N_KINDS, len(ALL_OF_BIRDS) * N_KINDS
HAND, SEEN, RIVAL_SEEN, RIVALS_SEEN, UNSEEN, LINGERING, PLACED, PACK = (
    N_KINDS * OF_BIRDS.index(piece)
    for piece in (
        "hand",
        "seen",
        "rival-seen",
        "rivals-seen",
        "unseen",
        "lingering",
        "placed",
        "pack",
    )
)
ALL_HAND, ALL_RIVAL, ALL_OTHERS, ALL_SEEN, ALL_RIVAL_SEEN, ALL_OTHERS_SEEN = (
    N_KINDS * ALL_OF_BIRDS.index(piece)
    for piece in ("hand", "rival-hand", "others-hand", "seen", "rival-seen", "others-seen")
)
ALL_TO_COME, ALL_LINGERING, ALL_PACK = (
    N_KINDS * ALL_OF_BIRDS.index(piece) for piece in ("to-come", "lingering", "pack")
)
MOST_ROUNDS = float(max(cards.HAND_SIZE) - 1)
MOST_PICKS = float(max(cards.HAND_SIZE))
MOST_PLAYERS = 7.0
CLEAR_LEAD = 10.0
A_FEW = 4.0  # cards of a habitat


# What a net is shown


@jit
def inputs(s: Any, seat: int, out: Reals) -> None:
    """Write what the seat knows, a row a habitat."""
    hand, pack = stack_longs(N_BIRDS), stack_longs(N_BIRDS)
    unseen, placed, shown = stack_longs(N_BIRDS), stack_longs(N_BIRDS), stack_longs(N_BIRDS)
    rival = leading_rival(s, seat)
    count_hand(s, seat, hand)
    count_pack(s, seat, pack)
    count_unseen(s, seat, hand, pack, unseen)
    count_placed(s, seat, placed)
    n_shown, n_rivals_shown = stack_longs(N_ROWS), stack_longs(N_ROWS)
    count_shown(s, seat, rival, shown, n_shown, n_rivals_shown)
    lingering = birds_in_sight(s)
    for row in range(N_ROWS):
        for kind in range(N_KINDS):
            bird = row * N_KINDS + kind
            write_count(out, row, HAND + kind, hand[bird])
            write_count(out, row, UNSEEN + kind, unseen[bird])
            write_count(out, row, PACK + kind, pack[bird])
            out[row, SEEN + kind] = (s.seen[seat, row] >> kind) & 1
            out[row, RIVAL_SEEN + kind] = has_seen(s, rival, row, kind)
            out[row, RIVALS_SEEN + kind] = share_that_saw(s, seat, NOBODY, row, kind)
            out[row, LINGERING + kind] = (lingering >> bird) & 1
            out[row, PLACED + kind] = placed[bird]
        at = N_OF_BIRDS
        out[row, at] = n_in(hand, row) / A_FEW
        out[row, at + 1] = n_shown[row] / A_FEW
        out[row, at + 2] = n_rivals_shown[row] / (A_FEW * max(s.players - 1, 1))
        out[row, at + 3] = n_in(pack, row) / A_FEW
        write_table(s, seat, rival, out, row, at + 4)


@jit
def all_inputs(s: Any, seat: int, out: Reals) -> None:
    """Write how the seat stands with all cards open, a row a habitat."""
    hand, pack, to_come = stack_longs(N_BIRDS), stack_longs(N_BIRDS), stack_longs(N_BIRDS)
    rivals, others = stack_longs(N_BIRDS), stack_longs(N_BIRDS)
    rival = leading_rival(s, seat)
    count_hand(s, seat, hand)
    count_pack(s, seat, pack)
    count_hand(s, rival, rivals)
    count_others(s, seat, rival, others)
    count_to_come(s, to_come)
    lingering = birds_in_sight(s)
    for row in range(N_ROWS):
        for kind in range(N_KINDS):
            bird = row * N_KINDS + kind
            write_count(out, row, ALL_HAND + kind, hand[bird])
            write_count(out, row, ALL_RIVAL + kind, rivals[bird])
            write_count(out, row, ALL_OTHERS + kind, others[bird])
            write_count(out, row, ALL_TO_COME + kind, to_come[bird])
            write_count(out, row, ALL_PACK + kind, pack[bird])
            out[row, ALL_SEEN + kind] = (s.seen[seat, row] >> kind) & 1
            out[row, ALL_RIVAL_SEEN + kind] = has_seen(s, rival, row, kind)
            out[row, ALL_OTHERS_SEEN + kind] = share_that_saw(s, seat, rival, row, kind)
            out[row, ALL_LINGERING + kind] = (lingering >> bird) & 1
        at = N_ALL_OF_BIRDS
        out[row, at] = n_in(hand, row) / A_FEW
        out[row, at + 1] = n_in(rivals, row) / A_FEW
        out[row, at + 2] = n_in(others, row) / (A_FEW * max(s.players - 2, 1))
        out[row, at + 3] = n_in(pack, row) / A_FEW
        write_table(s, seat, rival, out, row, at + 4)


@jit
def write_table(s: Any, seat: int, rival: int, out: Reals, row: int, at: int) -> None:
    """Write how far the game has come and what is played."""
    left = rounds_left(s)
    lead = 0 if rival == NOBODY else sheet_points(s.seen[seat]) - sheet_points(s.seen[rival])
    out[row, at] = left / MOST_ROUNDS
    out[row, at + 1] = left == 1
    out[row, at + 2] = left == 2
    out[row, at + 3] = lead / CLEAR_LEAD
    out[row, at + 4] = s.raptors != 0
    out[row, at + 5] = s.players == 1
    out[row, at + 6] = s.players == 2
    out[row, at + 7] = s.players / MOST_PLAYERS
    out[row, at + 8] = s.phase == DISCARDING
    out[row, at + 9] = s.phase == MIGRATING
    out[row, at + 10] = s.phase == DRAFTING
    out[row, at + 11] = picks_left(s) / MOST_PICKS


@jit
def write_count(out: Reals, row: int, at: int, n: int) -> None:
    """Write whether there is a copy of a bird, and how many more."""
    out[row, at] = n > 0
    out[row, at + N_KINDS] = max(n - 1, 0)


# Of the rivals


@jit
def leading_rival(s: Any, seat: int) -> int:
    """The rival with most points, the next one clockwise if several have; NOBODY alone."""
    rival: Any = NOBODY
    most = -1
    for distance in range(1, np.int64(s.players)):
        other = (seat + distance) % np.int64(s.players)
        points = sheet_points(s.seen[other])
        if points > most:
            most = points
            rival = other
    return rival


@jit
def has_seen(s: Any, who: int, habitat: int, kind: int) -> int:
    """Whether somebody has ticked a bird off; nobody has not."""
    return 0 if who == NOBODY else (s.seen[who, habitat] >> kind) & 1


@jit
def share_that_saw(s: Any, seat: int, left_out: int, habitat: int, kind: int) -> float:
    """How much of the rivals have ticked a bird off, one of them left out."""
    n = 0
    n_saw = 0
    for other in range(np.int64(s.players)):
        if other != seat and other != left_out:
            n += 1
            n_saw += (s.seen[other, habitat] >> kind) & 1
    return 0.0 if n == 0 else n_saw / n


@jit
def birds_in_sight(s: Any) -> int:
    """F7: the birds of the last round revealed, none before the second; when something is
    discarded, those of the round just played."""
    return birds_on_table(s) if s.round > 1 or s.phase == DISCARDING else np.int64(0)


@jit
def picks_left(s: Any) -> int:
    """F12: how many picks of the draft are to come, this one included."""
    if s.phase != DRAFTING:
        return 0
    left = -np.int64(s.pick)
    for pack_round in range(np.int64(s.pack_round), PACK_ROUNDS[s.players] + 1):
        left += n_picks(s.players, pack_round)
    return left


# What it answers


@jit
def parts(move: int, out: Longs) -> int:
    """Write which outputs speak for a move, added up: one a bird and what is done with it; how
    many they are comes back."""
    if move < DISCARD:
        return one_part(0, move - PLAY, out, 0)
    if move < PASS_1:
        return one_part(1, move - DISCARD, out, 0)
    if move < DRAFT_1:
        n_passed = 3 if move >= PASS_3 else (2 if move >= PASS_2 else 1)
        for which in range(n_passed):
            one_part(2, bird_passed(move, which), out, which)
        return n_passed
    if move < DRAFT_2:
        return one_part(3, move - DRAFT_1, out, 0)
    one_part(3, (move - DRAFT_2) // N_BIRDS, out, 0)
    return one_part(4, (move - DRAFT_2) % N_BIRDS, out, 1)


@jit
def one_part(role: int, bird: int, out: Longs, at: int) -> int:
    """Write one of the parts, at that place; how many there are then comes back."""
    row, kind = bird // N_KINDS, bird % N_KINDS
    out[at] = row * len(OUTPUTS) + role * N_KINDS + kind
    return at + 1
