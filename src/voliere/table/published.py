"""What a record publishes about its deal: whether it holds together, all but the cards, and the
random words that come of it. It also runs in the browser.
"""

from __future__ import annotations

from typing import Any

from voliere.games.errors import RecordError
from voliere.table import fair
from voliere.table.errors import FairnessError


def version_of(record: Any) -> int:
    """The version of the protocol that the deal was made by; RecordError if nothing is published
    or the version is none we know."""
    fairness = record.get("fairness")
    if not isinstance(fairness, dict):
        raise RecordError("no-fairness")
    version = fairness.get("version", 1)
    if version != 1 and version != 2:
        raise FairnessError("fairness-version", version=version)
    return int(version)


def secret_of(record: Any) -> bytes:
    """The published secret."""
    try:
        return bytes.fromhex(record["fairness"]["secret"])
    except (KeyError, TypeError, ValueError):
        raise FairnessError("incomplete-fairness", what="secret") from None


def check(record: Any) -> None:
    """Raise RecordError unless the secret is the one committed to, for this table, game, options
    and seats, and every nonce the one that its seat had pledged."""
    version = version_of(record)
    fairness = record["fairness"]
    if not isinstance(fairness.get("nonces"), list):
        raise FairnessError("incomplete-fairness", what="nonces")
    secret = secret_of(record)
    if version == 2:
        _check_form(fairness)
        _check_seats(record)
    if _commitment(record, secret) != fairness.get("commitment"):
        raise FairnessError("wrong-secret")
    if version == 2:
        _check_nonces(fairness)


def words_of(record: Any, round_: int) -> list[int]:
    """The random words from which a round of a checked record is dealt."""
    secret, fairness = secret_of(record), record["fairness"]
    nonces = fairness["nonces"]
    if version_of(record) == 1:
        return fair.words(secret, nonces, record["game"], record["options"], round_)
    shown, pledges = fairness["commitment"], fairness["pledges"]
    return fair.bound_words(secret, shown, pledges, nonces, round_)


def missing(record: Any) -> list[int]:
    """The seats that had pledged a nonce and did not reveal it in time."""
    return [
        seat
        for seat, pledge in enumerate(record["fairness"].get("pledges", []))
        if pledge is not None and record["fairness"]["nonces"][seat] is None
    ]


def contributors(record: Any) -> list[int]:
    """The seats whose nonces have gone into the deal."""
    return [seat for seat, nonce in enumerate(record["fairness"]["nonces"]) if nonce]


def _commitment(record: Any, secret: bytes) -> str:
    fairness = record["fairness"]
    if version_of(record) == 1:
        return fair.commitment(secret)
    bond = fair.Bond(fairness["table"], fairness["seats"])
    return fair.bound_commitment(secret, bond, record["game"], record["options"])


def _check_form(fairness: Any) -> None:
    """Raise FairnessError unless everything is of its kind, and there is a value for each seat."""
    if not isinstance(fairness.get("table"), str):
        raise FairnessError("incomplete-fairness", what="table")
    seats = fairness.get("seats")
    if not isinstance(seats, list):
        raise FairnessError("incomplete-fairness", what="seats")
    for name in ("pledges", "nonces"):
        values = fairness.get(name)
        if not isinstance(values, list) or len(values) != len(seats):
            raise FairnessError("incomplete-fairness", what=name)
        if not all(value is None or isinstance(value, str) for value in values):
            raise FairnessError("incomplete-fairness", what=name)


def _check_seats(record: Any) -> None:
    """Bots are named in the record as they were announced; people may call themselves anything."""
    sealed, options = record["fairness"]["seats"], record.get("options")
    told = record.get("seats", sealed)
    if not isinstance(options, dict) or options.get("players") != len(sealed):
        raise FairnessError("incomplete-fairness", what="seats")
    if not isinstance(told, list) or len(told) != len(sealed):
        raise FairnessError("incomplete-fairness", what="seats")
    for seat, who in enumerate(sealed):
        if who != "person" and told[seat] != who:
            raise FairnessError("wrong-seats", seat=seat, sealed=who, told=told[seat])


def _check_nonces(fairness: Any) -> None:
    for seat, nonce in enumerate(fairness["nonces"]):
        pledge = fairness["pledges"][seat]
        if nonce is not None and fair.pledge(fairness["commitment"], seat, nonce) != pledge:
            raise FairnessError("wrong-nonce", seat=seat)
