"""S9: a welcome stays below 64 KB, however long game and chat are; the rest can be asked for."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.client import BOT, INVITED, ME, Guest, Message, Seated
from tests.server.rows import table_row
from tests.server.running import Running
from voliere.games import REGISTRY
from voliere.games.game import Game
from voliere.server.bodies import OptionCard
from voliere.server.routes.games import game_card
from voliere.server.storage.rows import EntryRow
from voliere.server.tables import entries, messages
from voliere.server.tables.option_choices import is_allowed, needed, values_of
from voliere.server.tables.table_state import TableState
from voliere.words import LANGUAGES

MOST = 64 * 1024
LONG_NAME = "🦉" * 29  # four bytes each
LONG_TEXT = "😀\\" * 150
ROUNDS = 99


def variants(game: Game) -> list[dict[str, Any]]:
    """Every number of players, and every option by itself; matches as long as they can be."""
    cards = game_card(game, "en").options
    found = []
    for players in game.players:
        base = {"players": players, **needed(game, players, cards)}
        found.append(base)
        for card in cards:
            found += [{**base, card.name: value} for value in longest(card)]
    return [options for options in found if is_allowed(game, **options)]


def longest(card: OptionCard) -> list[Any]:
    if card.name == "players":
        return []
    return [ROUNDS] if card.name == "rounds" else values_of(card)


class Story:
    """A table whose log is made up here."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.names = {f"p{seat}": f"{LONG_NAME}{seat}" for seat in range(options["players"])}
        plan = [{"kind": "open", "colour": "orange"} for _ in self.names]
        row = table_row(
            game=game.name, options=json.dumps(options), plan=json.dumps(plan), public=True
        )
        self.state = TableState(row)
        for seat, person in enumerate(self.names):
            self.write(entries.Sat(seat=seat, colour="orange"), person)
        self.write(entries.Started())

    def write(self, entry: entries.AnyEntry, person: str | None = None) -> None:
        seq = self.state.version + 1
        self.state.apply(EntryRow("t", seq, 0, person, entries.write_entry(entry)))

    def play_on(self, chance: random.Random) -> None:
        """Play at random to the end, and talk all the time."""
        table = self.state.table
        assert table is not None
        while actors := self.state.actors:
            move = str(chance.choice(table.legal_moves(actors[0])))
            self.write(entries.Moved(seat=actors[0], move=move, id="x" * 60))
            self.write(entries.Spoke(seat=actors[0], text=LONG_TEXT), f"p{actors[0]}")

    def welcome(self, seat: int | None, lang: str) -> bytes:
        return messages.welcome(
            self.state,
            messages.summary(self.state, self.names),
            self.names,
            person=f"p{seat}",
            seat=seat,
            lang=lang,
            seen=None,
            present=list(range(8)),
            watching=1000,
            now=2**53,
        )


@pytest.mark.parametrize("game", REGISTRY)
def test_s9_a_welcome_stays_below_64_kb_in_the_longest_game(game: str) -> None:
    chance = random.Random(9)
    largest = 0
    for options in variants(REGISTRY[game]):
        story = Story(REGISTRY[game], options)
        beginning = max(len(story.welcome(seat, "fr")) for seat in range(options["players"]))
        story.play_on(chance)
        ends = [len(story.welcome(seat, lang)) for seat in (0, None) for lang in LANGUAGES]
        largest = max(largest, beginning, *ends)
    assert largest < MOST


def test_s9_the_pages_of_a_story_are_the_whole_of_it() -> None:
    story = Story(REGISTRY["piafs"], {"players": 4})
    story.play_on(random.Random(1))
    state, names = story.state, story.names
    pages, until = [], state.version
    while until:
        page = messages.told(state, 1, names, "fr", until=until)
        assert page.since < until
        assert sum(len(bytes(line)) for line in page.told) <= messages.TOLD_BYTES
        pages.insert(0, page)
        until = page.since
    assert len(pages) > 1
    versions = [json.loads(bytes(line))["version"] for page in pages for line in page.told]
    assert versions == [version for version, _ in state.history]


