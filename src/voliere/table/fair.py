"""Fair deals: the secret behind a shuffle, its commitment, and the random words that come of it.

Before the first card the table shows `commitment(secret)`. Every player may then add a nonce. The
deal is drawn from `words(...)`, and when the game is over the secret is published: whoever has
seen the commitment can deal again and compare (docs/fairness.md, `voliere verify`).
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from typing import TYPE_CHECKING, Any

from voliere.table.canonical import canonical
from voliere.table.mac import Mac

if TYPE_CHECKING:
    from collections.abc import Sequence

SECRET_BYTES = 32
WORDS_A_DEAL = 256  # piafs needs 150


def new_secret() -> bytes:
    """A fresh secret of 256 bits from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_of_seed(seed: int) -> bytes:
    """The secret of a reproducible table: it is no secret at all."""
    return hashlib.sha256(f"voliere seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is shown before the first card; it binds the table to the secret and tells nothing."""
    return hashlib.sha256(b"voliere commitment 1\0" + secret).digest().hex()


class HmacDrbg:
    """HMAC_DRBG of NIST SP 800-90A over SHA-256, without reseeding."""

    def __init__(self, entropy: bytes, personalization: bytes) -> None:
        self._mac = Mac(b"\0" * 32)
        self._value = b"\1" * 32
        self._update(entropy + personalization)

    def _update(self, data: bytes) -> None:
        for separator in (b"\0", b"\1") if data else (b"\0",):
            self._mac = Mac(self._mac.of(self._value + separator + data))
            self._value = self._mac.of(self._value)

    def generate(self, n_bytes: int) -> bytes:
        """The next random bytes."""
        out = bytearray()
        while len(out) < n_bytes:
            self._value = self._mac.of(self._value)
            out += self._value
        self._update(b"")
        return bytes(out[:n_bytes])


def words(
    secret: bytes, nonces: Sequence[str], game: str, options: dict[str, Any], round_: int
) -> list[int]:
    """The random 64-bit words from which round `round_` (from 1) of a table is dealt.

    What the words depend on beside the secret is written as canonical JSON, so that anybody can
    compute them in any language.
    """
    what = {"game": game, "options": options, "nonces": list(nonces), "round": round_}
    data = HmacDrbg(secret, b"voliere deal 1\0" + canonical(what).encode()).generate(
        8 * WORDS_A_DEAL
    )
    return list(struct.unpack(f">{WORDS_A_DEAL}Q", data))
