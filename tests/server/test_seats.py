"""S5: one person, one seat, under their own name, unless everybody is told otherwise."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import BOT, INVITED, ME, OPEN, Guest
from tests.server.rows import table_row
from voliere.server.bodies import SeatAsk, TableAsk
from voliere.server.errors import ServerError
from voliere.server.people.names import check_name, likeness
from voliere.server.tables.seats import PlannedSeat, SeatState, names_at
from voliere.server.tables.table_state import TableState


@pytest.mark.asyncio
async def test_s5_a_stranger_has_one_seat_at_a_public_table(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, OPEN, OPEN], public=True)
    path = f"/tables/{opened['table']['id']}"
    assert opened["table"]["several_seats"] == "nobody"
    await eve.post(f"{path}/sit", seat=1)
    for body in ({"seat": 2}, {"seat": 2, "name": "Innocent"}):
        answer = await eve.http.post(f"{path}/sit", json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "one-seat")
    socket = await eve.connect(opened["table"]["id"])
    assert (await socket.ask("sit", seat=2, name="Innocent"))["code"] == "one-seat"
    assert socket.mine == [1]
    seen = await ana.get(path)
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ana", "Eve", ""]
    assert (await eve.post(f"{path}/sit"))["mine"] == [1], "to come back is no second seat"


@pytest.mark.asyncio
async def test_s5_the_name_at_a_table_is_the_persons(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, OPEN], public=True)
    path = f"/tables/{opened['table']['id']}/sit"
    answer = await eve.http.post(path, json={"name": "Ana’s friend"})
    assert (answer.status_code, answer.json()["code"]) == (400, "own-name")
    refused = {"game": "vautour", "seats": [{"kind": "me", "name": "Ben"}, OPEN]}
    assert (await ana.http.post("/tables", json=refused)).json()["code"] == "own-name"


@pytest.mark.asyncio
async def test_the_host_may_pass_one_device_around_and_everybody_is_told(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Zoé"}, OPEN, OPEN]
    opened = await ana.open_table("vautour", seats, public=True)
    path = f"/tables/{opened['table']['id']}"
    assert (await eve.get(path))["table"]["several_seats"] == "host"
    assert (await eve.post(f"{path}/sit", seat=2))["mine"] == [2]
    assert (await eve.http.post(f"{path}/sit", json={"seat": 3})).json()["code"] == "one-seat"
    assert (await ana.post(f"{path}/sit", seat=3, name="Léo"))["mine"] == [0, 1, 3]
    refused = {"game": "vautour", "seats": [ME, ME], "several_seats": "nobody"}
    assert (await ana.http.post("/tables", json=refused)).json()["code"] == "one-seat"


@pytest.mark.asyncio
async def test_the_host_may_allow_everybody_several_seats(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, INVITED, INVITED], several_seats="everybody")
    table_id, key = opened["table"]["id"], opened["invitation"]
    assert opened["table"]["several_seats"] == "everybody"
    await eve.post(f"/tables/{table_id}/sit", seat=1, key=key)
    watching = await eve.connect(table_id)
    told = await eve.post(f"/tables/{table_id}/sit", seat=2, name="Twin", key=key)
    while (await watching.until("presence"))["present"] != [1, 2]:
        pass
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ana", "Eve", "Twin"]


@pytest.mark.asyncio
async def test_who_had_several_seats_has_them_again_in_a_rematch(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, {"kind": "me", "name": "Zoé"}, INVITED])
    table_id = opened["table"]["id"]
    await ben.post(f"/tables/{table_id}/sit", key=opened["invitation"])
    for seat in (0, 1):
        await ana.post(f"/tables/{table_id}/stand", seat=seat)  # bots finish the game
    two = await ben.connect(table_id)
    await asyncio.wait_for(two.play_on(), 60)
    await ben.post(f"/tables/{table_id}/rematch")
    again = await ana.post(f"/tables/{table_id}/rematch")
    assert again["mine"] == [0, 1]
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ana", "Zoé", "Ben"]


# Names


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # Hangul filler
        "\uffa0",  # its half-width form
        "\u2800",  # an empty Braille cell
        "A\u200bna",  # zero width space
        "A\u200dna",  # zero width joiner
        "\ufeffAna",
        "\u202eanA",  # right to left from here
        "Ana\u2066",
        "A\u034fna",  # grapheme joiner
        "A\u180bna",  # a variation of nothing
        "A\U000e0100na",
        "a\u0323\u0302\u0316\u0317\u0318na",  # accents above accents
        "\u0301Ana",  # an accent on nothing
        "\u00ad",
        "\n",
        "x" * 31,
        " " * 400,
        "",
    ],
)
def test_what_can_not_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(ServerError) as refused:
        check_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("name", ["Аna", "Anа", "Αna", "Jos\u0435", "pаypаl", "Ꭺna"])
def test_alphabets_are_not_mixed(name: str) -> None:
    with pytest.raises(ServerError) as refused:
        check_name(name)
    assert refused.value.code == "mixed-name"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Anaïs", "Anaïs"),
        ("  Zoe\u0301   Ângela ", "Zoé Ângela"),
        ("Ａｎａ", "Ana"),
        ("Анна", "Анна"),
        ("Ελένη", "Ελένη"),
        ("田中 Kenji", "田中 Kenji"),
        ("さくら花", "さくら花"),
        ("Nguyễn", "Nguyễn"),
        ("นก", "นก"),
        ("हिन्दी", "हिन्दी"),
        ("Ana ❤\ufe0f", "Ana ❤"),
        ("O’Neil-7", "O’Neil-7"),
        ("🐦", "🐦"),
    ],
)
def test_names_of_all_languages_are_names(name: str, kept: str) -> None:
    assert check_name(name) == kept


@pytest.mark.parametrize("twin", ["АΝА", "ana", "Áná", "A n a", "Аnа", "Ana."])
def test_lookalikes_have_the_same_likeness(twin: str) -> None:
    assert likeness(twin) == likeness("Ana")


def called(*names: str) -> list[str]:
    plan = PlannedSeat(kind="open", colour="red")
    seats = [SeatState(n, plan, "red", person=name, taken=True) for n, name in enumerate(names)]
    return names_at(seats, {name: name for name in names})


def test_lookalikes_at_a_table_are_told_apart() -> None:
    assert called("Сора", "Copa", "Ben") == ["Сора", "Copa B", "Ben"]
    assert called("Merle", "merle") == ["Merle", "merle B"]
    assert called("Ana", "Ana B", "ana") == ["Ana", "Ana B", "ana C"]
    assert called("Ana", "Ben") == ["Ana", "Ben"]


@pytest.mark.asyncio
async def test_nobody_sits_beside_ana_and_is_taken_for_her(address: str) -> None:
    ana = await Guest.enter(address, "Copa")
    eve = Guest(address)
    answer = await eve.http.post("/guest", json={"name": "Сopa"})
    assert answer.json()["code"] == "mixed-name"
    await eve.post("/guest", name="Сора")
    opened = await ana.open_table("vautour", [ME, OPEN, BOT], public=True)
    told = await eve.post(f"/tables/{opened['table']['id']}/sit")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Copa", "Сора B", "Oisillon"]
    renamed = await eve.http.patch("/me", json={"name": "Co\u200bpa"})
    assert renamed.json()["code"] == "bad-name"


def test_without_a_field_the_host_is_asked_nothing() -> None:
    assert TableAsk(game="vautour", seats=[SeatAsk(kind="me")]).several_seats is None
    assert TableState(table_row(several_seats="host", host="ana")).may_have_several("ana")
    assert not TableState(table_row(several_seats="host", host="ana")).may_have_several("eve")
