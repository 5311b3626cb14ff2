"""A log with one person forgotten: nothing they chose is left, and the game is the same (R7)."""

from __future__ import annotations

import random

from tests.server.rows import table_row
from voliere.server.people.privacy import forgotten
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.server.tables import entries
from voliere.server.tables.table_state import TableState

PLAN = '[{"kind": "open", "colour": "red"}, {"kind": "open", "colour": "blue"}]'
CANARY = "canary"


def row() -> TableRow:
    return table_row(plan=PLAN, options='{"players": 2}')


class Log:
    """A log that is written here, and how its table stands."""

    def __init__(self) -> None:
        self.rows: list[EntryRow] = []
        self.state = TableState(row())

    def write(self, entry: entries.AnyEntry, person: str | None = None) -> None:
        at = len(self.rows) + 1
        self.rows.append(EntryRow("t", at, at * 1000, person, entries.write_entry(entry)))
        self.state.apply(self.rows[-1])

    def play_on(self) -> None:
        chance = random.Random(3)
        assert self.state.table is not None
        while actors := self.state.actors:
            seat = chance.choice(actors)
            move = str(chance.choice(self.state.table.legal_moves(seat)))
            id = f"{CANARY}-{self.state.version}" if seat == 0 else f"ben-{self.state.version}"
            self.write(entries.Moved(seat=seat, move=move, id=id))

    def without(self, person: str) -> list[EntryRow]:
        changed = {one.seq: one for one in forgotten(self.rows, person)}
        return [changed.get(one.seq, one) for one in self.rows]


def played() -> Log:
    """A game of ana, who changed her seat, her mind and her nonce before it, and ben."""
    table = Log()
    table.write(entries.Sat(seat=1, colour="blue", nonce=f"{CANARY}-left"), "ana")
    table.write(entries.Contributed(seat=1, nonce=f"{CANARY}-left-too"))
    table.write(entries.Stood(seat=1))
    table.write(entries.Sat(seat=1, colour="blue", nonce="ben-nonce"), "ben")
    table.write(entries.Sat(seat=0, colour="red", name=CANARY, nonce=f"{CANARY}-replaced"), "ana")
    table.write(entries.Contributed(seat=0, nonce="dealt-from"))
    table.write(entries.Spoke(seat=0, text=CANARY), "ana")
    table.write(entries.Muted(seat=1, muted=True), "ana")
    table.write(entries.Started())
    table.play_on()
    return table


def folded(rows: list[EntryRow]) -> TableState:
    state = TableState(row())
    for one in rows:
        state.apply(one)
    return state


def test_s6_nothing_is_left_that_the_person_chose() -> None:
    left = "".join(f"{one.person} {one.body}" for one in played().without("ana"))
    assert CANARY not in left
    assert "ana" not in left


def test_r7_the_game_is_the_same_without_the_person() -> None:
    table = played()
    after = folded(table.without("ana"))
    assert table.state.table is not None
    assert after.table is not None
    assert after.table.record(["—", "Ben"]) == table.state.table.record(["—", "Ben"])
    assert after.result == table.state.result
    assert after.seats[0].nonce == "dealt-from"
    for seat in (0, 1, None):
        assert after.view(seat) == table.state.view(seat)


def test_every_move_keeps_an_id_of_its_own_and_others_keep_theirs() -> None:
    table = played()
    after = folded(table.without("ana"))
    assert sorted(after.answered.values()) == sorted(table.state.answered.values())
    theirs = {key for key in table.state.answered if key[0] == 1}
    assert theirs <= set(after.answered)
    table.state.forget("ana", {one.seq for one in forgotten(table.rows, "ana")})
    assert table.state.chat == after.chat == []
    assert table.state.answered == after.answered, "a table in memory is like one read again"


def test_others_rows_stay_as_they_are() -> None:
    table = played()
    changed = {one.seq for one in forgotten(table.rows, "ana")}
    bens = {one.seq for one in table.rows if one.person == "ben" or '"id":"ben' in one.body}
    assert not changed & bens
    assert list(forgotten(table.rows, "nobody")) == []


def test_a_nonce_of_a_game_that_never_began_goes_too() -> None:
    table = Log()
    table.write(entries.Sat(seat=0, colour="red", nonce=CANARY), "ana")
    table.write(entries.Contributed(seat=0, nonce=CANARY))
    assert CANARY not in "".join(one.body for one in table.without("ana"))
