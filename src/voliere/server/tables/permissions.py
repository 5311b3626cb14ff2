"""Permissions at a table: what a person may do now. Each function looks at how the table stands
and returns the entry to be written, or raises the error that says why not.
"""

from __future__ import annotations

import hmac
import re

from voliere.games.errors import IllegalMove
from voliere.server.errors import ServerError
from voliere.server.people.names import check_name
from voliere.server.protocol import COLOURS
from voliere.server.tables import chat, entries, sealing
from voliere.server.tables.seats import SeatState
from voliere.server.tables.table_state import TableState
from voliere.server.tables.undo import takeback_of
from voliere.table import fair

_ID = re.compile(r"[!-~]{1,64}")
_NONCE = re.compile(r"[0-9a-f]{1,64}")
_PLEDGE = re.compile(r"[0-9a-f]{64}")
CHANGES_LIMIT = 100  # how often somebody may change their mind about one thing at a table


def check_nonce(nonce: str) -> None:
    """Raise ServerError unless it is a short number: it stays for good where cards were dealt from
    it, so it can't be a text that says something about somebody."""
    if not _NONCE.fullmatch(nonce):
        raise ServerError("bad-nonce")


def check_pledge(state: TableState, pledge: str) -> None:
    """Raise ServerError unless it is a hash, at a table that takes pledges."""
    if not _PLEDGE.fullmatch(pledge):
        raise ServerError("bad-pledge")
    if not state.has_pledges:
        raise ServerError("no-pledges")


def own_seat(state: TableState, person: str, seat: int) -> SeatState:
    """The seat, if it is the person's."""
    if not 0 <= seat < len(state.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(state.seats) - 1)
    if state.seats[seat].person != person:
        raise ServerError("not-your-seat", seat=seat)
    return state.seats[seat]


def require_key(state: TableState, key: str | None, now: int) -> None:
    """Raise ServerError unless the key is that of the table's invitation."""
    row = state.row
    good = key is not None and hmac.compare_digest(key.encode(), row.invitation.encode())
    if not good or now >= row.invitation_until:
        raise ServerError("expired-link" if key is not None else "no-such-table")


def may_look(state: TableState, person: str, key: str | None, now: int) -> None:
    """Raise ServerError unless the person may see the table: it is public, theirs, or they have
    its invitation."""
    if not state.row.public and not state.seats_of(person) and state.row.host != person:
        require_key(state, key, now)


def may_look_back(state: TableState, person: str, key: str | None, now: int) -> None:
    """Raise ServerError unless the game may be seen again: it is over, and then by everybody who
    knows its address, which nobody can guess. Of a game that is played they learn only that."""
    if state.stage in ("waiting", "closed"):
        may_look(state, person, key, now)
    if state.stage != "over":
        raise ServerError("not-over")


def check_open(state: TableState) -> None:
    """Raise ServerError if the table was closed."""
    if state.closed:
        raise ServerError("table-expired" if state.expired else "table-closed")


# Before the game


def sit(
    state: TableState,
    person: str,
    *,
    seat: int | None,
    colour: str | None,
    name: str | None,
    nonce: str | None,
    key: str | None,
    now: int,
    pledge: str | None = None,
    is_pledging: bool = False,
) -> entries.Sat | entries.Returned | None:
    """Take a seat, or come back to one's own; None if one sits there already."""
    mine = state.seats_of(person)
    if seat in mine or (seat is None and mine):
        back = [one for one in mine if seat in (one, None) and state.seats[one].replaced_by]
        return entries.Returned(seat=back[0]) if back else None
    may_look(state, person, key, now)
    check_open(state)
    if mine and not state.may_have_several(person):
        raise ServerError("one-seat")
    chosen = _free_seat(state, seat)
    if chosen.plan.kind == "invited" and state.row.host != person:
        require_key(state, key, now)
    if state.stage != "waiting":
        raise ServerError("already-started")
    _check_changes(state, "sat", person)
    if colour is not None and colour not in COLOURS:
        raise ServerError("bad-colour", colour=colour, colours=", ".join(COLOURS))
    if colour is not None and colour in _colours_of_others(state, chosen.seat):
        raise ServerError("colour-taken", colour=colour)
    if nonce is not None:
        check_nonce(nonce)
    if pledge is not None:
        check_pledge(state, pledge)
        if nonce is not None:
            raise ServerError("bad-message", what="nonce, pledge")
    return entries.Sat(
        seat=chosen.seat,
        colour=colour or chosen.colour,
        name=seat_name(name, may_choose=state.may_have_several(person)),
        nonce=nonce,
        pledge=pledge,
        pledging=is_pledging,
    )


