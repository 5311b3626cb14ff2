"""Vautour: what a seat may know (V8)."""

from __future__ import annotations

from typing import Annotated, Any

from voliere.games.fields import Own, by_seat
from voliere.games.seats import SPECTATOR
from voliere.games.vautour.cards import ROUNDS, SEATS
from voliere.games.vautour.deal import VautourOptions
from voliere.games.vautour.kinds import Hand, PlayCard, PlayCards, PointsCards, Taker
from voliere.games.vautour.rules import STATE, place_of, takes
from voliere.games.vautour.scoring import NOBODY, stake
from voliere.games.view import View, Views
from voliere.kernel.jit import jit
from voliere.kernel.lists import put
from voliere.kernel.log import ABSENT


class VautourView(View, tag="vautour"):
    """What a seat may know of a game of Vautour. The cards on the table are `worth` so much, and
    the card that `takes` them is the highest or the lowest unmatched one."""

    options: VautourOptions
    round: int
    stake: PointsCards
    worth: int | None
    takes: Taker | None
    n_points: int
    hand: Own[Hand]
    chosen: Own[PlayCard]
    last: Annotated[list[PlayCard | None], by_seat(SEATS)]
    played: Annotated[list[PlayCards], by_seat(SEATS)] | None
    won: Annotated[list[PointsCards], by_seat(SEATS)]
    scores: Annotated[list[int], by_seat(SEATS)]


@jit
def fill_view(s: Any, seat: int, v: Any) -> None:
    """What the seat may know now."""
    v.round = min(s.round + 1, ROUNDS)
    v.n_points = max(ROUNDS - s.round - 1, 0)
    v.worth = ABSENT
    v.takes = ABSENT
    if s.round < ROUNDS:
        v.worth = stake(s)
        v.takes = takes(s)
        for i in range(s.stake_from, s.round + 1):
            put(v.stake, place_of(s.points[i]))
    for i in range(s.round):
        if s.winner[i] != NOBODY:
            put(v.won[s.winner[i]], place_of(s.points[i]))
    for other in range(s.players):
        v.scores[other] = s.score[other]
        if s.round > 0:
            v.last[other] = s.played[other, s.round - 1]
    fill_played(s, v)
    if seat != SPECTATOR:
        v.hand = s.hand[seat]
        v.chosen = s.chosen[seat]


@jit
def fill_played(s: Any, v: Any) -> None:
    """V8: all cards played, if the table has chosen to see them."""
    if not s.memory_aid:
        v.played[0, 0] = ABSENT
        return
    for seat in range(s.players):
        for i in range(s.round):
            put(v.played[seat], s.played[seat, i])


VIEWS = Views(VautourView, STATE, fill_view)
