"""Games seen again, as answers to requests: a finished table, a record that was sent, and what
happened at a running table since somebody's last move.

The rules play a whole game again for it, in a thread, and only few at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any, NamedTuple, TypeVar

from voliere.games import by_name
from voliere.games.doors.levels import called
from voliere.games.errors import RecordError
from voliere.games.game import Game, Options, Result
from voliere.server.protocol import COLOURS, Seat, Told
from voliere.server.study_bodies import Comment, ReplayStep
from voliere.study.comments import comments_in
from voliere.study.replay import Eyes, Fields, Step, changes, steps_of
from voliere.table.record import Record
from voliere.table.telling import say
from voliere.words import Phrase, text

T = TypeVar("T")

AT_ONCE = 2
BOT = "bot:"
NAME_LIMIT = 60


class Seated(NamedTuple):
    """Who plays at a table: what they are called, and in which language things are told (None:
    without sentences)."""

    names: list[str]
    lang: str | None


class Replaying:
    """Where games are played again: in threads, so many at once."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """What the work returns."""
        async with self._free:
            return await asyncio.to_thread(work, *arguments)


def told_steps(record: Record, eyes: Eyes, seated: Seated, *, first: int = 0) -> list[ReplayStep]:
    """The steps of a record from that one on, with what happened in sentences."""
    game = by_name(record["game"])
    told: list[ReplayStep] = []
    view: Fields | None = None
    hands: list[Fields] | None = None
    for number, step in enumerate(steps_of(record, eyes)):
        if number < first:
            continue
        now = step.view.to_dict()
        told.append(_told(game, number, step, changes(view, now), hands, seated))
        view, hands = now, step.hands
    return told


def _told(
    game: Game, number: int, step: Step, view: Fields, before: list[Fields] | None, seated: Seated
) -> ReplayStep:
    return ReplayStep(
        seat=step.seat,
        move=step.move,
        turn=step.turn,
        round=step.round,
        told=[
            Told(
                version=number,
                event=event,
                text=seated.lang and say(game, event, seated.lang, seated.names),
            )
            for event in step.events
        ],
        view=view,
        hands=None
        if step.hands is None
        else [changes(a, b) for a, b in zip_longest(before or (), step.hands)],
    )


class Sent(NamedTuple):
    """A record that was sent, replayed."""

    options: Options
    seats: list[Seat]
    training: bool
    result: Result | None
    steps: list[ReplayStep]
    comments: list[Comment]


def replay_sent(record: Record, eyes: Eyes, lang: str | None, nobody: Callable[[int], str]) -> Sent:
    """A record from elsewhere, refereed and replayed; `nobody` is what a seat without a name is
    called. RecordError and the like say what is wrong with it."""
    first = next(steps_of(record, Eyes(None)))
    players = first.view.options.players  # type: ignore[attr-defined]
    seats = list(_seats_in(record.get("seats"), players, nobody))
    steps = told_steps(record, eyes, Seated([seat.name for seat in seats], lang))
    return Sent(
        options=first.view.options,  # type: ignore[attr-defined]
        seats=seats,
        training=record.get("training") is True,
        result=_result_in(record),
        steps=steps,
        comments=[
            Comment(id=None, at=None, mine=False, **one._asdict())
            for one in comments_in(record, players, len(steps) - 1)
        ],
    )


def _result_in(record: Record) -> Result | None:
    """The result of a record that was refereed: it is the right one."""
    if record["result"] is None:
        return None
    return Result(**record["result"])


def _seats_in(names: Any, players: int, nobody: Callable[[int], str]) -> Iterable[Seat]:
    """The seats of a record, by their names; names that are none are numbers."""
    named = names if isinstance(names, list) and len(names) == players else [None] * players
    for seat, name in enumerate(named):
        name = name.strip()[:NAME_LIMIT] if isinstance(name, str) and name.isprintable() else ""
        is_bot = name.startswith(BOT) and len(name) > len(BOT)
        bot = name.removeprefix(BOT) if is_bot else None
        yield Seat(
            seat=seat,
            kind="person" if bot is None else "bot",
            name=(name if bot is None else called(bot)) or nobody(seat),
            colour=COLOURS[seat % len(COLOURS)],
            bot=bot,
            played_by=None,
            awaited=None,
        )


def seat_names(record: Record, lang: str) -> list[str]:
    """What the seats of a record that was refereed are called."""
    seats = _seats_in(
        record.get("seats"),
        record["options"]["players"],
        lambda seat: text("server-seat", lang, seat=seat),
    )
    return [seat.name for seat in seats]


def require_record(record: Record) -> None:
    """Raise RecordError or OptionError unless it names a game that is played here: whoever makes
    its rules ready must know which."""
    if not isinstance(record.get("game"), str):
        raise RecordError("bad-record", what=Phrase("record-key-missing", key="game"))
    by_name(record["game"])