def seat_name(name: str | None, *, may_choose: bool) -> str | None:
    """What a seat is called, if another than its person's name is wanted for it."""
    if name is not None and not may_choose:
        raise ServerError("own-name")
    return None if name is None else check_name(name)


def _free_seat(state: TableState, seat: int | None) -> SeatState:
    if seat is None:
        free = [one for one in state.seats if one.is_free]
        if not free:
            raise ServerError("table-full")
        return free[0]
    if not 0 <= seat < len(state.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(state.seats) - 1)
    if not state.seats[seat].is_free:
        raise ServerError("seat-taken", seat=seat)
    return state.seats[seat]


def _colours_of_others(state: TableState, seat: int) -> list[str]:
    return [one.colour for one in state.seats if one.seat != seat and not one.is_free]


def stand(
    state: TableState, person: str, seat: int, *, for_good: bool = False
) -> entries.Stood | entries.Replaced | None:
    """Leave a seat: free it before the game, hand it to a bot while playing, and once the pledges
    are sealed, since the cards will be dealt then."""
    own = own_seat(state, person, seat)
    if state.stage == "waiting" and state.sealed_at is None:
        return entries.Stood(seat=seat)
    if state.stage not in ("waiting", "playing") or own.replaced_by:
        return None
    if not for_good:
        _check_changes(state, "left", seat)
    return entries.Replaced(seat=seat, bot=state.row.substitute, why="left")


def fill(state: TableState, person: str, seat: int, bot: str | None) -> entries.Filled | None:
    """Let a bot have a seat, or free a bot's; None if that is so already."""
    if state.row.host != person:
        raise ServerError("not-host")
    if not 0 <= seat < len(state.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(state.seats) - 1)
    if state.stage == "closed":
        raise ServerError("table-closed")
    if state.stage != "waiting":
        raise ServerError("already-started")
    if state.seats[seat].taken:
        raise ServerError("seat-taken", seat=seat)
    return entries.Filled(seat=seat, bot=bot) if state.seats[seat].bot != bot else None


def pledge(state: TableState, person: str, seat: int, pledge: str) -> entries.Pledged | None:
    """Pledge a nonce for the deal; None if that was done already."""
    own = own_seat(state, person, seat)
    check_pledge(state, pledge)
    if state.stage != "waiting":
        raise ServerError("already-started")
    if own.pledge == pledge:
        return None
    if state.sealed_at is not None:
        raise ServerError("already-sealed")
    _check_changes(state, "contributed", seat)
    return entries.Pledged(seat=seat, pledge=pledge)


def contribute(state: TableState, person: str, seat: int, nonce: str) -> entries.Contributed | None:
    """Give a nonce for the deal: once the pledges are sealed only the one that was pledged. None
    if it was given already."""
    own = own_seat(state, person, seat)
    check_nonce(nonce)
    if state.stage != "waiting":
        raise ServerError("already-started")
    if state.sealed_at is not None:
        if own.pledge is None:
            raise ServerError("already-sealed")
        if fair.pledge(state.commitment, seat, nonce) != own.pledge:
            raise ServerError("wrong-nonce", seat=seat)
    if own.nonce == nonce:
        return None
    _check_changes(state, "contributed", seat)
    return entries.Contributed(seat=seat, nonce=nonce)


def start(
    state: TableState, person: str, now: int
) -> entries.Called | entries.Sealed | entries.Started | None:
    """Deal the cards, or take the first step to it; None if it is under way."""
    if state.row.host != person:
        raise ServerError("not-host")
    check_open(state)
    if state.stage != "waiting":
        raise ServerError("already-started")
    if any(seat.is_free for seat in state.seats):
        raise ServerError("seats-open")
    return None if state.is_dealing else sealing.next_step(state, now)


# While playing


def already_played(state: TableState, seat: int, id: str, move: str) -> int | None:
    """The version a move with this id was accepted as; None if it is new."""
    if not _ID.fullmatch(id):
        raise ServerError("bad-message", what="id")
    before = state.answered.get((seat, id))
    if before is None:
        return None
    if before[1] != move:
        raise ServerError("id-used")
    return before[0]


def play(
    state: TableState,
    seat: int,
    decision: int,
    move: str,
    id: str | None,
    *,
    hurried: bool = False,
) -> entries.Moved:
    """Play a move that answers the decision asked now; `hurried` if it is a bot's that had less
    than its usual time."""
    check_open(state)
    if state.table is None:
        raise ServerError("not-started")
    if state.actors:
        if decision != state.decision:
            raise ServerError("stale")
        if state.table.allows(seat, move):
            return entries.Moved(seat=seat, move=move, id=id, hurried=hurried)
    state.table.copy().play(seat, move)  # raises the error that says why not
    raise IllegalMove("illegal-move", move=move, seat=seat)


