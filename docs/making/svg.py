"""Boxes with text, and arrows between them, as SVG."""

from __future__ import annotations

import textwrap
from html import escape
from typing import NamedTuple

LINE = 17
PAD = 12
CHARACTER = 6.4  # the width of a character at 12 px, about

STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #22312f; }
  .title { font-weight: 600; font-size: 14px; }
  .small { fill: #5b6a68; }
  rect { rx: 8px; stroke: #4b7f78; }
  .arrow { stroke: #4b7f78; stroke-width: 2; fill: none; marker-end: url(#head); }
""".strip("\n")


class Box(NamedTuple):
    """A box with a title, a text and a line in small print."""

    x: int
    y: int
    width: int
    title: str
    text: str
    small: str
    fill: str

    @property
    def lines(self) -> list[tuple[str, str]]:
        """What stands in it, line by line, each with its class."""
        columns = int((self.width - 2 * PAD) / CHARACTER)
        text = [(one, "text") for one in textwrap.wrap(self.text, columns)]
        small = [(one, "small") for one in textwrap.wrap(self.small, columns)]
        return [(self.title, "title"), *text, *small]

    @property
    def height(self) -> int:
        """How high its lines make it."""
        return 2 * PAD + LINE * len(self.lines)

    def drawn(self, height: int | None = None) -> str:
        """The box as SVG, as high as is asked for."""
        lines = [
            f'<text class="{kind}" x="{self.x + PAD}" y="{self.y + PAD + LINE * number + 12}">'
            f"{escape(line)}</text>"
            for number, (line, kind) in enumerate(self.lines)
        ]
        rect = (
            f'<rect x="{self.x}" y="{self.y}" width="{self.width}" '
            f'height="{height or self.height}" fill="{self.fill}"/>'
        )
        return "\n".join([rect, *lines])


def arrow(path: str) -> str:
    """An arrow along a path."""
    return f'<path class="arrow" d="{path}"/>'


def drawing(width: int, height: int, label: str, parts: list[str]) -> str:
    """The whole picture, with a sentence for who cannot see it."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" aria-label="{escape(label)}">',
            f"<style>\n{STYLE}\n</style>",
            '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
            'markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="#4b7f78"/>'
            "</marker></defs>",
            f'<rect width="{width}" height="{height}" fill="#fdfcf8" stroke="none"/>',
            *parts,
            "</svg>\n",
        ]
    )
