"""Statistics as people read them in the terminal."""

from __future__ import annotations

from voliere.arena.figures import NONE, number, percent
from voliere.cli.standings import aligned
from voliere.games import by_name, wording
from voliere.games.doors.statistics import Statistic
from voliere.study import means
from voliere.study.means import Group, Mean
from voliere.study.measured import Row
from voliere.study.own_statistics import door_of, key_name, title_of
from voliere.words import Phrase, text

COLUMNS = ("player", "games", "wins", "score", "ecart", "luck")


def lines(rows: list[Row], lang: str, *, own: bool) -> list[str]:
    """Everything there is to say, game by game; with what each game tells itself if `own`."""
    told: list[str] = []
    for game in dict.fromkeys(row["game"] for row in rows):
        of_game = [row for row in rows if row["game"] == game]
        told += [*([""] if told else []), *of_players(game, of_game, lang)]
        if own:
            told += of_itself(game, of_game, lang)
    return told


def of_players(game: str, rows: list[Row], lang: str) -> list[str]:
    """How the players of a game have played."""
    n_games = len({(row["file"], row["record"]) for row in rows})
    title = wording.title(by_name(game), lang)
    head = text("cli-statistics-head", lang, title=title, games=Phrase("cli-n-games", n=n_games))
    columns = [text(f"cli-statistics-{name}", lang) for name in COLUMNS]
    return [head, *aligned([columns, *(_row(one, lang) for one in means.by_name(rows))])]


def _row(group: Group, lang: str) -> list[str]:
    return [
        group.name,
        str(group.games),
        _share(group.wins, lang),
        _number(group.score, lang),
        _number(group.ecart, lang),
        _number(group.luck, lang, decimals=3),
    ]


def of_itself(game: str, rows: list[Row], lang: str) -> list[str]:
    """What a game tells itself, a table a statistic."""
    found = by_name(game)
    door = door_of(found)
    told: list[str] = []
    for one in door.STATISTICS if door else ():
        if by_key := means.own(one, rows):
            told += ["", title_of(found, one, lang), *_table(one, by_key, lang)]
    return told


def _table(statistic: Statistic, by_key: dict[str, Mean], lang: str) -> list[str]:
    shown = _share if statistic.kind in ("share", "choice") else _number
    cells = [[key_name(statistic, key, lang), shown(one, lang)] for key, one in by_key.items()]
    return [f"  {line}" for line in aligned(cells)]


def _share(found: Mean | None, lang: str) -> str:
    if found is None:
        return NONE
    return _with_error(percent(found.value, lang), percent(found.error, lang), found)


def _number(found: Mean | None, lang: str, *, decimals: int = 1) -> str:
    if found is None:
        return NONE
    value, error = (number(one, lang, decimals=decimals) for one in (found.value, found.error))
    return _with_error(value, error, found)


def _with_error(value: str, error: str, found: Mean) -> str:
    return f"{value} ± {error}" if found.n > 1 else value
