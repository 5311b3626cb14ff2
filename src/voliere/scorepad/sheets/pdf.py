"""Setting a game's sheets with typst."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from voliere.extras import extra
from voliere.games import by_name
from voliere.games.doors.pad.errors import ScoreError
from voliere.games.errors import OptionError
from voliere.games.game import Game
from voliere.scorepad.sheets.content import content
from voliere.scorepad.sheets.door import sheets_of, template_of

PAPERS = {"a4": "a4", "letter": "us-letter"}  # ours: typst's
TEMPLATE = Path(__file__).with_name("sheets.typ")
# A landscape score sheet ends its page itself: the break is weak.
PAGES = "#score-sheet()\n#pagebreak(weak: true)\n#rules()\n#pagebreak()\n#aid()\n"
PACKED_ART = Path(__file__).with_name("art")  # in an installed package
SOURCE_ART = Path(__file__).resolve().parents[4] / "web" / "src" / "lib" / "birds"


def render(game: str, lang: str, *, paper: str = "a4", players: int | None = None) -> bytes:
    """The PDF of a game's sheets; OptionError or ScoreError for a game, a player count or a paper
    that does not exist."""
    known = by_name(game)
    n = sheets_of(known).USUAL_PLAYERS if players is None else players
    if n not in known.players:
        least, most = known.players[0], known.players[-1]
        raise OptionError("bad-players", game=game, players=n, least=least, most=most)
    if paper not in PAPERS:
        raise ScoreError("unknown-paper", paper=paper, papers=", ".join(PAPERS))
    with _one_at_a_time:
        return _pdf(known, lang, paper, n)


_one_at_a_time = Lock()  # a sheet costs a second of one core; whoever comes next may find it made


@lru_cache(maxsize=100)  # all there are
def _pdf(game: Game, lang: str, paper: str, players: int) -> bytes:
    pdf = _compile(game, **_given(game, lang, paper, players))
    assert isinstance(pdf, bytes)
    return pdf


def pictures(game: str, lang: str, *, paper: str, players: int, ppi: float) -> list[bytes]:
    """The pages as PNG pictures, to look at."""
    known = by_name(game)
    given = _given(known, lang, paper, players) | {"format": "png", "ppi": ppi}
    del given["pdf_standards"]
    pages = _compile(known, **given)
    return pages if isinstance(pages, list) else [pages]


def _compile(game: Game, **given: Any) -> bytes | list[bytes]:
    typst = extra("typst")  # only now: it is large, and few want sheets

    template = (TEMPLATE.read_text("utf-8"), template_of(game), PAGES)
    made: bytes | list[bytes] = typst.compile("".join(template).encode(), **given)
    return made


def _given(game: Game, lang: str, paper: str, players: int) -> dict[str, Any]:
    data = content(game, lang, players) | {"paper": PAPERS[paper]}
    return {
        "root": str(PACKED_ART if PACKED_ART.is_dir() else SOURCE_ART),
        "ignore_system_fonts": True,
        "sys_inputs": {"data": json.dumps(data)},
        "pdf_standards": "ua-1",
        "timestamp": 0,
    }
