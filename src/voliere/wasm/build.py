"""One game compiled: `GAME.wasm` and `GAME.json`.

Runs in a process of its own (`builds.py`), for Numba must be told before it is imported which
processor it writes for.
"""

from __future__ import annotations

import hashlib
import json
import sys
import warnings
from pathlib import Path

from numba.core.errors import NumbaWarning

from voliere.bots import exports as of_bots
from voliere.games import by_name
from voliere.games import view as of_views
from voliere.games.game import Game
from voliere.kernel import entry as of_rules
from voliere.kernel.exports import Export
from voliere.study import exports as of_study
from voliere.wasm.calls import module_of
from voliere.wasm.describe import describe
from voliere.wasm.link import linked
from voliere.wasm.target import object_of


def exports_of(game: Game) -> list[Export]:
    """All that is exported of a game: its rules, its views, the thinking of its bots, hints."""
    return [
        *of_rules.exports_of(game.kernels),
        *of_views.exports_of(game.views),
        *of_bots.exports_of(game),
        *of_study.exports_of(game),
    ]


def build(game: Game, folder: Path) -> None:
    """Write the two files of a game into a folder."""
    exports = exports_of(game)
    names = [export.name for export in exports]
    module = linked(object_of(module_of(exports), set(names)), names)
    described = describe(game, hashlib.sha256(module).hexdigest())
    text = json.dumps(described, ensure_ascii=False, separators=(",", ":"))
    (folder / f"{game.name}.wasm").write_bytes(module)
    (folder / f"{game.name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    warnings.simplefilter("ignore", NumbaWarning)  # that nothing of this can be kept
    build(by_name(sys.argv[1]), Path(sys.argv[2]))
