"""A sentence for people who wait while rules are compiled: that happens once, and takes a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from numba.core.event import Event, Listener, install_listener

from voliere.words import text


class CompilingTold(Listener):  # type: ignore[misc]  # Numba is untyped
    """Says once that something is being compiled."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.told = False

    def on_start(self, event: Event) -> None:
        """Numba compiles a function that is not on disk."""
        if not self.told:
            self.told = True
            print(text("cli-compiling-first", self.lang), file=sys.stderr, flush=True)

    def on_end(self, event: Event) -> None:
        """The next one follows, or the command goes on."""


@contextmanager
def telling_of_compilation(lang: str) -> Iterator[None]:
    """While this lasts, somebody at a terminal is told why nothing happens for a minute."""
    if not sys.stderr.isatty():
        yield
        return
    with install_listener("numba:compile", CompilingTold(lang)):
        yield
