"""Stands in for `secrets`: whoever checks a deal draws no secret."""

from __future__ import annotations


def token_bytes(n: int) -> bytes:
    """Nothing is drawn here."""
    raise NotImplementedError
