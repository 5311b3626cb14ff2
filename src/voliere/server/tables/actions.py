"""What each message of a client does, over a socket or through a request."""

from __future__ import annotations

from time import perf_counter

from voliere.server.bodies import MoveAsk
from voliere.server.errors import ServerError
from voliere.server.people.identity import Visitor
from voliere.server.protocol import (
    Accepted,
    Chat,
    Fill,
    FromClient,
    Mark,
    Mute,
    Nonce,
    Play,
    Pledge,
    Sit,
    Stand,
    Start,
    UndoAnswer,
    UndoAsk,
)
from voliere.server.services import Services
from voliere.server.tables import entries, permissions
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.table_state import TableState
from voliere.server.thinking.installed_bots import check_bot


async def act(
    services: Services, live: LiveTable, visitor: Visitor, message: FromClient, address: str
) -> None:
    """Do what a message asks that changes the table and is no move; it came from that address."""
    me = visitor.person.id

    match message:
        case Chat(seat=seat, phrase=phrase, text=text):
            services.limits.talk.take(me, services.clock.now())
            limits = services.live_tables.limits.chat
            await live.change(
                lambda now: permissions.speak(
                    now, me, seat, phrase=phrase, text=text, limits=limits
                ),
                me,
            )
        case Mute(seat=seat, muted=muted):
            await live.change(lambda now: permissions.mute(now, me, seat, muted=muted), me)
        case Mark(seat=seat, cells=cells):
            await live.change(lambda now: permissions.mark(now, me, seat, cells))
        case UndoAsk(seat=seat):
            services.limits.undos.take(me, services.clock.now())
            await live.change(lambda now: permissions.ask_undo(now, me, seat))
            await live.settle_undo()
        case UndoAnswer(seat=seat, agree=agree):
            await live.change(lambda now: permissions.answer_undo(now, me, seat, agree=agree))
            await live.settle_undo()
        case Pledge(seat=seat, pledge=pledge):
            await live.change(lambda now: permissions.pledge(now, me, seat, pledge))
            await live.settle_deal()
        case Nonce(seat=seat, nonce=nonce):
            await live.change(lambda now: permissions.contribute(now, me, seat, nonce))
            await live.settle_deal()
        case Start():
            await services.live_tables.opening.start(live, me, address)
        case Sit():
            await sit(services, live, visitor, message)
        case Stand(seat=seat):
            await live.change(lambda now: permissions.stand(now, me, seat))
        case Fill(seat=seat, bot=bot):
            if bot is not None:
                await services.warmup.of_bots()
                check_bot(bot, live.state.game)
            await live.change(lambda now: permissions.fill(now, me, seat, bot))
        case _:
            raise ServerError("bad-message", what="type")


async def play(
    services: Services, live: LiveTable, visitor: Visitor, ask: Play | MoveAsk
) -> Accepted:
    """Play a move; the answer comes when it is on disk."""
    begun = perf_counter()
    accepted = await live.play(
        visitor.person.id, seat=ask.seat, decision=ask.decision, move=ask.move, id=ask.id
    )
    services.metrics.of_moves.note_move(perf_counter() - begun)
    return accepted


async def sit(services: Services, live: LiveTable, visitor: Visitor, ask: Sit) -> None:
    """Take a seat; whoever takes the last one begins the game."""
    me = visitor.person.id
    took: list[entries.AnyEntry | None] = []
    live.names[me] = visitor.person.name

    def decide(state: TableState) -> entries.AnyEntry | None:
        entry = permissions.sit(
            state,
            me,
            seat=ask.seat,
            colour=ask.colour,
            name=ask.name,
            nonce=ask.nonce,
            pledge=ask.pledge,
            key=ask.key,
            now=services.clock.now(),
        )
        took[:] = [entry]
        return entry

    await live.change(decide, me)
    if isinstance(took[0], entries.Sat):
        await live.settle_seats()
