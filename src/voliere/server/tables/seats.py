"""Who sits where: the plan a table was opened with, and what has become of each seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase
from typing import Literal

import msgspec

from voliere.games.doors.levels import called
from voliere.server.people.names import likeness
from voliere.server.protocol import COLOURS, Seat, SeatKind

NAMELESS = "—"  # who has deleted their account, or taken their name out of a game


class PlannedSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as the host planned it; the host's own seats are taken through the log."""

    kind: Literal["open", "invited", "bot"]
    bot: str | None = None
    colour: str


@dataclass
class SeatState:
    """A seat now."""

    seat: int
    plan: PlannedSeat
    colour: str
    person: str | None = None
    taken: bool = False
    name: str | None = None  # another than the person's own, for several people at one device
    pledge: str | None = None
    nonce: str | None = None
    is_pledging: bool = False  # for a pledge
    replaced_by: str | None = None
    awaits: str | None = None  # who had this seat at the table before, and may come again
    has_left: bool = False  # of one's own accord, not because time was up
    is_nameless: bool = False  # its person has taken their name out of the finished game

    @property
    def kind(self) -> SeatKind:
        """What the seat is now."""
        return "person" if self.taken else self.plan.kind

    @property
    def who(self) -> str:
        """What the table's commitment says plays here."""
        return f"bot:{self.plan.bot}" if self.plan.kind == "bot" else "person"

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down here."""
        return not self.taken and self.plan.kind != "bot"

    @property
    def bot(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.plan.bot if self.plan.kind == "bot" else self.replaced_by

    def shown(self, name: str, names: dict[str, str]) -> Seat:
        """The seat as everybody may see it, with what its player is called here; `names` are the
        people's own."""
        return Seat(
            seat=self.seat,
            kind=self.kind,
            name=name,
            colour=self.colour,
            bot=self.plan.bot,
            played_by=self.replaced_by,
            awaited=names.get(self.awaits or "") if self.is_free else None,
        )

    def shown_name(self, names: dict[str, str]) -> str:
        """What the one who sits here is called; empty while the seat is free."""
        if self.plan.kind == "bot":
            return called(str(self.plan.bot))
        if not self.taken:
            return ""
        if self.is_nameless:
            return NAMELESS
        return self.name or names.get(self.person or "", "") or NAMELESS


def names_at(seats: list[SeatState], names: dict[str, str]) -> list[str]:
    """What everybody is called at the table: `names` are the people's own; those whose names look
    the same get letters, since a number after a name would read like a card.

    >>> plan = PlannedSeat(kind="bot", bot="merle", colour="red")
    >>> names_at([SeatState(seat, plan, "red") for seat in range(3)], {})
    ['Merle', 'Merle B', 'Merle C']
    """
    return list(told_apart(tuple(seat.shown_name(names) for seat in seats)))


@lru_cache(maxsize=4096)
def told_apart(shown: tuple[str, ...]) -> tuple[str, ...]:
    """Names, with letters behind those that look like one before, or like another with a letter."""
    told: list[str] = []
    taken = Counter(likeness(name) for name in shown)
    met: set[str] = set()
    for name in shown:
        like, lettered = likeness(name), name
        if name and like in met:
            letters = (f"{name} {letter}" for letter in ascii_uppercase[1:])
            lettered = next(one for one in letters if not taken[likeness(one)])
            taken[likeness(lettered)] += 1
        met.add(like)
        told.append(lettered)
    return tuple(told)


def colour_for(wanted: str | None, taken: list[str]) -> str:
    """The wanted colour, or else the first that nobody has."""
    if wanted is not None:
        return wanted
    return next(colour for colour in COLOURS if colour not in taken)
