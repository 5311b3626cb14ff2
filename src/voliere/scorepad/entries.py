"""Reading the part of an entry that all games share: the game, the players, the options."""

from __future__ import annotations

from typing import Any

from voliere.games.doors.pad.entry import Entry, Name, Options, require_list
from voliere.games.doors.pad.errors import ScoreError
from voliere.games.errors import OptionError
from voliere.games.options import as_text
from voliere.scorepad.rooms import blank, games, player_counts, usual_options
from voliere.words.phrase import Phrase


def read(data: Any) -> Entry:
    """The entry, its common part checked: ScoreError or OptionError say what is wrong."""
    if not isinstance(data, dict):
        raise ScoreError("bad-entry", what="{}", value=as_text(data))
    game = data.get("game")
    if game not in games():
        raise OptionError("unknown-game", game=as_text(game), games=", ".join(games()))
    given = data.get("options")
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise ScoreError("bad-entry", what="options", value=as_text(given))
    names = names_in(data, given)
    return Entry(game, names, options_in(game, given, len(names)), data, blank(game))


def names_in(data: dict[str, Any], given: dict[str, Any]) -> list[Name]:
    """The names of the players; those without one are counted."""
    count = given.get("players")
    names: Any = data.get("players")
    if names is None and type(count) is int and 0 <= count <= 99:
        names = [""] * count
    require_list("players", names)
    for name in names:
        if not isinstance(name, str):
            raise ScoreError("bad-entry", what="players", value=as_text(name))
    if count is not None and count != len(names):
        n = Phrase("pad-n-names", n=len(names))
        raise ScoreError("wrong-player-count", n=n, what="players", players=as_text(count))
    return [name.strip() or Phrase("pad-player-n", n=seat) for seat, name in enumerate(names, 1)]


def options_in(game: str, given: dict[str, Any], players: int) -> Options:
    """The options of the game; OptionError for one that it does not have."""
    values = usual_options(game)
    for option in sorted(given):
        if option not in values:
            known = ", ".join(sorted(values))
            raise OptionError("unknown-option", game=game, option=option, options=known)
        values[option] = given[option]
    least, most = player_counts(game)
    if not least <= players <= most:
        raise OptionError("bad-players", game=game, players=players, least=least, most=most)
    values["players"] = players
    return Options(values)
