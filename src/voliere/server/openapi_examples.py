"""Examples of what is asked and answered, for the OpenAPI page."""

from __future__ import annotations

from voliere.server import bodies, lesson_bodies, mistake_bodies, study_bodies
from voliere.server.protocol import Pace, Said

TABLE = "6a9b3c1d0f2e4a5b6c7d8e9f"
PASSWORD = "three quiet owls at dusk"
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
    bodies.MeAsk(research=True),
    bodies.AccountAsk(login="ana", password=PASSWORD),
    bodies.PasswordAsk(old=PASSWORD, new="nine herons in the rain"),
    bodies.RecoverAsk(login="ana", code="7KQ2-M9XD-4RTA", password=PASSWORD),
    bodies.ReportAsk(seat=1, reason="insult", text="Calls everybody a dodo."),
    bodies.Reported(sentence="Thank you: the host of this server will read it."),
    study_bodies.CommentAsk(move=12, text="Here the owl should have stayed."),
    study_bodies.NameAsk(hidden=True),
    study_bodies.BranchAsk(move=12, seat=0, bots=["merle"], cards="anew"),
    study_bodies.BroughtSeat(bot="merle"),
    study_bodies.BroughtGame(
        id="device-6a9b3c1d0f2e4a5b",
        game="vautour",
        options={"players": 2},
        seats=[study_bodies.BroughtSeat(), study_bodies.BroughtSeat(bot="merle")],
        secret="00" * 32,
        moves=[(0, "12"), (1, "7")],
        created=1_800_000_000_000,
        ended=1_800_000_300_000,
    ),
    lesson_bodies.TryAsk(step="first", move="12"),
    bodies.ProgressAsk(
        lessons=[
            bodies.LessonProgress(
                lesson="vautour/first", step="tie", done=False, at=1_800_000_000_000
            )
        ]
    ),
    mistake_bodies.MistakeAsk(table=TABLE, decision=9, move="12"),
    bodies.LoginAsk(login="ana", password=PASSWORD),
    bodies.Problem(code="stale", sentence="That decision is no longer open.", values={}),
    bodies.ChatLine(table=TABLE, said=Said(version=9, seat=1, at=0, phrase="hello", text=None)),
    bodies.RematchInvitation(table=TABLE, after="6a9b3c1d00112233445566778899", by="Ana"),
    bodies.Waiting(),
)
