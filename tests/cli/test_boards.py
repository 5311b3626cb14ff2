"""The tables drawn as text: as in the pictures of `boards/`, never too wide, never by colour alone.

`python -m tests.cli.test_boards` draws the pictures anew; look at them before you keep them.
"""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tests.conformance.variants import ALL
from voliere.cli import boards
from voliere.games import REGISTRY
from voliere.games.doors.board.look import Look
from voliere.games.doors.board.paint import ESCAPE, Paint, width_of
from voliere.games.wording import describe
from voliere.table.table import Table, new_table

PICTURES = Path(__file__).parent / "boards"
NAMES = ["Ana", *(f"Moineau {seat}" for seat in range(1, 8))]


class Case(NamedTuple):
    """A game with a fixed deal after so many moves, as seat 0 sees it (`seat` None: anybody)."""

    game: str
    n_moves: int
    lang: str
    options: dict[str, Any]
    width: int = 80
    seat: int | None = 0


CASES = {
    "songbirds-crow": Case("songbirds", 12, "fr", {"players": 4, "special": "crow"}),
    "songbirds-falcon": Case("songbirds", 8, "en", {"players": 4, "special": "falcon"}),
    "songbirds-early-match": Case(
        "songbirds", 36, "fr", {"players": 2, "rounds": 2, "early_bird": True}
    ),
    "songbirds-solo-narrow": Case("songbirds", 6, "en", {"players": 1}, width=45),
    "feather-neutral": Case("feather", 9, "fr", {"players": 3}),
    "feather-seven": Case("feather", 14, "en", {"players": 7}),
    "feather-draft": Case("feather", 2, "en", {"players": 2, "opening": "draft"}),
    "piafs": Case("piafs", 31, "fr", {"players": 4}),
    "piafs-end": Case("piafs", 500, "en", {"players": 2}),
    "piafs-onlooker": Case("piafs", 8, "en", {"players": 3}, seat=None),
    "vautour": Case("vautour", 15, "fr", {"players": 3}),
    "vautour-memory": Case("vautour", 8, "en", {"players": 4, "memory_aid": True}, width=60),
}


def look_of(lang: str, width: int, *, colours: bool = False) -> Look:
    return Look(lang, NAMES, Paint(on=colours), width)


def played(game: str, n_moves: int, options: dict[str, Any]) -> Table:
    table = new_table(game, seed=5, **options)
    for number in range(n_moves):
        if table.over:
            break
        seat = table.actors[0]
        moves = table.legal_texts(seat)
        table.play(seat, moves[number * 7 % len(moves)])
    return table


def picture(case: Case) -> str:
    table = played(case.game, case.n_moves, case.options)
    lines = boards.draw(table.game, table.view(case.seat), look_of(case.lang, case.width))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", CASES)
def test_a_table_looks_like_its_picture(name: str) -> None:
    assert picture(CASES[name]) == (PICTURES / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", REGISTRY)
def test_every_game_is_drawn_and_fits_80_columns_to_its_end(name: str) -> None:
    chance = random.Random(3)
    n_drawn = n_views = 0
    variants = [options for game, options in ALL if game == name]
    for options in chance.sample(variants, min(len(variants), 12)):
        table = new_table(name, seed=11, **options)
        while not table.over:
            seat = table.actors[0]
            table.play(seat, chance.choice(table.legal_texts(seat)))
            view = table.view(chance.choice([seat, 0, None]))
            look = look_of(chance.choice(["fr", "en"]), 80)
            lines = boards.draw(table.game, view, look)
            n_views += 1
            n_drawn += lines != look.wrapped(describe(table.game, view, look.lang, NAMES))
            assert all(width_of(line) <= 80 for line in lines), lines
    assert n_drawn == n_views, "some tables were told in sentences for want of room"


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("width", [30, 40, 50, 64])
def test_a_narrow_terminal_is_not_overrun(name: str, width: int) -> None:
    said = picture(CASES[name]._replace(width=width)).splitlines()
    assert all(len(line) <= width for line in said), said


@pytest.mark.parametrize("name", CASES)
def test_without_its_colours_a_table_says_the_same(name: str) -> None:
    case = CASES[name]
    table = played(case.game, case.n_moves, case.options)
    look = look_of(case.lang, case.width, colours=True)
    coloured = "\n".join(boards.draw(table.game, table.view(case.seat), look)) + "\n"
    assert "\x1b[" in coloured
    assert ESCAPE.sub("", coloured) == picture(case)


def test_a_perch_whose_bird_was_captured_is_drawn_empty() -> None:
    chance = random.Random(1)
    table = new_table("piafs", seed=5, players=4)
    while (view := table.view(None)).phase != "crow":
        table.play(table.actors[0], chance.choice(table.legal_texts(table.actors[0])))
    lines = boards.draw(table.game, view, look_of("en", 80))
    vacant = [line for line in lines if "[    ]" in line]
    assert len(vacant) == 1
    assert f"Perch {view.perch}  [    ]" in vacant[0]
    assert all(bird in vacant[0] for bird in view.perches[view.perch - 1])


def test_a_game_without_a_drawing_is_told_in_sentences() -> None:
    table = new_table("vautour", seed=1)
    nowhere = ModuleType(f"{__package__}.rules")
    dodo = dataclasses.replace(table.game, rules=nowhere)
    view, look = table.view(0), look_of("en", 200)
    assert boards.draw(dodo, view, look) == describe(table.game, view, "en", NAMES)
    assert boards.legend(dodo, "en") == []


@pytest.mark.parametrize("name", REGISTRY)
def test_every_drawing_says_how_to_read_it(name: str) -> None:
    french, english = (boards.legend(REGISTRY[name], lang) for lang in ("fr", "en"))
    assert french
    assert english
    assert french != english


def test_a_long_or_wide_name_does_not_move_the_columns() -> None:
    table = played("vautour", 4, {"players": 2})
    look = look_of("en", 80)._replace(names=["鳥" * 20, "x" * 300])
    lines = boards.draw(table.game, table.view(0), look)
    rows = [line for line in lines if line.startswith(("Player", "鳥", "x"))]
    assert len(rows) == 3
    points = [width_of(line[: line.index("Points") + 6]) for line in rows[:1]]
    for row in rows[1:]:
        assert width_of(row.split("…")[0]) <= 14
        assert width_of(row[: row.index("…") + 1].rstrip()) <= points[0]
    assert all(width_of(line) <= 80 for line in lines)


if __name__ == "__main__":
    for drawn, drawn_case in CASES.items():
        (PICTURES / f"{drawn}.txt").write_text(picture(drawn_case), "utf-8")
