"""HMAC of RFC 2104 over SHA-256.

`hmac.digest` of the standard library does the same, but hands Python's lock to another thread at
every call, of which a deal makes seventy, and takes twice as long. This one also runs in the
browser.
"""

from __future__ import annotations

import hashlib

BLOCK = 64


class Mac:
    """A key, not longer than a block, that authenticates messages.

    >>> Mac(b"Jefe").of(b"what do ya want for nothing?").hex()[:16]
    '5bdcc146bf60754e'
    """

    def __init__(self, key: bytes) -> None:
        padded = key + b"\0" * (BLOCK - len(key))
        self._inner = bytes([byte ^ 0x36 for byte in padded])
        self._outer = bytes([byte ^ 0x5C for byte in padded])

    def of(self, message: bytes) -> bytes:
        """The code of a message."""
        inner = hashlib.sha256(self._inner + message).digest()
        return hashlib.sha256(self._outer + inner).digest()
