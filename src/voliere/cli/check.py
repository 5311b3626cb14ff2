"""`voliere check FILE`: replay and referee every record."""

from __future__ import annotations

import os
import stat
from typing import Any, BinaryIO

from voliere.cli import language
from voliere.cli.errors import FAULT, LONGEST, clean, told
from voliere.cli.errors import sentence as error_sentence
from voliere.cli.files import reading
from voliere.cli.json_lines import print_json
from voliere.cli.options import AsJson, Lang, RecordFile
from voliere.cli.progress import progress
from voliere.cli.records import Numbered, records_in, refereed
from voliere.games.errors import VoliereError
from voliere.words import Phrase, text


def check(file: RecordFile, as_json: AsJson = False, lang: Lang = None) -> int:
    """Replay and referee every record of a file; exit code 1 if one of them is bad.

    \b
    Example:
      voliere simulate vautour --games 10 --records - | voliere check -
    """
    tongue = language.chosen(lang)
    n_good = 0
    bad: list[tuple[int, VoliereError]] = []
    with reading(file) as lines, progress(text("cli-checking", tongue), size(lines)) as advance:
        for numbered in records_in(lines):
            error = fault(numbered)
            if error is None:
                n_good += 1
            else:
                bad.append((numbered.number, error))
            advance(numbered.n_bytes)
    if as_json:
        print_json({"good": n_good, "bad": [plain(*one, tongue) for one in bad]})
        return FAULT if bad else 0
    for number, error in bad:
        print(text("cli-bad-line", tongue, number=number, told=told(error, tongue)))
    n = n_good + len(bad)
    records = Phrase("cli-n-records", n=n)
    print(text("cli-checked", tongue, records=records, good=n_good, bad=len(bad)))
    return FAULT if bad else 0


def plain(number: int, error: VoliereError, lang: str) -> dict[str, Any]:
    """A line of the file and what is wrong with it, as plain data."""
    sentence = clean(error_sentence(error, lang), longest=LONGEST)
    return {"line": number, "code": error.code, "sentence": sentence}


def fault(numbered: Numbered) -> VoliereError | None:
    """What is wrong with a record; None if nothing is."""
    if numbered.error is not None:
        return numbered.error
    try:
        refereed(numbered.record)
    except VoliereError as error:
        return error
    return None


def size(file: BinaryIO) -> int | None:
    """How long the file is; None where that can't be known, as with a pipe."""
    status = os.fstat(file.fileno())
    return status.st_size if stat.S_ISREG(status.st_mode) else None
