"""A real terminal for tests: the command in a pty of a given size, typed at line by line."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from types import TracebackType

from tests.cli.conftest import COMMAND, be_voliere, environment

CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 60  # seconds for an answer


class Terminal:
    """`voliere` with these arguments in a terminal; `screen` is all that it has written. `anew`:
    in a Python that has imported nothing before."""

    def __init__(
        self,
        *arguments: object,
        columns: int = 80,
        letters: str = "utf-8",
        anew: bool = False,
        **variables: str,
    ) -> None:
        known = {**environment(TERM="xterm-256color", VOLIERE_LANG="en"), **variables}
        for name in ("COLUMNS", "LINES", *({"NO_COLOR", "CLICOLOR"} - set(variables))):
            known.pop(name, None)
        self.screen = ""
        self.typed_at = 0
        self.decoder = codecs.getincrementaldecoder(letters)(errors="replace")
        self.code: int | None = None
        self.child, self.master = pty.fork()
        if self.child == 0:
            size = struct.pack("HHHH", 50, columns, 0, 0)
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            words = list(map(str, arguments))
            if anew:
                os.execve(sys.executable, [*COMMAND, *words], known)
            be_voliere(words, known, [], letters)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.code is None:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
        os.close(self.master)

    @property
    def text(self) -> str:
        """The screen without colours and other controls."""
        return CONTROL.sub("", self.screen).replace("\r", "")

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        self.typed_at = len(self.text)
        os.write(self.master, line.encode() + b"\r")

    def press(self, key: bytes) -> None:
        """Press one key, as b"\\x03" for Ctrl-C."""
        self.typed_at = len(self.text)
        os.write(self.master, key)

    def interrupt(self, end: str) -> None:
        """Press Ctrl-C until the screen ends so: one that comes while a line is being set up is
        lost on Python."""
        while not self.text.rstrip(" ").endswith(end):
            self.press(b"\x03")
            readable, _, _ = select.select([self.master], [], [], 1)
            while readable:
                if not self.is_read(time.monotonic() + PATIENCE):
                    return
                readable, _, _ = select.select([self.master], [], [], 0.2)

    def wait_for(self, *ends: str) -> str:
        """Read until the screen ends with one of these, in a line after what was typed last (that
        one may be drawn again), or the command does; what came since then."""
        until = time.monotonic() + PATIENCE
        while self.is_read(until):
            came = self.text[self.typed_at :]
            if "\n" in came and came.rstrip(" ").endswith(tuple(ends)):
                break
        return self.text[self.typed_at :]

    def is_read(self, until: float) -> bool:
        """Read what there is; False when the command has ended."""
        readable, _, _ = select.select([self.master], [], [], max(until - time.monotonic(), 0))
        assert readable, f"nothing more came: {self.text[-2000:]}"
        try:
            piece = os.read(self.master, 65536)
        except OSError:  # so does a pty end
            piece = b""
        self.screen += self.decoder.decode(piece)
        return bool(piece)

    def end(self) -> int:
        """Read to the end; the exit code."""
        self.wait_for()
        _, status = os.waitpid(self.child, 0)
        self.code = os.waitstatus_to_exitcode(status)
        return self.code
