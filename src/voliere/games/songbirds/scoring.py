"""Songbirds, the end of a round and of a match (S8, S14-S20, S23, S26), compiled; the score pad
runs this very file too."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.songbirds.cards import LOUDEST, TITLES_FROM
from voliere.games.songbirds.events import REVEALED, ROUND_ENDED, SCORED, SCORED_TOGETHER
from voliere.games.songbirds.state import (
    BETWEEN_ROUNDS,
    LEAST_BERRIES,
    MAX_ROUNDS,
    N_COLOURS,
    NOBODY,
    OVER,
)
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT, Log, tell, tell_on

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BY_TOTAL, BY_BERRIES, BY_SEAT = 0, 1, 2  # S19: why somebody begins the next round
FAVOURITE_BITS, WORM_BITS, BERRY_BITS = 5, 2, 7
FAVOURITE_MASK, WORM_MASK, BERRY_MASK = 0b1_1111, 0b11, 0b111_1111


@jit
def end_round(s: Any, log: Log | None) -> None:
    """S8: the forest is full. The round is scored; a match goes on or is over (S18)."""
    if s.shared:
        s.phase = OVER
        if log is not None:
            tell_shared_score(s, log)
        return
    score_round(s, log)
    if is_last_round(s):
        s.phase = OVER
        return
    s.phase = BETWEEN_ROUNDS
    name_next_first(s, log)


@jit
def favourite_of(s: Any, seat: int) -> int:
    """S8, S16: the card a seat has laid, or else the one left in its hand."""
    if s.favourite[seat] != 0:
        return s.favourite[seat] - 1
    return lowest(s.hand[seat])


@jit
def volume_of(card: int) -> int:
    """S1: the number on the card."""
    return card % LOUDEST + 1


@jit
def berries_of(s: Any, seat: int) -> int:
    """S14: the tokens of the favourite's colour, special ones included (S13)."""
    return s.harvest[favourite_of(s, seat) // LOUDEST]


@jit
def own_points(s: Any, seat: int) -> int:
    """S14: the favourite's volume; S17: in Early Bird the worm instead."""
    return s.worm[seat] if s.early_bird else volume_of(favourite_of(s, seat))


@jit
def score_round(s: Any, log: Log | None) -> None:
    """S14, S17: what the favourite itself is worth, and its colour's tokens."""
    favourites = 0
    berries = 0
    for seat in range(s.players):
        card = favourite_of(s, seat)
        earned = berries_of(s, seat)
        s.total[seat] += earned + own_points(s, seat)
        favourites |= card << (FAVOURITE_BITS + WORM_BITS) * seat
        favourites |= s.worm[seat] << ((FAVOURITE_BITS + WORM_BITS) * seat + FAVOURITE_BITS)
        berries |= (earned - LEAST_BERRIES) << BERRY_BITS * seat
    s.past_favourites[s.round - 1] = favourites
    s.past_berries[s.round - 1] = berries
    if log is not None:
        tell_scores(s, log)


@jit
def tell_scores(s: Any, log: Log | None) -> None:
    """S8: the favourites are revealed; then the arithmetic of each score."""
    for seat in range(s.players):
        tell(log, REVEALED, seat, favourite_of(s, seat), s.favourite[seat] == 0)
    for seat in range(s.players):
        card = favourite_of(s, seat)
        volume = ABSENT if s.early_bird else volume_of(card)
        worm = s.worm[seat] if s.early_bird else ABSENT
        score = berries_of(s, seat) + own_points(s, seat)
        tell(log, SCORED, seat, card, volume, worm, berries_of(s, seat), score, s.total[seat])


# S18: the rounds that are over, of which only these two numbers are kept


@jit
def past_favourite(s: Any, i: int, seat: int) -> int:
    """S8: the favourite of a seat in round i, from 0."""
    return (s.past_favourites[i] >> (FAVOURITE_BITS + WORM_BITS) * seat) & FAVOURITE_MASK


@jit
def past_berries(s: Any, i: int, seat: int) -> int:
    """S14: the tokens that a seat earned in round i."""
    return ((s.past_berries[i] >> BERRY_BITS * seat) & BERRY_MASK) + LEAST_BERRIES


@jit
def past_score(s: Any, i: int, seat: int) -> int:
    """S14, S17: the score of a seat in round i."""
    place = (FAVOURITE_BITS + WORM_BITS) * seat + FAVOURITE_BITS
    worm = (s.past_favourites[i] >> place) & WORM_MASK
    own = worm if s.early_bird else volume_of(past_favourite(s, i, seat))
    return past_berries(s, i, seat) + own


@jit
def is_last_round(s: Any) -> bool:
    """S18: the agreed rounds are played, or a total has reached the target. Ours: a match by
    points that gets nowhere ends after MAX_ROUNDS."""
    if s.target == 0:
        return s.round >= s.rounds
    best = s.total[lowest(highest_totals(s))]
    return best >= s.target or s.round >= MAX_ROUNDS


@jit
def name_next_first(s: Any, log: Log | None) -> None:
    """S19: the highest total begins; then the most berries in this round; then the nearest after
    the one who began this round, who comes last himself."""
    by_total = highest_totals(s)
    best = LEAST_BERRIES - 1
    by_berries = 0
    for seat in range(s.players):
        if (by_total >> seat) & 1:
            if berries_of(s, seat) > best:
                best = berries_of(s, seat)
                by_berries = 0
            if berries_of(s, seat) == best:
                by_berries |= 1 << seat
    seat = (s.first + 1) % s.players
    while not (by_berries >> seat) & 1:
        seat = (seat + 1) % s.players
    s.first = seat
    if bit_count(by_total) == 1:
        tell(log, ROUND_ENDED, s.round, seat, BY_TOTAL)
    elif bit_count(by_berries) == 1:
        tell(log, ROUND_ENDED, s.round, seat, BY_BERRIES)
    else:
        tell(log, ROUND_ENDED, s.round, seat, BY_SEAT)


@jit
def highest_totals(s: Any) -> int:
    """S14, S19: who has the highest total, as a mask of seats."""
    best = s.total[0]
    holders = 0
    for seat in range(s.players):
        if s.total[seat] > best:
            best = s.total[seat]
            holders = 0
        if s.total[seat] == best:
            holders |= 1 << seat
    return holders


@jit
def the_favourite(s: Any) -> int:
    """S22, S24: the one favourite of a solo or cooperative game; NOBODY if none is laid."""
    for seat in range(s.players):
        if s.favourite[seat] != 0:
            return s.favourite[seat] - 1
    return NOBODY


@jit
def counted_together(s: Any, card: int, colour: int) -> int:
    """S23, S26: what the tokens of a colour count: for the favourite if they are of its colour,
    against it if not; nothing without one."""
    if card == NOBODY:
        return 0
    return s.harvest[colour] if colour == card // LOUDEST else -s.harvest[colour]


@jit
def score_together(s: Any) -> int:
    """S23, S26: the favourite's volume and what the tokens count; 0 without a favourite."""
    card = the_favourite(s)
    score = volume_of(card) if card != NOBODY else 0
    for colour in range(N_COLOURS):
        score += counted_together(s, card, colour)
    return score


@jit
def tell_shared_score(s: Any, log: Log | None) -> None:
    """S23, S26: say how the one score comes about."""
    card = the_favourite(s)
    tell(log, SCORED_TOGETHER, card, volume_of(card) if card != NOBODY else 0)
    for colour in range(N_COLOURS):
        tell_on(log, s.harvest[colour])
    for colour in range(N_COLOURS):
        tell_on(log, counted_together(s, card, colour))
    tell_on(log, score_together(s))


@jit
def scores(s: Any, out: NDArray[np.int32]) -> int:
    """S14, S18: the total of each seat, of finished rounds; S23, S26: one score for all. How many
    there are comes back."""
    if s.shared:
        out[0] = score_together(s)
        return 1
    for seat in range(s.players):
        out[seat] = s.total[seat]
    return s.players


@jit
def winners(s: Any) -> int:
    """S14, S20: the highest total, then the louder favourite of the last round, then shared."""
    if s.shared:
        return 0
    top = highest_totals(s)
    loudest = 0
    holders = 0
    for seat in range(s.players):
        if (top >> seat) & 1:
            volume = volume_of(favourite_of(s, seat))
            if volume > loudest:
                loudest = volume
                holders = 0
            if volume == loudest:
                holders |= 1 << seat
    return holders


@jit
def title(s: Any) -> int:
    """S23, S26: the place of the title in cards.TITLES; -1 for a game with winners."""
    if not s.shared:
        return -1
    score = score_together(s)
    place = 0
    while place < len(TITLES_FROM) and score >= TITLES_FROM[place]:
        place += 1
    return place
