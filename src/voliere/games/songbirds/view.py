"""Songbirds: what a seat may know (S3, S4, S15, S25), and what happened, as it may know it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from voliere.games.game import Event, Reading, View
from voliere.games.songbirds import rules
from voliere.games.songbirds.cards import (
    CARDS,
    CELLS,
    COLOURS,
    LINE_NAMES,
    LINES,
    LOUDEST,
    N_BERRIES,
    SIDE,
    SPECIAL_NAMES,
    WORMS,
)
from voliere.games.songbirds.deal import SongbirdsOptions
from voliere.games.songbirds.scoring import BERRY_BITS, FAVOURITE_BITS, WORM_BITS
from voliere.games.songbirds.state import (
    LEAST_BERRIES,
    LINE_CELLS,
    N_COLOURS,
    PLAYING,
    SPECIAL_CARD,
    SUM_BITS,
)

HANDS_REMEMBERED = 1 << 14
CELL_MASKS: list[int] = LINE_CELLS.tolist()
CONTENTS = ("", *CARDS, *SPECIAL_NAMES)  # what a number in the forest means
assert CONTENTS[SPECIAL_CARD] == SPECIAL_NAMES[0]


class PastRound(msgspec.Struct, frozen=True):
    """S18: a finished round: each seat's favourite, the tokens part of its score, its score."""

    favourites: list[str]
    berries: list[int]
    scores: list[int]


class SongbirdsView(View, kw_only=True, tag="songbirds"):
    """What a seat may know of a game of Songbirds. `next_worm` is what laying a favourite earns
    now (S15), `score` what a shared game stands at (S23)."""

    options: SongbirdsOptions
    round: int
    first: int
    totals: list[int]
    columns: list[int | None]
    rows: list[int | None]
    forest: dict[str, str]
    harvest: dict[str, list[int]]
    special: dict[str, int]
    hand: list[str] | None
    hand_sizes: list[int]
    worms: list[int | None]
    next_worm: int | None
    laid: list[bool]
    favourite: str | None
    shown: str | None
    n_pile: int
    score: int | None
    past_rounds: list[PastRound]


def view(s: Reading, seat: int | None, options: SongbirdsOptions, **common: Any) -> SongbirdsView:
    """What the seat may know now; None is a spectator."""
    players = options.players
    hands = s["hand"][:players]
    laid = s["favourite"][:players]
    tokens = s["token"]
    occupied = s["occupied"]
    left = [occupied & cells != cells for cells in CELL_MASKS]
    berries = [token if is_left else None for token, is_left in zip(tokens, left, strict=True)]
    return SongbirdsView(
        seat=seat,
        options=options,
        round=s["round"],
        first=s["first"],
        totals=[] if options.is_shared else s["total"][:players],
        columns=berries[:SIDE],
        rows=berries[SIDE:N_BERRIES],
        forest={
            cell: CONTENTS[content]
            for cell, content in zip(CELLS, s["forest"], strict=True)
            if content
        },
        harvest=harvest_of(s, tokens),
        special={
            LINE_NAMES[line]: tokens[line]
            for line in range(N_BERRIES, len(tokens))
            if tokens[line] and left[line]
        },
        hand=None if seat is None else cards_in(hands[seat]),
        hand_sizes=[hand.bit_count() for hand in hands],
        worms=worms_of(s, laid) if options.early_bird else [],
        next_worm=next_worm(laid) if options.early_bird else None,
        laid=[card != 0 for card in laid],
        favourite=favourite_for(seat, laid, options),
        shown=CARDS[s["shown"] - 1] if s["shown"] else None,
        n_pile=s["n_pile"],
        score=shared_score(s, laid) if options.is_shared else None,
        past_rounds=[] if options.is_shared else past_rounds_of(s, options),
        **common,
    )


def cards_in(hand: int) -> list[str]:
    """The cards of a hand mask, by colour, then volume."""
    return list(_cards_in(hand))


@lru_cache(HANDS_REMEMBERED)
def _cards_in(hand: int) -> tuple[str, ...]:
    return tuple(card for number, card in enumerate(CARDS) if hand >> number & 1)


