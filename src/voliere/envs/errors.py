"""What can go wrong with environments."""

from __future__ import annotations

from voliere.games.errors import VoliereError


class EnvError(VoliereError):
    """Something about an environment that a person can put right."""


class MissingPackage(EnvError, ImportError):  # noqa: N818 - it says what is wrong
    """A package that an environment needs is not installed."""
