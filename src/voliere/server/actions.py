"""What each message of a client does, over a socket or through a request."""

from __future__ import annotations

from voliere.server import conduct, log
from voliere.server.bodies import MoveAsk
from voliere.server.errors import ServerError
from voliere.server.identity import Visitor
from voliere.server.installed_bots import check_bot
from voliere.server.live import LiveTable
from voliere.server.office import Office
from voliere.server.protocol import (
    Accepted,
    Chat,
    Fill,
    FromClient,
    FromServer,
    Mark,
    Mute,
    Nonce,
    Ping,
    Play,
    Pledge,
    Pong,
    Sit,
    Stand,
    Start,
    UndoAnswer,
    UndoAsk,
)
from voliere.server.standing import Standing


async def act(
    office: Office, live: LiveTable, visitor: Visitor, message: FromClient, address: str
) -> FromServer | None:
    """Do what a message other than a move asks, which came from that address; the answer to its
    sender comes back, if it has one."""
    me = visitor.person.id

    match message:
        case Chat(seat=seat, phrase=phrase, text=text):
            office.limits.talk.take(me, office.clock.now())
            limits = office.house.limits.chat
            await live.change(
                lambda now: conduct.speak(now, me, seat, phrase=phrase, text=text, limits=limits),
                me,
            )
        case Mute(seat=seat, muted=muted):
            await live.change(lambda now: conduct.mute(now, me, seat, muted=muted), me)
        case Mark(seat=seat, cells=cells):
            await live.change(lambda now: conduct.mark(now, me, seat, cells))
        case UndoAsk(seat=seat):
            office.limits.undos.take(me, office.clock.now())
            await live.change(lambda now: conduct.ask_undo(now, me, seat))
            await live.settle_undo()
        case UndoAnswer(seat=seat, agree=agree):
            await live.change(lambda now: conduct.answer_undo(now, me, seat, agree=agree))
            await live.settle_undo()
        case Pledge(seat=seat, pledge=pledge):
            await live.change(lambda now: conduct.pledge(now, me, seat, pledge))
            await live.settle_deal()
        case Nonce(seat=seat, nonce=nonce):
            await live.change(lambda now: conduct.contribute(now, me, seat, nonce))
            await live.settle_deal()
        case Start():
            await office.house.start(live, me, address)
        case Sit():
            await sit(office, live, visitor, message)
        case Stand(seat=seat):
            await live.change(lambda now: conduct.stand(now, me, seat))
        case Fill(seat=seat, bot=bot):
            if bot is not None:
                await office.warmth.of_bots()
                check_bot(bot)
            await live.change(lambda now: conduct.fill(now, me, seat, bot))
        case Ping():
            return Pong(version=live.told)
        case _:
            raise ServerError("bad-message", what="type")
    return None


async def play(office: Office, live: LiveTable, visitor: Visitor, ask: Play | MoveAsk) -> Accepted:
    """Play a move; the answer comes when it is on disk."""
    accepted = await live.play(
        visitor.person.id, seat=ask.seat, decision=ask.decision, move=ask.move, id=ask.id
    )
    office.metrics.moves += 1
    return accepted


async def sit(office: Office, live: LiveTable, visitor: Visitor, ask: Sit) -> None:
    """Take a seat; whoever takes the last one begins the game."""
    me = visitor.person.id
    took: list[log.AnyEntry | None] = []
    live.names[me] = visitor.person.name

    def decide(standing: Standing) -> log.AnyEntry | None:
        entry = conduct.sit(
            standing,
            me,
            seat=ask.seat,
            colour=ask.colour,
            name=ask.name,
            nonce=ask.nonce,
            pledge=ask.pledge,
            key=ask.key,
            now=office.clock.now(),
        )
        took[:] = [entry]
        return entry

    await live.change(decide, me)
    if isinstance(took[0], log.Sat):
        await live.settle_seats()
