"""Session tokens: random, signed so that a foreign one is told at once, kept only as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac

from voliere.server.errors import ServerError
from voliere.server.world import Randomness
from voliere.table.mac import Mac

TOKEN_BYTES = 32
KEY_BYTES = 32


def new_token(seal: Mac, randomness: Randomness) -> str:
    """A fresh token, signed with the house's seal."""
    token = _text(randomness.token(TOKEN_BYTES))
    return f"{token}.{_signature(seal, token)}"


def hash_of(seal: Mac, token: str) -> bytes:
    """What is kept of a token; ServerError if the house has not signed it."""
    body, _, signature = token.partition(".")
    if not hmac.compare_digest(_signature(seal, body).encode(), signature.encode()):
        raise ServerError("unknown-session")
    return hashlib.sha256(b"voliere token\0" + token.encode()).digest()


def _signature(seal: Mac, body: str) -> str:
    return _text(seal.of(b"voliere token\0" + body.encode())[:16])


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def new_codes(randomness: Randomness, n_codes: int = 8) -> list[str]:
    """One-time recovery codes, easy to write down."""
    texts = [base64.b32encode(randomness.token(10)).decode().lower() for _ in range(n_codes)]
    return ["-".join(text[i : i + 4] for i in range(0, 16, 4)) for text in texts]


def hash_of_code(person: str, code: str) -> bytes:
    """What is kept of a recovery code."""
    plain = code.strip().lower()
    return hashlib.sha256(f"voliere code\0{person}\0{plain}".encode()).digest()
