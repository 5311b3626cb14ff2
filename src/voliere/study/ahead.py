"""`python -m voliere.study.ahead FOLDER GAME …`: compile games ahead, for any processor of this
kind of machine, into a folder. A wheel may hold such a folder, and who installs it need not compile
anything (`kernel/shipped.py`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from voliere.kernel import shipped
from voliere.study.ready import MODULE


def compile_ahead(games: list[str], folder: Path) -> None:
    """Compile these games into a folder, whose content is replaced once all are done."""
    code = f"import sys; from {MODULE} import make_ready; make_ready(sys.argv[1])"
    with tempfile.TemporaryDirectory() as made:
        environment = {
            **os.environ,
            "NUMBA_CPU_NAME": shipped.PROCESSOR,
            "VOLIERE_CACHE": made,
            shipped.IGNORED: "1",
        }
        for game in games:
            subprocess.run([sys.executable, "-c", code, game], env=environment, check=True)
        shutil.rmtree(folder / shipped.VERSION, ignore_errors=True)
        shutil.copytree(
            Path(made) / "kernels" / shipped.VERSION,
            folder / shipped.VERSION,
            ignore=shutil.ignore_patterns("lock"),
        )


if __name__ == "__main__":
    compile_ahead(sys.argv[2:], Path(sys.argv[1]))
