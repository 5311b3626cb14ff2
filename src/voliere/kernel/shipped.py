"""Compiled code that came with the package: made when the wheel was built, for any processor of
that kind of machine, so that nobody who installs it waits for the compiler.

`voliere compile` compiles for the very processor, which is found before it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numba

PROCESSOR = "generic"  # as Numba and LLVM call one of which nothing is known
VERSION = f"py{sys.version_info.major}{sys.version_info.minor}-numba{numba.__version__}"
KERNELS = Path(__file__).parent / "built" / VERSION

IGNORED = "VOLIERE_IGNORE_SHIPPED"  # set where everything is to be compiled for this processor


def is_used() -> bool:
    """Whether what came with the package is used here."""
    return KERNELS.is_dir() and not os.environ.get(IGNORED) and not numba.config.BOUNDSCHECK


def plain(machine: tuple[str, str, str]) -> tuple[str, str, str]:
    """The machine of this kind that shipped code is made for.

    >>> plain(("x86_64-unknown-linux-gnu", "znver3", "+avx2"))
    ('x86_64-unknown-linux-gnu', 'generic', '')
    """
    kind, _, _ = machine
    return kind, PROCESSOR, ""
