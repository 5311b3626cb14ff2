"""Session tokens: random, signed so that a foreign one is told at once, kept only as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac

from voliere.server.errors import ServerError
from voliere.server.interfaces import Randomness
from voliere.table.mac import Mac

TOKEN_BYTES = 32
KEY_BYTES = 32
DEVICE_BYTES = 16


def new_token(seal: Mac, randomness: Randomness) -> str:
    """A fresh token, signed with the server's seal."""
    token = _text(randomness.token(TOKEN_BYTES))
    return f"{token}.{_signature(seal, token)}"


def hash_of(seal: Mac, token: str) -> bytes:
    """What is kept of a token; ServerError if the server has not signed it."""
    body, _, signature = token.partition(".")
    if not hmac.compare_digest(_signature(seal, body).encode(), signature.encode()):
        raise ServerError("unknown-session")
    return hashlib.sha256(b"voliere token\0" + token.encode()).digest()


def _signature(seal: Mac, body: str) -> str:
    return _text(seal.of(b"voliere token\0" + body.encode())[:16])


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def new_device(seal: Mac, randomness: Randomness, person: str) -> str:
    """What a browser keeps to be known again as one in which that person was signed in."""
    device = _text(randomness.token(DEVICE_BYTES))
    return f"{device}.{_mark(seal, device, person)}"


def is_device_of(seal: Mac, device: str, person: str) -> bool:
    """Whether the server has given that to a browser of that person."""
    body, _, mark = device.partition(".")
    return hmac.compare_digest(_mark(seal, body, person).encode(), mark.encode())


def _mark(seal: Mac, device: str, person: str) -> str:
    return _text(seal.of(f"voliere device\0{person}\0{device}".encode())[:16])


def new_codes(randomness: Randomness, n_codes: int = 8) -> list[str]:
    """One-time recovery codes, easy to write down."""
    texts = [base64.b32encode(randomness.token(10)).decode().lower() for _ in range(n_codes)]
    return ["-".join(text[i : i + 4] for i in range(0, 16, 4)) for text in texts]


def hash_of_code(person: str, code: str) -> bytes:
    """What is kept of a recovery code."""
    plain = code.strip().lower()
    return hashlib.sha256(f"voliere code\0{person}\0{plain}".encode()).digest()
