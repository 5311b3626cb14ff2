"""Printable sheets of the games, as PDF."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from voliere.games import REGISTRY
from voliere.server.errors import ServerError
from voliere.server.people.languages import check_lang
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import Language
from voliere.words import LANGUAGES

PDF = "application/pdf"
FileName = Annotated[str, PathParameter(description="A game's name, then `.pdf`.")]
Paper = Annotated[str, QueryParameter(description="The paper: `a4` or `letter`.")]
Players = Annotated[int | None, QueryParameter(description="For how many players.")]


@get(
    "/sheets/{file:str}",
    tags=["games"],
    media_type=PDF,
    **needs("open", "not-found", "no-sheets", "bad-language", "bad-players", "unknown-paper"),
)
async def sheet(
    file: FileName,
    lang: Language = LANGUAGES[0],
    paper: Paper = "a4",
    players: Players = None,
) -> Response[bytes]:
    """Score sheets, the rules on one page and a turn aid of a game, to print: `piafs.pdf`, …"""
    game, _, kind = file.partition(".")
    if kind != "pdf" or game not in REGISTRY:
        raise ServerError("not-found")
    chosen = check_lang(lang)
    pdf = await asyncio.to_thread(_render, game, chosen, paper, players)
    return Response(
        pdf,
        media_type=PDF,
        headers={
            "Content-Disposition": f'attachment; filename="{game}-{chosen}.pdf"',
            "Cache-Control": "public, max-age=3600",
        },
    )


def _render(game: str, lang: str, paper: str, players: int | None) -> bytes:
    # Here, since it loads all four games, for which a server that starts again has no time.
    from voliere.scorepad import sheets

    return sheets.render(game, lang, paper=paper, players=players)


HANDLERS = [sheet]
