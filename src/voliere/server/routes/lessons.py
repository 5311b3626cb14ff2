"""Lessons: a list of them, one with its whole line, and what comes of a move tried in it; and the
figures of the rules, which are written like lessons.

A move that is tried comes with the step it is tried at, and nothing is kept of it. How far somebody
has come is kept for those who have an account, for the sake of their other devices.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache, partial
from math import ceil
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.params import JSONBody, PathParameter

import voliere
from voliere.games import wording
from voliere.lessons.figures import figure_of
from voliere.lessons.found import is_known, known, lesson_of
from voliere.lessons.lesson import Lesson as Taught
from voliere.lessons.plan import LEARNER
from voliere.lessons.reading import seconds
from voliere.lessons.texts import texts_of
from voliere.server.bodies import LessonProgress, ProgressAsk
from voliere.server.errors import ServerError
from voliere.server.lesson_bodies import Figure, Lesson, LessonCard, LessonStep, Tried, TryAsk
from voliere.server.lesson_tries import EYES, prepared, tried, tries_packed
from voliere.server.net import http_headers
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import (
    Asked,
    GameName,
    LanguageOrNone,
    Services_,
    Visitor_,
    as_json,
)
from voliere.server.routes.games import language_asked
from voliere.server.routes.refusals import STORED
from voliere.server.storage.lesson_progress import Progress, bring_together
from voliere.server.study_bodies import Replay
from voliere.server.tables.replays import replay_sent
from voliere.study.replay import steps_of
from voliere.table.table import make_options
from voliere.words import text

NO_LESSON = ("bad-language", "no-such-lesson")

LessonName = Annotated[str, PathParameter(description="The name of a lesson.")]


@get("/lessons", tags=["lessons"], **needs("open", "bad-language"))
async def lessons(request: Request[Any, Any, Any], lang: LanguageOrNone = None) -> list[LessonCard]:
    """All lessons, those of a game together, the one that it is learnt by first."""
    chosen = language_asked(request, lang)
    return [lesson_card(lesson_of(game, name), chosen) for game, name in known()]


@get("/lessons/{game:str}/{name:str}", tags=["lessons"], **needs("open", *NO_LESSON))
async def lesson(
    game: GameName,
    name: LessonName,
    request: Request[Any, Any, Any],
    services: Services_,
    lang: LanguageOrNone = None,
) -> Response[Lesson]:
    """A lesson in a language."""
    chosen = language_asked(request, lang)
    found = lesson_of(game, name)
    await services.warmup.of(game)
    answer = await services.replaying.run(lesson_sent, found, chosen)
    return Response(answer, media_type="application/json")  # type: ignore[arg-type]


@post(
    "/lessons/{game:str}/{name:str}/try",
    status_code=200,
    tags=["lessons"],
    **needs("open", *NO_LESSON, "no-such-step", "bad-notation", "illegal-move"),
)
async def try_move(
    game: GameName,
    name: LessonName,
    data: JSONBody[TryAsk],
    request: Asked,
    services: Services_,
    lang: LanguageOrNone = None,
) -> Tried:
    """What comes of a move at a step of a lesson, and what is said to it; nothing is kept."""
    chosen = language_asked(request, lang)
    found = lesson_of(game, name)
    services.limits.replays.take(http_headers.address_of(request), services.clock.now())
    await services.warmup.of(game)
    return await services.replaying.run(tried, found, data, chosen)


@get("/lessons/{game:str}/{name:str}/tries", tags=["lessons"], **needs("open", *NO_LESSON))
async def tries(
    game: GameName,
    name: LessonName,
    request: Request[Any, Any, Any],
    services: Services_,
    lang: LanguageOrNone = None,
) -> Response[dict[str, dict[str, Tried]]]:
    """What comes of every move that may be tried in a lesson, by step and by move: with this a
    lesson can be played where there is no network."""
    chosen = language_asked(request, lang)
    found = lesson_of(game, name)
    await services.warmup.of(game)
    for step in found.plan.steps:  # one at a time: others want to see games again meanwhile
        await services.replaying.run(prepared, found, step.name)
    body = await services.replaying.run(tries_packed, found, chosen)
    return unpacked(request, body)


def unpacked(request: Request[Any, Any, Any], body: bytes) -> Response[Any]:
    """JSON text that was packed by gzip, as it is for whoever unpacks it."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


