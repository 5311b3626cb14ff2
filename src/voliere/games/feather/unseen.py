"""Feather: where the cards are that a seat has not seen, drawn anew, compiled.

Every card has stood in one place since the deal (`s.cards`); with a draft the place says from
which pack and at which pick it was taken. For one seat the places fall into groups:

* its own cards and the neutral cards revealed: nothing to draw;
* cards whose place it knows although they are not its own: those it passed on in the migration
  (F11), those it put into a neutral hand (F12);
* in a draft, for every time it looked at a pack, the cards that were gone when it looked again, or
  that it left for good: it knows which cards these are, and who picked in between, and no more;
* all cards it has never seen: the other hands, neutral hands, packs not yet looked at, and the
  first picks of packs that others looked at before.

Inside a group every card may be in every place, but for what the others have played since: a bird
that somebody played was in a place of theirs. Where equal birds stand in several groups it is not
known which of them was played; it is then drawn which.

All placings of the 60 cards (equal birds taken as different cards) that agree with everything the
seat was shown are equally likely. One corner is approximate: late in a game with a draft, so many
birds played may have come from several groups that not all ways (MOST_STEPS) can be gone through.
The groups are then drawn one play after the other, and redrawn in turn by their conditional
chances (Gibbs sampling, SWEEPS times): always consistent, and near to uniform.
"""

# Compiled functions work on untyped records.
# mypy: disable-error-code="no-any-return, return-value"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather.cards import N_BIRDS, N_CARDS, NEUTRAL_SIZE
from voliere.games.feather.opening import (
    holder_of,
    n_picks,
    place_of_pack,
    place_of_put,
    puts_one,
)
from voliere.games.feather.state import (
    BIRD_OF,
    DRAFT,
    DRAFTING,
    HAND_SIZE,
    MIGRATING,
    MIGRATION,
    N_NEUTRAL,
    N_PASSED,
    OVER,
    PACK_ROUNDS,
    SEATS,
    hand_of,
    set_hand,
    with_bird,
)
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs, stack_reals, stack_table
from voliere.kernel.rng import Rng, below, next_word, shuffle

# Who holds a place: a seat, a neutral hand (NEUTRAL + its number), or nobody (pack, aside).
NEUTRAL = SEATS
NOBODY = SEATS + 2
HOLDERS = NOBODY + 1

# Groups of places; those from LOOKED on are one a look at a pack, 15 at most.
OWN = -1
NEVER_SEEN, PLACED, LOOKED = 0, 1, 2
GROUPS = LOOKED + 15

N_CARDS_AND_END = N_CARDS + 1
GROUPS_AND_HOLDERS = GROUPS * HOLDERS + 1
A_PLAY = 4  # holder, bird, round, and the group or place it came from
MOST_GROUPS_OF_A_BIRD = 3  # it has three copies at most
MOST_STEPS = 2000
SWEEPS = 8
TWO_TO_MINUS_53 = 1.0 / (1 << 53)
S11 = np.uint64(11)

Ints = NDArray[np.int64]


@jit
def redraw(s: Any, seat: int, rng: Rng) -> None:
    """Draw the places of all cards anew, as far as the seat cannot know them, and with them the
    hands of the others and the order of the neutral hands."""
    holder = stack_longs(N_CARDS)
    group = stack_longs(N_CARDS)
    if s.opening == DRAFT:
        n_groups = remember_draft(s, seat, holder, group)
    else:
        n_groups = remember_deal(s, seat, holder, group)

    # What can still be drawn: places of each holder, copies of each bird, cards, a group.
    places = stack_table(GROUPS, HOLDERS)
    copies = stack_table(GROUPS, N_BIRDS)
    size = stack_longs(GROUPS)
    for g in range(GROUPS):
        size[g] = 0
        for who in range(HOLDERS):
            places[g, who] = 0
        for bird in range(N_BIRDS):
            copies[g, bird] = 0
    for place in range(N_CARDS):
        g = group[place]
        if g != OWN:
            places[g, holder[place]] += 1
            copies[g, s.cards[place]] += 1
            size[g] += 1

    plays = stack_table(N_CARDS, A_PLAY)
    n_plays = list_plays(s, seat, holder, plays)
    attribute(plays, n_plays, n_groups, places, copies, size, rng)
    put_down(s, seat, holder, group, plays, n_plays, copies, rng)


