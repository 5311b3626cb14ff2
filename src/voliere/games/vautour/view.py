"""Vautour: what a seat may know (V8), and what happened, as each seat may know it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from voliere.games.game import Event, Reading, View
from voliere.games.seats import seats_in
from voliere.games.vautour import rules
from voliere.games.vautour.cards import PLAY_CARDS, POINTS_CARDS, ROUNDS, points_text
from voliere.games.vautour.deal import VautourOptions

POINTS_TEXTS = {points: points_text(points) for points in POINTS_CARDS}
HANDS_REMEMBERED = 1 << 12


class VautourView(View, kw_only=True, tag="vautour"):
    """What a seat may know of a game of Vautour."""

    options: VautourOptions
    round: int
    stake: list[str]
    n_points: int
    hand: list[str] | None
    chosen: str | None
    last: list[str | None]
    played: list[list[str]] | None
    won: list[list[str]]
    scores: list[int]


def view(s: Reading, seat: int | None, options: VautourOptions, **common: Any) -> VautourView:
    """What the seat may know now; None is a spectator."""
    finished = s["round"]
    players = options.players
    points = [POINTS_TEXTS[card] for card in s["points"][: finished + 1]]
    chosen = 0 if seat is None else s["chosen"][seat]
    played = [row[:finished] for row in s["played"][:players]]
    won: list[list[str]] = [[] for _ in range(players)]
    for card, owner in zip(points, s["winner"][:finished], strict=False):
        if owner >= 0:
            won[owner].append(card)
    return VautourView(
        seat=seat,
        options=options,
        round=min(finished + 1, ROUNDS),
        stake=points[s["stake_from"] :] if finished < ROUNDS else [],
        n_points=max(ROUNDS - finished - 1, 0),
        hand=None if seat is None else cards_in(s["hand"][seat]),
        chosen=str(chosen) if chosen else None,
        last=[str(row[-1]) if row else None for row in played],
        played=[list(map(str, row)) for row in played] if options.memory_aid else None,
        won=won,
        scores=s["score"][:players],
        **common,
    )


def cards_in(hand: int) -> list[str]:
    """The play cards of a hand mask, ascending."""
    return list(_cards_in(hand))


@lru_cache(HANDS_REMEMBERED)
def _cards_in(hand: int) -> tuple[str, ...]:
    return tuple(str(card) for card in PLAY_CARDS if hand >> card & 1)


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """A seat picked its card; only itself knows which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        """V3: cards are picked in secret."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """All cards were turned over, one a seat."""

    cards: list[str]


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    """V5: equal cards cancelled each other."""

    card: str
    seats: list[int]


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """V4: a seat took all points cards on the table with its card."""

    seat: int
    card: str
    points: list[str]
    total: int


class Carried(Event, frozen=True, kw_only=True, tag="carried"):
    """V6: nobody took the points cards; they stay on the table."""

    points: list[str]


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """V7: the last round was all ties; the points cards go to nobody."""

    points: list[str]


class TurnedUp(Event, frozen=True, kw_only=True, tag="turned-up"):
    """V2: the next points card was turned up; `stake` is now the sum on the table."""

    card: str
    stake: int


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """V9: a seat's points, from its mice and from its vultures."""

    seat: int
    mice: int
    vultures: int
    total: int


VautourEvent = Chose | Revealed | Cancelled | Took | Carried | Lost | TurnedUp | Scored


def event(row: list[int]) -> VautourEvent:
    """The event written in a row of the log."""
    code, a, b, c, d = row[:5]
    if code == rules.CHOSE:
        return Chose(seat=a, card=str(b))
    if code == rules.REVEALED:
        return Revealed(cards=[str(card) for card in row[1:] if card])
    if code == rules.CANCELLED:
        return Cancelled(card=str(a), seats=seats_in(b))
    if code == rules.TOOK:
        return Took(seat=a, card=str(b), points=points_in(c), total=d)
    if code == rules.CARRIED:
        return Carried(points=points_in(a))
    if code == rules.LOST:
        return Lost(points=points_in(a))
    if code == rules.TURNED_UP:
        return TurnedUp(card=POINTS_TEXTS[a], stake=b)
    return Scored(seat=a, mice=b, vultures=c, total=b + c)


def points_in(mask: int) -> list[str]:
    """The points cards of a mask: bit 0 is -5, as in POINTS_CARDS."""
    return list(_points_in(mask))


@lru_cache(HANDS_REMEMBERED)
def _points_in(mask: int) -> tuple[str, ...]:
    return tuple(POINTS_TEXTS[card] for i, card in enumerate(POINTS_CARDS) if mask >> i & 1)
