"""U1: after an undo nobody has kept anything about a seat that has not agreed, or about what lies
ahead in a pile."""

from __future__ import annotations

import random

import pytest

import voliere
from tests.conformance import variants
from tests.server.client import BOT, INVITED, ME, Guest, Message, Seated
from tests.server.undone import kept, twins, undone
from voliere.games import REGISTRY

GAMES = {"piafs": 2, "vautour": 1, "feather": 1, "songbirds": 1}  # of every variant
SOAK_GAMES = 30


def look_for_what_is_kept(game: str, n_games: int, seed: int) -> None:
    """Random games of all variants with seats left to bots: exchange what is hidden from those who
    agreed, before each undo that is allowed, and see whether anybody is told something else."""
    chance = random.Random(f"{game} {seed}")
    n_undone = n_compared = 0
    for options in [one for name, one in variants.ALL if name == game] * n_games:
        if options["players"] == 1:
            continue
        for undo in undone(game, options, chance):
            n_undone += 1
            viewer = chance.choice((None, *range(undo.story.options["players"])))
            for other in twins(undo, viewer, chance):
                n_compared += 1
                assert kept(undo, other, viewer) is None
    assert n_undone > n_games
    assert n_compared > n_games


@pytest.mark.parametrize("game", REGISTRY)
def test_u1_nobody_keeps_what_others_hold_or_what_lies_ahead(game: str) -> None:
    look_for_what_is_kept(game, GAMES[game], 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", REGISTRY)
def test_u1_nobody_keeps_what_others_hold_or_what_lies_ahead_for_long(game: str) -> None:
    look_for_what_is_kept(game, SOAK_GAMES, 2)


# Over the wire


async def seated(
    address: str, game: str, n_people: int, seats: list[Message], **more: object
) -> list[Seated]:
    """People at a table that has begun, one at a socket each; the first has opened it."""
    guests = [await Guest.enter(address, name) for name in ("Ana", "Ben", "Cleo", "Dan")[:n_people]]
    opened = await guests[0].open_table(game, seats, **more)
    table, key = opened["table"]["id"], opened["invitation"]
    sockets = [await guest.connect(table, key=key) for guest in guests]
    for socket in sockets[1:]:
        await socket.say("sit", key=key)
    if n_people == 1:
        await sockets[0].say("start")
    for socket in sockets:
        while not socket.view:
            await socket.hear()
    return sockets


async def taken_back(socket: Seated) -> Message:
    """Hear until moves were taken back."""
    while not (back := await socket.until("happened"))["back"]:
        pass
    return back


async def to_decide(socket: Seated) -> None:
    """Hear until this one has to decide."""
    while not socket.can_decide:
        await socket.hear()


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_u1_undo_shows_nothing_of_an_absent_players_hand(address: str, players: int) -> None:
    options = {"players": players, "first": 0} | ({"special": "crow"} if players == 4 else {})
    seats = [ME, *[INVITED] * (players - 1)]
    sockets = await seated(address, "songbirds", players, seats, options=options)
    for seat in range(1, players):
        await sockets[seat].say("stand", seat=seat)
        await sockets[0].until_table(lambda now, s=seat: now["seats"][s]["played_by"])  # type: ignore
    assert sockets[0].view is not None
    await sockets[0].play(sockets[0].view["moves"][0])
    await to_decide(sockets[0])
    answer = await sockets[0].ask("undo-ask", seat=0)
    assert answer["code"] == "undo-revealed"
    assert not any(message.get("back") for message in sockets[0].messages)


@pytest.mark.asyncio
async def test_u1_who_leaves_or_comes_back_has_not_agreed(address: str) -> None:
    ana, ben, cleo = await seated(address, "vautour", 3, [ME, INVITED, INVITED])
    await ana.play("3")
    await ana.until("accepted")
    for leave_or_return in ("stand", "sit"):
        await ana.say("undo-ask", seat=0)
        await ben.until("undo")
        await cleo.say(leave_or_return, seat=2)
        while (await ben.until("undo"))["undo"] is not None:
            pass
        assert (await ben.ask("undo-answer", seat=1, agree=True))["code"] == "undo-not-asked"
    assert not any(message.get("back") for message in [*ana.messages, *ben.messages])


@pytest.mark.asyncio
async def test_u1_s25_a_card_shown_to_the_others_is_never_taken_back(address: str) -> None:
    options = {"coop": True, "first": 0}
    [ana] = await seated(address, "songbirds", 1, [ME, BOT], options=options)
    assert ana.view is not None
    await ana.play(ana.view["moves"][0])
    await to_decide(ana)
    assert ana.view["shown"]
    assert (await ana.ask("undo-ask", seat=0))["code"] == "undo-revealed"


@pytest.mark.asyncio
async def test_u1_alone_with_bots_everything_goes_back_and_the_record_says_so(
    address: str,
) -> None:
    [ana] = await seated(address, "vautour", 1, [ME, BOT])
    assert ana.view is not None
    hand, stake = ana.view["hand"], ana.view["stake"]
    await ana.play("3")
    while ana.view and ana.view["round"] == 1:
        await ana.hear()
    assert not ana.table["training"]
    await ana.say("undo-ask", seat=0)
    back = (await taken_back(ana))["view"]
    assert (back["round"], back["hand"], back["stake"], back["chosen"]) == (1, hand, stake, None)
    await ana.until_table(lambda now: bool(now["training"]))
    ana.answered = 0
    await ana.play_on()
    record = await ana.guest.get(f"/tables/{ana.table['id']}/record")
    assert record["training"] is True
    assert voliere.from_record(record).scores == record["result"]["scores"]