def harvest_of(s: Reading, tokens: list[int]) -> dict[str, list[int]]:
    """S1: the tokens of each colour, in the order won."""
    harvest: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    for award in s["awards"][: s["n_awards"]]:
        line, colour = divmod(award, N_COLOURS)
        harvest[COLOURS[colour]].append(tokens[line])
    return harvest


def worms_of(s: Reading, laid: list[int]) -> list[int | None]:
    """S15: the worm of each seat that has laid a favourite, 0 if none was left."""
    return [worm if card else None for worm, card in zip(s["worm"], laid, strict=False)]


def next_worm(laid: list[int]) -> int:
    """S15: the highest worm left, 0 if there is none."""
    n_laid = sum(card != 0 for card in laid)
    return WORMS[n_laid] if n_laid < len(WORMS) else 0


def shared_score(s: Reading, laid: list[int]) -> int:
    """S23, S26: what a solo or cooperative game would score if it ended now."""
    return scored_together(max(laid) - 1, s["harvest"]).score


def favourite_for(seat: int | None, laid: list[int], options: SongbirdsOptions) -> str | None:
    """S22, S24: the one favourite of all, face up; S15: face down, known to its owner only."""
    known = laid if options.is_shared else [] if seat is None else [laid[seat]]
    card = max(known, default=0)
    return CARDS[card - 1] if card else None


def past_rounds_of(s: Reading, options: SongbirdsOptions) -> list[PastRound]:
    """S18: the finished rounds."""
    n = s["round"] - 1 if s["phase"] == PLAYING else s["round"]
    packed = zip(s["past_favourites"][:n], s["past_berries"][:n], strict=True)
    return [past_round(favourites, berries, options) for favourites, berries in packed]


def past_round(favourites: int, berries: int, options: SongbirdsOptions) -> PastRound:
    """A finished round, from the two numbers in which the state keeps it."""
    cards = []
    earned = []
    scores = []
    for seat in range(options.players):
        one = favourites >> (FAVOURITE_BITS + WORM_BITS) * seat
        card = one & (1 << FAVOURITE_BITS) - 1
        worm = one >> FAVOURITE_BITS & (1 << WORM_BITS) - 1
        cards.append(CARDS[card])
        earned.append((berries >> BERRY_BITS * seat & (1 << BERRY_BITS) - 1) + LEAST_BERRIES)
        scores.append(earned[-1] + (worm if options.early_bird else volume(card)))
    return PastRound(cards, earned, scores)


def volume(card: int) -> int:
    """S1: the number on the card."""
    return card % LOUDEST + 1


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """S22: a seat drew the top card of the pile; only itself knows which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        """S25: hands stay secret."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Skipped(Event, frozen=True, kw_only=True, tag="skipped"):
    """S24: a seat had no card and the pile is empty; its turn was passed over."""

    seat: int


class Showed(Event, frozen=True, kw_only=True, tag="showed"):
    """S25: a seat showed the card that it must now play."""

    seat: int
    card: str


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """S6: a seat placed a card in the forest."""

    seat: int
    card: str
    cell: str


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """S15: a seat laid its favourite face down and took the worm (0: none was left); S22: a seat
    laid the favourite of all face up, there is no worm."""

    seat: int
    card: str | None
    worm: int | None

    def seen_by(self, seat: int | None) -> Event:
        """S15: the others know that it was laid and the worm, not the card."""
        is_face_up = self.worm is None
        if is_face_up or seat == self.seat:
            return self
        return msgspec.structs.replace(self, card=None)


class Awarded(Event, frozen=True, kw_only=True, tag="awarded"):
    """S7, S9-S12: a line was full and a colour won its token. `sums` are the volumes of the colours
    there, those in `cancelled` had equal ones; `weakest`: the lowest sum won."""

    line: str
    cells: list[str]
    token: int
    colour: str
    sums: dict[str, int]
    cancelled: list[str]
    weakest: bool


