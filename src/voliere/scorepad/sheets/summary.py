"""The rules on one page: chosen sections of our own wording, as plain data for the template."""

from __future__ import annotations

import re
from typing import Any

from voliere.games.game import Game
from voliere.scorepad.sheets.door import sheets_of

HEADING = re.compile(r"## (.+?) \{#([\w-]+)\}")
PARAGRAPHS = re.compile(r"\s*\[[A-Z]\d+(?:, [A-Z]\d+)*\]")  # the numbers in brackets
NUMBERED = re.compile(r"\d+\. (.+)")
Block = dict[str, Any]


def summary(game: Game, lang: str) -> list[dict[str, Any]]:
    """The sections in the order of the rules: a title, and blocks of text, lists and tables."""
    sections: list[dict[str, Any]] = []
    blocks: list[Block] | None = None
    for line in game.rules_text(lang).splitlines():
        if heading := HEADING.fullmatch(line):
            blocks = None
            if heading[2] in sheets_of(game).SECTIONS:
                blocks = []
                sections.append({"title": unbroken(heading[1]), "blocks": blocks})
        elif blocks is not None and line.strip():
            add(blocks, PARAGRAPHS.sub("", unbroken(line)).strip())
    return sections


def unbroken(text: str) -> str:
    """The same text with spaces before high punctuation at which no line breaks.

    >>> unbroken("Points : 3 !")
    'Points\xa0: 3\xa0!'
    """
    return re.sub(r" (?=[:;?!»×])|(?<=«) ", "\u00a0", text)


def add(blocks: list[Block], line: str) -> None:
    """One line of the rules joins the blocks.

    >>> blocks = []
    >>> for line in ("Text.", "- One.", "- Two.", "| A | B |", "|---|---|", "| 1 | 2 |"):
    ...     add(blocks, line)
    >>> [block["kind"] for block in blocks], blocks[2]["rows"]
    (['text', 'list', 'table'], [['A', 'B'], ['1', '2']])
    """
    if line.startswith("|"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not all(set(cell) <= set("-: ") for cell in cells):
            _last(blocks, "table", "rows").append(cells)
    elif line.startswith("- "):
        _last(blocks, "list", "items").append(line[2:])
    elif numbered := NUMBERED.fullmatch(line):
        _last(blocks, "steps", "items").append(numbered[1])
    else:
        blocks.append({"kind": "text", "text": line})


def _last(blocks: list[Block], kind: str, part: str) -> list[Any]:
    """The list inside the last block, a new one if that is of another kind."""
    if not blocks or blocks[-1]["kind"] != kind:
        blocks.append({"kind": kind, part: []})
    items: list[Any] = blocks[-1][part]
    return items
