"""What a person's programs are told of their tables, each thing once: the lines of a bot stream."""

from __future__ import annotations

from collections.abc import Iterator

from voliere.server.bodies import (
    BotLine,
    ChatLine,
    GameFinished,
    GameStarted,
    RematchInvitation,
    Turn,
)
from voliere.server.errors import ServerError
from voliere.server.tables import messages
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.live_tables import LiveTables
from voliere.server.tables.table_state import TableState


class _Known:
    """What has been told of one table."""

    def __init__(self, state: TableState) -> None:
        """As if everything had been told but what goes on now."""
        self.said = state.version
        self.is_started = state.stage == "over"
        self.is_finished = state.stage == "over"
        self.rematch: str | None = None
        self.turns: set[tuple[int, int]] = set()


class BotLines:
    """The lines for one stream of one person."""

    def __init__(self, person: str, live_tables: LiveTables) -> None:
        self._person = person
        self._live_tables = live_tables
        self._known: dict[str, _Known] = {}

    @property
    def unfinished(self) -> list[str]:
        """The tables that were told of and are not known to be over."""
        return [table_id for table_id, known in self._known.items() if not known.is_finished]

    async def of(self, table_id: str) -> list[BotLine]:
        """What is new at a table; nothing if there is no such table, or the person has left it."""
        try:
            live = await self._live_tables.find(table_id)
        except ServerError:
            self._known.pop(table_id, None)
            return []
        if not live.state.seats_of(self._person):
            self._known.pop(table_id, None)
            return []
        known = self._known.get(table_id)
        if known is None:
            known = self._known[table_id] = _Known(live.state)
        lines = list(self._news(live.state, known))
        if (invitation := await self._invitation(live, known)) is not None:
            lines.append(invitation)
        return lines

    def _news(self, state: TableState, known: _Known) -> Iterator[BotLine]:
        table_id, seats = state.row.id, state.seats_of(self._person)
        if state.table is not None and not known.is_started:
            known.is_started = True
            yield GameStarted(table=table_id, game=state.game.name, seats=seats)
        for said in messages.heard(state, self._person).chat:
            if said.version > known.said and said.seat not in seats:
                yield ChatLine(table=table_id, said=said)
        known.said = state.version
        turns = {(seat, state.decision) for seat in seats if seat in state.actors}
        for seat, decision in sorted(turns - known.turns):
            yield Turn(
                table=table_id,
                seat=seat,
                decision=decision,
                version=state.version,
                view=state.view(seat),
            )
        known.turns = turns
        if state.stage in ("over", "closed") and not known.is_finished:
            known.is_finished = True
            if state.stage == "over":
                yield GameFinished(table=table_id, result=state.result)

    async def _invitation(self, live: LiveTable, known: _Known) -> RematchInvitation | None:
        """The table where the others would like to meet again, if the person is awaited there."""
        state = live.state
        if state.rematch is None or state.rematch == known.rematch:
            return None
        known.rematch = state.rematch
        if state.rematch_by == self._person:
            return None
        try:
            new = (await self._live_tables.find(state.rematch)).state
        except ServerError:
            return None
        if new.stage != "waiting" or new.seats_of(self._person):
            return None
        by = live.names.get(state.rematch_by or "", "—")
        return RematchInvitation(table=state.rematch, after=live.id, by=by)
