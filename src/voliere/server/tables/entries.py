"""The entries of a table's log: everything that ever happened at a table, in order.

A table is its opening row and its log; whoever folds the same log gets the same table
(`table_state.py`). Who did it stands in the row's `person` column, never inside the entry.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

# What the log's entries mean; raised when old logs must be read differently. Tables of version 1
# are dealt as fair deals were in their version 1: from nonces that nobody had pledged.
LOG_VERSION = 2


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, gc=False
):
    """Something that happened at the table, past tense."""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat; `name` if it is another than the person's own. `pledging`: they pledged
    a nonce when these people last met, and are given a moment to do so again."""

    seat: int
    colour: str
    name: str | None = None
    nonce: str | None = None
    pledge: str | None = None
    pledging: bool = False


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """A person left a seat before the game began."""

    seat: int


class Awaited(Entry, frozen=True, kw_only=True, tag="awaited"):
    """The person of the row is expected at a seat: they had it at the table before this one."""

    seat: int


class Filled(Entry, frozen=True, kw_only=True, tag="filled"):
    """The host let a bot have a seat; without a bot the seat is free again."""

    seat: int
    bot: str | None = None


class Pledged(Entry, frozen=True, kw_only=True, tag="pledged"):
    """A seat gave the hash of its nonce."""

    seat: int
    pledge: str


class Contributed(Entry, frozen=True, kw_only=True, tag="contributed"):
    """A seat gave its nonce for the deal: the one it has pledged, or before the pledges were sealed
    any."""

    seat: int
    nonce: str


class Called(Entry, frozen=True, kw_only=True, tag="called"):
    """The game is to begin; who is awaited may still pledge."""


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """The pledges are fixed, the nonces may be revealed."""


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The cards were dealt."""


class Moved(Entry, frozen=True, kw_only=True, tag="played"):
    """A move; `id` is the client's, None for a bot's move. `hurried`: the bot had less than its
    usual time, since many waited."""

    seat: int
    move: str
    id: str | None = None
    hurried: bool = False


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo-asked"):
    """A seat asked to take back the moves from its last one on; `training`: they have shown
    something hidden to one who plays alone with bots."""

    seat: int
    n_moves: int
    training: bool = False


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo-answered"):
    """A seat agreed, or not."""

    seat: int
    agree: bool


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken-back"):
    """The last moves were taken back; `training`: although they had shown something hidden."""

    n_moves: int
    training: bool = False


class HintsAllowed(Entry, frozen=True, kw_only=True, tag="hints-allowed"):
    """The host lets everybody at the table ask for hints."""


class HintGiven(Entry, frozen=True, kw_only=True, tag="hint-given"):
    """A seat was given a hint, the first of the game: it is training from then on."""

    seat: int


class Replaced(Entry, frozen=True, kw_only=True, tag="replaced"):
    """A bot plays for a seat whose owner has left or has run out of time."""

    seat: int
    bot: str
    why: Literal["left", "time"]


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """The owner of a seat is back."""

    seat: int


class Spoke(Entry, frozen=True, kw_only=True, tag="spoke"):
    """A seat said something."""

    seat: int
    phrase: str | None = None
    text: str | None = None


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    """The person of the row hears, or no longer hears, a seat."""

    seat: int
    muted: bool


class Marked(Entry, frozen=True, kw_only=True, tag="marked"):
    """A seat marked the cells that should stay free."""

    seat: int
    cells: list[str]


class Rested(Entry, frozen=True, kw_only=True, tag="rested"):
    """The owner of a seat is on vacation: its clock stands still meanwhile."""

    seat: int
    start: int
    end: int


class Invited(Entry, frozen=True, kw_only=True, tag="invited"):
    """The host renewed the invitation; links with the old key are void."""

    key: str
    until: int


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Branched(Entry, frozen=True, kw_only=True, tag="branched"):
    """The table plays on from a finished game, `origin` (None: a record that was sent), after
    `move` moves of it, from `seat`. `cards`: hidden ones as they truly were, or drawn anew from
    what that seat knew; `exchanged`: these two changed places. `record` is the game so far."""

    origin: str | None
    move: int
    seat: int
    cards: Literal["true", "anew"]
    exchanged: list[str] = []
    record: dict[str, Any]


class BranchedOff(Entry, frozen=True, kw_only=True, tag="branched-off"):
    """The person of the row plays on from this finished game, after `move` moves, at another
    table."""

    table: str
    move: int


class NameHidden(Entry, frozen=True, kw_only=True, tag="name-hidden"):
    """The person of the row took their name out of the finished game, or put it back."""

    hidden: bool


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table was given up before the game began, has waited too long (`expired`), or was closed
    by the host of the server, also while it was played."""

    expired: bool = False


AnyEntry = (
    Sat
    | Stood
    | Awaited
    | Filled
    | Pledged
    | Contributed
    | Called
    | Sealed
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | HintsAllowed
    | HintGiven
    | Replaced
    | Returned
    | Spoke
    | Muted
    | Marked
    | Rested
    | Invited
    | Rematched
    | Branched
    | BranchedOff
    | NameHidden
    | Closed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read_entry(body: str) -> AnyEntry:
    """The entry of a row."""
    entry: AnyEntry = _decoder.decode(body)
    return entry


def write_entry(entry: AnyEntry) -> str:
    """The body of a row."""
    return _encoder.encode(entry).decode()
