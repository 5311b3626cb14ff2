"""Hints at live tables: where they are allowed, to whom they are told, and how many."""

from __future__ import annotations

from pathlib import Path

import pytest

import voliere
from tests.server.client import BOT, INVITED, ME, Guest, Message, Seated
from tests.server.running import MusingThinker, running
from tests.server.test_schema import validator
from tests.server.test_undo import seated, to_decide
from voliere.games import REGISTRY
from voliere.server.interfaces import Advice, Question
from voliere.server.thinking.thinker import WorkerThinker

pytestmark = pytest.mark.asyncio


async def asked(socket: Seated, seat: int = 0) -> Message:
    """Ask for a hint and hear the answer."""
    await to_decide(socket)
    return await socket.ask("hint-ask", "hint", seat=seat, decision=socket.decision)


@pytest.mark.parametrize("game", REGISTRY)
async def test_alone_with_bots_hints_are_given_and_the_record_says_so(
    address: str, game: str
) -> None:
    [ana] = await seated(address, game, 1, [ME, BOT])
    assert ana.table["hints"]
    assert not ana.table["training"]
    hint = await asked(ana)
    validator("FromServer").validate(hint)
    assert ana.view is not None
    assert {one["move"] for one in hint["moves"]} <= set(ana.view["moves"])
    assert all(reason["text"] for one in hint["moves"] for reason in one["reasons"])
    assert ana.table["training"], "said before the hint was"
    await ana.play(hint["moves"][0]["move"])
    await ana.until("accepted")
    await ana.play_on()
    record = await ana.guest.get(f"/tables/{ana.table['id']}/record")
    assert record["training"] is True
    voliere.from_record(record)


async def test_who_words_things_itself_gets_no_sentences(address: str) -> None:
    guest = await Guest.enter(address)
    opened = await guest.open_table("vautour", [ME, BOT])
    socket = await guest.connect(opened["table"]["id"], lang=None)
    await socket.say("start")
    hint = await asked(socket)
    (reason, *_) = hint["moves"][0]["reasons"]
    assert reason["text"] is None
    assert reason["id"].startswith("vautour-reason-")


async def test_among_people_there_are_none_unless_the_host_has_allowed_them(address: str) -> None:
    ana, _ = await seated(address, "vautour", 2, [ME, INVITED])
    assert not ana.table["hints"]
    refused = await asked(ana)
    assert refused["code"] == "hints-not-allowed"
    assert refused["sentence"].endswith(".")
    assert not ana.table["training"]


async def test_a_hint_is_told_to_who_asked_alone_and_the_mark_to_all(address: str) -> None:
    ana, ben = await seated(address, "vautour", 2, [ME, INVITED], public=True, hints=True)
    eve = await (await Guest.enter(address, "Eve")).connect(ana.table["id"])
    assert ana.table["hints"]
    assert ben.table["hints"]
    assert eve.table["hints"]
    assert (await asked(ben, seat=1))["type"] == "hint"
    for other in (ana, eve):
        await other.until_table(lambda now: bool(now["training"]))
        await other.ask("ping", "pong")
        assert not any(message["type"] == "hint" for message in other.messages)
    new = await ana.guest.http.post(f"/tables/{ana.table['id']}/rematch")
    assert new.json()["code"] == "not-over"


async def test_bad_questions_get_a_sentence_and_change_nothing(address: str) -> None:
    ana, ben = await seated(address, "vautour", 2, [ME, INVITED], hints=True)
    decision = ana.decision

    async def refused(socket: Seated, **ask: object) -> str:
        code: str = (await socket.ask("hint-ask", **ask))["code"]
        return code

    assert await refused(ana, seat=1, decision=decision) == "not-your-seat"
    assert await refused(ana, seat=7, decision=decision) == "no-such-seat"
    assert await refused(ana, seat=0, decision=decision - 1) == "stale"
    assert await refused(ana, seat=0) == "bad-message"
    assert await refused(ana, seat="0", decision=decision) == "bad-message"
    await ana.play("3")
    await ana.until("accepted")
    assert await refused(ana, seat=0, decision=decision) == "not-to-move"
    eve = await (await Guest.enter(address, "Eve")).connect(
        ana.table["id"], key=ana.messages[0]["invitation"]
    )
    assert await refused(eve, seat=0, decision=decision) == "not-your-seat"
    assert not ana.table["training"]
    await ben.close()


async def test_before_the_game_there_is_nothing_to_ask(address: str) -> None:
    guest = await Guest.enter(address)
    opened = await guest.open_table("vautour", [ME, BOT])
    socket = await guest.connect(opened["table"]["id"])
    assert (await socket.ask("hint-ask", seat=0, decision=0))["code"] == "not-started"


class SlowHints(MusingThinker):
    """Hints that never come."""

    async def hint(self, question: Question) -> Advice:
        return await self.choose(question)  # type: ignore[return-value]


async def test_one_at_a_time_and_moves_go_on_meanwhile(tmp_path: Path) -> None:
    with running(tmp_path, thinker=SlowHints()) as server:
        [ana] = await seated(server.address, "vautour", 1, [ME, BOT])
        await ana.say("hint-ask", seat=0, decision=ana.decision)
        again = await ana.ask("hint-ask", seat=0, decision=ana.decision)
        assert again["code"] == "hint-pending"
        await ana.play("3")
        await ana.until("accepted")
        await ana.close()


async def test_a_flood_of_questions_is_held_back(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 1.0}) as server:
        [ana] = await seated(server.address, "vautour", 1, [ME, BOT])
        answers = [await asked(ana) for _ in range(12)]
        codes = [answer.get("code") for answer in answers]
        assert codes[:8] == [None] * 8
        assert codes[-1] == "too-many-hints"


async def test_a_hint_is_thought_in_a_worker_and_is_the_same_as_here() -> None:
    from voliere.server.thinking.worker import advise

    table = voliere.new_table("vautour", players=2, seed=3)
    thinker = WorkerThinker(1)
    try:
        advice = await thinker.hint(Question(None, table.seen(0), "ana", True))
        assert not advice.hurried
        assert advice.hint == advise(table.seen(0), 1.0)
    finally:
        await thinker.close()