# What the seat remembers


@jit
def put_in_order(cards: Any, begin: int, end: int) -> None:
    """Sort the cards from one place to before another (few, and NumPy's sort compiles slowly)."""
    for i in range(begin + 1, end):
        card = cards[i]
        k = i
        while k > begin and cards[k - 1] > card:
            cards[k] = cards[k - 1]
            k -= 1
        cards[k] = card


@jit
def rounds_played(s: Any) -> int:
    """How many rounds have been revealed."""
    return s.round if s.phase == OVER else max(s.round - 1, 0)


@jit
def remember_deal(s: Any, seat: int, holder: Ints, group: Ints) -> int:
    """F3, F11: whose each place is and to which group it belongs, for this seat; the number of
    groups comes back. The order of the seat's own cards says nothing and is put straight."""
    hand_size = HAND_SIZE[s.players]
    n_passed = N_PASSED[s.players] if s.opening == MIGRATION and s.phase != MIGRATING else 0
    n_kept = hand_size - n_passed
    for place in range(N_CARDS):
        holder[place] = NOBODY
        group[place] = NEVER_SEEN
    for dealt_to in range(s.players):
        for i in range(hand_size):
            place = dealt_to * hand_size + i
            holder[place] = dealt_to if i < n_kept else (dealt_to + 1) % s.players
            if holder[place] == seat:
                group[place] = OWN
            elif dealt_to == seat:
                group[place] = PLACED
    for neutral in range(N_NEUTRAL[s.players]):
        for i in range(rounds_played(s)):
            group[(s.players + neutral) * hand_size + i] = OWN
    put_in_order(s.cards, seat * hand_size, seat * hand_size + n_kept)
    return LOOKED


@jit
def remember_draft(s: Any, seat: int, holder: Ints, group: Ints) -> int:
    """F12: whose each place is and to which group it belongs, for this seat; the number of groups
    comes back. What the seat sees in a pack begins a new group there."""
    for place in range(N_CARDS):
        holder[place] = NOBODY
        group[place] = NEVER_SEEN
    n_groups = LOOKED
    last_opened = s.pack_round if s.phase == DRAFTING else PACK_ROUNDS[s.players]
    for pack_round in range(1, last_opened + 1):
        width = 2 if puts_one(s.players, pack_round) else 1
        n_all = n_picks(s.players, pack_round)
        n_done = s.pick if s.phase == DRAFTING and pack_round == last_opened else n_all
        for pack in range(s.players):
            place = place_of_pack(s.players, pack_round, pack)
            current = NEVER_SEEN
            for pick in range(n_all):
                picker = holder_of(s.players, pack_round, pick, pack)
                if picker == seat and pick <= n_done:
                    current = n_groups
                    n_groups += 1
                for part in range(width):
                    group[place] = current
                    if pick < n_done:
                        if part == 0:
                            holder[place] = picker
                        else:
                            holder[place] = NEUTRAL + (picker if s.players == 2 else 0)
                        if picker == seat:
                            group[place] = OWN if part == 0 else PLACED
                    place += 1
    return n_groups