def ask_undo(state: TableState, person: str, seat: int) -> entries.UndoAsked:
    """Ask to take back one's last move."""
    check_open(state)
    own_seat(state, person, seat)
    _check_changes(state, "asked", seat)
    going = takeback_of(state, seat)
    return entries.UndoAsked(seat=seat, n_moves=going.n_moves, training=going.is_training)


def answer_undo(state: TableState, person: str, seat: int, *, agree: bool) -> entries.UndoAnswered:
    """Agree to take back, or not."""
    own_seat(state, person, seat)
    if state.undo is None or seat not in state.undo.waiting:
        raise ServerError("undo-not-asked")
    return entries.UndoAnswered(seat=seat, agree=agree)


def ask_hint(state: TableState, person: str, seat: int, decision: int) -> None:
    """Raise an error unless a person may have a hint for the decision that their seat takes now."""
    own_seat(state, person, seat)
    if state.table is None:
        check_open(state)
        raise ServerError("not-started")
    if not state.are_hints_allowed:
        raise ServerError("hints-not-allowed")
    if decision != state.decision or not state.actors:
        raise ServerError("stale")
    if seat not in state.actors:
        actors = ", ".join(map(str, state.actors))
        raise IllegalMove("not-to-move", seat=seat, actors=actors)


def note_hint(state: TableState, seat: int) -> entries.HintGiven | None:
    """Let the game be training, since a seat gets a hint; None if it is already."""
    return None if state.is_training else entries.HintGiven(seat=seat)


def speak(
    state: TableState,
    person: str,
    seat: int,
    *,
    phrase: str | None,
    text: str | None,
    limits: chat.ChatLimits,
) -> entries.Spoke:
    """Say something."""
    own_seat(state, person, seat)
    chat.check_chat(state.options, phrase, text)
    most = limits.after if state.stage == "over" else limits.game
    if state.n_said_by(seat) >= most:
        raise ServerError("said-enough", limit=most)
    return entries.Spoke(seat=seat, phrase=phrase, text=text)


def mark(state: TableState, person: str, seat: int, cells: list[str]) -> entries.Marked | None:
    """Mark the cells that should stay free."""
    own_seat(state, person, seat)
    chat.check_marks(state.options, cells)
    if state.marks.get(seat, []) == cells:
        return None
    _check_changes(state, "marked", seat)
    return entries.Marked(seat=seat, cells=cells)


def report(state: TableState, person: str, seat: int) -> str:
    """Who can be reported for what they do at a seat: somebody else, in person."""
    if not 0 <= seat < len(state.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(state.seats) - 1)
    whom = state.seats[seat].person
    if whom is None or whom == person:
        raise ServerError("not-reportable")
    return whom


def hide_name(state: TableState, person: str, *, hidden: bool) -> entries.NameHidden | None:
    """Take one's name out of a finished game, or put it back; None if it is so already."""
    mine = own_finished(state, person)
    if all(state.seats[seat].is_nameless == hidden for seat in mine):
        return None
    _check_changes(state, "named", person)
    return entries.NameHidden(hidden=hidden)


def branch_off(state: TableState, person: str, table: str, move: int) -> entries.BranchedOff:
    """Play on from a finished game at another table."""
    if state.stage != "over":
        raise ServerError("not-over")
    _check_changes(state, "branched", person)
    return entries.BranchedOff(table=table, move=move)


def own_finished(state: TableState, person: str) -> list[int]:
    """The seats that a person had in a finished game; ServerError if there are none, or if it is
    not over."""
    if state.stage != "over":
        raise ServerError("not-over")
    mine = state.seats_of(person)
    if not mine:
        raise ServerError("not-seated")
    return mine


def mute(state: TableState, person: str, seat: int, *, muted: bool) -> entries.Muted | None:
    """Hear a seat no more, or again; None if it is so already. Those who only watch leave it to
    their own client: nothing about them is kept."""
    if not 0 <= seat < len(state.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(state.seats) - 1)
    if not state.seats_of(person):
        raise ServerError("not-seated")
    if (seat in state.muted.get(person, ())) == muted:
        return None
    _check_changes(state, "muted", person)
    return entries.Muted(seat=seat, muted=muted)


def _check_changes(state: TableState, kind: str, who: str | int) -> None:
    """Raise ServerError if somebody has changed something so often that the log had no end."""
    if state.n_changes[kind, who] >= CHANGES_LIMIT:
        raise ServerError("changed-enough", limit=CHANGES_LIMIT)
