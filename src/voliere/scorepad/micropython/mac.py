"""Stands in for `hmac`: HMAC of RFC 2104 over SHA-256."""

from __future__ import annotations

import hashlib

BLOCK = 64


def digest(key: bytes, message: bytes, name: str) -> bytes:
    """The code that authenticates the message; the key is not longer than a block.

    >>> digest(b"Jefe", b"what do ya want for nothing?", "sha256").hex()[:16]
    '5bdcc146bf60754e'
    """
    if name != "sha256" or len(key) > BLOCK:
        raise ValueError("only SHA-256 with a short key")
    padded = key + b"\0" * (BLOCK - len(key))
    inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in padded]) + message).digest()
    return hashlib.sha256(bytes([byte ^ 0x5C for byte in padded]) + inner).digest()