@jit
def list_plays(s: Any, seat: int, holder: Ints, plays: Ints) -> int:
    """The cards that others have played, and after a draft the neutral hands: holder, bird, and
    for neutral hands the round; their number comes back."""
    n = 0
    began_with = stack_longs(SEATS)
    for other in range(SEATS):
        began_with[other] = 0
    for place in range(N_CARDS):
        if holder[place] < SEATS:
            began_with[holder[place]] = with_bird(began_with[holder[place]], s.cards[place])
    for other in range(s.players):
        if other != seat:
            played = began_with[other] ^ hand_of(s, other)
            while played:
                plays[n, 0] = other
                plays[n, 1] = BIRD_OF[lowest(played)]
                plays[n, 2] = 0
                played &= played - 1
                n += 1
    if s.opening == DRAFT:
        for neutral in range(N_NEUTRAL[s.players]):
            for i in range(rounds_played(s)):
                plays[n, 0] = NEUTRAL + neutral
                plays[n, 1] = s.cards[place_of_put(s.players, neutral, s.neutral_order[neutral, i])]
                plays[n, 2] = i
                n += 1
    return n


# Which group a played bird came from (column 3 of `plays`)

UNKNOWN = -1


@jit
def chance_of(g: int, holder: int, bird: int, places: Any, copies: Any, size: Any) -> float:
    """How likely a place of this holder in the group has this bird, times such places."""
    if size[g] == 0:
        return 0.0
    return places[g, holder] * copies[g, bird] / size[g]


@jit
def take_from(plays: Any, i: int, g: int, places: Any, copies: Any, size: Any, n: int) -> None:
    """Let play i come from the group (n = 1), or take that back (n = -1)."""
    places[g, plays[i, 0]] -= n
    copies[g, plays[i, 1]] -= n
    size[g] -= n
    plays[i, 3] = g if n == 1 else UNKNOWN


@jit
def fraction(rng: Rng) -> float:
    """A random number from 0 to below 1."""
    return np.float64(next_word(rng) >> S11) * TWO_TO_MINUS_53


@jit
def draw_group(
    plays: Any, i: int, n_groups: int, places: Any, copies: Any, size: Any, rng: Rng
) -> int:
    """A group from which play i can have come, by its chance; there is at least one."""
    total = 0.0
    last = UNKNOWN
    for g in range(n_groups):
        chance = chance_of(g, plays[i, 0], plays[i, 1], places, copies, size)
        if chance > 0:
            total += chance
            last = g
    left = total * fraction(rng)
    for g in range(n_groups):
        chance = chance_of(g, plays[i, 0], plays[i, 1], places, copies, size)
        if chance > 0:
            left -= chance
            if left < 0:
                return g
    return last


@jit
def n_possible(plays: Any, i: int, n_groups: int, places: Any, copies: Any) -> int:
    """From how many groups play i can have come, as things stand."""
    n = 0
    for g in range(n_groups):
        if places[g, plays[i, 0]] > 0 and copies[g, plays[i, 1]] > 0:
            n += 1
    return n


@jit
def attribute(
    plays: Any, n_plays: int, n_groups: int, places: Any, copies: Any, size: Any, rng: Rng
) -> None:
    """Draw from which group each played bird came."""
    open_plays = stack_longs(N_CARDS_AND_END)
    n_open = 0
    for i in range(n_plays):
        plays[i, 3] = UNKNOWN
        if n_possible(plays, i, n_groups, places, copies) > 1:
            open_plays[n_open] = i
            n_open += 1
    open_plays[n_open] = n_plays
    k = 0
    for i in range(n_plays):
        if i == open_plays[k]:
            k += 1
        else:
            g = draw_group(plays, i, n_groups, places, copies, size, rng)
            take_from(plays, i, g, places, copies, size, 1)
    if n_open == 0:
        return
    if attribute_exactly(plays, open_plays, n_open, n_groups, places, copies, size, rng):
        return
    while not attribute_in_turn(plays, open_plays, n_open, n_groups, places, copies, size, rng):
        for k in range(n_open):
            if plays[open_plays[k], 3] != UNKNOWN:
                i = open_plays[k]
                take_from(plays, i, plays[i, 3], places, copies, size, -1)
    for _ in range(SWEEPS):
        for k in range(n_open):
            i = open_plays[k]
            take_from(plays, i, plays[i, 3], places, copies, size, -1)
            g = draw_group(plays, i, n_groups, places, copies, size, rng)
            take_from(plays, i, g, places, copies, size, 1)
            exchange(plays, i, open_plays[below(rng, n_open)], places, copies, size, rng)