class Lapsed(Event, frozen=True, kw_only=True, tag="lapsed"):
    """S7: a line was full and all colours cancelled each other; its token left the game."""

    line: str
    cells: list[str]
    token: int
    sums: dict[str, int]


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """S8: a seat's favourite was revealed; S16: the one it had laid, or the card left in hand."""

    seat: int
    card: str
    from_hand: bool


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """S14, S17: a seat's score of the round, the sum of its favourite's volume (in Early Bird None:
    the worm counts instead) and its colour's tokens; and its total."""

    seat: int
    favourite: str
    volume: int | None
    worm: int | None
    berries: int
    score: int
    total: int


class ScoredTogether(Event, frozen=True, kw_only=True, tag="scored-together"):
    """S23, S26: the one score: the favourite's volume, plus its colour's tokens, less those of the
    other colours."""

    favourite: str | None
    volume: int
    harvest: dict[str, int]
    score: int


class RoundEnded(Event, frozen=True, kw_only=True, tag="round-ended"):
    """S18, S19: a round of a match was scored; who begins the next one, and why."""

    round: int
    next_first: int
    reason: Literal["total", "berries", "seat-order"]


SongbirdsEvent = (
    Drew
    | Skipped
    | Showed
    | Placed
    | Laid
    | Awarded
    | Lapsed
    | Revealed
    | Scored
    | ScoredTogether
    | RoundEnded
)


def event(row: list[int]) -> SongbirdsEvent:
    """The event written in a row of the log."""
    code, a, b, c, d, e = row
    if code == rules.DREW:
        return Drew(seat=a, card=CARDS[b])
    if code == rules.SKIPPED:
        return Skipped(seat=a)
    if code == rules.SHOWED:
        return Showed(seat=a, card=CARDS[b])
    if code == rules.PLACED:
        return Placed(seat=a, card=CARDS[b], cell=CELLS[c])
    if code == rules.LAID:
        return Laid(seat=a, card=CARDS[b], worm=None if c < 0 else c)
    if code == rules.AWARDED:
        return awarded(line=LINE_NAMES[a], token=b, colour=c, packed=d, weakest=bool(e))
    if code == rules.REVEALED:
        return Revealed(seat=a, card=CARDS[b], from_hand=not c)
    if code == rules.SCORED:
        return scored(seat=a, card=b, worm=None if c < 0 else c, berries=d, total=e)
    if code == rules.SCORED_TOGETHER:
        return scored_together(card=a, sums=[b, c, d, e])
    reasons: tuple[Literal["total", "berries", "seat-order"], ...]
    reasons = ("total", "berries", "seat-order")
    return RoundEnded(round=a, next_first=b, reason=reasons[c])


def awarded(line: str, token: int, colour: int, packed: int, weakest: bool) -> Awarded | Lapsed:
    """The event of a full line; `packed` has the sums of volumes as in rules."""
    sums = {}
    for i, letter in enumerate(COLOURS):
        if volume_sum := packed >> SUM_BITS * i & (1 << SUM_BITS) - 1:
            sums[letter] = volume_sum
    cells = list(LINES[line])
    if colour < 0:
        return Lapsed(line=line, cells=cells, token=token, sums=sums)
    all_sums = list(sums.values())
    return Awarded(
        line=line,
        cells=cells,
        token=token,
        colour=COLOURS[colour],
        sums=sums,
        cancelled=[letter for letter, one in sums.items() if all_sums.count(one) > 1],
        weakest=weakest,
    )


def scored(seat: int, card: int, worm: int | None, berries: int, total: int) -> Scored:
    """The event of a seat's score."""
    return Scored(
        seat=seat,
        favourite=CARDS[card],
        volume=volume(card) if worm is None else None,
        worm=worm,
        berries=berries,
        score=berries + (volume(card) if worm is None else worm),
        total=total,
    )


def scored_together(card: int, sums: list[int]) -> ScoredTogether:
    """The event of the one score of a solo or cooperative game."""
    harvest = dict(zip(COLOURS, sums, strict=True))
    if card < 0:
        return ScoredTogether(favourite=None, volume=0, harvest=harvest, score=0)
    return ScoredTogether(
        favourite=CARDS[card],
        volume=volume(card),
        harvest=harvest,
        score=volume(card) + 2 * sums[card // LOUDEST] - sum(sums),
    )
