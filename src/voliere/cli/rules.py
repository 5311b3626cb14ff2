"""`voliere rules GAME`: our wording of the rules as plain text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from typing import Any

from voliere.cli import language
from voliere.cli.json_lines import print_json
from voliere.cli.options import AsJson, GameName, Lang
from voliere.cli.typed import folded
from voliere.games import by_name
from voliere.games.game import Game
from voliere.words import text

ANCHOR = re.compile(r"\s*\{#([\w-]+)\}\s*$")
EMPHASIS = re.compile(r"(\*\*|__|\*|`)(?=\S)(.+?)(?<=\S)\1")
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
HEADING = re.compile(r"#+\s+")
BULLET = re.compile(r"(\s*)[-*+]\s+")
QUOTE = re.compile(r">\s?")
PARAGRAPH = re.compile(r"[A-Za-z]\d+")
RULE_OF_TABLE = re.compile(r"\|?[\s:|-]+\|?")


def rules(game: GameName, as_json: AsJson = False, lang: Lang = None) -> int:
    """Print the rules of a game; the numbers in brackets are those of the paragraphs.

    \b
    Example:
      voliere rules vautour --lang en
    """
    tongue = language.chosen(lang)
    found = by_name(game)
    if as_json:
        print_json({"game": game, "lang": tongue, "sections": plain_sections(found, tongue)})
    else:
        print("\n".join(lines_of(found, tongue)))
    return 0


def plain_sections(game: Game, lang: str) -> list[dict[str, Any]]:
    """The rules as plain data: each heading, the anchor it has in addresses, and its lines."""
    told = []
    for section in sections(game.rules_text(lang).splitlines()):
        heading, *lines = plain(section, lang)
        anchor = ANCHOR.search(section[0])
        told.append(
            {
                "heading": heading,
                "anchor": anchor and anchor[1],
                "lines": [line for line in lines if line],
            }
        )
    return told


def lines_of(game: Game, lang: str) -> list[str]:
    """The rules of a game as plain text, line by line."""
    return plain(game.rules_text(lang).splitlines(), lang)


def about(game: Game, lang: str, wanted: str) -> list[str]:
    """What the rules say about a paragraph ("P9") or a word: the lines, each under its heading."""
    fits = citing(wanted) if PARAGRAPH.fullmatch(wanted) else containing(wanted)
    found: list[str] = []
    for section in sections(game.rules_text(lang).splitlines()):
        heading, *lines = plain(section, lang)
        told = [line for line in lines if fits(line)]
        if told:
            found += ["", heading, *told]
    return found[1:]


def citing(paragraph: str) -> Callable[[str], bool]:
    """Whether a line cites a paragraph.

    >>> citing("v5")("Equal cards cancel. [V4, V5]"), citing("V1")("The end. [V10]")
    (True, False)
    """
    number = re.compile(rf"\[(?:[A-Z]\d+, )*{paragraph.upper()}(?:, [A-Z]\d+)*\]")
    return lambda line: number.search(line) is not None


def containing(word: str) -> Callable[[str], bool]:
    """Whether a line contains a word, whatever its accents and capitals."""
    return lambda line: folded(word) in folded(line)


def sections(lines: list[str]) -> list[list[str]]:
    """The rules cut before each heading."""
    cut: list[list[str]] = []
    for line in lines:
        if HEADING.match(line) or not cut:
            cut.append([])
        cut[-1].append(line)
    return cut


def first_paragraph(game: Game) -> str:
    """A paragraph that the rules have, as an example."""
    numbers: list[str] = re.findall(r"\b[A-Z]\d+\b", game.rules_text("en"))
    return min(numbers, key=lambda number: (len(number), number))


def plain(lines: list[str], lang: str) -> list[str]:
    """Markdown as plain lines to be read aloud: no marks, no anchors; a table's row says its
    heads.

    >>> plain(["## The end {#end}", "- *Two* birds. [P3]"], "en")
    ['The end', '• Two birds. [P3]']
    >>> plain(["| Players | Perches |", "|---|---|", "| 2 | 3 |"], "en")
    ['Players: 2; Perches: 3.']
    """
    result: list[str] = []
    heads: list[str] | None = None
    for line in lines:
        if not line.startswith("|"):
            heads = None
            result.append(plain_line(line))
        elif heads is None:
            heads = cells(line)
        elif not RULE_OF_TABLE.fullmatch(line):
            result.append(row(heads, cells(line), lang) + ".")
    return result


def row(heads: list[str], cells: list[str], lang: str) -> str:
    """A table's row as it is read aloud."""
    first, *more = [
        text("cli-cell", lang, head=head, cell=cell)
        for head, cell in zip(heads, cells, strict=False)
    ]
    return reduce(
        lambda so_far, cell: text("cli-cells", lang, cells=so_far, cell=cell), more, first
    )


def plain_line(line: str) -> str:
    """One line outside a table without its marks."""
    line = QUOTE.sub("", line) if line.startswith(">") else line
    if HEADING.match(line):
        line = ANCHOR.sub("", HEADING.sub("", line, count=1))
    elif bullet := BULLET.match(line):
        line = f"{bullet[1]}• {line[bullet.end() :]}"
    return EMPHASIS.sub(r"\2", LINK.sub(r"\1", line))


def cells(row: str) -> list[str]:
    """The cells of a table's row."""
    return [plain_line(cell.strip()) for cell in row.strip().strip("|").split("|")]
