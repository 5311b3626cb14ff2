"""The bots of a live table: asked when it is their turn, and no longer than it is."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voliere.server.errors import ServerError
from voliere.server.interfaces import Chosen, Clock, Question, Thinker
from voliere.server.tables import entries, permissions
from voliere.server.tables.table_state import TableState

if TYPE_CHECKING:
    from voliere.server.tables.live_table import LiveTable

_log = logging.getLogger("voliere.table")

AGAIN_SECONDS = 3.0  # until a storage that was away is asked again
PATIENCE_MS = 60_000  # for so long somebody who plays through requests waits for the answer


@dataclass(eq=False)
class Deciding:
    """A bot that is to decide for a seat; `question` while it thinks."""

    seat: int
    decision: int
    bot: str
    task: asyncio.Task[None] | None = None
    question: Question | None = None

    @property
    def key(self) -> tuple[int, int]:
        """What it is asked for."""
        return self.seat, self.decision

    def is_wanted(self, now: TableState) -> bool:
        """Whether the table still waits for it."""
        return (self.seat, self.bot) in now.bots_to_decide and self.decision == now.decision


class TableBots:
    """Asks the bots of one table."""

    def __init__(self, live: LiveTable, *, thinker: Thinker, clock: Clock, delay: float) -> None:
        self._live = live
        self._thinker = thinker
        self._clock = clock
        self._delay = delay
        self._played_at: int | None = None
        # By seat and decision: one that has just moved may be asked again before it is done.
        self._deciding: dict[tuple[int, int], Deciding] = {}

    @property
    def are_at_work(self) -> bool:
        """Whether any bot is to decide."""
        return bool(self._deciding)

    def ask(self) -> None:
        """Ask the bots whose turn it is, and those no more whose turn it is not."""
        state = self._live.state
        for one in list(self._deciding.values()):
            if one.question is not None and not one.is_wanted(state):
                self._drop(one)
        for seat, bot in state.bots_to_decide:
            if (seat, state.decision) not in self._deciding:
                one = Deciding(seat, state.decision, bot)
                self._deciding[one.key] = one
                one.task = asyncio.create_task(self._decide(one))

    def note_move(self) -> None:
        """A person has played here, through a socket or a request, and waits for what comes."""
        self._played_at = self._clock.now()
        self.note_who_waits()

    def note_who_waits(self) -> None:
        """Somebody has come to the table, or has left it: the bots think for whoever waits now."""
        if not self._deciding:
            return
        person, is_awaited = self._awaited_by()
        for one in self._deciding.values():
            if one.question is not None:
                self._thinker.regard(one.question, person, is_awaited=is_awaited)

    def stop(self) -> None:
        """Ask no more."""
        for one in list(self._deciding.values()):
            self._drop(one)

    def _drop(self, one: Deciding) -> None:
        assert one.task is not None, "it has been asked"
        one.task.cancel()
        del self._deciding[one.key]

    async def _decide(self, one: Deciding) -> None:
        """Let a bot decide for a seat."""
        try:
            if self._delay and self._live.audience.watchers:
                await asyncio.sleep(self._delay)
            if one.is_wanted(self._live.state):
                chosen = await self._chosen(one)
                await self._live.change(lambda now: self._play(now, one, chosen))
        except ServerError as error:
            extra = {"table": self._live.id, "why": error.code}
            _log.warning("a bot's move was not taken", extra=extra)
            if error.code == "storage-away":
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.ask)
        except Exception:
            _log.exception("a bot failed", extra={"table": self._live.id, "bot": one.bot})
        finally:
            if self._deciding.get(one.key) is one:
                del self._deciding[one.key]

    async def _chosen(self, one: Deciding) -> Chosen:
        table = self._live.state.table
        assert table is not None, "bots decide once the cards are dealt"
        one.question = Question(one.bot, table.seen(one.seat), *self._awaited_by())
        try:
            return await self._thinker.choose(one.question)
        finally:
            one.question = None

    def _play(self, now: TableState, one: Deciding, chosen: Chosen) -> entries.AnyEntry | None:
        if not one.is_wanted(now):
            return None
        hurried = chosen.hurried
        return permissions.play(now, one.seat, one.decision, chosen.move, None, hurried=hurried)

    def _awaited_by(self) -> tuple[str, bool]:
        """Who waits for the bots, those first who sit here, or else whose table it is; and whether
        anybody does."""
        state = self._live.state
        here = {watcher.person for watcher in self._live.audience.watchers}
        seated = [seat.person for seat in state.seats if seat.person and seat.person in here]
        now = self._clock.now()
        has_played = self._played_at is not None and now - self._played_at < PATIENCE_MS
        person = seated[0] if seated else state.row.host or state.row.id
        return person, bool(here) or has_played
