"""The visitor's games, running and finished, page by page; and those that were played on their
device, brought here."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from voliere.games import by_name
from voliere.games.doors.levels import called
from voliere.games.errors import VoliereError
from voliere.games.game import Options, Result
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.net.limits import RECORD_BYTES
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import Asked, Services_, Visitor_
from voliere.server.routes.refusals import BRINGING, STORED
from voliere.server.services import Services
from voliere.server.storage import games as queries
from voliere.server.storage.games import ListedGame, Sitter, Wanted
from voliere.server.study_bodies import (
    BroughtGame,
    MyGame,
    MyGames,
    PlayedSeat,
    Variant,
)
from voliere.server.tables.bringing import bring, is_brought
from voliere.server.tables.endings import SeatedOne
from voliere.server.tables.seats import NAMELESS, told_apart
from voliere.server.thinking.installed_bots import offered
from voliere.study.outcomes import Outcome

MOST = 50
USUAL = 20
CURSOR = re.compile(r"(\d{1,15})-([0-9a-z-]{1,64})")

_seated = msgspec.json.Decoder(list[SeatedOne])
_result = msgspec.json.Decoder(Result)


@get("/me/games", tags=["games played"], **needs("read", *STORED))
async def my_games(
    services: Services_,
    visitor: Visitor_,
    running: Annotated[bool, QueryParameter(description="Those under way.")] = False,
    game: Annotated[str | None, QueryParameter(description="Only of this game.")] = None,
    variant: Annotated[
        str | None, QueryParameter(description="Only of this variant: the `key` of one.")
    ] = None,
    opponent: Annotated[
        str | None, QueryParameter(description="Only with somebody so called, or so begun.")
    ] = None,
    outcome: Annotated[Outcome | None, QueryParameter(description="Only with this end.")] = None,
    before: Annotated[
        str | None, QueryParameter(description="The `next` of the page before.")
    ] = None,
    limit: Annotated[int, QueryParameter(description=f"How many, at most {MOST}.")] = USUAL,
) -> MyGames:
    """Your finished games, or those under way (`running`), the latest first. `variant` is the key
    of one, `opponent` a part of a name, `before` the `next` of the page before."""
    if not 1 <= limit <= MOST:
        raise ServerError("bad-message", what=f"limit: 1, …, {MOST}")
    person, part = visitor.person.id, (opponent or "").strip()
    if part:
        await services.warmup.of_bots()
    wanted = Wanted(
        person=person,
        running=running,
        game=game,
        options=variant,
        opponent=part,
        bots=[bot for bot in offered() if part and part.lower() in f"{bot} {called(bot)}".lower()],
        outcome=outcome,
        before=None if before is None else _cursor(before),
    )
    found = await services.storage.read(partial(queries.games_of, wanted=wanted, limit=limit + 1))
    page = found[:limit]
    if running:
        games = [await _running(services, one, person) for one in page]
    else:
        ids = [one.id for one in page]
        sitting = await services.storage.read(partial(queries.sitters, table_ids=ids))
        games = [_finished(one, sitting[one.id], person) for one in page]
    variants: list[tuple[str, str]] = []
    if before is None:
        variants = await services.storage.read(partial(queries.variants_of, person=person))
    last = page[-1] if len(found) > limit else None
    return MyGames(
        games=[one for one in games if one is not None],
        next=None if last is None else f"{last.created if running else last.ended}-{last.id}",
        variants=[
            Variant(game=name, options=options, key=key)
            for name, key in variants
            if (options := options_of(name, key)) is not None
        ],
    )


def _cursor(text: str) -> tuple[int, str]:
    """Where a page begins; ServerError if that is none of ours."""
    found = CURSOR.fullmatch(text)
    if found is None:
        raise ServerError("bad-message", what="before")
    return int(found[1]), found[2]


def options_of(game: str, options: str) -> Options | None:
    """The options of a game; None if the game is not installed any more."""
    try:
        return by_name(game).options(**json.loads(options))
    except VoliereError:
        return None


def _finished(one: ListedGame, sitting: list[Sitter], person: str) -> MyGame | None:
    options = options_of(one.game, one.options)
    if options is None or one.seated is None or one.result is None:
        return None
    by_seat = {sitter.seat: sitter for sitter in sitting}
    seated = _seated.decode(one.seated)
    names = told_apart(tuple(name_at(seat, by_seat.get(i)) for i, seat in enumerate(seated)))
    return MyGame(
        id=one.id,
        game=one.game,
        options=options,
        state="over",
        created=one.created,
        ended=one.ended,
        result=_result.decode(one.result),
        outcome=one.outcome,
        seats=[
            PlayedSeat(
                seat=i,
                name=names[i],
                colour=seat.colour,
                bot=seat.bot,
                mine=i in by_seat and by_seat[i].person == person,
            )
            for i, seat in enumerate(seated)
        ],
        your_turn=False,
        offline=is_brought(one.id),
    )


def name_at(seat: SeatedOne, sitter: Sitter | None) -> str:
    """What who sat at a seat of a finished game is called."""
    if seat.bot is not None:
        return called(seat.bot)
    return NAMELESS if sitter is None else sitter.name or NAMELESS


async def _running(services: Services, one: ListedGame, person: str) -> MyGame | None:
    try:
        live = await services.live_tables.find(one.id)
    except VoliereError:
        return None  # a game that is not installed any more
    state, table = live.state, live.summary()
    mine = state.seats_of(person)
    return MyGame(
        id=one.id,
        game=one.game,
        options=table.options,
        state=table.state,
        created=one.created,
        ended=None,
        result=None,
        outcome=None,
        seats=[
            PlayedSeat(
                seat=seat.seat,
                name=seat.name,
                colour=seat.colour,
                bot=seat.bot,
                mine=seat.seat in mine,
            )
            for seat in table.seats
        ],
        your_turn=any(seat in state.actors for seat in mine),
        offline=False,
    )


@post(
    "/me/games",
    status_code=204,
    tags=["games played"],
    request_max_body_size=RECORD_BYTES,
    **needs("person", *BRINGING),
)
async def bring_game(
    data: JSONBody[BroughtGame], request: Asked, services: Services_, visitor: Visitor_
) -> None:
    """Take a game that you have played on your device without the server into your list. It is
    dealt again from its secret and refereed move by move; nothing else of it is believed but who
    played. The same game once more changes nothing."""
    services.limits.replays.take(http_headers.address_of(request), services.clock.now())
    await bring(services, visitor.person, data)


HANDLERS = [my_games, bring_game]
