"""What was entered on a score pad: the part that all games share, and the game's own."""

from __future__ import annotations

from typing import Any, TypeAlias

from voliere.games.doors.pad.errors import ScoreError
from voliere.games.options import as_text
from voliere.words.phrase import Phrase

Name: TypeAlias = "str | Phrase"  # whoever gave none is counted

COMMON_KEYS = ("game", "players", "options")


class Options:
    """The options of a game as plain attributes, the usual ones where nothing was entered."""

    def __init__(self, values: dict[str, Any]) -> None:
        for option, value in values.items():
            setattr(self, option, value)


class Entry:
    """What was entered: the names of the players, the options, and the game's own part in `data`.
    `state` is a state with nothing on the table, for the game's scoring functions."""

    def __init__(
        self, game: str, names: list[Name], options: Options, data: dict[str, Any], state: Any
    ) -> None:
        self.game = game
        self.names = names
        self.options: Any = options
        self.data = data
        self.state = state

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

    def lists(self, key: str) -> list[list[Any]]:
        """A list for each player; those not yet entered are empty."""
        given = self.data.get(key)
        if given is None:
            given = []
        require_list(key, given)
        if len(given) > self.players:
            n = Phrase("pad-n-lists", n=len(given))
            raise ScoreError("wrong-player-count", n=n, what=key, players=self.players)
        lists = [[] if one is None else one for one in given]
        for one in lists:
            require_list(key, one)
        return lists + [[] for _ in range(self.players - len(lists))]


def require_list(what: str, value: Any) -> None:
    """Raise ScoreError unless the value is a list."""
    if not isinstance(value, list):
        raise ScoreError("bad-entry", what=what, value=as_text(value))