@put("/me/lessons", tags=["lessons"], **needs("person", "no-account", *STORED))
async def my_lessons(
    data: JSONBody[ProgressAsk], services: Services_, visitor: Visitor_
) -> list[LessonProgress]:
    """Bring together how far you have come in the lessons: what one device knows is noted, what all
    of them know is answered. Of a lesson that is not here nothing is noted."""
    person, now = visitor.person, services.clock.now()
    if person.login is None:
        raise ServerError("no-account")
    services.limits.attempts.take(person.id, now)
    news = [
        Progress(one.lesson, one.step, one.done, min(one.at, now))
        for one in data.lessons
        if is_known(one.lesson, one.step)
    ]
    together = partial(bring_together, person=person.id, news=news)
    return [LessonProgress(**one._asdict()) for one in await services.storage.write(together)]


@get(
    "/games/{game:str}/figures/{name:str}",
    tags=["lessons"],
    **needs("open", "unknown-game", "bad-language", "no-such-figure"),
)
async def figure(
    game: GameName,
    name: Annotated[str, PathParameter(description="The name of a figure.")],
    request: Request[Any, Any, Any],
    services: Services_,
    lang: LanguageOrNone = None,
) -> Response[Figure]:
    """A worked example of the rules on the board, with seats named in a language."""
    chosen = language_asked(request, lang)
    found = figure_of(game, name)
    await services.warmup.of(game)
    answer = await services.replaying.run(figure_sent, found, chosen)
    return Response(answer, media_type="application/json")  # type: ignore[arg-type]


@cache
def lesson_card(lesson: Taught, lang: str) -> LessonCard:
    """What a list of lessons says of one."""
    texts = texts_of(lesson, lang)
    return LessonCard(
        game=lesson.game.name,
        name=lesson.name,
        title=texts.said("title"),
        about=texts.said("about"),
        first=lesson.is_first,
        steps=len(lesson.plan.steps),
        minutes=ceil(seconds(lesson, texts) / 60),
        options=make_options(lesson.game, **lesson.plan.options),
        shows=lesson.plan.shown,
        digest=f"{voliere.__version__}-{texts.digest}",
    )


@cache
def lesson_sent(lesson: Taught, lang: str) -> bytes:
    """A lesson with its whole line, as JSON text."""
    replay = _seen_again(lesson, [LEARNER], lambda seat: text("server-learner", lang))
    steps = _steps(lesson, replay, lang)
    return as_json(Lesson(card=lesson_card(lesson, lang), steps=steps, replay=replay))


@cache
def figure_sent(figure: Taught, lang: str) -> bytes:
    """A figure with what is played in it, as JSON text."""
    replay = _seen_again(figure, [], lambda seat: text("figure-seat", lang, seat=seat))
    (step,), (point,) = figure.plan.steps, figure.points
    (stands,) = _standing(figure, replay, lang)
    return as_json(Figure(at=point.at, marks=list(step.marks), stands=stands, replay=replay))


def _seen_again(lesson: Taught, mine: list[int], name: Callable[[int], str]) -> Replay:
    """The line as a game seen again from the learner's seat; `name` names who is no bot."""
    line = replay_sent(lesson.line, EYES, None, name)
    return Replay(
        id=None,
        game=lesson.game.name,
        options=line.options,
        seats=line.seats,
        mine=mine,
        hidden=False,
        training=False,
        created=None,
        ended=None,
        result=line.result,
        seat=LEARNER,
        open=False,
        steps=line.steps,
        comments=[],
        origin=None,
        branches=[],
    )


def _standing(lesson: Taught, replay: Replay, lang: str) -> list[str]:
    """How the table stands at every step, in sentences."""
    names = [seat.name for seat in replay.seats]
    views = [step.view for step in steps_of(lesson.line, EYES)]
    return [
        " ".join(wording.describe(lesson.game, views[point.at], lang, names))
        for point in lesson.points
    ]


def _steps(lesson: Taught, replay: Replay, lang: str) -> list[LessonStep]:
    texts = texts_of(lesson, lang)
    standing = _standing(lesson, replay, lang)
    return [
        LessonStep(
            name=step.name,
            at=point.at,
            text=texts.said(step.name),
            ask=texts.asked(step),
            answer=step.answers[0] if step.answers else None,
            moves=point.legal,
            marks=list(step.marks),
            rules=list(step.rules),
            stands=stands,
        )
        for step, point, stands in zip(lesson.plan.steps, lesson.points, standing, strict=True)
    ]


HANDLERS = [lessons, lesson, try_move, tries, my_lessons, figure]
