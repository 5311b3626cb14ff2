"""What the sources and the files of words hold, read as text: for the checks of words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import voliere

PACKAGE = Path(voliere.__file__).parent


def files() -> list[Path]:
    """Every file of words of the package."""
    return sorted(PACKAGE.glob("**/words/*.ftl"))


def calls(names: set[str]) -> Iterator[tuple[str, str, set[str] | None]]:
    """Every call of what is so named with a text first: the file, the text, the names of the other
    arguments (None if they are not all written there)."""
    for path in sorted(PACKAGE.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in names and isinstance(first, ast.Constant):
                named = [keyword.arg for keyword in node.keywords]
                known = None if None in named else {one for one in named if one is not None}
                yield str(path.relative_to(PACKAGE)), str(first.value), known
