"""The score pad of Birds of a Feather: 35 boxes a player, ticked (F2, F9, F15, F16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.feather.cards import BIRDS, HABITATS, KINDS, N_KINDS, POINTS
from voliere.games.feather.names import HABITATS as HABITAT_WORDS
from voliere.games.feather.names import TITLES, bird
from voliere.games.feather.options import check
from voliere.games.feather.sheet import FULL_ROW, rows_of, tally, title, winners
from voliere.games.language import counted
from voliere.games.options import as_text
from voliere.games.seats import seats_in
from voliere.scorepad.errors import ScoreError
from voliere.scorepad.results import Sheet
from voliere.scorepad.rooms import blank

if TYPE_CHECKING:
    from voliere.scorepad.entries import Entry

# What the lines of points are called, one and many.
LINES = (
    ("aces", "A", ("as", "as"), ("ace", "aces")),
    ("others", "X", ("autre oiseau", "autres oiseaux"), ("other bird", "other birds")),
    ("commons", "C", ("commun", "communs"), ("common bird", "common birds")),
)


def score(entry: Entry, lang: str) -> dict[str, Any]:
    """The answer for the sheets entered; ScoreError for a box that does not exist or is ticked
    twice."""
    entry.require_keys("sheets")
    check(entry.options)
    sheet = Sheet(entry, lang)
    state = blank("feather")
    state["players"] = entry.players
    habitats = []
    for seat, birds in enumerate(entry.lists("sheets", lang)):
        check_birds(entry.names[seat], birds, lang)
        rows = rows_of(birds)
        for habitat, row in enumerate(rows):
            state["seen"][seat, habitat] = row
        habitats.append(write_lines(sheet, seat, rows))
        if not birds:
            name = entry.names[seat]
            sheet.missing.append(
                sheet.say(f"{name} n’a encore coché aucun oiseau.", f"{name} has ticked no bird.")
            )
    leading = seats_in(winners(state))
    explain(sheet, leading)
    return sheet.answer(leading, title=rank(state, lang), habitats=habitats)


def check_birds(name: str, birds: list[Any], lang: str) -> None:
    """F16: each box exists and is ticked once."""
    for i, text in enumerate(birds):
        if text not in BIRDS:
            raise ScoreError("no-such-bird", card=as_text(text), game="feather", example="MA")
        if text in birds[:i]:
            raise ScoreError("bird-twice", card=f"{bird(text, lang)} ({text})", name=name)


def write_lines(sheet: Sheet, seat: int, rows: list[int]) -> list[dict[str, Any]]:
    """F2: the points of one sheet line by line; its habitats come back."""
    parts = tally(rows)
    for what, kind, fr, en in LINES:
        one, many = fr if sheet.lang == "fr" else en
        n = parts[what]
        worth = POINTS[KINDS.index(kind)]
        sheet.add(seat, what, f"{counted(n, one, many, sheet.lang)} × {worth}", n * worth)
    one = sheet.say("habitat complet", "full habitat")
    many = sheet.say("habitats complets", "full habitats")
    n_full = len(parts["full"])
    sheet.add(seat, "all", counted(n_full, one, many, sheet.lang), parts["bonus"])
    return [
        {
            "habitat": HABITATS[habitat],
            "name": HABITAT_WORDS[HABITATS[habitat]][sheet.lang],
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
        sheet.why.append(
            sheet.say(
                f"{names} ont {points} points : la victoire est partagée.",
                f"{names} have {points} points: the win is shared.",
            )
        )


def rank(state: Any, lang: str) -> dict[str, str] | None:
    """F15: the rank of a solo game."""
    place = int(title(state))
    if place < 0:
        return None
    code = f"rank-{place + 1}"
    return {"code": code, "text": TITLES[code][lang]}
