"""How one has played: every finished game in figures."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from voliere.games import by_name
from voliere.games.game import Result
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.people.identity import Visitor
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import Asked, Services_, Visitor_
from voliere.server.routes.my_games import name_at, options_of
from voliere.server.routes.refusals import STORED
from voliere.server.services import Services
from voliere.server.statistics_bodies import (
    MeasuredGame,
    OwnStatistic,
    StatisticKey,
    Statistics,
)
from voliere.server.storage import games, statistics
from voliere.server.storage.games import Sitter
from voliere.server.storage.statistics import PlayedRow
from voliere.server.tables.endings import SeatedOne, tell_statistics, tells
from voliere.study import measured_files
from voliere.study.measured import Row
from voliere.study.measured_files import can_write_parquet
from voliere.study.outcomes import score, share
from voliere.study.own_statistics import Numbers, door_of, key_name, title_of

MOST = 2000  # games
FILE = "games"
COLUMNS = (
    "id", "game", "variant", "players", "ended", "seat", "outcome", "score", "win", "opponents",
    "ecart", "luck", "own",
)  # fmt: skip
FileName = Annotated[str, PathParameter(description="`games.csv`, `.jsonl` or `.parquet`.")]

_seated = msgspec.json.Decoder(list[SeatedOne])
_result = msgspec.json.Decoder(Result)
_numbers = msgspec.json.Decoder(Numbers)


@get("/me/statistics", tags=["games played"], **needs("read", *STORED))
async def my_statistics(services: Services_, visitor: Visitor_, request: Asked) -> Statistics:
    """Your finished games in figures, the latest 2,000: result, score, opponents and, where a game
    was analysed, how well and how luckily you played; and what the game itself tells of it, with
    its words in the language of the request."""
    measured, whole = await _games(services, visitor, request)
    lang = http_headers.language_of(request)
    told = sorted({one.game for one in measured if one.own is not None})
    own = [one for game in told for one in _told(game, lang)]
    return Statistics(games=measured, whole=whole, own=own, parquet=can_write_parquet())


async def _games(
    services: Services, visitor: Visitor, request: Asked
) -> tuple[list[MeasuredGame], bool]:
    """The latest games of the visitor, and whether these are all."""
    services.limits.replays.take(http_headers.address_of(request), services.clock.now())
    person = visitor.person.id
    played = partial(statistics.played, person=person, limit=MOST + 1)
    rows = await services.storage.read(played)
    untold = {row.id for row in rows[:MOST] if row.statistics is None and tells(row.game)}
    if untold:
        await tell_statistics(services.storage, services.warmup, sorted(untold))
        rows = await services.storage.read(played)
    ids = sorted({row.id for row in rows})
    sitting = await services.storage.read(partial(games.sitters, table_ids=ids))
    found = [_measured(row, sitting[row.id], person) for row in rows[:MOST]]
    return [one for one in found if one is not None], len(rows) <= MOST


def _told(name: str, lang: str) -> list[OwnStatistic]:
    """What a game tells itself, in a language."""
    game = by_name(name)
    door = door_of(game)
    return [
        OwnStatistic(
            game=name,
            name=one.name,
            title=title_of(game, one, lang),
            kind=one.kind,
            values=list(one.values),
            keys=[StatisticKey(key=key, label=key_name(one, key, lang)) for key in one.keys],
        )
        for one in (door.STATISTICS if door else ())
    ]


def _measured(row: PlayedRow, sitting: list[Sitter], person: str) -> MeasuredGame | None:
    options = options_of(row.game, row.options)
    if options is None:
        return None  # of a package that is not installed any more
    result, seated = _result.decode(row.result), _seated.decode(row.seated)
    by_seat = {one.seat: one for one in sitting}
    return MeasuredGame(
        id=row.id,
        game=row.game,
        options=options,
        variant=row.options,
        players=options.players,
        ended=row.ended,
        seat=row.seat,
        outcome=row.outcome,
        score=score(result, row.seat),
        win=share(result, row.seat),
        opponents=[
            name_at(seat, by_seat.get(i))
            for i, seat in enumerate(seated)
            if i not in by_seat or by_seat[i].person != person
        ],
        ecart=row.ecart,
        luck=row.luck,
        own=(_numbers.decode(row.statistics) or None) if row.statistics is not None else None,
    )


@get(
    "/me/statistics/{file:str}",
    tags=["games played"],
    media_type="application/octet-stream",
    **needs("read", *STORED, "not-found", "missing-package"),
)
async def statistics_file(
    file: FileName, services: Services_, visitor: Visitor_, request: Asked
) -> Response[bytes]:
    """The same games to take away, a row each: `games.csv`, `games.jsonl` or `games.parquet`."""
    name, _, ending = file.partition(".")
    if name != FILE or ending not in measured_files.WRITERS:
        raise ServerError("not-found")
    games, _ = await _games(services, visitor, request)
    write, kind = measured_files.WRITERS[ending]
    written = await services.replaying.run(write, [_row(one) for one in games])
    attached = {"Content-Disposition": f'attachment; filename="voliere-{FILE}.{ending}"'}
    return Response(written, media_type=kind, headers=attached)


def _row(game: MeasuredGame) -> Row:
    return {name: getattr(game, name) for name in COLUMNS}


HANDLERS = [my_statistics, statistics_file]
