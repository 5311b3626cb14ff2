"""Games that were played on somebody's device without the server, taken into their list.

Only what a device can't be refuted in is believed: who sat there, and when. The cards come from the
secret, bound to the table's id as at every table, and the moves are refereed by the rules here. The
ids of such tables begin as no id of the server does: that is what marks them for good. They are
rated nowhere, and whoever ran the device may have chosen the deal (docs/fairness.md).
"""

from __future__ import annotations

import json
import re

import msgspec
from sqlalchemy import Connection

from voliere.games import by_name
from voliere.server.bodies import SeatAsk
from voliere.server.errors import ServerError
from voliere.server.protocol import Pace
from voliere.server.services import Services
from voliere.server.storage import games
from voliere.server.storage import tables as queries
from voliere.server.storage.batch import JobRefused
from voliere.server.storage.rows import EntryRow, PersonRow, TableRow
from voliere.server.study_bodies import BroughtGame
from voliere.server.tables import entries, permissions, table_plan
from voliere.server.tables.endings import end_of
from voliere.server.tables.table_state import TableState
from voliere.server.thinking.installed_bots import check_bot
from voliere.table.table import make_options

PREFIX = "device-"
ID = re.compile(PREFIX + r"[0-9a-f]{24}")
SECRET = re.compile(r"[0-9a-f]{64}")
A_PERSON = 500  # such games
SUBSTITUTE = "oisillon"  # whom nobody will need


def is_brought(table_id: str) -> bool:
    """Whether a table was played on a device and brought here."""
    return table_id.startswith(PREFIX)


async def bring(services: Services, person: PersonRow, game: BroughtGame) -> None:
    """Keep a game among those of a person; ServerError or a VoliereError of the rules say what is
    wrong with it."""
    _check(game, services.clock.now())
    by_name(game.game)
    await services.warmup.of(game.game)
    await services.warmup.of_bots()
    row = _row(game, person.id)
    log = _log(game, person.id)
    state = await services.replaying.run(_refereed, row, log)
    await _keep(services, state, log, services.limits.of(A_PERSON))


def _check(game: BroughtGame, now: int) -> None:
    """Refuse what no device of ours sends."""
    if not ID.fullmatch(game.id):
        raise ServerError("bad-brought", what="id")
    if not SECRET.fullmatch(game.secret):
        raise ServerError("bad-brought", what="secret")
    if not 0 <= game.created <= game.ended <= now:
        raise ServerError("bad-brought", what="created, ended")
    if game.training and not game.moves:
        raise ServerError("bad-brought", what="training")


def _row(game: BroughtGame, person: str) -> TableRow:
    options = make_options(by_name(game.game), **{"players": len(game.seats), **game.options})
    if len(game.seats) != options.players:
        raise ServerError("bad-seats", players=options.players, given=len(game.seats))
    people = [seat for seat in game.seats if seat.bot is None]
    if not people:
        raise ServerError("bad-brought", what="seats")
    for seat in game.seats:
        if seat.bot is not None:
            check_bot(seat.bot, by_name(game.game))
    plan = table_plan.planned_seats(_asked(game))
    return TableRow(
        id=game.id,
        log_version=entries.LOG_VERSION,
        game=game.game,
        options=json.dumps(msgspec.to_builtins(options)),
        plan=msgspec.json.encode(plan).decode(),
        pace=msgspec.json.encode(Pace()).decode(),
        public=False,
        substitute=SUBSTITUTE,
        host=person,
        created=game.created,
        secret=bytes.fromhex(game.secret),
        invitation="",
        invitation_until=0,
        state="over",
        minded=False,
        several_seats="host" if len(people) > 1 else "nobody",
    )


def _asked(game: BroughtGame) -> list[SeatAsk]:
    return [
        SeatAsk(kind="me" if seat.bot is None else "bot", bot=seat.bot, colour=seat.colour)
        for seat in game.seats
    ]


def _log(game: BroughtGame, person: str) -> list[EntryRow]:
    """The log that a table would have at which this was played."""
    plan = table_plan.planned_seats(_asked(game))
    people = [(seat, one) for seat, one in enumerate(game.seats) if one.bot is None]
    sat = [
        entries.Sat(
            seat=seat,
            colour=plan[seat].colour,
            name=permissions.seat_name(one.name, may_choose=len(people) > 1),
        )
        for seat, one in people
    ]
    moved = [entries.Moved(seat=seat, move=move) for seat, move in game.moves]
    happened: list[tuple[int, entries.AnyEntry]] = [(game.created, one) for one in sat]
    happened.append((game.created, entries.Started()))
    if game.training:  # which moves were taken back is not known: the first stands for them
        happened.append((game.ended, moved[0]))
        happened.append((game.ended, entries.TakenBack(n_moves=1, training=True)))
    happened += [(game.ended, one) for one in moved]
    bots = {seat for seat, one in enumerate(game.seats) if one.bot is not None}
    return [
        EntryRow(
            table_id=game.id,
            seq=seq,
            at=at,
            person=None if isinstance(one, entries.Moved) and one.seat in bots else person,
            body=entries.write_entry(one),
        )
        for seq, (at, one) in enumerate(happened, start=1)
    ]


def _refereed(row: TableRow, log: list[EntryRow]) -> TableState:
    """The table at the end of the log, every move checked; ServerError if the game is not over."""
    state = TableState(row)
    players = len(state.seats)
    for entry in log:
        read = entries.read_entry(entry.body)
        if isinstance(read, entries.Moved) and not 0 <= read.seat < players:
            raise ServerError("bad-brought", what="moves")
        state.apply(entry, read)
    if state.stage != "over":
        raise ServerError("not-over")
    return state


async def _keep(services: Services, state: TableState, log: list[EntryRow], most: int) -> None:
    row, person = state.row, state.row.host
    assert person is not None, "whoever brings a game is its host"
    end = end_of(state)
    assert end is not None, "the game is over"

    def add(connection: Connection) -> None:
        known = queries.host_of(connection, row.id)
        if known is not None:
            if known != (person,):
                raise JobRefused("brought-by-another", 0)
            return
        if queries.n_hosted(connection, person, PREFIX) >= most:
            raise JobRefused("brought-enough", most)
        queries.add_table(connection, row, log)
        for seat in state.seats_of(person):
            queries.seat(connection, row.id, seat, person)
        games.note_end(connection, row.id, end)

    try:
        await services.storage.write(add)
    except JobRefused as refused:
        code, limit = refused.args
        raise ServerError(code, limit=limit) from None
