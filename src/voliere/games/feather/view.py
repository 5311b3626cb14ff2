"""Feather: what a seat may know, and what happened, as each seat may know it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from voliere.games.feather import moves, rules
from voliere.games.feather.cards import (
    BIRDS,
    DECK,
    HABITATS,
    HAND_SIZE,
    KINDS,
    N_CARDS,
    N_KINDS,
    N_NEUTRAL,
    N_PASSED,
    NEUTRAL_SIZE,
    PACK_ROUNDS,
    PACK_SIZE,
    PUTS_FROM,
    SOLO_REVEALED,
)
from voliere.games.feather.deal import FeatherOptions
from voliere.games.feather.sheet import FULL_ROW, ROW_POINTS, birds_on
from voliere.games.feather.state import DISCARDING, HALF, OVER
from voliere.games.feather.tally import SheetScore, score_sheet
from voliere.games.game import Event, Reading, View

HANDS_REMEMBERED = 1 << 14
PHASES = ("migration", "draft", "play", "discard", "over")

Owned = tuple[str, str]  # an owner ("0" to "6", "n0", "n1" or "pile") and a card


class FeatherView(View, kw_only=True, tag="feather"):
    """What a seat may know of a game of Birds of a Feather."""

    options: FeatherOptions
    phase: str
    round: int
    n_rounds: int
    hand: list[str] | None
    chosen: str | None
    hand_sizes: list[int]
    neutral_sizes: list[int]
    n_pile: int
    n_aside: int
    pack: list[str]
    pack_round: int
    put: list[str]
    passed: list[str]
    received: list[str]
    lingering: list[Owned]
    seen: list[list[str]]
    scores: list[int]


def view(s: Reading, seat: int | None, options: FeatherOptions, **common: Any) -> FeatherView:
    """What the seat may know now; None is a spectator."""
    players = options.players
    phase, round_ = s["phase"], s["round"]
    hands = [low | high << HALF for low, high in s["hand"][:players]]
    sheets = s["seen"][:players]
    cards = s["cards"]
    finished = round_ if phase in (DISCARDING, OVER) else max(round_ - 1, 0)
    n_pile = 0
    if players == 1:
        turns = round_ - 1
        n_pile = N_CARDS - HAND_SIZE[1] - turns - SOLO_REVEALED * finished
    own: dict[str, Any] = {
        "hand": None,
        "chosen": None,
        "pack": [],
        "put": [],
        "passed": [],
        "received": [],
    }
    if seat is not None:
        own["hand"] = cards_in(hands[seat])
        if chosen := s["chosen"][seat]:
            own["chosen"] = str(moves.value(chosen - 1))
        if options.opening == "draft":
            own["pack"], own["put"] = _drafted(s, cards, players, seat)
        elif options.opening == "migration" and round_ > 0:
            own["passed"] = _passed(cards, players, seat)
            own["received"] = _passed(cards, players, (seat - 1) % players)
    return FeatherView(
        seat=seat,
        options=options,
        phase=PHASES[phase],
        round=round_,
        n_rounds=HAND_SIZE[players] - 1,
        hand_sizes=[hand.bit_count() for hand in hands],
        neutral_sizes=_neutral_sizes(s, players, finished),
        n_pile=n_pile,
        n_aside=4 if players == 7 else 0,
        pack_round=s["pack_round"],
        lingering=owned(players, s["table"], -1) if finished else [],
        seen=[birds_on(rows) for rows in sheets],
        scores=[sum(int(ROW_POINTS[row]) for row in rows) for rows in sheets],
        **own,
        **common,
    )


def cards_in(hand: int) -> list[str]:
    """The cards of a hand mask, in deck order."""
    return list(_cards_in(hand))


@lru_cache(HANDS_REMEMBERED)
def _cards_in(hand: int) -> tuple[str, ...]:
    return tuple(BIRDS[bird] for card, bird in enumerate(DECK) if hand >> card & 1)


def in_order(birds: list[int]) -> list[str]:
    """The cards in deck order."""
    return [BIRDS[bird] for bird in sorted(birds)]


def n_on_table(players: int) -> int:
    """How many cards are revealed in a round."""
    return 1 + SOLO_REVEALED if players == 1 else players + N_NEUTRAL[players]


def owner_of(players: int, i: int) -> str:
    """Whose the i-th card on the table is."""
    if i < players:
        return str(i)
    return "pile" if players == 1 else f"n{i - players}"


def owned(players: int, birds: list[int], mask: int) -> list[Owned]:
    """The cards on the table that are in the mask, with their owners."""
    return [
        (owner_of(players, i), BIRDS[birds[i]]) for i in range(n_on_table(players)) if mask >> i & 1
    ]


def _passed(cards: list[int], players: int, seat: int) -> list[str]:
    """F11: the cards that a seat has passed: they stand last in the places of its hand."""
    end = (seat + 1) * HAND_SIZE[players]
    return in_order(cards[end - N_PASSED[players] : end])


def _drafted(s: Reading, cards: list[int], players: int, seat: int) -> tuple[list[str], list[str]]:
    """F12: the pack the seat picks from, and the cards it has put into a neutral hand: each pack's
    places begin with the cards picked, pick by pick."""
    now, picks = s["pack_round"], s["pick"]
    size = PACK_SIZE[players]
    pack: list[int] = []
    put: list[int] = []
    for pack_round in range(1, 1 + (now or PACK_ROUNDS[players])):
        width = 2 if pack_round >= PUTS_FROM[players] else 1
        n_done = picks if pack_round == now else size // width
        step = -1 if pack_round == 2 else 1
        for pick in range(n_done + (pack_round == now)):
            begin = ((pack_round - 1) * players + (seat - step * pick) % players) * size
            place = begin + pick * width
            if pick == n_done:
                pack = cards[place : begin + size]
            elif width == 2:
                put.append(cards[place + 1])
    return in_order(pack), in_order(put)


def _neutral_sizes(s: Reading, players: int, finished: int) -> list[int]:
    """The size of each neutral hand; in the draft they grow."""
    n = N_NEUTRAL[players]
    pack_round, picks = s["pack_round"], s["pick"]
    if not pack_round:
        return [NEUTRAL_SIZE - finished] * n
    if players == 2:
        return [(pack_round - 1) * PACK_SIZE[2] // 2 + picks] * n
    return [players * picks if pack_round == 2 else 0] * n


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """F4, F11, F12: a seat decided secretly; only itself knows what."""

    seat: int
    move: str | None

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` may know it."""
        return self if seat == self.seat else msgspec.structs.replace(self, move=None)


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """F11: a seat passed cards on to its left; only the two of them know which."""

    seat: int
    to: int
    n: int
    cards: list[str] | None

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` may know it."""
        return self if seat in (self.seat, self.to) else msgspec.structs.replace(self, cards=None)


class Drafted(Event, frozen=True, kw_only=True, tag="drafted"):
    """F12: a seat took a card from its pack into its hand; only itself knows which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` may know it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Put(Event, frozen=True, kw_only=True, tag="put"):
    """F12: a seat put a card from its pack into a neutral hand; only itself knows which."""

    seat: int
    neutral: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` may know it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class PacksPassed(Event, frozen=True, kw_only=True, tag="packs-passed"):
    """F12: everybody passed the rest of the pack, to the "left" or the "right"."""

    pack_round: int
    direction: str


class PacksOpened(Event, frozen=True, kw_only=True, tag="packs-opened"):
    """F12: everybody took up the next pack, of `n` cards."""

    pack_round: int
    n: int


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """F12: a neutral hand was shuffled for play."""

    neutral: int


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """F4, F13: the cards of this round were turned over, with their owners."""

    cards: list[Owned]


class ChasedOff(Event, frozen=True, kw_only=True, tag="chased-off"):
    """F10: a raptor made the lingering cards of its habitat leave before anybody saw them."""

    owner: str
    raptor: str
    cards: list[Owned]


class Visited(Event, frozen=True, kw_only=True, tag="visited"):
    """F5: a seat visited a habitat where the birds `here` were in sight, and ticked off the `new`
    ones among them; `points` includes the bonus if that made the habitat `full`."""

    seat: int
    habitat: str
    here: list[str]
    new: list[str]
    points: int
    full: bool


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """F7: the lingering cards left the game."""

    cards: list[Owned]


class Settled(Event, frozen=True, kw_only=True, tag="settled"):
    """F7: the cards of this round are now the lingering ones."""

    cards: list[Owned]


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    """F13: a solo player discarded a hand card, face down."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` may know it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """F13: a solo player drew the top card of the pile."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` may know it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """F2, F9: a seat's sheet at the end and its arithmetic: 2 an ace, 0 a common bird, 1 any other,
    3 a full habitat."""

    seat: int
    seen: list[str]
    sheet: SheetScore
    total: int


FeatherEvent = (
    Chose
    | Passed
    | Drafted
    | Put
    | PacksPassed
    | PacksOpened
    | Shuffled
    | Revealed
    | ChasedOff
    | Visited
    | Left
    | Settled
    | Discarded
    | Drew
    | Scored
)


def event(row: list[int]) -> FeatherEvent:
    """The event written in a row of the log."""
    code, a, b, c, _, e = row
    if code == rules.CHOSE:
        return Chose(seat=a, move=str(moves.value(b)))
    if code == rules.PASSED:
        cards = str(moves.value(c)).removeprefix("pass:").split(",")
        return Passed(seat=a, to=b, n=len(cards), cards=cards)
    if code == rules.DRAFTED:
        return Drafted(seat=a, card=BIRDS[b])
    if code == rules.PUT:
        return Put(seat=a, neutral=b, card=BIRDS[c])
    if code == rules.PACKS_PASSED:
        return PacksPassed(pack_round=a, direction="right" if a == 2 else "left")
    if code == rules.PACKS_OPENED:
        return PacksOpened(pack_round=a, n=b)
    if code == rules.SHUFFLED:
        return Shuffled(neutral=a)
    if code == rules.REVEALED:
        return Revealed(cards=_told(row))
    if code == rules.CHASED_OFF:
        return ChasedOff(owner=owner_of(a, e & 7), raptor=BIRDS[e >> 3], cards=_told(row))
    if code == rules.VISITED:
        return _visited(row)
    if code == rules.LEFT:
        return Left(cards=_told(row))
    if code == rules.SETTLED:
        return Settled(cards=_told(row))
    if code == rules.DISCARDED:
        return Discarded(seat=a, card=BIRDS[b])
    if code == rules.DREW:
        return Drew(seat=a, card=BIRDS[b])
    seen = birds_on([b >> habitat * N_KINDS & FULL_ROW for habitat in range(4)] + [c])
    sheet = score_sheet(seen)
    return Scored(seat=a, seen=seen, sheet=sheet, total=sheet.total)


def _told(row: list[int]) -> list[Owned]:
    """The cards of a table told in two numbers, six bits a card."""
    _, players, mask, low, high, _ = row
    birds = [low >> 6 * i & 63 for i in range(5)] + [high >> 6 * i & 63 for i in range(2)]
    return owned(players, birds, mask)


def _visited(row: list[int]) -> Visited:
    _, seat, habitat, here, before, points = row
    return Visited(
        seat=seat,
        habitat=HABITATS[habitat],
        here=_of_row(habitat, here),
        new=_of_row(habitat, here & ~before),
        points=points,
        full=here | before == FULL_ROW and before != FULL_ROW,
    )


def _of_row(habitat: int, row: int) -> list[str]:
    return [HABITATS[habitat] + KINDS[kind] for kind in range(N_KINDS) if row >> kind & 1]
