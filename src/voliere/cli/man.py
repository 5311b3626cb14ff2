"""`python -m voliere.cli.man FOLDER`: the manual pages, written from the commands' own help.

They land where `man` looks for them, in every language found: `man1/voliere.1` in English, and
beside it `fr/man1/voliere.1`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from voliere import __version__
from voliere.cli.help import examples, form, purpose, usage, value
from voliere.cli.main import app
from voliere.words import LANGUAGES, text

NAME = "voliere"
COMMON = "en"  # the language of pages that have no folder of their own
EXAMPLES = "\b\n"
ROFF = {"\\": "\\e", "-": "\\-", '"': "\\(dq", "\u00a0": "\\~", "\u202f": "\\~"}  # in this order


def page(lang: str) -> str:
    """The manual page in a language, as roff."""
    command: Any = typer.main.get_command(app)
    about, *more = text(f"cli-command-{NAME}", lang).split("\n\n")
    lines = [
        f'.TH {NAME.upper()} 1 "" "{NAME} {__version__}"',
        *heading(text("cli-man-name", lang)),
        f"{NAME} \\- {escaped(about.rstrip('.'))}",
        *heading(text("cli-man-synopsis", lang)),
        f".B {NAME}",
        escaped(usage([], lang, command.commands)),
        *heading(text("cli-man-description", lang)),
        *paragraphs([*more, text("cli-man-help", lang)]),
        *parameters(command, lang),
        *heading(text("cli-man-commands", lang)),
    ]
    for name, one in command.commands.items():
        lines += described(name, one, lang)
    lines += [*heading(text("cli-man-exit", lang)), *paragraphs([text("cli-man-exit-codes", lang)])]
    return "\n".join(lines) + "\n"


def described(name: str, command: Any, lang: str) -> list[str]:
    """What a command does and takes, and its examples."""
    shown = [one.strip() for one in examples(command.help or "", lang)]
    told = text(f"cli-command-{name}", lang).split("\n\n")
    lines = [f'.SS "{escaped(name)}"', *paragraphs(told), *parameters(command, lang)]
    for block in shown:
        head, *commands = block.removeprefix(EXAMPLES).splitlines()
        lines += [".PP", escaped(head), ".nf", *(escaped(one.strip()) for one in commands), ".fi"]
    return lines


def parameters(command: Any, lang: str) -> Iterator[str]:
    """The arguments and options of a command; `--help` is the same everywhere, and told once."""
    for one in command.params:
        written = value(one, lang) if one.param_type_name == "argument" else form(one, lang)
        yield from (".TP", f".B {escaped(written)}", escaped(purpose(one, lang)))


def heading(title: str) -> list[str]:
    """The head of a section."""
    return [f'.SH "{escaped(title)}"']


def paragraphs(texts: list[str]) -> Iterator[str]:
    """Texts as paragraphs."""
    for one in texts:
        yield from (".PP", escaped(" ".join(one.split("\n"))))


def escaped(plain: str) -> str:
    """A text as roff takes it for nothing but text.

    >>> print(escaped("--lang fr"), escaped(".hidden"))
    \\-\\-lang fr \\&.hidden
    """
    for one, roff in ROFF.items():
        plain = plain.replace(one, roff)
    return re.sub(r"^(?=[.'])", r"\\&", plain)


def write(folder: Path) -> list[Path]:
    """Write the pages into a folder as `man` expects them; the files come back."""
    files = []
    for lang in LANGUAGES:
        place = folder / ("man1" if lang == COMMON else f"{lang}/man1")
        place.mkdir(parents=True, exist_ok=True)
        file = place / f"{NAME}.1"
        file.write_text(page(lang), "utf-8")
        files.append(file)
    return files


if __name__ == "__main__":
    write(Path(sys.argv[1]))
