"""A progress bar for people who watch; nothing at all for files and pipes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer


@contextmanager
def progress(label: str, length: int | None) -> Iterator[Callable[[int], None]]:
    """A function to be called with how much further the work has come, of `length` in all.

    The bar is on standard error, and only if that is a terminal and the length is known.
    """
    if not length or not sys.stderr.isatty():
        yield lambda steps: None
        return
    with typer.progressbar(length=length, label=label, file=sys.stderr) as bar:
        yield bar.update
