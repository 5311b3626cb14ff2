"""The games of this server: their identity cards, options and rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, get
from msgspec import inspect

import voliere
from voliere.bots.personality import personalities_of
from voliere.bots.ratings import ratings_of
from voliere.games import REGISTRY, by_name, wording
from voliere.games.doors.levels import N_LEVELS, called
from voliere.games.game import Game
from voliere.games.sections import examples_of, sections_of
from voliere.games.wordings import wordings_of
from voliere.lessons.found import is_taught
from voliere.server.about_page import about_text
from voliere.server.bodies import (
    About,
    AboutText,
    Announcements,
    Choice,
    GameCard,
    GameWords,
    OptionCard,
    Rules,
)
from voliere.server.net import http_headers
from voliere.server.people.languages import check_lang
from voliere.server.people.scopes import needs
from voliere.server.protocol import COLOURS, PROTOCOL
from voliere.server.routes.dependencies import GameName, Language, LanguageOrNone, Services_
from voliere.server.tables.chat import PHRASES, TOGETHER
from voliere.server.tables.option_choices import needed, with_players
from voliere.server.thinking.installed_bots import graded
from voliere.words import LANGUAGES, text


def language_asked(request: Request[Any, Any, Any], lang: str | None) -> str:
    """The language of an answer: the one asked for, otherwise the one the client accepts."""
    return http_headers.language_of(request) if lang is None else check_lang(lang)


@get("/about", tags=["operation"], **needs("open", "bad-language"))
async def about(
    services: Services_, request: Request[Any, Any, Any], lang: LanguageOrNone = None
) -> About:
    """What a client should know before anything else."""
    chosen = language_asked(request, lang)
    await services.warmup.of_bots()
    bots = graded()
    return About(
        voliere=voliere.__version__,
        protocol=PROTOCOL,
        colours=list(COLOURS),
        bots=bots,
        n_levels=N_LEVELS,
        called={bot: called(bot) for bot in bots},
        phrases={phrase: text(f"server-phrase-{phrase}", chosen) for phrase in PHRASES},
        together=list(TOGETHER),
        compiling=await services.warmup.shares(REGISTRY),
    )


@get("/about/text", tags=["operation"], **needs("open", "bad-language"))
async def about_page(services: Services_, lang: Language = LANGUAGES[0]) -> AboutText:
    """What the host says about this server (imprint, privacy), and what it keeps of people."""
    chosen = check_lang(lang)
    return AboutText(lang=chosen, text=about_text(services.settings.data, chosen))


@get("/announcements", tags=["operation"], **needs("open"))
async def announcements(services: Services_) -> Announcements:
    """What the host tells everybody; tables tell it, too, by `announced`."""
    told = services.announcements.now
    return Announcements(now=told.now, announcements=told.announcements)


@get("/games", tags=["games"], **needs("open", "bad-language"))
async def games(request: Request[Any, Any, Any], lang: LanguageOrNone = None) -> list[GameCard]:
    """All games, with their names, options and titles in a language."""
    chosen = language_asked(request, lang)
    return [game_card(game, chosen) for game in REGISTRY.values()]


@get("/games/{game:str}/rules", tags=["games"], **needs("open", "unknown-game", "bad-language"))
async def rules(game: GameName, lang: Language = LANGUAGES[0]) -> Rules:
    """Our wording of a game's rules."""
    chosen = check_lang(lang)
    found = by_name(game)
    return Rules(
        game=game,
        lang=chosen,
        text=found.rules_text(chosen),
        sections=sections_of(found),
        examples=examples_of(found),
    )


@get("/games/{game:str}/words", tags=["games"], **needs("open", "unknown-game", "bad-language"))
async def words(game: GameName, lang: Language = LANGUAGES[0]) -> GameWords:
    """A game's words, for clients that word its cards, moves and events themselves."""
    chosen = check_lang(lang)
    return GameWords(game=game, lang=chosen, texts=by_name(game).words_texts(chosen))


@cache
def game_card(game: Game, lang: str) -> GameCard:
    """A game's identity card."""
    options = with_players(game, [_option_card(game, field, lang) for field in _fields(game)])
    return GameCard(
        name=game.name,
        title=wording.title(game, lang),
        tagline=wording.tagline(game, lang),
        least_players=game.players[0],
        most_players=game.players[-1],
        minutes=list(game.minutes),
        options=options,
        needed={str(n): needed(game, n, options) for n in game.players},
        pad=game.offers("pad"),
        sheets=game.offers("sheets"),
        lesson=is_taught(game),
        ratings=list(ratings_of(game)),
        personalities={one: wording.personality(game, one, lang) for one in personalities_of(game)},
        titles={title: wording.rank(game, title, lang) for title in game.titles},
        least_scores=dict(game.titles),
        worth=dict(game.worth),
        cards={card: dict(parts) for card, parts in game.words.CARDS.items()},
        moves=dict(game.words.MOVES),
        events=wordings_of(game.events),
    )


def _fields(game: Game) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _option_card(game: Game, field: inspect.Field, lang: str) -> OptionCard:
    types = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    values = _values(game, field.name, types)
    kind = "text"
    if any(isinstance(one, inspect.BoolType) for one in types):
        kind = "flag"
    elif values and field.name != "players":
        kind = "choice"
    elif any(isinstance(one, inspect.IntType) for one in types):
        kind = "number"
    return OptionCard(
        name=field.name,
        kind=kind,  # type: ignore[arg-type]
        default=field.default,
        choices=[
            Choice(value=value, words=wording.value(game, field.name, value, lang))
            for value in values
        ],
        many=any(isinstance(one, inspect.ListType) for one in types),
        players=[],
        alone=[],
        words=wording.option(game, field.name, lang),
    )


def _values(game: Game, option: str, types: tuple[Any, ...]) -> list[Any]:
    """The values an option can have, where they are few."""
    if option == "players":
        return list(game.players)
    values: list[Any] = []
    for one in types:
        if isinstance(one, inspect.LiteralType):
            values += one.values
    if not values:
        values = [value for value in game.words.VALUES.get(option, ()) if value is not None]
    if values and any(isinstance(one, inspect.NoneType) for one in types):
        values.insert(0, None)
    return values


HANDLERS = [about, about_page, announcements, games, rules, words]
