"""Games are found: the rooms of this folder, and the games of other installed packages.

A room is a folder with `rules.py`; `place` in its `room.toml` says where players meet it. Another
package offers a game by an entry point: `name = "package:GAME"` in the group `voliere.games`. One
that can't be taken in is left out, and the log says why in one line.
"""

from __future__ import annotations

import logging
import re
import tomllib
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from voliere.games.contract import lacking
from voliere.games.game import Game
from voliere.words import add_room

ENTRY_POINTS = "voliere.games"
HERE = Path(__file__).parent
LAST = 1000  # the place of a room that names none
NAME = re.compile(r"[a-z][a-z0-9]*")  # it stands in addresses and in the ids of messages

_log = logging.getLogger("voliere.games")


@cache
def own() -> tuple[str, ...]:
    """The games of this package, in the order in which players meet them.

    >>> own()
    ('piafs', 'vautour', 'feather', 'songbirds')
    """
    rooms = (file.parent for file in HERE.glob("*/rules.py"))
    return tuple(room.name for room in sorted(rooms, key=lambda one: (place_of(one), one.name)))


def place_of(room: Path) -> int:
    """Where players meet the game of a room among the others."""
    file = room / "room.toml"
    return int(tomllib.loads(file.read_text("utf-8"))["place"]) if file.is_file() else LAST


def own_game(name: str) -> Game:
    """A game of this package; its room is opened when it is first asked for."""
    game: Game = import_module(f"{__package__}.{name}").GAME
    return game


@cache
def others() -> dict[str, Game]:
    """The games of other packages, by name."""
    found: dict[str, Game] = {}
    for point in sorted(set(entry_points(group=ENTRY_POINTS)), key=lambda one: one.name):
        try:
            if point.name in (*own(), *found):
                raise ValueError("there is a game of that name already")
            found[point.name] = taken_in(point)
        except (Exception, SystemExit) as error:
            package = point.dist.name if point.dist else point.module
            reason = f"{type(error).__name__}: {error}"
            _log.warning("game %s of package %s left out: %s", point.name, package, reason)
    return found


def taken_in(point: EntryPoint) -> Game:
    """The game of another package, its words among ours; ValueError if it breaks the contract."""
    room = find_spec(point.module)
    if room is not None and room.origin and (words := Path(room.origin).parent / "words").is_dir():
        add_room(words)
    game = point.load()
    if not isinstance(game, Game):
        raise ValueError(f"{point.value} is no Game")
    if game.name != point.name or not NAME.fullmatch(game.name):
        raise ValueError(
            f"its name is {game.name!r}; letters a-z and digits, as in its entry point"
        )
    if lacks := lacking(game):
        raise ValueError(f"its room lacks {', '.join(lacks)}")
    return game
