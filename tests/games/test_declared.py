"""Events and views are declared once: what follows from the declarations holds for every game."""

from __future__ import annotations

import ast
import json
import random
import sys
from itertools import cycle, islice, zip_longest
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import msgspec
import numpy as np
import pytest

from tests.conformance import variants
from voliere.games import REGISTRY
from voliere.games.declared import SeenBy
from voliere.games.describe import describe
from voliere.games.described import events_of as events_described
from voliere.games.described import kind_of as kind_described
from voliere.games.event import Event, secrets_in
from voliere.games.fields import Seat, fields_of
from voliere.games.kinds import Decks, Move, Source
from voliere.games.piafs import events as piafs
from voliere.games.seats import SPECTATOR
from voliere.games.songbirds import events as songbirds
from voliere.games.wordings import wordings_of
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import make_options

WORDINGS = {
    *("seat", "seats", "card", "cards", "number", "numbers"),
    *("text", "texts", "yes-no", "move", "owner"),
}
GAMES_LOOKED_AT = 60
SELDOM = {"passed-over", "skipped"}  # random games hardly come there; the tests of the rules do

every_game = pytest.mark.parametrize("game", REGISTRY)


def random_game(game: str, options: dict[str, Any], seed: int) -> tuple[Position, list[list[int]]]:
    """A random game: its last position, and all that was told, as rows of the event log."""
    room, chance, deals = REGISTRY[game], random.Random(seed), rng.seeded(seed)
    position = Position(room, make_options(room, **options))
    rows: list[list[int]] = []
    position.deal(deals)
    while not position.over:
        if position.awaits_deal:
            position.deal(deals)
        seat = chance.choice(position.actors)
        rows += position.play_logged(seat, int(chance.choice(position.legal(seat)))) or []
    return position, rows


def random_games(game: str) -> list[tuple[Position, list[list[int]]]]:
    ways = cycle([options for name, options in variants.ALL if name == game])
    return [random_game(game, way, i) for i, way in enumerate(islice(ways, GAMES_LOOKED_AT))]


@every_game
def test_every_event_that_is_declared_is_told(game: str) -> None:
    declared = REGISTRY[game].events.declared
    told = {declared[row[0]].tag for _, rows in random_games(game) for row in rows}
    assert {one.tag for one in declared} - SELDOM <= told


def described_game(game: str) -> dict[str, Any]:
    decks = Decks()
    return {**describe(REGISTRY[game], decks), "decks": decks.all}


@every_game
def test_the_description_reads_the_same_events(game: str) -> None:
    """Other languages read the numbers by the description alone, as JSON has it."""
    events = REGISTRY[game].events
    described = json.loads(json.dumps(described_game(game)))
    again = events_described(described["events"], described["decks"])
    for _, rows in random_games(game):
        for row in rows:
            fields = events.declared[row[0]].fields
            if not any(_has_moves(field.kind) for field in fields):
                assert _plain(again.event(row)) == _plain(events.event(row))


@every_game
def test_the_description_reads_the_same_views(game: str) -> None:
    views = REGISTRY[game].views
    described = json.loads(json.dumps(described_game(game)))
    record = np.zeros(views.record.itemsize, dtype=np.uint8)
    for position, _ in random_games(game)[:12]:
        players = position.options.players
        for seat in range(players):
            views.fill(position.buffer, seat, record)
            numbers = record.view(np.int32).tolist()
            view = position.view(seat)
            for field, one in zip(views.fields, described["view"], strict=True):
                if not _has_moves(field.kind):
                    kind, source = kind_described(one["kind"], described["decks"]), Source(players)
                    read = source.function("n", kind.read(str(one["at"]), source))
                    assert _plain(read(numbers)) == _plain(getattr(view, one["name"]))


def _has_moves(kind: Any) -> bool:
    return isinstance(getattr(kind, "inner", kind), Move)


def _plain(value: Any) -> Any:
    """A value as JSON has it, whatever class it is of."""
    return json.loads(json.dumps(value, default=_fields))


def _fields(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    return vars(value)


@every_game
def test_a_spectator_is_shown_nothing_of_a_seat_s_own(game: str) -> None:
    """Even where the rules fill it in: what is declared as a seat's own is left out."""
    views = REGISTRY[game].views
    own = [field.name for field in views.fields if field.seen_by is not None]
    assert own
    real = views.fill
    for position, _ in random_games(game)[:8]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                views,
                "fill",
                lambda state, seat, out: real(state, 0 if seat == SPECTATOR else seat, out),
            )
            view = position.view(None)
        assert all(not getattr(view, name) for name in own)


@every_game
def test_every_field_has_a_wording_that_words_know(game: str) -> None:
    for fields in wordings_of(REGISTRY[game].events).values():
        plain = [wording for wording in fields.values() if isinstance(wording, str)]
        assert set(plain) <= WORDINGS


