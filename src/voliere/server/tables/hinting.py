"""Hints at live tables: who may have one, and what they are told."""

from __future__ import annotations

from typing import Any

from voliere.server.interfaces import Advice, Question
from voliere.server.people.identity import Visitor
from voliere.server.protocol import Hint, HintAsk, HintMove, Reason
from voliere.server.services import Services
from voliere.server.tables import permissions
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.seats import names_at
from voliere.server.tables.table_state import TableState
from voliere.server.thinking.worker_messages import ThoughtMove
from voliere.study.hint_telling import said, with_names
from voliere.table.seen import Seen
from voliere.words import Phrase


async def begin(services: Services, live: LiveTable, visitor: Visitor, ask: HintAsk) -> Question:
    """The question to be thought about, once it is on disk that the game is training; an error
    says why there is no hint."""
    me = visitor.person.id
    permissions.ask_hint(live.state, me, ask.seat, ask.decision)
    services.limits.hints.take(me, services.clock.now())
    await live.change(lambda now: permissions.note_hint(now, ask.seat), me)
    permissions.ask_hint(live.state, me, ask.seat, ask.decision)  # it may have gone on meanwhile
    return Question(None, seen_for(live.state, ask.seat), me, is_awaited=True)


def seen_for(state: TableState, seat: int) -> Seen:
    """What a hint for a seat is made of, and all of it."""
    assert state.table is not None, "hints are asked once the cards are dealt"
    return state.table.seen(seat)


def hint_message(
    state: TableState, people: dict[str, str], ask: HintAsk, advice: Advice, lang: str | None
) -> Hint:
    """A hint as it is told to who asked, in a language or without sentences."""
    names = names_at(state.seats, people)
    return Hint(
        seat=ask.seat,
        decision=ask.decision,
        moves=[_move(one, lang, names) for one in advice.hint.moves],
        shared=advice.hint.is_shared,
        coarse=advice.hint.is_coarse,
        hurried=advice.hurried,
    )


def _move(one: ThoughtMove, lang: str | None, names: list[str]) -> HintMove:
    return HintMove(
        move=one.move,
        win=one.win,
        error=one.error,
        points=one.points,
        reasons=[_reason(restored(why), lang, names) for why in one.reasons],
    )


def _reason(phrase: Phrase, lang: str | None, names: list[str]) -> Reason:
    plain = with_names(phrase, names).plain
    text = None if lang is None else said(phrase, lang, names)
    return Reason(id=plain["id"], arguments=plain["arguments"], text=text)


def restored(plain: Any) -> Any:
    """A phrase that was plain data, with the phrases in it.

    >>> restored({"id": "a", "arguments": {"n": 2, "of": [{"id": "b", "arguments": {}}]}})
    Phrase('a', n=2, of=[Phrase('b')])
    """
    if isinstance(plain, list):
        return [restored(one) for one in plain]
    if not isinstance(plain, dict):
        return plain
    return Phrase(plain["id"], **{key: restored(one) for key, one in plain["arguments"].items()})
