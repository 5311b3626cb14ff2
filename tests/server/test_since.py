"""A client that does what docs/protocol.md says about versions never finds that it has missed
something, whatever happens at the table; and it does find it when a message is dropped."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import ME, OPEN, Guest, Message
from tests.server.pledging import pledge_of
from tests.server.running import Running
from voliere.server.tables import messages

pytestmark = pytest.mark.asyncio

CORRESPONDENCE = {"kind": "correspondence", "per_move": 86400, "bank": 3600}
SEEDS = 4
N_ACTIONS = 120
TOLD = ("happened", "chat", "marks", "undo", "seal", "table")
NONCES = ("12" * 16, "34" * 16)


class Conforming:
    """A client written from docs/protocol.md alone: it keeps the version it knows, and connects
    anew where the page says that something was missed."""

    def __init__(self, guest: Guest, table_id: str) -> None:
        self.guest = guest
        self.table_id = table_id
        self.known: int | None = None
        self.n_gaps = 0
        self.drops: str | None = None  # the type of the next message that gets lost
        self.seat: int | None = None
        self.view: Any = None
        self.decision = 0
        self.story: list[Any] = []
        self.heard: Counter[str] = Counter()

    async def connect(self) -> None:
        self._socket = (await self.guest.connect(self.table_id, hello=False)).socket
        await self.say("hello", protocol=2, lang="en", seen=self.known)
        await self._hear_until("welcome")

    async def leave(self) -> None:
        await self._socket.close()

    async def say(self, type: str, **fields: Any) -> None:
        await self._socket.send(json.dumps({"type": type, **fields}))

    async def catch_up(self) -> None:
        """Hear everything that the server has said so far."""
        await self.say("ping")
        await self._hear_until("pong")

    async def _hear_until(self, type: str) -> None:
        while True:
            message: Message = json.loads(await self._socket.recv())
            if self.drops == message["type"]:
                self.drops = None
                continue
            self.heard[message["type"]] += 1
            if self._has_missed(message):
                self.n_gaps += 1
                await self.leave()
                await self.connect()
                return
            self._take(message)
            if message["type"] == type:
                return

    def _has_missed(self, message: Message) -> bool:
        if message["type"] == "pong":
            return bool(message["version"] != self.known)
        return message["type"] in TOLD and message["since"] != self.known

    def _take(self, message: Message) -> None:
        if message["type"] == "welcome":
            is_continued = self.known is not None and message["since"] == self.known
            if not is_continued or message["seat"] != self.seat:
                self.story = []
            self.seat = message["seat"]
        if message["type"] in ("welcome", *TOLD):
            self.known = message["version"]
        if message["type"] == "happened" and message["back"]:
            self.heard["back"] += 1
            self.story = [one for one in self.story if one["version"] <= message["kept"]]
        if message["type"] in ("welcome", "happened"):
            self.story += message["told"]
            self.view, self.decision = message["view"], message["decision"]

    async def play(self) -> None:
        if self.seat is not None and self.view and self.view["moves"]:
            id = f"{self.seat}-{self.decision}-{self.known}"
            play = {"id": id, "seat": self.seat, "decision": self.decision}
            await self.say("play", move=self.view["moves"][0], **play)


class Party:
    """Three players and one who watches, at a table where everything may happen."""

    def __init__(self, host: Guest, table: Message, clients: list[Conforming]) -> None:
        self.host = host
        self.table = table
        self.players = clients[:3]
        self.all = clients

    @classmethod
    async def meet(cls, address: str) -> Party:
        """Open a table and come to it, one by one; the last to sit down begins the game. Before
        that happens much of what is told to nobody."""
        guests = [await Guest.enter(address, name) for name in ("Ana", "Ben", "Cat", "Dan")]
        seats = [ME, OPEN, OPEN]
        opened = await guests[0].open_table("vautour", seats, pace=CORRESPONDENCE, public=True)
        table = opened["table"]
        party = cls(guests[0], table, [Conforming(guest, table["id"]) for guest in guests])
        for one in party.all:
            await one.connect()
        ana, ben, cat = party.players
        await ben.say("sit", seat=1)
        await ben.catch_up()
        await ana.say("pledge", seat=0, pledge=pledge_of(table, 0, NONCES[0]))
        await ben.say("nonce", seat=1, nonce=NONCES[1])
        await ana.say("mute", seat=1, muted=True)
        await ben.say("chat", seat=1, phrase="hello")
        await party.rest(ben, 3)
        await party.invite_again()
        await party.catch_up()
        await cat.say("sit", seat=2)
        await cat.catch_up()
        await ana.say("nonce", seat=0, nonce=NONCES[0])
        await party.until(lambda: all(one.view for one in party.all))
        return party

    async def catch_up(self) -> None:
        for one in self.all:
            await one.catch_up()

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await self.catch_up()

    async def rest(self, player: Conforming, days: int) -> None:
        await player.guest.http.put("/me/vacation", json={"days": days})

    async def invite_again(self) -> None:
        await self.host.post(f"/tables/{self.table['id']}/invitation")

    async def take_back(self) -> None:
        """Ana plays and takes it back; the others agree."""
        ana, ben, cat = self.players
        await ana.play()
        await ana.catch_up()
        await ana.say("undo-ask", seat=0)
        await self.catch_up()
        for one in (ben, cat):
            await one.say("undo-answer", seat=one.seat, agree=True)
            await one.catch_up()
        await self.catch_up()

    async def act(self, chance: random.Random) -> None:
        """Something happens."""
        one = chance.choice(self.players)
        other = chance.randrange(3)
        match chance.randrange(9):
            case 0:
                await one.say("chat", seat=one.seat, phrase="hello")
            case 1:
                await one.say("mute", seat=other, muted=bool(chance.getrandbits(1)))
            case 2:
                await one.say("undo-ask", seat=one.seat)
            case 3:
                await one.say("undo-answer", seat=one.seat, agree=True)
            case 4:
                await one.say("stand", seat=one.seat)
                await one.catch_up()
                await one.say("sit", seat=one.seat)
            case 5:
                away = chance.choice(self.all)
                await away.leave()
                await self.players[other].guest.http.put("/me/vacation", json={"days": 1})
                await away.connect()
            case 6:
                await self.rest(one, chance.randrange(3))
            case 7:
                await self.invite_again()
            case _:
                for player in chance.sample(self.players, 3):
                    await player.play()

    async def play_to_the_end(self) -> None:
        while not all(one.view["over"] for one in self.all):
            for player in self.players:
                await player.play()
            await self.catch_up()

    async def check(self) -> None:
        """Everybody has the view and the story of somebody who has just come."""
        for one in self.all:
            fresh = Conforming(one.guest, one.table_id)
            await one.leave()
            await fresh.connect()
            assert (fresh.view, fresh.story) == (one.view, one.story)
            await fresh.leave()


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_nobody_finds_a_gap_whatever_happens(server: Running, seed: int) -> None:
    chance = random.Random(seed)
    party = await Party.meet(server.address)
    await party.take_back()
    for _ in range(N_ACTIONS):
        await party.act(chance)
        if chance.getrandbits(1):
            await party.catch_up()
    await party.play_to_the_end()
    assert [one.n_gaps for one in party.all] == [0, 0, 0, 0]
    assert {"chat", "undo", "seal", "table", "happened", "back"} <= set(party.all[3].heard)
    await party.check()


async def test_what_is_told_to_nobody_would_be_taken_for_a_gap(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault, or the test above proves nothing: `since` is the version before the move."""
    real = messages.News.for_seat

    def common(self: messages.News, seat: int | None, lang: str, _: int | None = None) -> bytes:
        return real(self, seat, lang)

    monkeypatch.setattr(messages.News, "for_seat", common)
    party = await Party.meet(server.address)
    ana = party.players[0]
    await ana.say("mute", seat=2, muted=True)
    await ana.play()
    await party.catch_up()
    assert all(one.n_gaps for one in party.all)


