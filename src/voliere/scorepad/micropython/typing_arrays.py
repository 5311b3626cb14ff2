"""Stands in for `numpy.typing`: what the elements of an array are is not looked at."""

from __future__ import annotations

from typing import Any


class Kind:
    """Whatever its elements, the same."""

    def __getitem__(self, element: Any) -> Any:
        return self


NDArray = Kind()
