"""One game between bots: asked seat by seat, timed, and over at the first fault."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from voliere.arena.entrants import Entrant
from voliere.arena.pairings import Fixture, seed_of
from voliere.bots import Bot, BotError, decide
from voliere.bots.bot import close
from voliere.games import by_name
from voliere.games.game import Result
from voliere.table.position import Position
from voliere.table.table import Table, make_options
from voliere.words import text

Deciding = Callable[[int], object]  # told which seat is about to decide


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of a run have in common; `shared` is a solo or cooperative game, `written`
    says whether the games are written down."""

    game: str
    options: dict[str, Any]
    entrants: list[Entrant]
    seed: int
    shared: bool
    limit_ms: float
    written: bool

    @property
    def players(self) -> int:
        """How many seats the table has."""
        n: int = self.options["players"]
        return n

    def table(self, deal: int) -> Table:
        """The table of a deal, before the first move."""
        game = by_name(self.game)
        return Table(game, make_options(game, **self.options), seed=seed_of(self.seed, deal))


class Forfeit(msgspec.Struct, frozen=True):
    """Why a game ended before its time: the seat at fault, and the fault: its code and values."""

    seat: int
    code: str
    values: dict[str, Any]

    @classmethod
    def of(cls, seat: int, fault: BotError) -> Forfeit:
        """The forfeit of a seat for a fault."""
        return cls(seat, fault.code, fault.plain_values)

    def sentence(self, lang: str) -> str:
        """The reason, in one sentence."""
        return text(f"error-{self.code}", lang, **self.values)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a game: its result or the forfeit that ended it, how long each seat thought
    about each of its decisions, and the record if it was wanted."""

    fixture: Fixture
    result: Result | None
    forfeit: Forfeit | None
    decision_ms: list[list[float]]
    record: dict[str, Any] | None = None


def is_shared(game: str, options: dict[str, Any]) -> bool:
    """Whether all seats have one score between them, as in a solo or cooperative game.

    >>> is_shared("vautour", {"players": 2})
    False
    """
    found = by_name(game)
    return Position(found, make_options(found, **options)).is_shared


def play(setup: Setup, fixture: Fixture, deciding: Deciding = lambda seat: None) -> Played:
    """The game of a fixture; `deciding` is called before anything a bot does.

    A bot that can't be made, breaks down or answers with an illegal move forfeits: the game is
    over at once and has no result.
    """
    table = setup.table(fixture.deal)
    bots: list[Bot] = []
    times: list[list[float]] = [[] for _ in fixture.arrangement]
    forfeit = None
    try:
        for seat, entrant in enumerate(fixture.arrangement):
            deciding(seat)
            try:
                bots.append(setup.entrants[entrant].bot(_bot_seed(setup, fixture, seat)))
            except BotError as fault:
                forfeit = Forfeit.of(seat, fault)
                break
        while forfeit is None and not table.over:
            seat = table.actors[0]
            seen = table.seen(seat)
            deciding(seat)
            began = time.perf_counter()
            decision = decide(bots[seat], seen)
            if decision.fault is not None:
                forfeit = Forfeit.of(seat, decision.fault)
            else:
                times[seat].append(round(1000 * (time.perf_counter() - began), 4))
                table.play(seat, str(decision.move))
    finally:
        for bot in bots:
            close(bot)
    return Played(
        fixture=fixture,
        result=table.result,
        forfeit=forfeit,
        decision_ms=times,
        record=_record(setup, fixture, table) if setup.written else None,
    )


def forfeited(setup: Setup, fixture: Fixture, seat: int, fault: BotError) -> Played:
    """The game of a fixture that a seat has brought down together with its process: no move of it
    is left."""
    table = setup.table(fixture.deal)
    return Played(
        fixture=fixture,
        result=None,
        forfeit=Forfeit.of(seat, fault),
        decision_ms=[[] for _ in fixture.arrangement],
        record=_record(setup, fixture, table) if setup.written else None,
    )


def _bot_seed(setup: Setup, fixture: Fixture, seat: int) -> int:
    return seed_of(setup.seed, fixture.deal, fixture.arrangement, seat)


def _record(setup: Setup, fixture: Fixture, table: Table) -> dict[str, Any]:
    seats = [f"bot:{setup.entrants[entrant].label}" for entrant in fixture.arrangement]
    return table.record(seats)
