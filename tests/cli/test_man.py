"""The manual pages: every command and option of the help stands there, in sound roff."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

from voliere.cli.main import app
from voliere.cli.man import escaped, page, write
from voliere.words import LANGUAGES

MACRO = re.compile(r"""\.(TH|SH|SS|PP|TP|B|nf|fi)( .*)?""")
ESCAPE = re.compile(r"\\(e|-|&|~|\(dq)")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_there(lang: str) -> None:
    told = page(lang)
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    for name, command in commands.items():
        _, begins, rest = told.partition(f'.SS "{escaped(name)}"\n')
        assert begins, name
        section = rest.partition("\n.SS")[0].partition("\n.SH")[0]
        for option in (one for one in command.params if one.param_type_name == "option"):
            assert escaped(option.opts[0]) in section, (name, option.opts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_taken_for_a_macro_or_an_escape(lang: str) -> None:
    for line in page(lang).splitlines():
        assert line, "an empty line is a break nobody asked for"
        if line.startswith((".", "'")):
            assert MACRO.fullmatch(line), line
        assert "\\" not in ESCAPE.sub("", line), line


def test_pages_lie_where_man_looks(tmp_path: Path) -> None:
    files = {file.relative_to(tmp_path).as_posix() for file in write(tmp_path)}
    assert files == {"man1/voliere.1", "fr/man1/voliere.1"}