@every_game
def test_the_rules_tell_what_is_declared(game: str) -> None:
    """What is told in one go has as many numbers as its event, or fewer if more is told on."""
    events = REGISTRY[game].events
    codes = events.codes()
    beside = ("events.py", "reasons.py")  # reasons are told to a log of their own
    files = [file for file in _room(game).glob("*.py") if file.name not in beside]
    told = [call for file in files for call in _told(file)]
    assert {name for name, _, _ in told} == set(codes)
    for name, n_numbers, goes_on in told:
        width = events.declared[codes[name]].width - 1
        assert n_numbers < width if goes_on else n_numbers == width, name


def _room(game: str) -> Path:
    return Path(str(sys.modules[REGISTRY[game].rules.__name__].__file__)).parent


def _told(file: Path) -> list[tuple[str, int, bool]]:
    """Every `tell` of a file: the name of the code, how many numbers, and whether the next
    statement tells on."""
    tree = ast.parse(file.read_text("utf-8"))
    blocks = [getattr(node, name, None) for node in ast.walk(tree) for name in ("body", "orelse")]
    found = []
    for block in blocks:
        if not isinstance(block, list):
            continue  # of a lambda or of a choice between two values
        for statement, after in zip_longest(block, block[1:]):
            if _calls(statement, "tell"):
                code_name, *numbers = statement.value.args[1:]
                goes_on = after is not None and "tell_" in ast.unparse(after)
                found.append((code_name.id, len(numbers), goes_on))
    return found


def _calls(statement: ast.AST, name: str) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Name)
        and statement.value.func.id == name
    )


# One event


def test_an_unknown_code_is_an_error() -> None:
    with pytest.raises(IndexError):
        piafs.EVENTS.event([len(piafs.EVENTS.declared), 0])


@pytest.mark.parametrize("row", [[piafs.DECLINED], [piafs.DECLINED, 0, 0]])
def test_an_event_told_with_too_many_or_too_few_numbers_is_an_error(row: list[int]) -> None:
    with pytest.raises(ValueError, match="“declined” takes 2 numbers"):
        piafs.EVENTS.event(row)


def test_a_number_that_means_nothing_is_an_error() -> None:
    with pytest.raises(KeyError):
        piafs.EVENTS.event([piafs.ADDED, 0, 72])


def test_a_secret_is_shown_to_those_it_names_and_to_nobody_else() -> None:
    drew = piafs.Drew(seat=1, card="CH5m")
    assert drew.seen_by(1) is drew
    assert drew.seen_by(0) == drew.seen_by(None) == piafs.Drew(seat=1, card=None)
    face_up = songbirds.Laid(seat=1, card="R5", worm=None)
    assert face_up.seen_by(None) is face_up
    assert songbirds.Laid(seat=1, card="R5", worm=0).seen_by(0).card is None  # type: ignore[attr-defined]
    assert not secrets_in(piafs.Added)


EVENTS = """
from voliere.games.event import Event, code, events_of
from voliere.games.fields import Own, Seat

class Hopped(Event, frozen=True):
    seat: Seat

HOPPED = code(Hopped)

class Sang(Event, frozen=True):
    seat: Seat
    tune: Own[int]

SANG = code(Sang)

EVENTS = events_of(Hopped | Sang)
"""


def declared(monkeypatch: pytest.MonkeyPatch, source: str) -> Any:
    """A file of events, imported."""
    module = ModuleType("declared_here")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(source, vars(module))
    return module


def test_codes_follow_the_order_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    room = declared(monkeypatch, EVENTS)
    assert (room.HOPPED, room.SANG) == (0, 1)
    assert room.EVENTS.event([room.SANG, 2, 3]) == room.Sang(seat=2, tune=3)
    assert [one["tag"] for one in room.EVENTS.described(Decks())] == ["hopped", "sang"]


def test_a_union_that_leaves_an_event_out_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TypeError, match="not complete: Flew"):
        declared(monkeypatch, EVENTS.replace("HOPPED", "class Flew(Hopped): pass\nHOPPED"))


@pytest.mark.parametrize("wrong", ["", "SANG = code(Hopped)"])
def test_a_code_that_is_missing_or_wrong_is_an_error(
    monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    with pytest.raises(TypeError, match="not the codes of events: SANG"):
        declared(monkeypatch, EVENTS.replace("SANG = code(Sang)", wrong))


def test_a_field_that_says_no_kind_is_an_error() -> None:
    class Whistled(Event, frozen=True):
        tune: str

    with pytest.raises(TypeError, match=r"Whistled\.tune says no kind"):
        fields_of(Whistled)


def test_who_may_know_a_field_is_part_of_the_description() -> None:
    class Whispered(Event, frozen=True):
        seat: Seat
        to: Seat
        word: Annotated[int | None, SeenBy("seat", "to", unless="to")]

    described = [field.described(Decks()) for field in fields_of(Whispered)]
    assert [one["seen_by"] for one in described] == [None, None, ["seat", "to"]]
    assert described[2]["unless"] == "to"