@pytest.mark.parametrize("lost", ["happened", "chat", "undo"])
async def test_a_message_that_gets_lost_is_missed(server: Running, lost: str) -> None:
    party = await Party.meet(server.address)
    ana, ben, cat = party.players
    watcher = party.all[3]
    watcher.drops = lost
    await ben.say("chat", seat=1, phrase="hello")
    await ben.play()
    await ben.catch_up()
    await ben.say("undo-ask", seat=1)
    await ben.catch_up()
    await cat.say("stand", seat=2)
    await ana.play()
    await party.catch_up()
    assert watcher.drops is None
    assert [one.n_gaps for one in party.all] == [0, 0, 0, 1]
    await party.play_to_the_end()
    assert [one.n_gaps for one in party.all] == [0, 0, 0, 1]
    await party.check()


@pytest.mark.parametrize("lost", ["table", "seal"])
async def test_a_message_that_gets_lost_before_the_game_is_missed(
    server: Running, lost: str
) -> None:
    ana, ben, dan = [await Guest.enter(server.address, name) for name in ("Ana", "Ben", "Dan")]
    opened = await ana.open_table("vautour", [ME, OPEN, OPEN], public=True)
    table = opened["table"]
    host, watcher = [Conforming(guest, table["id"]) for guest in (ana, dan)]
    for one in (host, watcher):
        await one.connect()
    watcher.drops = lost
    await ben.post(f"/tables/{table['id']}/sit", seat=1)
    for nonce in NONCES:
        await host.say("pledge", seat=0, pledge=pledge_of(table, 0, nonce))
        await host.catch_up()
    await watcher.catch_up()
    assert watcher.drops is None
    assert (host.n_gaps, watcher.n_gaps) == (0, 1)
    assert watcher.known == host.known


async def test_a_pong_alone_shows_that_something_was_missed(server: Running) -> None:
    party = await Party.meet(server.address)
    watcher = party.all[3]
    watcher.drops = "happened"
    await party.players[0].play()
    await party.catch_up()
    assert watcher.n_gaps == 1
    await party.catch_up()
    assert [one.n_gaps for one in party.all] == [0, 0, 0, 1]
