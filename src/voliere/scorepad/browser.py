"""The files of the score pad, and of whoever deals a finished game again, as the browser runs them:
under MicroPython.

`python -m voliere.scorepad.browser OUT.json` writes them as {path: text} for the build of the page.
The rules are the very files of the package, found by following imports; what MicroPython lacks is
stood in for by the files of `micropython/`, and what needs the compiled games (the fields of their
states, their options, their events) is written down as plain data.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path, PurePosixPath
from typing import Any

from voliere.games import OWN
from voliere.games.game import Game
from voliere.games.kinds import Decks
from voliere.kernel.sources import imports_of, sources_of
from voliere.scorepad.rooms import player_counts, usual_options

HERE = Path(__file__).parent / "micropython"
ASKED = "voliere.scorepad.page"  # the page imports it
DESCRIBED = "voliere.games.described"  # the events of all rooms do
OF_A_ROOM = ("notation", "pad", "rules")
STAND_INS = {
    "__future__.py": "future.py",
    "numpy/__init__.py": "arrays.py",
    "numpy/typing.py": "typing_arrays.py",
    "secrets.py": "secrets.py",
    "typing.py": "hints.py",
    "voliere/kernel/bits.py": "bits.py",
    "voliere/kernel/jit.py": "jit.py",
    "voliere/kernel/log.py": "log.py",
    "voliere/kernel/on_stack.py": "on_stack.py",
    "voliere/scorepad/rooms.py": "rooms.py",
    "voliere/table/again.py": "again.py",
    "voliere/table/canonical.py": "canonical.py",
}
WORDS = "voliere.words"  # left out: phrases are worded by the page


def bundle() -> dict[str, str]:
    """The text of every file by its path, as MicroPython imports them."""
    files = {place: path.read_text("utf-8") for place, path in files_of_the_package().items()}
    for place, stand_in in STAND_INS.items():
        files[place] = (HERE / stand_in).read_text("utf-8")
    written = f"\n\nGAMES = {tuple(with_pad())!r}\nFACTS = {facts()!r}\n"
    files["voliere/scorepad/rooms.py"] += written
    for game in with_pad().values():
        files[f"{game.package.replace('.', '/')}/events.py"] = events_file(game)
    for place in list(files):
        for folder in PurePosixPath(place).parents:
            if str(folder) != ".":
                files.setdefault(f"{folder}/__init__.py", "")
    return dict(sorted(files.items()))


def files_of_the_package() -> dict[str, Path]:
    """The files that the score pad, the rooms of the games and the stand-ins import."""
    rooms = [game.package for game in with_pad().values()]
    modules = [ASKED, DESCRIBED, *(f"{room}.{part}" for room in rooms for part in OF_A_ROOM)]
    for stand_in in STAND_INS.values():
        modules += [one for one in imports_of(HERE / stand_in) if one.startswith("voliere.")]
    stood_in = {
        place.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for place in STAND_INS
    } | {f"{room}.events" for room in rooms}
    left_out = stood_in | {WORDS}
    return {
        module.replace(".", "/") + ("/__init__.py" if path.name == "__init__.py" else ".py"): path
        for module, path in sources_of(modules, without=left_out).items()
    }


def with_pad() -> dict[str, Game]:
    """The games of this package that have a score pad."""
    return {name: game for name, game in OWN.items() if game.door("pad") is not None}


def events_file(game: Game) -> str:
    """The events of a game as MicroPython reads them: their codes, for the rules, and their
    description, for whoever reads what the rules have told."""
    decks = Decks()
    described = game.events.described(decks)
    lines = [
        f"from {DESCRIBED} import events_of",
        *[f"{name} = {code}" for name, code in game.events.codes().items()],
        f"EVENTS = events_of({described!r}, {decks.all!r})",
    ]
    return "\n".join(lines) + "\n"


def facts() -> dict[str, Any]:
    """What the score pad asks the compiled games for, as plain data."""
    return {
        name: {
            "package": game.package,
            "fields": {
                field: list(game.rules.STATE[field].shape) for field in game.rules.STATE.names or ()
            },
            "options": usual_options(name),
            "players": player_counts(name),
        }
        for name, game in with_pad().items()
    }


def main(arguments: list[str]) -> int:
    """Write the files to the path given; returns the exit code."""
    if len(arguments) != 1:
        print("python -m voliere.scorepad.browser OUT.json", file=sys.stderr)
        return 2
    path = Path(arguments[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(bundle(), ensure_ascii=False, indent="\t") + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
