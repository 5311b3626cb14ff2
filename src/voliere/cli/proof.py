"""What a published deal proves: compared with what a player has kept, and what stays open."""

from __future__ import annotations

from typing import Any, NamedTuple

from voliere.table import published
from voliere.table.errors import FairnessError
from voliere.words import Phrase, text


class Kept(NamedTuple):
    """What a player has kept of a game: the commitment they were shown, the nonce they sent."""

    commitment: str | None = None
    nonce: str | None = None
    seat: int | None = None

    def compare(self, record: Any) -> None:
        """Raise FairnessError where the record says something else."""
        fairness = record["fairness"]
        if self.commitment is not None and self.commitment.lower() != fairness["commitment"]:
            raise FairnessError("other-commitment")
        if self.nonce is None or self.seat is None:
            return
        nonces = fairness["nonces"]
        used = nonces[self.seat] if self.seat < len(nonces) else None
        if not used:
            raise FairnessError("nonce-left-out", seat=self.seat)
        if used != self.nonce:
            raise FairnessError("other-nonce", seat=self.seat)


def reservations(record: Any, kept: Kept, lang: str) -> list[str]:
    """What a record whose deal is verified does not prove, a sentence each."""
    found = []
    if published.version_of(record) == 1:
        found.append(text("cli-version-1", lang))
    elif missing := published.missing(record):
        seats = [Phrase("cli-seat", seat=seat) for seat in missing]
        found.append(text("cli-not-revealed", lang, seats=seats))
    if not published.contributors(record):
        found.append(text("cli-no-nonces", lang))
    if kept.commitment is None:
        found.append(text("cli-commitment-unseen", lang))
    if kept.nonce is None and published.contributors(record):
        found.append(text("cli-nonces-unseen", lang))
    return found
