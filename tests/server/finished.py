"""Games that are played to their end over the server, for tests of what is left of them."""

from __future__ import annotations

import asyncio

from tests.server.client import BOT, INVITED, ME, Guest, Message


async def play_alone(guest: Guest, game: str = "vautour", bots: int = 1, **more: object) -> str:
    """A game against bots, played to its end; its id comes back."""
    opened = await guest.open_table(game, [ME] + [BOT] * bots, **more)
    table_id: str = opened["table"]["id"]
    seated = await guest.connect(table_id)
    await seated.say("start")
    await seated.play_on()
    await seated.close()
    return table_id


async def play_together(host: Guest, other: Guest, game: str = "vautour") -> str:
    """A private game of two people, played to its end; its id comes back."""
    opened = await open_together(host, other, game)
    seats = [await one.connect(opened["table"]["id"]) for one in (host, other)]
    await asyncio.gather(*(seat.play_on() for seat in seats))
    for seat in seats:
        await seat.close()
    return str(opened["table"]["id"])


async def open_together(host: Guest, other: Guest, game: str = "vautour") -> Message:
    """A private table of two people: it begins as soon as the second one sits down."""
    opened = await host.open_table(game, [ME, INVITED])
    await other.post(f"/tables/{opened['table']['id']}/sit", key=opened["invitation"])
    return opened


async def games(guest: Guest, **wanted: object) -> list[Message]:
    """The guest's games, as the first page has them."""
    found: list[Message] = (await guest.get("/me/games", **wanted))["games"]
    return found


async def until_noted(guest: Guest, n: int = 1) -> list[Message]:
    """The guest's finished games, once there are so many: their ends are noted in the
    background."""
    while len(found := await games(guest)) < n:
        await asyncio.sleep(0.02)
    return found
