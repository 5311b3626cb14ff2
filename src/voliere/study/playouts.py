"""Games played on to their end by instinct, many times a call: the kernels of every study.

One policy plays all seats: the instinct of the game's room (`games/<game>/knowledge.py`), or random
moves where it has none. Nothing here makes an array; whoever calls brings a `Desk`.

Every sample has random numbers of its own, from the seed and the sample's number. So samples can be
drawn in any order and in slices, and all that is compared within a sample meets the same cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.knowledge import knowledge_of
from voliere.bots.parts import parts_of
from voliere.bots.tree import mix
from voliere.games.game import Game
from voliere.games.seats import MOST_SEATS
from voliere.kernel.entry import Buffer
from voliere.kernel.jit import jit_closure
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.rng import Rng, below, seeded
from voliere.kernel.steps import steps_of
from voliere.study.trying import trying_of

EXACT_SEATS = 3  # up to so many who decide at once all orders are gone through
SUBSETS = 1 << EXACT_SEATS

Floats = NDArray[np.float64]


class Desk(NamedTuple):
    """The working arrays of the kernels."""

    base: Buffer
    after: Buffer
    drawn: NDArray[np.int64]  # what the policy decides, a seat that decides
    order: NDArray[np.int32]
    shares: Floats
    scores: NDArray[np.int32]
    values: Floats  # (subset, seat)
    rng: Rng


def desk_for(game: Game) -> Desk:
    """A desk for playing on that game."""
    return Desk(
        base=game.compiled.new_buffer(),
        after=game.compiled.new_buffer(),
        drawn=np.zeros(MOST_SEATS, np.int64),
        order=np.zeros(MOST_SEATS, np.int32),
        shares=np.zeros(MOST_SEATS, np.float64),
        scores=np.zeros(MOST_SEATS, np.int32),
        values=np.zeros((SUBSETS, MOST_SEATS), np.float64),
        rng=seeded(0),
    )


class Decided(NamedTuple):
    """What was decided at once, by which seats; the first `n_free` of these n had a choice."""

    seats: NDArray[np.int32]
    moves: NDArray[np.int32]
    n_free: int
    n: int


class Shared(NamedTuple):
    """Sums over samples, a seat: its prospects before and after what was decided, and what of the
    difference each decision made (a row each); each with the squares."""

    before: Floats
    before_squares: Floats
    after: Floats
    after_squares: Floats
    parts: Floats
    parts_squares: Floats


def shared_of(n_decisions: int) -> Shared:
    """Empty sums for so many decisions made at once."""
    lines = [np.zeros(MOST_SEATS) for _ in range(4)]
    tables = [np.zeros((max(n_decisions, 1), MOST_SEATS)) for _ in range(2)]
    return Shared(*lines, *tables)


class Playouts(NamedTuple):
    """The compiled kernels of a game; those that play return how many moves they have played."""

    play_on: Callable[..., int]
    settle: Callable[..., None]
    share_out: Callable[..., int]
    from_deals: Callable[..., int]
    shows_chance: Callable[..., bool]
    worth: Callable[..., None]


@cache
def playouts_of(game: Game) -> Playouts:
    """The kernels of a game."""
    rules, knowledge = game.rules, knowledge_of(game)
    state = rules.STATE
    awaits, scores_of, winners_of = rules.awaits_deal, rules.scores, rules.winners
    draw_deal, set_up, play_until = rules.draw_deal, rules.set_up, trying_of(game).play_until
    _, play, _, redraw_ahead, _ = steps_of(rules)
    instinct = parts_of(rules, knowledge).instinct

    @jit_closure(rules)
    def deal(s: Any, rng: Any) -> None:
        stay_out_of_line()
        draw_deal(s, rng)
        set_up(s)

    @jit_closure(rules, knowledge)
    def play_on(s, rng):  # type: ignore[no-untyped-def]
        """Go on by instinct to the end of the game; how many moves that took comes back."""
        stay_out_of_line()
        n = play_until(s, np.int64(0), rng)
        while awaits(s):
            deal(s, rng)
            n += play_until(s, np.int64(0), rng)
        return n

    @jit_closure(rules, knowledge)
    def settle(s, players, scores, shares):  # type: ignore[no-untyped-def]
        """Write each seat's share of the win of a game that is over; where one score is for all,
        that score."""
        stay_out_of_line()
        if scores_of(s, scores) == 1:
            for seat in range(players):
                shares[seat] = scores[0]
            return
        won = winners_of(s)
        n = 0
        for seat in range(players):
            n += (won >> seat) & 1
        for seat in range(players):
            shares[seat] = ((won >> seat) & 1) / max(n, 1)

    @jit_closure(rules, knowledge)
    def ending(s, decided, subset, players, start, desk):  # type: ignore[no-untyped-def]
        """Play on after those of the subset have decided as they did, the others by instinct."""
        stay_out_of_line()
        tried = desk.after.view(state)
        t = tried[0]
        desk.rng[0] = start
        tried[0] = s
        for i in range(decided.n):
            as_they_did = i >= decided.n_free or (subset >> i) & 1
            move = np.int64(decided.moves[i]) if as_they_did else desk.drawn[i]
            play(t, np.int64(decided.seats[i]), move)
        n_played = play_on(t, desk.rng) + decided.n
        settle(t, players, desk.scores, desk.shares)
        return n_played

    @jit_closure(rules, knowledge)
    def share_out(  # type: ignore[no-untyped-def]
        position, players, decided, first, n_samples, seed, sums, desk
    ):
        """With all hands open and what lies ahead drawn anew: what the seats could expect before
        and after these decisions, made at once, and each decision's part in that (Shapley's)."""
        imagined, here = desk.base.view(state), position.view(state)[0]
        s = imagined[0]
        drawn, order, shares, values, rng = (
            desk.drawn, desk.order, desk.shares, desk.values, desk.rng,
        )  # fmt: skip
        before, before_squares, all_after, after_squares, parts, parts_squares = sums
        n_free = decided.n_free
        whole = (1 << n_free) - 1
        n_played = 0
        for sample in range(first, first + n_samples):
            rng[0] = mix(seed[0], sample)
            imagined[0] = here
            redraw_ahead(s, rng)
            different = 0
            for i in range(n_free):
                drawn[i] = instinct(s, np.int64(decided.seats[i]), rng)
                if drawn[i] != decided.moves[i]:
                    different |= 1 << i
            exact = n_free <= EXACT_SEATS
            if not exact:
                for i in range(n_free):
                    order[i] = i
                for i in range(n_free - 1, 0, -1):
                    k = below(rng, i + 1)
                    order[i], order[k] = order[k], order[i]
            start = rng[0]
            if exact:
                for subset in range(whole + 1):
                    same = subset & different
                    if same == subset:
                        n_played += ending(s, decided, subset, players, start, desk)
                        for seat in range(players):
                            values[subset, seat] = shares[seat]
                    else:
                        for seat in range(players):
                            values[subset, seat] = values[same, seat]
                for seat in range(players):
                    v, w = values[0, seat], values[whole, seat]
                    before[seat] += v
                    before_squares[seat] += v * v
                    all_after[seat] += w
                    after_squares[seat] += w * w
                    for i in range(n_free):
                        part = 0.0
                        for subset in range(whole + 1):
                            if (subset >> i) & 1 == 0:
                                size = 0
                                for k in range(n_free):
                                    size += (subset >> k) & 1
                                # size! (n - 1 - size)! / n!
                                weight = 1.0 / n_free
                                if n_free == 3 and size == 1:
                                    weight = 1.0 / 6.0
                                elif n_free == 2:
                                    weight = 0.5
                                gain = values[subset | (1 << i), seat] - values[subset, seat]
                                part += weight * gain
                        parts[i, seat] += part
                        parts_squares[i, seat] += part * part
            else:
                subset = 0
                for step in range(n_free + 1):
                    came = np.int64(0)
                    if step > 0:
                        came = np.int64(order[step - 1])
                        subset = subset | (1 << came)  # type: ignore[assignment]
                    changed = step == 0 or (different >> came) & 1 == 1
                    if changed:
                        n_played += ending(s, decided, subset, players, start, desk)
                    for seat in range(players):
                        v = shares[seat]
                        if step == 0:
                            before[seat] += v
                            before_squares[seat] += v * v
                        elif changed:
                            part = v - values[0, seat]
                            parts[came, seat] += part
                            parts_squares[came, seat] += part * part
                        if step == n_free:
                            all_after[seat] += v
                            after_squares[seat] += v * v
                        values[0, seat] = v
        return n_played

    @jit_closure(rules, knowledge)
    def from_deals(  # type: ignore[no-untyped-def]
        position, players, first, n_samples, seed, sums, squares, desk
    ):
        """Deal the position and play on, and add up what came of it."""
        tried, rng, shares = desk.after.view(state), desk.rng, desk.shares
        t = tried[0]
        here = position.view(state)[0]
        n_played = 0
        for sample in range(first, first + n_samples):
            rng[0] = mix(seed[0], sample)
            tried[0] = here
            deal(t, rng)
            n_played += play_on(t, rng)
            settle(t, players, desk.scores, shares)
            for seat in range(players):
                sums[seat] += shares[seat]
                squares[seat] += shares[seat] * shares[seat]
        return n_played

    @jit_closure(rules, knowledge)
    def shows_chance(position, reached, decided, n_tries, seed, desk):  # type: ignore[no-untyped-def]
        """Whether the decisions could have led elsewhere than to what was reached, had chance
        wanted it; what still lies ahead does not count."""
        base, after, rng = desk.base, desk.after, desk.rng
        imagined, tried = base.view(state), after.view(state)
        s, t = imagined[0], tried[0]
        here, there = position.view(state)[0], reached.view(state)[0]
        for attempt in range(n_tries):
            rng[0] = mix(seed[0], attempt)
            imagined[0] = here
            redraw_ahead(s, rng)
            for i in range(decided.n):
                play(s, np.int64(decided.seats[i]), np.int64(decided.moves[i]))
            tried[0] = there
            rng[0] = seed[0]
            redraw_ahead(s, rng)
            rng[0] = seed[0]
            redraw_ahead(t, rng)
            for i in range(base.size):
                if base[i] != after[i]:
                    return True
        return False

    @jit_closure(rules, knowledge)
    def worth(end, players, scores, shares):  # type: ignore[no-untyped-def]
        """Write what a game that is over is worth to each seat (`settle`)."""
        settle(end.view(state)[0], players, scores, shares)

    return Playouts(play_on, settle, share_out, from_deals, shows_chance, worth)
