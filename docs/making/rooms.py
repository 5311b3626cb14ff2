"""The picture of the rooms, from the code: the layers that import-linter enforces, what each room
says it is, and whom it really imports."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import grimp
from docs.making import svg
from docs.making.project_pages import ROOT

WIDTH = 900
GAP = 12
LEFT = 56
FILLS = ("#e3eef6", "#e4f2ee", "#f4f0df", "#f6e9e0")


def layers() -> list[list[str]]:
    """The rooms from top to bottom, as the contract in pyproject.toml has them; a room that is
    not there yet is left out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (contract,) = project["tool"]["importlinter"]["contracts"]
    named = [
        [room.strip(" ()").removeprefix("voliere.") for room in layer.split("|")]
        for layer in contract["layers"]
    ]
    return [[room for room in layer if _folder(room).is_dir()] for layer in named]


def picture() -> str:
    """The rooms as SVG."""
    graph = grimp.build_graph("voliere", cache_dir=None)
    floors = layers()
    rooms = [room for floor in floors for room in floor]

    def imported(room: str) -> list[str]:
        return [
            other
            for other in rooms
            if other != room
            and graph.direct_import_exists(
                importer=f"voliere.{room}", imported=f"voliere.{other}", as_packages=True
            )
        ]

    parts, y = [], GAP
    for number, floor in enumerate(floors):
        width = (WIDTH - LEFT - GAP * len(floor)) // len(floor)
        boxes = [
            svg.Box(
                x=LEFT + place * (width + GAP),
                y=y,
                width=width,
                title=room,
                text=what_it_is(room),
                small=f"imports {', '.join(imported(room))}" if imported(room) else "",
                fill=FILLS[number % len(FILLS)],
            )
            for place, room in enumerate(floor)
        ]
        height = max(box.height for box in boxes)
        parts += [box.drawn(height) for box in boxes]
        y += height + GAP
    middle = y // 2
    parts += [
        svg.arrow(f"M36 {GAP} L36 {y - GAP}"),
        f'<text class="small" text-anchor="middle" transform="translate(24 {middle}) rotate(-90)">'
        "imports go down only</text>",
    ]
    return svg.drawing(WIDTH, y, f"The rooms of the package: {', '.join(rooms)}", parts)


def what_it_is(room: str) -> str:
    """The first paragraph of a room's own description."""
    tree = ast.parse((_folder(room) / "__init__.py").read_text("utf-8"))
    first = (ast.get_docstring(tree) or "").split("\n\n")[0]
    return " ".join(first.replace("`", "").split()).removesuffix(" (docs/arena.md).")


def _folder(room: str) -> Path:
    return ROOT / "src" / "voliere" / room
