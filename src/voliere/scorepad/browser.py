"""The files of the score pad, and of whoever deals a finished game again, as the browser runs them:
under MicroPython.

`python -m voliere.scorepad.browser OUT.json` writes them as {path: text} for the build of the page.
The rules are the very files of the package; what MicroPython lacks is stood in for by the files of
`micropython/`, and what needs the compiled games (the fields of their states, their options) is
written down as plain data.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import voliere
from voliere.games import REGISTRY
from voliere.scorepad.rooms import GAMES, player_counts, usual_options

PACKAGE = Path(voliere.__file__).parent

FILES = (
    "games/errors.py",
    "games/language.py",
    "games/seats.py",
    "games/options.py",
    "games/feather/cards.py",
    "games/feather/names.py",
    "games/feather/notation.py",
    "games/feather/opening.py",
    "games/feather/options.py",
    "games/feather/rules.py",
    "games/feather/sheet.py",
    "games/feather/state.py",
    "games/feather/unseen.py",
    "games/piafs/capture.py",
    "games/piafs/cards.py",
    "games/piafs/hidden.py",
    "games/piafs/keep.py",
    "games/piafs/names.py",
    "games/piafs/notation.py",
    "games/piafs/options.py",
    "games/piafs/rules.py",
    "games/piafs/scoring.py",
    "games/piafs/seen.py",
    "games/piafs/state.py",
    "games/songbirds/awards.py",
    "games/songbirds/cards.py",
    "games/songbirds/names.py",
    "games/songbirds/notation.py",
    "games/songbirds/options.py",
    "games/songbirds/rules.py",
    "games/songbirds/scoring.py",
    "games/songbirds/state.py",
    "games/vautour/cards.py",
    "games/vautour/names.py",
    "games/vautour/notation.py",
    "games/vautour/options.py",
    "games/vautour/rules.py",
    "games/vautour/scoring.py",
    "kernel/rng.py",
    "scorepad/__init__.py",
    "scorepad/entries.py",
    "scorepad/errors.py",
    "scorepad/feather.py",
    "scorepad/feather_steps.py",
    "scorepad/pad.py",
    "scorepad/piafs.py",
    "scorepad/results.py",
    "scorepad/songbirds.py",
    "scorepad/songbirds_round.py",
    "scorepad/songbirds_steps.py",
    "scorepad/steps.py",
    "scorepad/vautour.py",
    "table/errors.py",
    "table/fair.py",
    "table/mac.py",
    "table/published.py",
)
STAND_INS = {
    "__future__.py": "future.py",
    "numpy/__init__.py": "arrays.py",
    "numpy/typing.py": "typing_arrays.py",
    "secrets.py": "secrets.py",
    "typing.py": "hints.py",
    "voliere/kernel/bits.py": "bits.py",
    "voliere/kernel/jit.py": "jit.py",
    "voliere/kernel/log.py": "log.py",
    "voliere/scorepad/rooms.py": "rooms.py",
    "voliere/table/again.py": "again.py",
    "voliere/table/canonical.py": "canonical.py",
}


def bundle() -> dict[str, str]:
    """The text of every file by its path, as MicroPython imports them."""
    files = {f"voliere/{path}": (PACKAGE / path).read_text("utf-8") for path in FILES}
    for path, stand_in in STAND_INS.items():
        files[path] = (PACKAGE / "scorepad" / "micropython" / stand_in).read_text("utf-8")
    files["voliere/scorepad/rooms.py"] += f"\n\nGAMES = {GAMES!r}\nFACTS = {facts()!r}\n"
    for path in list(files):
        for folder in Path(path).parents:
            if str(folder) != ".":
                files.setdefault(f"{folder}/__init__.py", "")
    return dict(sorted(files.items()))


def facts() -> dict[str, Any]:
    """What the score pad asks the compiled games for, as plain data."""
    return {
        name: {
            "fields": {
                field: list(game.rules.STATE[field].shape) for field in game.rules.STATE.names
            },
            "options": usual_options(name),
            "players": player_counts(name),
        }
        for name, game in REGISTRY.items()
    }


def main(arguments: list[str]) -> int:
    """Write the files to the path given; the exit code comes back."""
    if len(arguments) != 1:
        print("python -m voliere.scorepad.browser OUT.json", file=sys.stderr)
        return 2
    path = Path(arguments[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(bundle(), ensure_ascii=False, indent="\t") + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