@jit
def attribute_exactly(
    plays: Any,
    open_plays: Ints,
    n_open: int,
    n_groups: int,
    places: Any,
    copies: Any,
    size: Any,
    rng: Rng,
) -> bool:
    """Go through all ways to attribute the plays that are not clear and draw one by its chance;
    False, and nothing done, if these are too many."""
    groups = stack_table(N_CARDS, MOST_GROUPS_OF_A_BIRD)  # where a bird can be
    n_of_groups = stack_longs(N_CARDS)
    tried = stack_longs(N_CARDS)
    drawn = stack_longs(N_CARDS)
    chance = stack_reals(N_CARDS_AND_END)
    chance[0] = 1.0
    for k in range(n_open):
        n_of_groups[k] = 0
        tried[k] = 0
        for g in range(n_groups):
            if places[g, plays[open_plays[k], 0]] > 0 and copies[g, plays[open_plays[k], 1]] > 0:
                groups[k, n_of_groups[k]] = g
                n_of_groups[k] += 1
    total = 0.0
    steps = 0
    k = 0
    while k >= 0:
        i = open_plays[k]
        if plays[i, 3] != UNKNOWN:
            take_from(plays, i, plays[i, 3], places, copies, size, -1)
        if tried[k] == n_of_groups[k] or steps > MOST_STEPS:
            tried[k] = 0
            k -= 1
            continue
        g = groups[k, tried[k]]
        tried[k] += 1
        steps += 1
        chance[k + 1] = chance[k] * chance_of(g, plays[i, 0], plays[i, 1], places, copies, size)
        if chance[k + 1] <= 0:
            continue
        take_from(plays, i, g, places, copies, size, 1)
        if k + 1 < n_open:
            k += 1
            continue
        total += chance[n_open]
        if fraction(rng) * total < chance[n_open]:
            for j in range(n_open):
                drawn[j] = plays[open_plays[j], 3]
    if steps > MOST_STEPS:
        return False
    for k in range(n_open):
        take_from(plays, open_plays[k], drawn[k], places, copies, size, 1)
    return True


@jit
def attribute_in_turn(
    plays: Any,
    open_plays: Ints,
    n_open: int,
    n_groups: int,
    places: Any,
    copies: Any,
    size: Any,
    rng: Rng,
) -> bool:
    """Draw the groups of the plays that are not clear, the clearest first; False if that ran into
    a dead end."""
    n_left = n_open
    while n_left:
        clearest = UNKNOWN
        fewest = GROUPS + 1
        for k in range(n_open):
            i = open_plays[k]
            if plays[i, 3] == UNKNOWN:
                n = n_possible(plays, i, n_groups, places, copies)
                if n < fewest:
                    fewest = n
                    clearest = i
                if n <= 1:
                    break
        if fewest == 0:
            return False
        g = draw_group(plays, clearest, n_groups, places, copies, size, rng)
        take_from(plays, clearest, g, places, copies, size, 1)
        n_left -= 1
    return True


@jit
def exchange(plays: Any, i: int, k: int, places: Any, copies: Any, size: Any, rng: Rng) -> None:
    """Let two plays exchange the groups they came from, by the chance of that."""
    g, h = plays[i, 3], plays[k, 3]
    if g == h:
        return
    take_from(plays, i, g, places, copies, size, -1)
    take_from(plays, k, h, places, copies, size, -1)
    as_it_is = both_chance(plays, i, g, k, h, places, copies, size)
    exchanged = both_chance(plays, i, h, k, g, places, copies, size)
    if fraction(rng) * (as_it_is + exchanged) < exchanged:
        g, h = h, g
    take_from(plays, i, g, places, copies, size, 1)
    take_from(plays, k, h, places, copies, size, 1)


