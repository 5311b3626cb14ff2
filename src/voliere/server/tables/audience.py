"""A table's audience: who looks at it, and what they have been told.

Attaching somebody and telling them how the table stands is one step, so nothing gets lost in
between. Moves of one moment that come at once are told together: the first of them wait for the
last, or for whatever else there is to tell.

Not everything is told to everybody: what a seat says is not for who has muted it, and who has muted
whom is nobody's business. So it is kept for each up to which version they have been told, and
`since` names that one: a client that finds another there has missed something.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Set
from typing import Protocol

from voliere.server.interfaces import Clock
from voliere.server.protocol import ChatSaid, Marked, Presence, SealChanged, TableMessage, Undo
from voliere.server.tables import entries, messages, sealing
from voliere.server.tables.table_state import TableState

PRESENCE_SECONDS = 0.1


class Watcher(Protocol):
    """Somebody who looks at a table, from a seat or as a spectator."""

    person: str
    lang: str | None
    seat: int | None

    def send(self, data: bytes) -> None:
        """Take a message, without waiting."""
        ...


class Audience:
    """Those who look at one table."""

    def __init__(self, state: TableState, names: dict[str, str], clock: Clock) -> None:
        self._told: dict[Watcher, int] = {}  # up to which version each of them was told
        self._state = state
        self._names = names
        self._clock = clock
        self._untold: int | None = None  # what happened after this version is told with the next
        self._is_presence_due = False

    @property
    def watchers(self) -> Set[Watcher]:
        """Those who look."""
        return self._told.keys()

    def told_to(self, watcher: Watcher) -> int:
        """The version up to which somebody who looks has been told what happened."""
        return self._told[watcher]

    # Coming and going

    def attach(self, watcher: Watcher, *, seen: int | None) -> None:
        """Welcome somebody and tell them everything from now on."""
        self.tell_untold()
        self._told[watcher] = 0
        self.welcome(watcher, seen=seen)
        self._tell_presence_soon()

    def detach(self, watcher: Watcher) -> None:
        """Tell them nothing more."""
        self._told.pop(watcher, None)
        self._tell_presence_soon()

    def welcome(self, watcher: Watcher, *, seen: int | None) -> None:
        """Tell a watcher how the table stands from where they sit."""
        self.tell_untold()
        welcome = messages.welcome(
            self._state,
            messages.summary(self._state, self._names),
            self._names,
            person=watcher.person,
            seat=watcher.seat,
            lang=watcher.lang,
            seen=seen,
            present=self._present(),
            watching=self._n_watching(),
            now=self._clock.now(),
        )
        self._send(watcher, welcome)

    def _turn_heads(self) -> None:
        """Who sits down looks from there from now on; who stands up becomes a spectator."""
        for watcher in self._told:
            mine = self._state.seats_of(watcher.person)
            if watcher.seat not in mine and (mine or watcher.seat is not None):
                watcher.seat = mine[0] if mine else None
                self.welcome(watcher, seen=None)
        self._tell_presence_soon()

    def _present(self) -> list[int]:
        people = {watcher.person for watcher in self._told}
        return [seat.seat for seat in self._state.seats if seat.person in people]

    def _n_watching(self) -> int:
        seated = {seat.person for seat in self._state.seats}
        return len({one.person for one in self._told} - seated)

    def _tell_presence_soon(self) -> None:
        """Tell everybody who is here; those who come and go in the same moment together."""
        if not self._is_presence_due:
            self._is_presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._is_presence_due = False
        here = messages.encode(Presence(present=self._present(), watching=self._n_watching()))
        for watcher in self._told:
            watcher.send(here)

    # What has happened

    def hold_back(self, before: int) -> None:
        """Let the move that came after version `before` be told with the next."""
        self._untold = before if self._untold is None else self._untold

    def tell_untold(self) -> None:
        """Tell what has been held back, if anything has."""
        if self._untold is not None:
            self.tell_happened(self._untold)

    def tell_happened(self, since: int) -> None:
        """Tell how the game went on after version `since`, or after what was told before."""
        if self._untold is not None:
            since, self._untold = self._untold, None
        news = messages.News(self._state, since, self._names, self._clock.now())
        for watcher, told in self._told.items():
            self._send(watcher, news.for_seat(watcher.seat, watcher.lang, told))

    def tell(self, entry: entries.AnyEntry, before: int) -> None:
        """Tell what an entry has changed since version `before`."""
        match entry:
            case entries.Sat() | entries.Stood():
                self._turn_heads()
                self.tell_untold()
            case entries.Started():
                self._tell_seal(before)  # before the first card
                self.tell_happened(before)
            case entries.Moved() | entries.TakenBack():
                self.tell_happened(before)
            case entries.Replaced() | entries.Returned() | entries.Rested() if self._has_clocks:
                self.tell_happened(before)
            case _:
                self.tell_untold()
        match entry:
            case entries.Spoke():
                self._tell_chat()
            case entries.Marked():
                self._tell_marks()
            case entries.UndoAsked() | entries.UndoAnswered():
                self._tell_undo()
            case entries.Replaced() | entries.Returned():
                self._tell_undo()  # a request lapses when somebody leaves or returns
                self.tell_summary()
            case entries.Pledged() | entries.Contributed() | entries.Called() | entries.Sealed():
                self._tell_seal(self._state.version)
            case entries.Muted() | entries.Rested() | entries.Invited() | entries.BranchedOff():
                pass
            case entries.TakenBack(training=False):
                pass
            case _:
                self.tell_summary()

    def tell_summary(self) -> None:
        """Tell everybody how the table is from outside."""
        self.tell_untold()
        state = self._state
        table = messages.summary(state, self._names)
        for watcher, since in self._told.items():
            self._send(watcher, messages.table_changed(state, table, watcher.person, since))

    @property
    def _has_clocks(self) -> bool:
        """Whether clocks are told: the table is timed and its cards are dealt."""
        return self._state.times is not None and self._state.table is not None

    def _tell_seal(self, version: int) -> None:
        """Tell what the seats add to the deal, if any of them does."""
        seal = sealing.seal(self._state)
        if seal is not None and (any(seal.pledges) or self._state.is_dealing):
            self._tell_all(lambda since: SealChanged(since=since, version=version, seal=seal))

    def _tell_chat(self) -> None:
        said = self._state.chat[-1]
        muted = self._state.muted
        self._tell_all(
            lambda since: ChatSaid(since=since, version=said.version, said=said),
            [one for one in self._told if said.seat not in muted.get(one.person, ())],
        )

    def _tell_marks(self) -> None:
        version, marks = self._state.version, self._state.shown_marks()
        self._tell_all(lambda since: Marked(since=since, version=version, marks=marks))

    def _tell_undo(self) -> None:
        version, undo = self._state.version, self._state.undo
        self._tell_all(lambda since: Undo(since=since, version=version, undo=undo))

    # Sending

    def _tell_all(
        self, message: Callable[[int], TableMessage], watchers: Iterable[Watcher] | None = None
    ) -> None:
        """Tell some or everybody a message, made for those who know the table up to a version."""
        made: dict[int, tuple[bytes, int]] = {}
        for watcher in self._told if watchers is None else watchers:
            since = self._told[watcher]
            if since not in made:
                told = message(since)
                made[since] = messages.encode(told), told.version
            self._send(watcher, *made[since])

    def _send(self, watcher: Watcher, data: bytes, version: int | None = None) -> None:
        """Send a message by which somebody knows the table up to a version, the present one unless
        it is given."""
        watcher.send(data)
        self._told[watcher] = self._state.version if version is None else version
