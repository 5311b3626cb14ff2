"""Files in and out: `-` stands for standard input or output."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from voliere.cli.errors import of_file, of_target


@contextmanager
def reading(path: str) -> Iterator[BinaryIO]:
    """The file to read from; CommandError says why it can't be read."""
    if path == "-":
        yield sys.stdin.buffer
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(path).open("rb"))
        except OSError as error:
            raise of_file(error, path) from error
        yield file


@contextmanager
def writing(path: str) -> Iterator[BinaryIO]:
    """The file to write to; CommandError says why it can't be written.

    It gets its name when all is written: what has that name is complete.
    """
    if path == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    try:
        target = Path(path).resolve()
        if target.exists() and not target.is_file() and not target.is_dir():  # /dev/null, a pipe
            with target.open("wb") as file:
                yield file
            return
        if target.is_dir():
            target.open("wb")  # raises the fitting error
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            with part.open("xb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            part.replace(target)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise
    except BrokenPipeError:
        raise
    except OSError as error:
        raise of_target(error, path) from error


def require_writable(path: str) -> None:
    """CommandError if the file could not be written later on."""
    if path == "-":
        return
    try:
        target = Path(path).resolve()
        if target.exists():
            target.open("ab").close()
        elif not os.access(target.parent.resolve(strict=True), os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise of_target(error, path) from error
