"""The games, as they are found (`found.py`): nobody lists them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from voliere.games import found
from voliere.games.errors import OptionError
from voliere.games.game import Game


class Registry(Mapping[str, Game]):
    """The games by name: those of this package first, in the order of their places, then those of
    others. A room of ours is opened when its game is first asked for: whoever plays one game need
    not wait for the others."""

    def __getitem__(self, name: str) -> Game:
        return found.own_game(name) if name in found.own() else found.others()[name]

    def __contains__(self, name: object) -> bool:
        return name in found.own() or name in found.others()

    def __iter__(self) -> Iterator[str]:
        return iter((*found.own(), *found.others()))

    def __len__(self) -> int:
        return len(found.own()) + len(found.others())


class Own(Registry):
    """The games of this package alone: what is made of them once and shipped holds no others."""

    def __getitem__(self, name: str) -> Game:
        if name not in found.own():
            raise KeyError(name)
        return found.own_game(name)

    def __contains__(self, name: object) -> bool:
        return name in found.own()

    def __iter__(self) -> Iterator[str]:
        return iter(found.own())

    def __len__(self) -> int:
        return len(found.own())


REGISTRY = Registry()
OWN = Own()


def by_name(name: str) -> Game:
    """The game of that name; OptionError if there is none."""
    if name not in REGISTRY:
        raise OptionError("unknown-game", game=name, games=", ".join(REGISTRY))
    return REGISTRY[name]
