"""`voliere check FILE`: replay and referee every record."""

from __future__ import annotations

import os
import stat
from typing import BinaryIO

from voliere.cli import language, words
from voliere.cli.errors import FAULT, told
from voliere.cli.files import reading
from voliere.cli.options import Lang, RecordFile
from voliere.cli.progress import progress
from voliere.cli.records import Numbered, records_in, refereed
from voliere.games.errors import VoliereError


def check(file: RecordFile, lang: Lang = None) -> int:
    """Replay and referee every record of a file; exit code 1 if one of them is bad.

    \b
    Example:
      voliere simulate vautour --games 10 --records - | voliere check -
    """
    tongue = language.chosen(lang)
    n_good, bad = 0, []
    with reading(file) as lines, progress(words.text("checking", tongue), size(lines)) as advance:
        for numbered in records_in(lines):
            error = fault(numbered)
            if error is None:
                n_good += 1
            else:
                bad.append((numbered.number, told(error, tongue)))
            advance(numbered.n_bytes)
    for number, sentence in bad:
        print(words.text("bad-line", tongue, number=number, told=sentence))
    total = words.n_records(n_good + len(bad), tongue)
    print(words.text("checked", tongue, records=total, good=n_good, bad=len(bad)))
    return FAULT if bad else 0


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
