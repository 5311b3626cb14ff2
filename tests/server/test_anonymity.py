"""A log with one person forgotten: nothing they chose is left, and the game is the same (R7)."""

from __future__ import annotations

import random

from tests.server.rows import table_row
from voliere.server import log
from voliere.server.anonymity import forgotten
from voliere.server.standing import Standing
from voliere.server.storage.rows import EntryRow, TableRow

PLAN = '[{"kind": "open", "colour": "red"}, {"kind": "open", "colour": "blue"}]'
CANARY = "canary"


def row() -> TableRow:
    return table_row(plan=PLAN, options='{"players": 2}')


class Log:
    """A log that is written here, and how its table stands."""

    def __init__(self) -> None:
        self.rows: list[EntryRow] = []
        self.standing = Standing(row())

    def write(self, entry: log.AnyEntry, person: str | None = None) -> None:
        at = len(self.rows) + 1
        self.rows.append(EntryRow("t", at, at * 1000, person, log.write_entry(entry)))
        self.standing.apply(self.rows[-1])

    def play_on(self) -> None:
        chance = random.Random(3)
        assert self.standing.table is not None
        while actors := self.standing.actors:
            seat = chance.choice(actors)
            move = str(chance.choice(self.standing.table.legal_moves(seat)))
            id = (
                f"{CANARY}-{self.standing.version}" if seat == 0 else f"ben-{self.standing.version}"
            )
            self.write(log.Played(seat=seat, move=move, id=id))

    def without(self, person: str) -> list[EntryRow]:
        changed = {one.seq: one for one in forgotten(self.rows, person)}
        return [changed.get(one.seq, one) for one in self.rows]


def played() -> Log:
    """A game of ana, who changed her seat, her mind and her nonce before it, and ben."""
    table = Log()
    table.write(log.Sat(seat=1, colour="blue", nonce=f"{CANARY}-left"), "ana")
    table.write(log.Contributed(seat=1, nonce=f"{CANARY}-left-too"))
    table.write(log.Stood(seat=1))
    table.write(log.Sat(seat=1, colour="blue", nonce="ben-nonce"), "ben")
    table.write(log.Sat(seat=0, colour="red", name=CANARY, nonce=f"{CANARY}-replaced"), "ana")
    table.write(log.Contributed(seat=0, nonce="dealt-from"))
    table.write(log.Spoke(seat=0, text=CANARY), "ana")
    table.write(log.Muted(seat=1, muted=True), "ana")
    table.write(log.Started())
    table.play_on()
    return table


def folded(rows: list[EntryRow]) -> Standing:
    standing = Standing(row())
    for one in rows:
        standing.apply(one)
    return standing


def test_s6_nothing_is_left_that_the_person_chose() -> None:
    left = "".join(f"{one.person} {one.body}" for one in played().without("ana"))
    assert CANARY not in left
    assert "ana" not in left


def test_r7_the_game_is_the_same_without_the_person() -> None:
    table = played()
    after = folded(table.without("ana"))
    assert table.standing.table is not None
    assert after.table is not None
    assert after.table.record(["—", "Ben"]) == table.standing.table.record(["—", "Ben"])
    assert after.result == table.standing.result
    assert after.seats[0].nonce == "dealt-from"
    for seat in (0, 1, None):
        assert after.view(seat) == table.standing.view(seat)


def test_every_move_keeps_an_id_of_its_own_and_others_keep_theirs() -> None:
    table = played()
    after = folded(table.without("ana"))
    assert sorted(after.answered.values()) == sorted(table.standing.answered.values())
    theirs = {key for key in table.standing.answered if key[0] == 1}
    assert theirs <= set(after.answered)
    table.standing.forget("ana", {one.seq for one in forgotten(table.rows, "ana")})
    assert table.standing.chat == after.chat == []
    assert table.standing.answered == after.answered, "a table in memory is like one read again"


def test_others_rows_stay_as_they_are() -> None:
    table = played()
    changed = {one.seq for one in forgotten(table.rows, "ana")}
    bens = {one.seq for one in table.rows if one.person == "ben" or '"id":"ben' in one.body}
    assert not changed & bens
    assert list(forgotten(table.rows, "nobody")) == []


def test_a_nonce_of_a_game_that_never_began_goes_too() -> None:
    table = Log()
    table.write(log.Sat(seat=0, colour="red", nonce=CANARY), "ana")
    table.write(log.Contributed(seat=0, nonce=CANARY))
    assert CANARY not in "".join(one.body for one in table.without("ana"))
