"""Printable sheets of the games, as PDF."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from voliere.games import REGISTRY
from voliere.server.errors import ServerError
from voliere.server.permissions import needs
from voliere.server.protocol import Lang
from voliere.server.routes.door import REFUSALS, check_lang

PDF = "application/pdf"


@get("/sheets/{file:str}", responses=REFUSALS, tags=["games"], media_type=PDF, **needs("open"))
async def sheet(
    file: FromPath[str],
    lang: FromQuery[str] = "fr",
    paper: FromQuery[str] = "a4",
    players: FromQuery[int | None] = None,
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


def _render(game: str, lang: Lang, paper: str, players: int | None) -> bytes:
    # Here, since it loads all four games, for which a server that starts again has no time.
    from voliere.scorepad import sheets

    return sheets.render(game, lang, paper=paper, players=players)


HANDLERS = [sheet]
