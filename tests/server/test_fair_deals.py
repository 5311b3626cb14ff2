"""F2: nobody, the operator at the table included, chooses or biases a deal unseen. Over real
sockets: pledges, their seal, reveals, and whoever does not play by the rules."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

import voliere
from tests.server.client import BOT, INVITED, ME, Guest, Message, Seated
from tests.server.pledging import dealt, pledge, pledge_of, sealed
from tests.server.running import HandClock, Running, running
from voliere.server.tables import sealing
from voliere.table import fair

pytestmark = pytest.mark.asyncio

ANAS, EVES = "a1" * 16, "e5" * 16


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: HandClock) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), clock=clock) as one:
        yield one


async def two_pledged(address: str, **more: Any) -> tuple[Guest, Seated, Guest, Seated]:
    """Ana and Eve at a table where both have pledged and the pledges are sealed."""
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, INVITED], **more)
    table, key = opened["table"], opened["invitation"]
    one = await ana.connect(table["id"])
    await pledge(one, 0, ANAS)
    two = await eve.connect(table["id"], key=key)
    await two.say("sit", seat=1, key=key, pledge=pledge_of(table, 1, EVES))
    await asyncio.gather(sealed(one), sealed(two))
    return ana, one, eve, two


async def over(guest: Guest, *players: Seated) -> Message:
    """Play to the end; the record comes back."""
    await asyncio.gather(*(player.play_on() for player in players))
    record: Message = await guest.get(f"/tables/{players[0].table['id']}/record")
    return record


def stored(server: Running) -> str:
    """Everything that is on disk, as text."""
    with closing(sqlite3.connect(server.settings.sqlite_file)) as data:
        return "\n".join(row[0] for row in data.execute("SELECT body FROM entries"))


async def test_f2_pledges_are_sealed_before_any_nonce_is_given_and_all_of_them_make_the_deal(
    address: str,
) -> None:
    ana, one, _eve, two = await two_pledged(address)
    assert one.view is None
    await one.say("nonce", seat=0, nonce=ANAS)
    await two.say("nonce", seat=1, nonce=EVES)
    for player in (one, two):
        seal = await dealt(player)
        assert seal["nonces"] == [ANAS, EVES]
        assert player.view is None, "known before the first card"
    record = await over(ana, one, two)
    voliere.verify(record)
    assert record["fairness"]["nonces"] == [ANAS, EVES]
    assert record["fairness"]["commitment"] == one.table["commitment"]
    assert record["fairness"]["seats"] == ["person", "person"]


async def test_f2_no_nonce_is_told_to_anybody_before_all_are_there(address: str) -> None:
    _ana, one, eve, two = await two_pledged(address)
    await one.say("nonce", seat=0, nonce=ANAS)
    seal = (await two.until("seal"))["seal"]
    assert (seal["revealed"], seal["nonces"]) == ([0], None)
    path = f"/tables/{one.table['id']}"
    assert (await eve.get(path + "/fairness"))["nonces"] is None
    again = await eve.connect(one.table["id"])
    assert ANAS not in "".join([*two.raw, *again.raw])
    await again.say("nonce", seat=1, nonce=EVES)
    assert (await dealt(again))["nonces"] == [ANAS, EVES]


async def test_f2_an_operator_who_plays_finds_nothing_to_grind_with(
    address: str, server: Running
) -> None:
    """The attack on version 1: read the secret and the others' nonces, try nonces until the cards
    please, send the best. Now the others' nonces are not on the whole machine until one's own is
    fixed, and then no other is taken."""
    hers = secrets.token_hex(16)
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("feather", [ME, INVITED])
    table, key = opened["table"], opened["invitation"]
    one = await ana.connect(table["id"])
    await pledge(one, 0, hers)
    secret = server.services.live_tables.tables[table["id"]].state.row.secret
    two = await eve.connect(table["id"], key=key)
    public = await eve.http.get(f"/tables/{table['id']}/fairness", headers={"X-Invitation": key})
    assert public.json()["nonces"] is None
    assert hers not in stored(server)
    given = pledge_of(table, 1, EVES)
    await two.say("sit", seat=1, key=key, pledge=given)
    await asyncio.gather(sealed(one), sealed(two))
    await one.say("nonce", seat=0, nonce=hers)
    await two.until("seal")
    assert hers in stored(server), "now the operator knows it"

    def hand(nonce: str | None) -> list[str]:
        pledges = [pledge_of(table, 0, hers), given]
        bond = fair.Bond(table["id"], ["person", "person"], pledges)
        dealt = voliere.new_table(
            "feather", players=2, secret=secret, nonces=(hers, nonce), bond=bond
        )
        cards: list[str] = dealt.deal["hands"][1]
        return cards

    best = max((f"{n:032x}" for n in range(200)), key=lambda nonce: hand(nonce).count("MA"))
    assert (await two.ask("nonce", seat=1, nonce=best))["code"] == "wrong-nonce"
    other = pledge_of(table, 1, best)
    assert (await two.ask("pledge", seat=1, pledge=other))["code"] == "already-sealed"
    await two.say("nonce", seat=1, nonce=EVES)
    await two.until("happened")
    assert two.view is not None
    assert sorted(two.view["hand"]) == sorted(hand(EVES)), "one deal, known to nobody before"


async def test_f2_who_does_not_reveal_in_time_is_left_out_and_named(
    address: str, server: Running, clock: HandClock
) -> None:
    ana, one, _eve, two = await two_pledged(address)
    await one.say("nonce", seat=0, nonce=ANAS)
    await one.until("seal")
    clock.ms += sealing.WINDOW_MS
    seal = await dealt(one)
    assert one.view is None, "named before the first card"
    assert seal["nonces"] == [ANAS, None]
    assert seal["pledges"][1] is not None
    record = await over(ana, one, two)
    voliere.verify(record)
    assert (await two.ask("nonce", seat=1, nonce=EVES))["code"] == "already-started"
    hidden = {**record, "fairness": {**record["fairness"], "pledges": [seal["pledges"][0], None]}}
    with pytest.raises(voliere.RecordError, match="other cards"):
        voliere.verify(hidden)


async def test_the_window_ends_at_once_when_all_have_revealed(
    address: str, clock: HandClock
) -> None:
    before = clock.ms
    _, one, _, two = await two_pledged(address)
    await one.say("nonce", seat=0, nonce=ANAS)
    await two.say("nonce", seat=1, nonce=EVES)
    await one.until("happened")
    assert clock.ms == before


async def test_alone_with_bots_and_several_seats_at_one_device(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, ME, BOT])
    one = await ana.connect(opened["table"]["id"])
    for seat, nonce in enumerate((ANAS, EVES)):
        await one.say("pledge", seat=seat, pledge=pledge_of(one.table, seat, nonce))
    await one.say("start")
    await sealed(one)
    await one.say("start")  # twice is once
    for seat, nonce in enumerate((ANAS, EVES)):
        await one.say("nonce", seat=seat, nonce=nonce)
    assert (await dealt(one))["nonces"] == [ANAS, EVES, None]
    await one.until("happened")


async def test_a_program_that_adds_nothing_begins_at_once_and_the_record_says_so(
    address: str,
) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    path = f"/tables/{opened['table']['id']}"
    assert (await ana.post(path + "/start"))["state"] == "playing"
    record = await over(ana, await ana.connect(opened["table"]["id"]))
    voliere.verify(record)
    assert record["fairness"]["pledges"] == record["fairness"]["nonces"] == [None, None]
    assert record["fairness"]["seats"] == ["person", "bot:oisillon"]


async def test_who_comes_back_within_the_window_reveals(address: str) -> None:
    ana, one, _eve, two = await two_pledged(address)
    await one.close()
    await two.say("nonce", seat=1, nonce=EVES)
    back = await ana.connect(two.table["id"])
    assert back.messages[0]["seal"]["due"] is not None
    await back.say("nonce", seat=0, nonce=ANAS)
    assert (await dealt(back))["nonces"] == [ANAS, EVES]


async def test_who_leaves_once_the_pledges_are_sealed_is_replaced_and_the_game_begins(
    address: str, clock: HandClock
) -> None:
    pace = {"kind": "live", "per_move": 30, "bank": 300}
    _, one, _, two = await two_pledged(address, pace=pace)
    await one.say("nonce", seat=0, nonce=ANAS)
    await two.say("stand", seat=1)
    table = await one.until_table(lambda table: table["seats"][1]["played_by"] is not None)
    assert table["state"] == "waiting"
    clock.ms += sealing.WINDOW_MS
    await one.until("happened")
    assert one.view is not None


async def test_a_rematch_waits_a_moment_for_those_who_pledged_before(
    address: str, clock: HandClock
) -> None:
    ana, one, eve, two = await two_pledged(address)
    await one.say("nonce", seat=0, nonce=ANAS)
    await two.say("nonce", seat=1, nonce=EVES)
    await over(ana, one, two)
    path = f"/tables/{one.table['id']}/rematch"
    first, second = await ana.post(path), await eve.post(path)
    assert first["table"]["id"] == second["table"]["id"]
    assert second["table"]["state"] == "waiting"
    again = [await guest.connect(second["table"]["id"]) for guest in (ana, eve)]
    for seat, (player, nonce) in enumerate(zip(again, (ANAS, EVES), strict=True)):
        await player.say("pledge", seat=seat, pledge=pledge_of(player.table, seat, nonce))
    await asyncio.gather(*map(sealed, again))
    for seat, (player, nonce) in enumerate(zip(again, (ANAS, EVES), strict=True)):
        await player.say("nonce", seat=seat, nonce=nonce)
    assert (await dealt(again[0]))["nonces"] == [ANAS, EVES]
    assert again[0].table["commitment"] != one.table["commitment"]


async def test_a_rematch_does_not_wait_for_ever(address: str, clock: HandClock) -> None:
    ana, one, eve, two = await two_pledged(address)
    await one.say("nonce", seat=0, nonce=ANAS)
    await two.say("nonce", seat=1, nonce=EVES)
    await over(ana, one, two)
    path = f"/tables/{one.table['id']}/rematch"
    table_id = (await ana.post(path))["table"]["id"]
    await eve.post(path)
    back = await ana.connect(table_id)
    clock.ms += sealing.WINDOW_MS
    await back.until("happened")
    record_nonces = (await ana.get(f"/tables/{table_id}/fairness"))["nonces"]
    assert record_nonces == [None, None]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "pledge", "seat": 0, "pledge": "short"}, "bad-pledge"),
        ({"type": "pledge", "seat": 0, "pledge": "Z" * 64}, "bad-pledge"),
        ({"type": "pledge", "seat": 0, "pledge": "AB" * 32}, "bad-pledge"),
        ({"type": "pledge", "seat": 0, "pledge": "é" * 64}, "bad-pledge"),
        ({"type": "pledge", "seat": 0, "pledge": "ab" * 32 + "\n"}, "bad-pledge"),
        ({"type": "pledge", "seat": 1, "pledge": "ab" * 32}, "not-your-seat"),
        ({"type": "pledge", "seat": 9, "pledge": "ab" * 32}, "no-such-seat"),
        ({"type": "pledge", "seat": 0}, "bad-message"),
        ({"type": "nonce", "seat": 0, "nonce": ""}, "bad-nonce"),
        ({"type": "nonce", "seat": 0, "nonce": "a b"}, "bad-nonce"),
        ({"type": "nonce", "seat": 0, "nonce": "0" * 65}, "bad-nonce"),
        ({"type": "nonce", "seat": 1, "nonce": "0"}, "not-your-seat"),
    ],
)
async def test_odd_pledges_and_nonces_are_refused(
    address: str, message: dict[str, Any], code: str
) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, INVITED])
    one = await ana.connect(opened["table"]["id"])
    assert (await one.ask(message.pop("type"), **message))["code"] == code


async def test_a_seat_takes_a_pledge_or_a_nonce_and_not_both(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, INVITED])
    key = opened["invitation"]
    two = await eve.connect(opened["table"]["id"], key=key)
    both = {"seat": 1, "key": key, "nonce": "0", "pledge": "ab" * 32}
    assert (await two.ask("sit", **both))["code"] == "bad-message"
    assert two.table["seats"][1]["kind"] == "invited"


async def test_who_has_pledged_nothing_cannot_join_in_after_the_seal(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, INVITED])
    one = await ana.connect(opened["table"]["id"])
    await pledge(one, 0, ANAS)
    two = await eve.connect(opened["table"]["id"], key=opened["invitation"])
    await two.say("sit", seat=1, key=opened["invitation"])
    await sealed(two)
    assert (await two.ask("nonce", seat=1, nonce=EVES))["code"] == "already-sealed"
    late = pledge_of(one.table, 1, EVES)
    assert (await two.ask("pledge", seat=1, pledge=late))["code"] == "already-sealed"
    await one.say("nonce", seat=0, nonce=ANAS)
    assert (await dealt(two))["nonces"] == [ANAS, None]
