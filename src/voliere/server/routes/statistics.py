"""How one has played: every finished game in figures."""

from __future__ import annotations

from functools import partial

import msgspec
from litestar import get

from voliere.games import by_name
from voliere.games.game import Result
from voliere.server.net import http_headers
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import Asked, Services_, Visitor_
from voliere.server.routes.my_games import name_at, options_of
from voliere.server.routes.refusals import STORED
from voliere.server.statistics_bodies import (
    MeasuredGame,
    OwnStatistic,
    StatisticKey,
    Statistics,
)
from voliere.server.storage import games, statistics
from voliere.server.storage.games import Sitter
from voliere.server.storage.statistics import PlayedRow
from voliere.server.tables.endings import SeatedOne
from voliere.study.own_statistics import Numbers, door_of, key_name, title_of

MOST = 2000  # games

_seated = msgspec.json.Decoder(list[SeatedOne])
_result = msgspec.json.Decoder(Result)
_numbers = msgspec.json.Decoder(Numbers)


@get("/me/statistics", tags=["games played"], **needs("read", *STORED))
async def my_statistics(services: Services_, visitor: Visitor_, request: Asked) -> Statistics:
    """Your finished games in figures, the latest 2,000: result, score, opponents and, where a game
    was analysed, how well and how luckily you played; and what the game itself tells of it, with
    its words in the language of the request."""
    services.limits.replays.take(http_headers.address_of(request), services.clock.now())
    person = visitor.person.id
    played = partial(statistics.played, person=person, limit=MOST + 1)
    rows = await services.storage.read(played)
    ids = sorted({row.id for row in rows})
    sitting = await services.storage.read(partial(games.sitters, table_ids=ids))
    found = [_measured(row, sitting[row.id], person) for row in rows[:MOST]]
    measured = [one for one in found if one is not None]
    lang = http_headers.language_of(request)
    told = sorted({one.game for one in measured if one.own is not None})
    own = [one for game in told for one in _told(game, lang)]
    return Statistics(games=measured, whole=len(rows) <= MOST, own=own)


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
        score=result.scores[0 if len(result.scores) == 1 else row.seat],
        win=_share(result, row.seat),
        opponents=[
            name_at(seat, by_seat.get(i))
            for i, seat in enumerate(seated)
            if i not in by_seat or by_seat[i].person != person
        ],
        ecart=row.ecart,
        luck=row.luck,
        own=None if row.statistics is None else _numbers.decode(row.statistics),
    )


def _share(result: Result, seat: int) -> float | None:
    if not result.winners:
        return None
    return 1 / len(result.winners) if seat in result.winners else 0.0


HANDLERS = [my_statistics]
