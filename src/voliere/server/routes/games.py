"""The games of the house: their identity cards, options and rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import inspect

import voliere
from voliere.games import REGISTRY, by_name
from voliere.games.game import Game
from voliere.games.options import as_text
from voliere.server.bodies import About, Both, Choice, GameCard, OptionCard, Rules
from voliere.server.installed_bots import offered
from voliere.server.offering import needed, with_players
from voliere.server.permissions import needs
from voliere.server.protocol import COLOURS, PROTOCOL
from voliere.server.routes.door import REFUSALS, Office_, check_lang
from voliere.server.talk import PHRASES, TOGETHER


@get("/about", responses=REFUSALS, tags=["house"], **needs("open"))
async def about(office: Office_) -> About:
    """What a client should know before anything else."""
    await office.warmth.of_bots()
    return About(
        voliere=voliere.__version__,
        protocol=PROTOCOL,
        colours=list(COLOURS),
        bots=offered(),
        phrases={phrase: Both(**words) for phrase, words in PHRASES.items()},
        together=list(TOGETHER),
    )


@get("/games", responses=REFUSALS, tags=["games"], **needs("open"))
async def games() -> list[GameCard]:
    """All games."""
    return [game_card(game) for game in REGISTRY.values()]


@get("/games/{game:str}/rules", responses=REFUSALS, tags=["games"], **needs("open"))
async def rules(game: FromPath[str], lang: FromQuery[str] = "fr") -> Rules:
    """Our wording of a game's rules."""
    chosen = check_lang(lang)
    return Rules(game=game, lang=chosen, text=by_name(game).rules_text(chosen))


@cache
def game_card(game: Game) -> GameCard:
    """A game's identity card."""
    words = game.words
    options = with_players(game, [_option_card(game, field) for field in _fields(game)])
    return GameCard(
        name=game.name,
        title=Both(**words.TITLE),
        tagline=Both(**words.TAGLINE),
        least_players=game.players[0],
        most_players=game.players[-1],
        minutes=list(words.MINUTES),
        options=options,
        needed={str(n): needed(game, n, options) for n in game.players},
        titles={title: Both(**both) for title, both in words.TITLES.items()},
        least_scores=dict(zip(words.TITLES, words.LEAST_SCORES, strict=True)),
        worth=words.WORTH,
    )


def _fields(game: Game) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _option_card(game: Game, field: inspect.Field) -> OptionCard:
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
        choices=[Choice(value=value, words=_words(game, field.name, value)) for value in values],
        many=any(isinstance(one, inspect.ListType) for one in types),
        players=[],
        alone=[],
        words=_words(game, field.name),
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
        named = [key for key in game.words.OPTIONS if key.startswith(f"{option}=")]
        values = [key.partition("=")[2] for key in named if not key.endswith("=null")]
    if values and any(isinstance(one, inspect.NoneType) for one in types):
        values.insert(0, None)
    return values


def _words(game: Game, option: str, *value: Any) -> Both | None:
    key = f"{option}={as_text(value[0])}" if value else option
    words = game.words.OPTIONS.get(key)
    return None if words is None else Both(**words)


HANDLERS = [about, games, rules]
