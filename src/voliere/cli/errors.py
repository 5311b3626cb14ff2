"""What can go wrong on the command line, and how it is told: one sentence, then its code."""

from __future__ import annotations

import errno
import re
import sys

import typer

from voliere.games.errors import RecordError, VoliereError
from voliere.words import Phrase

FAULT = 1  # something about the content is wrong
USAGE = 2  # the command can't be carried out as given
INTERRUPTED = 130

UNBROKEN = "\u00a0\u202f"  # blanks that no line breaks at
EXTRA = re.compile(r"Got unexpected extra argument\(s\) \((.*)\)", re.DOTALL)
LONGEST = 400  # characters of a sentence; a whole record may stand in it

BY_ERRNO = {
    errno.ENOENT: "no-such-file",
    errno.ENOTDIR: "no-such-file",
    errno.EISDIR: "is-a-directory",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EROFS: "no-permission",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
}


class CommandError(VoliereError):
    """A command that can't be carried out as given."""


def tell(error: VoliereError, lang: str) -> int:
    """Say what is wrong on standard error; the exit code comes back."""
    sys.stdout.flush()
    print(told(error, lang), file=sys.stderr, flush=True)
    return FAULT if isinstance(error, RecordError) else USAGE


def told(error: VoliereError, lang: str) -> str:
    """What is wrong, on one line, the code at its end.

    >>> told(CommandError("missing-value", flag="--seed"), "en")
    'Option --seed needs a value. [missing-value]'
    """
    return f"{clean(sentence(error, lang), longest=LONGEST)} [{error.code}]"


def sentence(error: VoliereError, lang: str) -> str:
    """What is wrong; a reason inside is told in the same language."""
    reason = error.__cause__
    if "reason" in error.values and isinstance(reason, VoliereError):
        error = type(error)(error.code, **{**error.values, "reason": sentence(reason, lang)})
    return error.sentence(lang)


def clean(text: str, *, longest: int | None = None) -> str:
    """The text on one line and without control characters, which could rule a terminal.

    >>> clean("a\\nb\\x1b[2J"), clean("0123456789", longest=5)
    ('a b [2J', '01…89')
    """
    text = "".join(one if one.isprintable() or one in UNBROKEN else " " for one in text)
    if longest is not None and len(text) > longest:
        half = (longest - 1) // 2
        text = f"{text[:half]}…{text[-half:]}"
    return text


def of_file(error: OSError, path: str) -> CommandError:
    """The error of a file that can't be read or written."""
    code = BY_ERRNO.get(error.errno or 0, "file-error")
    return CommandError(code, path=path, reason=error.strerror or str(error))


def of_target(error: OSError, path: str) -> CommandError:
    """The error of a file that can't be written: what may be missing is its folder."""
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return CommandError("no-such-folder", path=path)
    return of_file(error, path)


def of_usage(error: typer.TyperException) -> CommandError:
    """The error of a command line that Typer has refused."""
    flag = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    what: str | Phrase = error.format_message().rstrip(".")
    if extra := EXTRA.fullmatch(error.format_message()):
        what = Phrase("cli-extra-arguments", arguments=extra[1])
    match type(error).__name__:
        case "NoSuchOption":
            return CommandError("unknown-flag", flag=flag)
        case "BadOptionUsage":
            return CommandError("missing-value", flag=flag)
        case "MissingParameter" if parameter is not None:
            return CommandError("missing-argument", name=Phrase(parameter.metavar))
    return CommandError("bad-usage", what=what)
