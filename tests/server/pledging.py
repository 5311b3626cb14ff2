"""Players who add to the deal as the page does: pledge, see all pledges sealed, reveal."""

from __future__ import annotations

from tests.server.client import Message, Seated
from voliere.table import fair


def pledge_of(table: Message, seat: int, nonce: str) -> str:
    """The pledge of a nonce at that table."""
    return fair.pledge(table["commitment"], seat, nonce)


async def pledge(player: Seated, seat: int, nonce: str) -> str:
    """Pledge a nonce and come back when everybody knows; the pledge comes with it."""
    given = pledge_of(player.table, seat, nonce)
    await player.say("pledge", seat=seat, pledge=given)
    while (await player.until("seal"))["seal"]["pledges"][seat] != given:
        pass
    return given


async def sealed(player: Seated) -> Message:
    """The seal, once the pledges are fixed and nonces may be revealed."""
    while True:
        seal: Message = (await player.until("seal"))["seal"]
        if seal["due"] is not None:
            return seal


async def dealt(player: Seated) -> Message:
    """The seal that comes with the deal: it has the nonces."""
    while True:
        seal: Message = (await player.until("seal"))["seal"]
        if seal["nonces"] is not None:
            return seal
