"""The web page in a real browser, on the machine it is served by: `npm run measure` of web/."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NOTE = """Chromium without a graphics card: it paints on the cores that the server runs on.
Times are medians; a task's time is what it worked, not what it waited."""


def section() -> str:
    """What was measured, a row a figure, with what it may be at most."""
    head = "| work | Volière | at most | met |\n|---|---|---|---|\n"
    return f"{NOTE}\n\n{head}" + "\n".join(row(figure) for figure in measured()) + "\n"


def measured() -> list[dict[str, Any]]:
    """The figures as the browser gave them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "figures.json"
        tools = Path(sys.executable).parent
        environment = {
            **os.environ,
            "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}",
            "VOLIERE_FIGURES": str(path),
        }
        command = [str(tools / "npm"), "--prefix", str(ROOT / "web"), "run", "measure"]
        subprocess.run(command, env=environment, check=True)
        figures: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return figures


def row(figure: dict[str, Any]) -> str:
    """A row of the table.

    >>> row({"work": "paint", "value": 212.34, "unit": "ms", "limit": 1000})
    '| paint | 212 ms | 1000 ms | yes |'
    """
    value, limit = figure["value"], figure["limit"]
    shown = f"{value:.0f}" if abs(value) >= 10 else f"{value:.1f}"
    unit = f" {figure['unit']}" if figure["unit"] else ""
    met = "yes" if value <= limit else "**no**"
    return f"| {figure['work']} | {shown}{unit} | {limit:g}{unit} | {met} |"
