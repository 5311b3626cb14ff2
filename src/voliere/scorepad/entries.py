"""The part of an entry that all games share: the game, the players, the options."""

from __future__ import annotations

from typing import Any

from voliere.games.errors import OptionError
from voliere.games.language import counted
from voliere.games.options import as_text
from voliere.scorepad.errors import ScoreError
from voliere.scorepad.rooms import GAMES, player_counts, usual_options

COMMON_KEYS = ("game", "players", "options")


class Options:
    """The options of a game as plain attributes, the usual ones where nothing was entered."""

    def __init__(self, values: dict[str, Any]) -> None:
        for option, value in values.items():
            setattr(self, option, value)


class Entry:
    """What was entered: the names of the players, the options, and the game's own part in
    `data`."""

    def __init__(self, game: str, names: list[str], options: Options, data: dict[str, Any]) -> None:
        self.game = game
        self.names = names
        self.options: Any = options
        self.data = data

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.names)

    def require_keys(self, *keys: str) -> None:
        """Raise ScoreError if the entry has a part that the game does not know."""
        known = COMMON_KEYS + keys
        for key in sorted(self.data):
            if key not in known:
                raise ScoreError("unknown-key", key=key, keys=", ".join(known))

    def lists(self, key: str, lang: str) -> list[list[Any]]:
        """A list for each player; those not yet entered are empty."""
        given = self.data.get(key)
        if given is None:
            given = []
        require_list(key, given)
        if len(given) > self.players:
            n = counted(len(given), "liste", "listes", lang) if lang == "fr" else None
            n = n or counted(len(given), "list", "lists", lang)
            raise ScoreError("wrong-player-count", n=n, what=key, players=self.players)
        lists = [[] if one is None else one for one in given]
        for one in lists:
            require_list(key, one)
        return lists + [[] for _ in range(self.players - len(lists))]


def require_list(what: str, value: Any) -> None:
    """Raise ScoreError unless the value is a list."""
    if not isinstance(value, list):
        raise ScoreError("bad-entry", what=what, value=as_text(value))


def read(data: Any, lang: str) -> Entry:
    """The entry, its common part checked: ScoreError or OptionError say what is wrong."""
    if not isinstance(data, dict):
        raise ScoreError("bad-entry", what="{}", value=as_text(data))
    game = data.get("game")
    if game not in GAMES:
        raise OptionError("unknown-game", game=as_text(game), games=", ".join(GAMES))
    given = data.get("options")
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise ScoreError("bad-entry", what="options", value=as_text(given))
    names = names_in(data, given, lang)
    return Entry(game, names, options_in(game, given, len(names)), data)


def names_in(data: dict[str, Any], given: dict[str, Any], lang: str) -> list[str]:
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
        fr = lang == "fr"
        n = counted(len(names), "nom" if fr else "name", "noms" if fr else "names", lang)
        raise ScoreError("wrong-player-count", n=n, what="players", players=as_text(count))
    word = "Joueur" if lang == "fr" else "Player"
    return [name.strip() or f"{word} {seat + 1}" for seat, name in enumerate(names)]


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
