"""The score pad of Birds of a Feather: 35 boxes a player, ticked (F2, F9, F15, F16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.doors.pad.errors import ScoreError
from voliere.games.doors.pad.sheet import Sheet
from voliere.games.feather import phrases
from voliere.games.feather.cards import BIRDS, HABITATS, KINDS, N_KINDS, POINTS
from voliere.games.feather.options import OPTIONS
from voliere.games.feather.sheet import FULL_ROW, rows_of, tally, title, winners
from voliere.games.options import as_text, check
from voliere.games.seats import seats_in
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.entry import Entry, Name

LINES = (("aces", "A"), ("others", "X"), ("commons", "C"))  # of points, and what one is worth


def score(entry: Entry) -> dict[str, Any]:
    """The answer for the sheets entered; ScoreError for a box that does not exist or is ticked
    twice."""
    entry.require_keys("sheets")
    check(entry.options, OPTIONS)
    sheet = Sheet(entry)
    state = entry.state
    state["players"] = entry.players
    habitats = []
    for seat, birds in enumerate(entry.lists("sheets")):
        check_birds(entry.names[seat], birds)
        rows = rows_of(birds)
        for habitat, row in enumerate(rows):
            state["seen"][seat, habitat] = row
        habitats.append(write_lines(sheet, seat, rows))
        if not birds:
            sheet.missing.append(Phrase("feather-pad-missing", name=entry.names[seat]))
    leading = seats_in(winners(state))
    explain(sheet, leading)
    return sheet.answer(leading, title=rank(state), habitats=habitats)


def check_birds(name: Name, birds: list[Any]) -> None:
    """F16: each box exists and is ticked once."""
    for i, text in enumerate(birds):
        if text not in BIRDS:
            raise ScoreError("no-such-bird", card=as_text(text), game="feather", example="MA")
        if text in birds[:i]:
            card = Phrase("pad-card", name=phrases.bird(text), card=text)
            raise ScoreError("bird-twice", card=card, name=name)


def write_lines(sheet: Sheet, seat: int, rows: list[int]) -> list[dict[str, Any]]:
    """F2: the points of one sheet line by line; returns its habitats."""
    parts = tally(rows)
    for what, kind in LINES:
        n, worth = parts[what], POINTS[KINDS.index(kind)]
        sheet.add(seat, what, Phrase("feather-pad-line", what=what, n=n, points=worth), n * worth)
    sheet.add(seat, "all", Phrase("feather-pad-full", n=len(parts["full"])), parts["bonus"])
    return [
        {
            "habitat": HABITATS[habitat],
            "name": phrases.habitat(HABITATS[habitat]),
            "seen": sum([row >> kind & 1 for kind in range(N_KINDS)]),
            "points": parts["habitats"][habitat],
            "full": row == FULL_ROW,
        }
        for habitat, row in enumerate(rows)
    ]


def explain(sheet: Sheet, leading: list[int]) -> None:
    """F9: the highest score wins, and a tie is shared."""
    if len(leading) > 1:
        names, points = sheet.names_of(leading), sheet.players[leading[0]]["total"]
        sheet.why.append(Phrase("feather-pad-shared", names=names, points=points))


def rank(state: Any) -> dict[str, Name] | None:
    """F15: the rank of a solo game."""
    place = int(title(state))
    if place < 0:
        return None
    code = f"rank-{place + 1}"
    return {"code": code, "text": phrases.rank(code)}
