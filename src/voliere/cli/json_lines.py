"""Answers for programs: with `--json` a command prints one JSON value a line, and nothing else."""

from __future__ import annotations

import sys
from typing import Any, TextIO

import msgspec


def print_json(answer: Any, out: TextIO | None = None) -> None:
    """Print a value as one line of JSON, which is UTF-8 whatever the terminal speaks."""
    stream = sys.stdout if out is None else out
    stream.flush()
    stream.buffer.write(msgspec.json.encode(answer) + b"\n")
    stream.buffer.flush()
