"""`python -m voliere.wasm [GAME ...] [--out FOLDER] [--jobs N] [--behind]`: build games for the
browser."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from voliere.games import REGISTRY
from voliere.games.errors import OptionError
from voliere.wasm.builds import BUILT, BuildError, build

YIELDING = 15  # of 19


def main() -> int:
    """Build, and say what was built."""
    parser = argparse.ArgumentParser(prog="python -m voliere.wasm", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all that are installed")
    parser.add_argument("--out", type=Path, default=BUILT, metavar="FOLDER")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="games at the same time")
    parser.add_argument("--behind", action="store_true", help="give way to everything else")
    wanted = parser.parse_args()
    if wanted.behind:
        os.nice(YIELDING)
    games = wanted.games or list(REGISTRY)
    try:
        new = build(games, wanted.out, jobs=wanted.jobs)
    except (OptionError, BuildError) as error:
        print(error, file=sys.stderr)
        return 1
    for game in games:
        size = (wanted.out / f"{game}.wasm").stat().st_size
        print(f"{game}: {size} bytes, {'built' if game in new else 'unchanged'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
