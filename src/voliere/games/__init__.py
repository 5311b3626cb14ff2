"""The four games. `NAMES` is the only list of games in the repository."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from voliere.games.errors import OptionError
from voliere.games.game import Game

NAMES = ("piafs", "vautour", "feather", "songbirds")


class Registry(Mapping[str, Game]):
    """The games by name. A room is opened when its game is first asked for: whoever plays one game
    need not wait for the others."""

    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        game: Game = import_module(f"voliere.games.{name}").GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


REGISTRY = Registry()


def by_name(name: str) -> Game:
    """The game of that name; OptionError if there is none."""
    if name not in REGISTRY:
        raise OptionError("unknown-game", game=name, games=", ".join(REGISTRY))
    return REGISTRY[name]