@jit
def both_chance(
    plays: Any, i: int, g: int, k: int, h: int, places: Any, copies: Any, size: Any
) -> float:
    """The chance that play i came from group g and play k from the other group h."""
    return chance_of(g, plays[i, 0], plays[i, 1], places, copies, size) * chance_of(
        h, plays[k, 0], plays[k, 1], places, copies, size
    )


# The cards are put down


@jit
def put_down(
    s: Any, seat: int, holder: Ints, group: Ints, plays: Any, n_plays: int, copies: Any, rng: Rng
) -> None:
    """Put the played birds into places of those who played them and all others anywhere in their
    group; the others take up what they have not played, and the neutral hands are shuffled."""
    # The places of each holder in each group stand together in `order`, from `first` on.
    first = stack_longs(GROUPS_AND_HOLDERS)
    free = stack_longs(GROUPS_AND_HOLDERS)
    order = stack_longs(N_CARDS)
    for i in range(GROUPS_AND_HOLDERS):
        first[i] = 0
    for place in range(N_CARDS):
        if group[place] != OWN:
            first[group[place] * HOLDERS + holder[place] + 1] += 1
    for i in range(GROUPS * HOLDERS):
        first[i + 1] += first[i]
        free[i] = first[i]
    for place in range(N_CARDS):
        if group[place] != OWN:
            order[free[group[place] * HOLDERS + holder[place]]] = place
            free[group[place] * HOLDERS + holder[place]] += 1
    for i in range(GROUPS * HOLDERS):
        free[i] = first[i]

    for i in range(n_plays):
        g, bird = plays[i, 3], plays[i, 1]
        where = g * HOLDERS + plays[i, 0]
        k = draw_place(s, order, free[where], first[where + 1], bird if g == PLACED else -1, rng)
        place = order[k]
        order[k] = order[free[where]]
        order[free[where]] = place
        free[where] += 1
        s.cards[place] = bird
        plays[i, 3] = place

    hands = stack_longs(HOLDERS)
    rest = stack_longs(N_CARDS)
    for who in range(HOLDERS):
        hands[who] = 0
    for g in range(GROUPS):
        n = 0
        if g != PLACED and first[(g + 1) * HOLDERS] > first[g * HOLDERS]:
            for bird in range(N_BIRDS):
                for _ in range(copies[g, bird]):
                    rest[n] = bird
                    n += 1
            shuffle(rest, n, rng)
        for who in range(HOLDERS):
            for k in range(free[g * HOLDERS + who], first[g * HOLDERS + who + 1]):
                if g != PLACED:
                    n -= 1
                    s.cards[order[k]] = rest[n]
                if who < SEATS:
                    hands[who] = with_bird(hands[who], s.cards[order[k]])
    for other in range(s.players):
        if other != seat:
            set_hand(s, other, hands[other])
    if s.opening == DRAFT:
        shuffle_neutral_hands(s, plays, n_plays, rng)


@jit
def draw_place(s: Any, order: Ints, begin: int, end: int, bird: int, rng: Rng) -> int:
    """Which of these places, all equally likely; if the seat knows the cards by their places, one
    of those with that bird (otherwise -1)."""
    if bird < 0:
        return begin + below(rng, end - begin)
    n = 0
    found = begin
    for k in range(begin, end):
        if s.cards[order[k]] == bird:
            n += 1
            if below(rng, n) == 0:
                found = k
    return found


@jit
def shuffle_neutral_hands(s: Any, plays: Any, n_plays: int, rng: Rng) -> None:
    """F12: what has been played of the drafted neutral hands keeps its turn, the rest is
    shuffled."""
    n_played = rounds_played(s)
    for neutral in range(N_NEUTRAL[s.players]):
        n = n_played
        for position in range(NEUTRAL_SIZE):
            place = place_of_put(s.players, neutral, position)
            turn = -1
            for i in range(n_plays):
                if plays[i, 3] == place:
                    turn = plays[i, 2]
            if turn < 0:
                turn = n
                n += 1
            s.neutral_order[neutral, turn] = position
        shuffle(s.neutral_order[neutral, n_played:], NEUTRAL_SIZE - n_played, rng)
