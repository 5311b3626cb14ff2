"""Setting a game's sheets with typst."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from voliere.games import by_name
from voliere.games.errors import OptionError
from voliere.scorepad.errors import ScoreError
from voliere.scorepad.sheets.content import USUAL_PLAYERS, content

PAPERS = {"a4": "a4", "letter": "us-letter"}  # ours: typst's
TEMPLATE = Path(__file__).with_name("sheets.typ")
PACKED_ART = Path(__file__).with_name("art")  # in an installed package
SOURCE_ART = Path(__file__).resolve().parents[4] / "web" / "src" / "lib" / "birds"


def render(game: str, lang: str, *, paper: str = "a4", players: int | None = None) -> bytes:
    """The PDF of a game's sheets; OptionError or ScoreError for a game, a player count or a paper
    that does not exist."""
    known = by_name(game)
    n = USUAL_PLAYERS[game] if players is None else players
    if n not in known.players:
        least, most = known.players[0], known.players[-1]
        raise OptionError("bad-players", game=game, players=n, least=least, most=most)
    if paper not in PAPERS:
        raise ScoreError("unknown-paper", paper=paper, papers=", ".join(PAPERS))
    with _one_at_a_time:
        return _pdf(game, lang, paper, n)


_one_at_a_time = Lock()  # a sheet costs a second of one core; whoever comes next may find it made


@lru_cache(maxsize=100)  # all there are
def _pdf(game: str, lang: str, paper: str, players: int) -> bytes:
    pdf = _compile(**_given(game, lang, paper, players))
    assert isinstance(pdf, bytes)
    return pdf


def pictures(game: str, lang: str, *, paper: str, players: int, ppi: float) -> list[bytes]:
    """The pages as PNG pictures, to look at."""
    given = _given(game, lang, paper, players) | {"format": "png", "ppi": ppi}
    del given["pdf_standards"]
    pages = _compile(**given)
    return pages if isinstance(pages, list) else [pages]


def _compile(**given: Any) -> bytes | list[bytes]:
    import typst  # it is large, and few want sheets

    made: bytes | list[bytes] = typst.compile(TEMPLATE.read_bytes(), **given)
    return made


def _given(game: str, lang: str, paper: str, players: int) -> dict[str, Any]:
    data = content(game, lang, players) | {"paper": PAPERS[paper]}
    return {
        "root": str(PACKED_ART if PACKED_ART.is_dir() else SOURCE_ART),
        "ignore_system_fonts": True,
        "sys_inputs": {"data": json.dumps(data)},
        "pdf_standards": "ua-1",
        "timestamp": 0,
    }
