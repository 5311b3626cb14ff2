"""Who sits where: the plan a table was opened with, and what has become of each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from voliere.server.protocol import COLOURS, Seat, SeatKind


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
    nonce: str = ""
    replaced_by: str | None = None
    nth: int | None = None  # which of several bots of one kind sits here, counted from 1

    @property
    def kind(self) -> SeatKind:
        """What the seat is now."""
        return "person" if self.taken else self.plan.kind

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down here."""
        return not self.taken and self.plan.kind != "bot"

    @property
    def bot(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.plan.bot if self.plan.kind == "bot" else self.replaced_by

    def shown(self, names: dict[str, str]) -> Seat:
        """The seat as everybody may see it; `names` are those of the people."""
        return Seat(
            seat=self.seat,
            kind=self.kind,
            name=self.shown_name(names),
            colour=self.colour,
            bot=self.plan.bot,
            played_by=self.replaced_by,
        )

    def shown_name(self, names: dict[str, str]) -> str:
        """What the one who sits here is called; empty while the seat is free."""
        if self.plan.kind == "bot":
            name = str(self.plan.bot).capitalize()
            return name if self.nth is None else f"{name} {self.nth}"
        if not self.taken:
            return ""
        return self.name or names.get(self.person or "", "") or "—"


def new_seats(plan: list[PlannedSeat]) -> list[SeatState]:
    """The seats of a table before anybody has come."""
    seats = [SeatState(seat, one, one.colour) for seat, one in enumerate(plan)]
    for bot in {one.bot for one in plan if one.kind == "bot"}:
        alike = [seat for seat in seats if seat.plan.kind == "bot" and seat.plan.bot == bot]
        if len(alike) > 1:
            for nth, seat in enumerate(alike, start=1):
                seat.nth = nth
    return seats


def colour_for(wanted: str | None, taken: list[str]) -> str:
    """The wanted colour, or else the first that nobody has."""
    if wanted is not None:
        return wanted
    return next(colour for colour in COLOURS if colour not in taken)