def test_s9_the_pages_of_the_chat_are_the_whole_of_it() -> None:
    story = Story(REGISTRY["vautour"], {"players": 2})
    for number in range(400):
        story.write(entries.Spoke(seat=number % 2, text=f"{number} " + "é" * 290), f"p{number % 2}")
    heard = messages.heard(story.state, "p0")
    whole = heard.chat
    while heard.earlier:
        heard = messages.heard(story.state, "p0", whole[0].version)
        whole = heard.chat + whole
    assert [said.version for said in whole] == [said.version for said in story.state.chat]


# Over real sockets

over_sockets = pytest.mark.asyncio


async def long_chat(address: str) -> tuple[Guest, Guest, str, Message]:
    """Two people at a table where 300 long things were said."""
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED, BOT])
    table_id = opened["table"]["id"]
    one = await ana.connect(table_id)
    for number in range(300):
        await one.say("chat", seat=0, text=f"{number} " + "😀" * 290)
    await heard(one, 300)
    await ben.post(f"/tables/{table_id}/sit", key=opened["invitation"])
    return ana, ben, table_id, opened


async def heard(one: Seated, n_messages: int) -> None:
    for _ in range(n_messages):
        await one.until("chat")


@over_sockets
async def test_s9_whoever_comes_to_a_long_chat_hears_the_latest_and_may_ask_for_more(
    address: str,
) -> None:
    _, ben, table_id, _ = await long_chat(address)
    two = await ben.connect(table_id)
    assert max(len(text.encode()) for text in two.raw) < MOST
    welcome = two.messages[-1]
    assert welcome["earlier_chat"]
    assert welcome["chat"][-1]["text"].startswith("299 ")
    texts = [said["text"] for said in welcome["chat"]]
    first, more = welcome["chat"][0]["version"], True
    while more:
        page = await ben.get(f"/tables/{table_id}/chat", before=first)
        texts = [said["text"] for said in page["chat"]] + texts
        first, more = page["chat"][0]["version"], page["earlier"]
    assert [int(text.split()[0]) for text in texts] == list(range(300))
    eve = await Guest.enter(address, "Eve")
    refused = await eve.http.get(f"/tables/{table_id}/chat", params={"before": first})
    assert refused.json()["code"] == "no-such-table", "it is private"
    refused = await ben.http.get(f"/tables/{table_id}/chat", params={"before": "x"})
    assert refused.json()["code"] == "bad-message"


@over_sockets
async def test_s9_what_happened_earlier_is_told_as_the_seat_may_know_it(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, INVITED], public=True)
    table_id = opened["table"]["id"]
    await eve.post(f"/tables/{table_id}/sit", key=opened["invitation"])
    one = await ana.connect(table_id)
    await one.play("3")
    await one.until("accepted")
    path, until = f"/tables/{table_id}/told", one.version
    mine = await ana.get(path, until=until, seat=0)
    assert mine["since"] == 0
    assert mine["told"][-1]["event"] == {"event": "chose", "seat": 0, "card": "3"}
    theirs = await eve.get(path, until=until, seat=1)
    assert theirs["told"][-1]["event"]["card"] is None
    assert (await ana.get(path, until=until))["told"][-1]["event"]["card"] is None
    assert (await ana.get(path, until=0))["told"] == []
    refused = await eve.http.get(path, params={"until": until, "seat": 0})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    refused = await eve.http.get(path, params={"until": until, "seat": 9})
    assert refused.json()["code"] == "no-such-seat"
    french = await ana.http.get(
        path, params={"until": until, "seat": 0}, headers={"Accept-Language": "fr"}
    )
    assert french.json()["told"][0]["text"] == "Les cartes sont distribuées."


@over_sockets
async def test_s9_a_seat_says_so_much_and_no_more(server: Running, address: str) -> None:
    usual = server.services.live_tables.limits
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    one = await ana.connect(opened["table"]["id"])
    server.services.live_tables.limits = type(usual)(chat=type(usual.chat)(game=3, after=2))
    try:
        for _ in range(3):
            await one.ask("chat", "chat", seat=0, phrase="hello")
        refused = await one.ask("chat", "chat", seat=0, phrase="hello")
        assert refused["code"] == "said-enough"
        assert "3" in refused["sentence"]
        await one.say("start")
        await one.play_on()
        for _ in range(2):
            said = await one.ask("chat", "chat", seat=0, phrase="good-game")
            assert said["type"] == "chat"
        assert (await one.ask("chat", "chat", seat=0, phrase="again"))["code"] == "said-enough"
    finally:
        server.services.live_tables.limits = usual
