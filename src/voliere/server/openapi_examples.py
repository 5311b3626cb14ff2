"""Examples of what is asked and answered, for the OpenAPI page."""

from __future__ import annotations

from voliere.server import bodies
from voliere.server.protocol import Pace, Said

TABLE = "6a9b3c1d0f2e4a5b6c7d8e9f"
EXAMPLES = (
    bodies.EnterAsk(name="Ana", lang="en"),
    bodies.BotAsk(name="Robot", label="my bot", scopes=["read", "play"]),
    bodies.TokenAsk(label="my bot", scopes=["play"]),
    bodies.TableAsk(
        game="vautour",
        seats=[bodies.SeatAsk(kind="me"), bodies.SeatAsk(kind="bot", bot="merle")],
        options={"memory_aid": True},
    ),
    bodies.TableAsk(
        game="songbirds",
        seats=[bodies.SeatAsk(kind="me"), bodies.SeatAsk(kind="invited")],
        pace=Pace(kind="live", per_move=30, bank=300),
    ),
    bodies.SeatAsk(kind="bot", bot="hibou"),
    bodies.SitAsk(seat=1, colour="teal"),
    bodies.StandAsk(seat=1),
    bodies.MoveAsk(id="d7", seat=0, decision=7, move="12"),
    bodies.MoveAccepted(id="d7", version=8),
    bodies.MeAsk(name="Ana"),
    bodies.VacationAsk(days=14),
    bodies.LoginAsk(login="ana", password="three quiet owls at dusk"),
    bodies.Problem(code="stale", sentence="That decision is no longer open.", values={}),
    bodies.ChatLine(table=TABLE, said=Said(version=9, seat=1, at=0, phrase="hello", text=None)),
    bodies.RematchInvitation(table=TABLE, after="6a9b3c1d00112233445566778899", by="Ana"),
    bodies.Waiting(),
)
