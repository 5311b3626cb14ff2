"""Fair deals: the secret behind a shuffle, its commitment, and the random words that come of it.

Before anybody sits down the table shows a commitment to its secret. Every seat may then pledge a
nonce, by its hash, and reveals it once all pledges are fixed. The deal is drawn from the secret and
the nonces, and when the game is over the secret is published: whoever has seen the commitment can
deal again and compare (docs/fairness.md, `voliere verify`).

Version 1 knew no pledges, and its commitment was bound to the secret alone. Its deals can still be
dealt again, and tables with a seed are dealt so.
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


class Bond:
    """What a deal is bound to beside secret, game and options: the table's id, what plays on each
    seat ("person" or "bot:" and its name), and the seats' pledges (None: none was given)."""

    def __init__(
        self, table: str, seats: Sequence[str], pledges: Sequence[str | None] | None = None
    ) -> None:
        self.table = table
        self.seats = list(seats)
        self.pledges = [None] * len(self.seats) if pledges is None else list(pledges)


def commitment(secret: bytes) -> str:
    """The commitment of version 1, to the secret alone."""
    return hashlib.sha256(b"voliere commitment 1\0" + secret).digest().hex()


def bound_commitment(secret: bytes, bond: Bond, game: str, options: dict[str, Any]) -> str:
    """What is shown before anybody sits down: it binds the table to the secret, and the secret to
    this table, its game, options and seats; it tells nothing about the secret."""
    what = {"game": game, "options": options, "seats": bond.seats, "table": bond.table}
    data = b"voliere commitment 2\0" + canonical(what).encode() + b"\0" + secret
    return hashlib.sha256(data).digest().hex()


def pledge(shown: str, seat: int, nonce: str) -> str:
    """What a seat gives before its nonce: it fixes the nonce for this seat of the table that has
    shown that commitment, and tells nothing about a nonce that can't be guessed."""
    what = {"commitment": shown, "nonce": nonce, "seat": seat}
    return hashlib.sha256(b"voliere pledge 2\0" + canonical(what).encode()).digest().hex()


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
    secret: bytes, nonces: Sequence[str | None], game: str, options: dict[str, Any], round_: int
) -> list[int]:
    """The random 64-bit words from which round `round_` (from 1) is dealt in version 1.

    What the words depend on beside the secret is written as canonical JSON, so that anybody can
    compute them in any language.
    """
    what = {"game": game, "options": options, "nonces": list(nonces), "round": round_}
    return _drawn(secret, b"voliere deal 1\0" + canonical(what).encode())


def bound_words(
    secret: bytes,
    shown: str,
    pledges: Sequence[str | None],
    nonces: Sequence[str | None],
    round_: int,
) -> list[int]:
    """The random words of a round in version 2. The commitment that was shown stands for the table,
    its game, options and seats; a nonce that was pledged and not revealed is None."""
    what = {
        "commitment": shown,
        "nonces": list(nonces),
        "pledges": list(pledges),
        "round": round_,
    }
    return _drawn(secret, b"voliere deal 2\0" + canonical(what).encode())


def _drawn(secret: bytes, personalization: bytes) -> list[int]:
    data = HmacDrbg(secret, personalization).generate(8 * WORDS_A_DEAL)
    return list(struct.unpack(f">{WORDS_A_DEAL}Q", data))
