"""Stands in for `typing`: annotations are not looked at."""

from __future__ import annotations

TYPE_CHECKING = False
Any = object
TypeAlias = object
