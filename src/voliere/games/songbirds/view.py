"""Songbirds: what a seat may know (S3, S4, S15, S25)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from voliere.games.fields import Listed, Named, Own, Packed, Rows, Seat, by_seat
from voliere.games.seats import SPECTATOR
from voliere.games.songbirds.awards import (
    cancelled_in,
    is_for_the_weakest,
    is_full,
    special_of_round,
    volume_sum,
    volumes_in,
    winner_of,
)
from voliere.games.songbirds.cards import CELLS, COLOURS, LINE_NAMES, N_BERRIES, SIDE
from voliere.games.songbirds.deal import SongbirdsOptions
from voliere.games.songbirds.kinds import (
    BY_RIVAL,
    Around,
    Cancelled,
    Card,
    Colour,
    Content,
    Hand,
)
from voliere.games.songbirds.rules import next_worm
from voliere.games.songbirds.scoring import (
    past_berries,
    past_favourite,
    past_score,
    score_together,
    the_favourite,
)
from voliere.games.songbirds.state import (
    LINE_CELLS,
    MAX_ROUNDS,
    N_CELLS,
    N_COLOURS,
    N_LINES,
    PLAYING,
    RIVALS,
    SEATS,
    STATE,
)
from voliere.games.view import View, Views
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.lists import put
from voliere.kernel.log import ABSENT, unless_zero
from voliere.kernel.packed import beside

SIDES = LINE_NAMES[N_BERRIES:]  # around a special card
SUM, CANCELLED, LEADER, FREE = 5, 5, 3, 3  # bits of the parts of a line


class Line(msgspec.Struct, frozen=True):
    """S7: how a line stands: what each of COLOURS sings in it, which of them cancel each other,
    who would get the token if it stood so at the end (S11: also the weakest), and how many cells
    are free."""

    sums: tuple[int, int, int, int]
    cancelled: Cancelled
    leader: Colour | None
    free: int


class PastRound(msgspec.Struct, frozen=True):
    """S18: a finished round: each seat's favourite, the tokens part of its score, its score."""

    favourites: Annotated[list[Card], BY_RIVAL]
    berries: Annotated[list[int], BY_RIVAL]
    scores: Annotated[list[int], BY_RIVAL]


class SongbirdsView(View, tag="songbirds"):
    """What a seat may know of a game of Songbirds. `next_worm` is what laying a favourite earns
    now (S15), `score` what a shared game stands at (S23). The `favourite` of a shared game is
    known to all (S22, S24), otherwise to its seat (S15). `lines` are the columns, the rows and
    what lies `around` a special card (S9-S12)."""

    options: SongbirdsOptions
    round: int
    first: Seat
    totals: Annotated[list[int], Listed(RIVALS)]
    columns: Annotated[list[int | None], Rows(SIDE)]
    rows: Annotated[list[int | None], Rows(SIDE)]
    forest: Annotated[dict[str, Content], Named(CELLS)]
    harvest: Annotated[dict[str, Annotated[list[int], Listed(N_LINES)]], Named(COLOURS)]
    special: Annotated[dict[str, int], Named(SIDES)]
    around: Around
    lines: Annotated[
        dict[str, Annotated[Line, Packed(SUM, SUM, SUM, SUM, CANCELLED, LEADER, FREE)]],
        Named(LINE_NAMES),
    ]
    hand: Own[Hand]
    hand_sizes: Annotated[list[int], by_seat(SEATS)]
    worms: Annotated[list[int | None], Listed(RIVALS)]
    next_worm: int | None
    laid: Annotated[list[bool], by_seat(SEATS)]
    favourite: Card | None
    shown: Card | None
    n_pile: int
    score: int | None
    past_rounds: Annotated[list[PastRound], Listed(MAX_ROUNDS)]


@jit
def fill_view(s: Any, seat: int, v: Any) -> None:
    """What the seat may know now."""
    v.round = s.round
    v.first = s.first
    v.shown = s.shown - 1
    v.n_pile = s.n_pile
    for cell in range(N_CELLS):
        v.forest[cell] = s.forest[cell]
    fill_tokens(s, v)
    fill_lines(s, v)
    fill_seats(s, v)
    v.favourite = s.favourite[seat] - 1 if seat != SPECTATOR else ABSENT
    if seat != SPECTATOR:
        v.hand = s.hand[seat]
    v.score = ABSENT
    if s.shared:
        v.favourite = the_favourite(s)
        v.score = score_together(s)
    else:
        fill_match(s, v)


@jit
def fill_tokens(s: Any, v: Any) -> None:
    """S3, S9-S12: the tokens that still lie there; S1: those each colour has won, in that order."""
    for i in range(SIDE):
        v.columns[i] = s.token[i] if not is_full(s, i) else ABSENT
        v.rows[i] = s.token[SIDE + i] if not is_full(s, SIDE + i) else ABSENT
    for line in range(N_BERRIES, N_LINES):
        lies_there = not is_full(s, line)
        v.special[line - N_BERRIES] = unless_zero(s.token[line]) if lies_there else ABSENT
    for i in range(s.n_awards):
        put(v.harvest[s.awards[i] % N_COLOURS], s.token[s.awards[i] // N_COLOURS])


@jit
def fill_lines(s: Any, v: Any) -> None:
    """S7, S9-S12: how each line stands that has or had a token."""
    for line in range(N_LINES):
        v.lines[line] = line_of(s, line) if s.token[line] != 0 else ABSENT
    v.around = special_of_round(s) + 1 if s.n_specials else 0


@jit
def line_of(s: Any, line: int) -> int:
    """S7: a line as a number: its parts packed."""
    sums = volumes_in(s, LINE_CELLS[line])
    parts = 0
    for colour in range(N_COLOURS):
        parts = beside(parts, SUM, volume_sum(sums, colour))
    parts = beside(parts, CANCELLED, cancelled_in(sums))
    parts = beside(parts, LEADER, winner_of(sums, is_for_the_weakest(s, line)))
    return beside(parts, FREE, bit_count(LINE_CELLS[line] & ~s.occupied))


@jit
def fill_seats(s: Any, v: Any) -> None:
    """What everybody knows of the seats; S15: in Early Bird also the worms, 0 if none was left."""
    for seat in range(s.players):
        v.hand_sizes[seat] = bit_count(s.hand[seat])
        v.laid[seat] = s.favourite[seat] != 0
    v.next_worm = ABSENT
    if s.early_bird:
        v.next_worm = next_worm(s)
        for seat in range(s.players):
            put(v.worms, s.worm[seat] if s.favourite[seat] != 0 else ABSENT)


@jit
def fill_match(s: Any, v: Any) -> None:
    """S18: the totals and the finished rounds."""
    for seat in range(s.players):
        put(v.totals, s.total[seat])
    for i in range(s.round - 1 if s.phase == PLAYING else s.round):
        for seat in range(RIVALS):
            put(v.past_rounds, past_favourite(s, i, seat))
        for seat in range(RIVALS):
            put(v.past_rounds, past_berries(s, i, seat))
        for seat in range(RIVALS):
            put(v.past_rounds, past_score(s, i, seat))


VIEWS = Views(SongbirdsView, STATE, fill_view)
