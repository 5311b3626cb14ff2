"""The four games. `REGISTRY` is the only list of games in the repository."""

from __future__ import annotations

from voliere.games.errors import OptionError
from voliere.games.feather import GAME as FEATHER
from voliere.games.game import Game
from voliere.games.piafs import GAME as PIAFS
from voliere.games.songbirds import GAME as SONGBIRDS
from voliere.games.vautour import GAME as VAUTOUR

REGISTRY: dict[str, Game] = {game.name: game for game in (PIAFS, VAUTOUR, FEATHER, SONGBIRDS)}


def by_name(name: str) -> Game:
    """The game of that name; OptionError if there is none."""
    if name not in REGISTRY:
        raise OptionError("unknown-game", game=name, games=", ".join(REGISTRY))
    return REGISTRY[name]
