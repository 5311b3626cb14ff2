"""How a table stands: the fold of its log. No clock, no storage, no network in here.

`apply` takes one entry after the other; the same entries give the same state in every process.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection
from typing import Literal

import msgspec

from voliere.games import by_name
from voliere.games.game import Event, Result, View
from voliere.server.people.privacy import move_id
from voliere.server.protocol import Marks, Pace, Said, TableStage, UndoState
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.server.tables import entries
from voliere.server.tables.clocks import TableTimes
from voliere.server.tables.seats import PlannedSeat, SeatState
from voliere.table import fair
from voliere.table.record import from_record
from voliere.table.table import Table, make_options

SEED_BYTES = 7  # of the secret, that later rounds of a branch are drawn from


class TableState:
    """A table at one version of its log."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = by_name(row.game)
        self.options = make_options(self.game, **json.loads(row.options))
        self.pace = msgspec.json.decode(row.pace, type=Pace)
        plan = msgspec.json.decode(row.plan, type=list[PlannedSeat])
        self.seats = [SeatState(seat, one, one.colour) for seat, one in enumerate(plan)]
        self.version = 0
        self.decision = 0  # the version at which the present moment began
        self.table: Table | None = None
        self.called_at: int | None = None  # since when pledges are awaited
        self.sealed_at: int | None = None  # since when the nonces may be revealed
        self.closed = False
        self.expired = False
        self.rematch: str | None = None
        self.rematch_by: str | None = None
        self.times = None if self.pace.kind == "untimed" else TableTimes(self.pace, len(plan))
        self.chat: list[Said] = []
        self.n_said: Counter[tuple[int, TableStage]] = Counter()  # by seat, before and after
        self.muted: dict[str, set[int]] = {}
        self.n_changes: Counter[tuple[str, str | int | None]] = Counter()  # by kind, by whom
        self.marks: dict[int, list[str]] = {}
        self.undo: UndoState | None = None
        self.back_at = 0  # the version at which moves were last taken back
        self.has_allowed_hints = False  # whether the host lets everybody ask for them
        self.is_training = False  # whether hints were given, or moves taken back that showed much
        self.branched: entries.Branched | None = None  # from which game this one goes on
        self.branches: list[tuple[str | None, entries.BranchedOff]] = []  # by whom, and where
        self.history: list[tuple[int, Event]] = []  # each event with the version it came with
        self.plays: list[tuple[int, int]] = []  # each move still standing: its version and seat
        self.answered: dict[tuple[int, str], tuple[int, str]] = {}
        self.hurried: set[int] = set()  # the seats whose bots had less than their usual time
        self.ended_at: int | None = None  # when the last move was played
        self._actors: list[int] = []
        self.has_pledges = row.log_version > 1
        self.commitment = self._commitment()

    # What is going on

    @property
    def stage(self) -> TableStage:
        """Waiting for players, playing, over, or closed before that."""
        if self.closed:
            return "closed"
        if self.table is None:
            return "waiting"
        return "playing" if self._actors else "over"

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self.table.result if self.table else None

    @property
    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return self._actors

    @property
    def bots_to_decide(self) -> list[tuple[int, str]]:
        """The seats that must decide now and the bots that do it for them."""
        theirs = [(seat, bot) for seat in self.actors if (bot := self.seats[seat].bot)]
        return [] if theirs and self.is_paused else theirs

    @property
    def is_dealing(self) -> bool:
        """Whether the game is to begin as soon as pledges and nonces are there or overdue."""
        is_under_way = self.called_at is not None or self.sealed_at is not None
        return is_under_way and self.stage == "waiting"

    @property
    def is_paused(self) -> bool:
        """Whether nobody plays in person any more, and somebody has left who may come back: the
        game waits for them. Where time has taken the seats of all, bots play on to the end."""
        theirs = [seat for seat in self.seats if seat.taken]
        return all(seat.replaced_by for seat in theirs) and any(
            seat.has_left and seat.person is not None for seat in theirs
        )

    @property
    def is_minded(self) -> bool:
        """Whether the server must look after the table by itself: a bot or a clock is at work, or
        the cards are about to be dealt."""
        return self.is_dealing or (self.stage == "playing" and self.may_be_minded)

    @property
    def may_be_minded(self) -> bool:
        """Whether the server must look after the table, or will have to when the cards are to be
        dealt or the game begins."""
        if self.stage == "waiting" and any(one.pledge or one.is_pledging for one in self.seats):
            return True
        return (
            self.stage in ("waiting", "playing")
            and (self.times is not None or any(seat.bot for seat in self.seats))
            and not self.is_paused
        )

    @property
    def is_alone_with_bots(self) -> bool:
        """Whether one person plays, and all other seats were bots' from the start."""
        return sum(seat.plan.kind != "bot" for seat in self.seats) == 1

    @property
    def are_hints_allowed(self) -> bool:
        """Whether those who sit here may ask for hints."""
        return self.has_allowed_hints or self.is_alone_with_bots

    @property
    def is_left_to_bots(self) -> bool:
        """Whether bots have all seats, and the game waits for nobody."""
        return all(seat.bot for seat in self.seats) and not self.is_paused

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person has."""
        return [one.seat for one in self.seats if person is not None and one.person == person]

    @property
    def nameless(self) -> set[str | None]:
        """The people who have taken their names out of the finished game."""
        return {one.person for one in self.seats if one.is_nameless}

    def may_have_several(self, person: str) -> bool:
        """Whether a person may take more than one seat."""
        allowed = self.row.several_seats
        return allowed == "everybody" or (allowed == "host" and self.row.host == person)

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        assert self.table is not None, "there is a view once the cards are dealt"
        return self.table.view(seat)

    # The fold

    def apply(self, row: EntryRow, entry: entries.AnyEntry | None = None) -> None:
        """Take the next entry of the log; `entry` if the row has been read already."""
        assert row.seq == self.version + 1, "a log has no gaps"
        entry = entry or entries.read_entry(row.body)
        self.version = row.seq
        match entry:
            case entries.Moved():  # first, for nearly all of them are
                self._play(entry, row)
            case entries.Sat():
                self._sit(entry, row.person)
            case entries.Stood(seat=seat):
                plan = self.seats[seat].plan
                self.seats[seat] = SeatState(seat, plan, plan.colour)
                self.called_at = None
            case entries.Awaited(seat=seat):
                self.seats[seat].awaits = row.person
            case entries.Filled(seat=seat, bot=bot):
                self._fill(seat, bot)
            case entries.Pledged(seat=seat, pledge=pledge):
                self._contribute(seat, pledge, None)
            case entries.Contributed(seat=seat, nonce=nonce):
                self._contribute(seat, None, nonce)
            case entries.Called():
                self.called_at = row.at
            case entries.Sealed():
                self.sealed_at = row.at
            case entries.Started():
                self._start(row)
            case entries.UndoAsked(seat=seat, n_moves=n_moves, training=training):
                self.n_changes["asked", seat] += 1
                self.undo = UndoState(
                    seat=seat, n_moves=n_moves, waiting=self.others(seat), training=training
                )
            case entries.UndoAnswered():
                self._answer_undo(entry)
            case entries.TakenBack(n_moves=n_moves, training=training):
                self._take_back(n_moves, row)
                self.is_training |= training
            case entries.HintsAllowed():
                self.has_allowed_hints = True
            case entries.HintGiven():
                self.is_training = True
            case entries.Replaced(seat=seat, bot=bot, why=why):
                self._replace(seat, bot, why)
            case entries.Returned(seat=seat):
                self.seats[seat].replaced_by = None
                self.seats[seat].has_left = False
                self.undo = None  # whoever is back has not agreed
                if self.times and seat in self.actors:
                    self.times.seats[seat].ask(row.at)
            case entries.Spoke():
                self._speak(entry, row)
            case entries.Muted(seat=seat, muted=muted):
                self.n_changes["muted", row.person] += 1
                heard = self.muted.setdefault(row.person or "", set())
                (heard.add if muted else heard.discard)(seat)
            case entries.Marked(seat=seat, cells=cells):
                self.n_changes["marked", seat] += 1
                self.marks[seat] = cells
            case entries.Rested(seat=seat, start=start, end=end):
                self._rest(seat, start, end)
            case entries.Invited(key=key, until=until):
                self.row = self.row._replace(invitation=key, invitation_until=until)
            case entries.Rematched(table=table):
                self.rematch, self.rematch_by = table, row.person
            case entries.Branched():
                self.branched, self.is_training = entry, True
            case entries.BranchedOff():
                self.n_changes["branched", row.person] += 1
                self.branches.append((row.person, entry))
            case entries.NameHidden(hidden=hidden):
                self.n_changes["named", row.person] += 1
                for seat in self.seats_of(row.person):
                    self.seats[seat].is_nameless = hidden
            case entries.Closed(expired=expired):
                self.closed, self.expired = True, expired
                self._actors = []
                self.undo = None

    def shown_marks(self) -> list[Marks]:
        """The marked cells of all seats."""
        return [Marks(seat=seat, cells=cells) for seat, cells in self.marks.items() if cells]

    def forget(self, person: str, versions: Collection[int]) -> None:
        """Forget who a person was, and what they chose in these entries; their seats and moves
        stay."""
        for seat in self.seats_of(person):
            self.seats[seat].person = self.seats[seat].name = None
        self.answered = {
            (seat, move_id(version) if version in versions else id): (version, move)
            for (seat, id), (version, move) in self.answered.items()
        }
        self.chat = [said for said in self.chat if said.version not in versions]
        self.branches = [one for one in self.branches if one[0] != person]
        for one in self.seats:
            one.awaits = None if one.awaits == person else one.awaits
        self.muted.pop(person, None)
        if self.row.host == person:
            self.row = self.row._replace(host=None)
        if self.rematch_by == person:
            self.rematch_by = None

    def _speak(self, entry: entries.Spoke, row: EntryRow) -> None:
        self.n_said[entry.seat, self.stage] += 1
        if entry.phrase is None and entry.text is None:
            return  # its speaker wanted it forgotten
        said = Said(
            version=row.seq, seat=entry.seat, at=row.at, phrase=entry.phrase, text=entry.text
        )
        self.chat.append(said)

    def n_said_by(self, seat: int) -> int:
        """How much a seat has said in the game so far, or since it is over."""
        if self.stage == "over":
            return self.n_said[seat, "over"]
        return self.n_said[seat, "waiting"] + self.n_said[seat, "playing"]

    def _sit(self, entry: entries.Sat, person: str | None) -> None:
        self.n_changes["sat", person] += 1
        seat = self.seats[entry.seat]
        seat.person, seat.taken = person, True
        seat.colour, seat.name, seat.is_pledging = entry.colour, entry.name, entry.pledging
        if entry.pledge is not None or entry.nonce is not None:
            self._contribute(entry.seat, entry.pledge, entry.nonce)

    def _contribute(self, seat: int, pledge: str | None, nonce: str | None) -> None:
        """A seat has pledged a nonce or given it; one that is given stands as pledged."""
        if nonce is not None and self.has_pledges:
            pledge = fair.pledge(self.commitment, seat, nonce)
        own = self.seats[seat]
        own.pledge, own.nonce, own.is_pledging = pledge, nonce, False
        self.n_changes["contributed", seat] += 1

    def _bond(self) -> fair.Bond:
        seats = self.seats
        return fair.Bond(self.row.id, [one.who for one in seats], [one.pledge for one in seats])

    def _commitment(self) -> str:
        """What binds the table to its deals from the first moment on."""
        if not self.has_pledges:
            return fair.commitment(self.row.secret)
        options = msgspec.to_builtins(self.options)
        return fair.bound_commitment(self.row.secret, self._bond(), self.game.name, options)

    def _fill(self, seat: int, bot: str | None) -> None:
        free: Literal["open", "invited"] = "open" if self.row.public else "invited"
        colour = self.seats[seat].colour
        plan = PlannedSeat(kind=free if bot is None else "bot", bot=bot, colour=colour)
        self.seats[seat] = SeatState(seat, plan, colour)

    def _new_table(self) -> Table:
        """The cards, dealt from the table's secret and everybody's nonces; of a branch as its
        record has them."""
        if self.branched is not None:
            table = from_record(self.branched.record)
            table.draw_later_rounds(int.from_bytes(self.row.secret[:SEED_BYTES]))
            return table
        if self.has_pledges:
            bond, nonces = self._bond(), tuple(seat.nonce for seat in self.seats)
        else:
            bond, nonces = None, tuple(seat.nonce or "" for seat in self.seats)
        return Table(self.game, self.options, secret=self.row.secret, nonces=nonces, bond=bond)

    def _start(self, row: EntryRow) -> None:
        self.table = self._new_table()
        self._actors = self.table.actors
        self.history += [(row.seq, event) for event in self.table.events()]
        self._begin_moment(row)

    def _play(self, entry: entries.Moved, row: EntryRow) -> None:
        assert self.table is not None, "moves come after the start"
        before = self._actors
        events = self.table.play(entry.seat, entry.move)
        self._actors = self.table.actors
        self.history += [(row.seq, event) for event in events]
        self.plays.append((row.seq, entry.seat))
        if not self._actors:
            self.ended_at = row.at
        if entry.id is not None:
            self.answered[entry.seat, entry.id] = (row.seq, entry.move)
        (self.hurried.add if entry.hurried else self.hurried.discard)(entry.seat)
        self.undo = None
        if self.times:
            self.times.seats[entry.seat].answer(row.at)
        if self._actors != [seat for seat in before if seat != entry.seat]:
            self._begin_moment(row)

    def _begin_moment(self, row: EntryRow) -> None:
        self.decision = row.seq
        if self.times:
            for seat, times in enumerate(self.times.seats):
                if seat in self.actors and self.seats[seat].bot is None:
                    times.ask(row.at)
                else:
                    times.stop()

    def others(self, seat: int) -> list[int]:
        """The seats whose owners must agree to an undo: people who are there, one's own not."""
        mine = self.seats[seat].person
        return [
            one.seat
            for one in self.seats
            if one.taken and one.person not in (mine, None) and one.replaced_by is None
        ]

    def _answer_undo(self, entry: entries.UndoAnswered) -> None:
        if self.undo is None or not entry.agree:
            self.undo = None  # it may have lapsed in between
            return
        waiting = [seat for seat in self.undo.waiting if seat != entry.seat]
        self.undo = msgspec.structs.replace(self.undo, waiting=waiting)

    def _take_back(self, n_moves: int, row: EntryRow) -> None:
        assert self.table is not None, "moves come after the start"
        self.table.undo(n_moves)
        self._actors = self.table.actors
        del self.plays[len(self.plays) - n_moves :]
        del self.history[self.table.version :]
        self.undo = self.ended_at = None
        self.back_at = row.seq
        self._begin_moment(row)

    def _replace(self, seat: int, bot: str, why: str) -> None:
        self.seats[seat].replaced_by = bot
        self.seats[seat].has_left = why == "left"
        self.undo = None  # whoever has gone can't agree
        if why == "left":
            self.n_changes["left", seat] += 1
        if self.times:
            times = self.times.seats[seat]
            times.stop()
            if why == "time":
                times.bank = 0

    def _rest(self, seat: int, start: int, end: int) -> None:
        if self.times:
            rests = self.times.seats[seat].rests
            rests[:] = [(a, min(b, start)) for a, b in rests if a < start]
            if end > start:
                rests.append((start, end))
