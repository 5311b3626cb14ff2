"""Good conduct at a table: what a person may do now. Each function looks at how the table stands
and gives back the entry to be written, or raises the error that says why not.
"""

from __future__ import annotations

import hmac
import re

from voliere.games.errors import IllegalMove
from voliere.server import log, sealing, talk
from voliere.server.errors import ServerError
from voliere.server.names import check_name
from voliere.server.protocol import COLOURS
from voliere.server.seating import SeatState
from voliere.server.standing import Standing
from voliere.server.takeback import takeback_of
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


def check_pledge(standing: Standing, pledge: str) -> None:
    """Raise ServerError unless it is a hash, at a table that takes pledges."""
    if not _PLEDGE.fullmatch(pledge):
        raise ServerError("bad-pledge")
    if not standing.has_pledges:
        raise ServerError("no-pledges")


def own_seat(standing: Standing, person: str, seat: int) -> SeatState:
    """The seat, if it is the person's."""
    if not 0 <= seat < len(standing.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(standing.seats) - 1)
    if standing.seats[seat].person != person:
        raise ServerError("not-your-seat", seat=seat)
    return standing.seats[seat]


def require_key(standing: Standing, key: str | None, now: int) -> None:
    """Raise ServerError unless the key is that of the table's invitation."""
    row = standing.row
    good = key is not None and hmac.compare_digest(key.encode(), row.invitation.encode())
    if not good or now >= row.invitation_until:
        raise ServerError("expired-link" if key is not None else "no-such-table")


def may_look(standing: Standing, person: str, key: str | None, now: int) -> None:
    """Raise ServerError unless the person may see the table: it is public, theirs, or they have
    its invitation."""
    if not standing.row.public and not standing.seats_of(person) and standing.row.host != person:
        require_key(standing, key, now)


def check_open(standing: Standing) -> None:
    """Raise ServerError if the table was closed before its game began."""
    if standing.closed:
        raise ServerError("table-expired" if standing.expired else "table-closed")


# Before the game


def sit(
    standing: Standing,
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
) -> log.Sat | log.Returned | None:
    """Take a seat, or come back to one's own; None if one sits there already."""
    mine = standing.seats_of(person)
    if seat in mine or (seat is None and mine):
        back = [one for one in mine if seat in (one, None) and standing.seats[one].replaced_by]
        return log.Returned(seat=back[0]) if back else None
    may_look(standing, person, key, now)
    check_open(standing)
    if mine and not standing.may_have_several(person):
        raise ServerError("one-seat")
    chosen = _free_seat(standing, seat)
    if chosen.plan.kind == "invited" and standing.row.host != person:
        require_key(standing, key, now)
    if standing.state != "waiting":
        raise ServerError("already-started")
    _check_changes(standing, "sat", person)
    if colour is not None and colour not in COLOURS:
        raise ServerError("bad-colour", colour=colour, colours=", ".join(COLOURS))
    if colour is not None and colour in _colours_of_others(standing, chosen.seat):
        raise ServerError("colour-taken", colour=colour)
    if nonce is not None:
        check_nonce(nonce)
    if pledge is not None:
        check_pledge(standing, pledge)
        if nonce is not None:
            raise ServerError("bad-message", what="nonce, pledge")
    return log.Sat(
        seat=chosen.seat,
        colour=colour or chosen.colour,
        name=seat_name(name, may_choose=standing.may_have_several(person)),
        nonce=nonce,
        pledge=pledge,
        pledging=is_pledging,
    )


def seat_name(name: str | None, *, may_choose: bool) -> str | None:
    """What a seat is called, if another than its person's name is wanted for it."""
    if name is not None and not may_choose:
        raise ServerError("own-name")
    return None if name is None else check_name(name)


def _free_seat(standing: Standing, seat: int | None) -> SeatState:
    if seat is None:
        free = [one for one in standing.seats if one.is_free]
        if not free:
            raise ServerError("table-full")
        return free[0]
    if not 0 <= seat < len(standing.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(standing.seats) - 1)
    if not standing.seats[seat].is_free:
        raise ServerError("seat-taken", seat=seat)
    return standing.seats[seat]


def _colours_of_others(standing: Standing, seat: int) -> list[str]:
    return [one.colour for one in standing.seats if one.seat != seat and not one.is_free]


def stand(
    standing: Standing, person: str, seat: int, *, for_good: bool = False
) -> log.Stood | log.Replaced | None:
    """Leave a seat: free it before the game, hand it to a bot while playing, and once the pledges
    are sealed, since the cards will be dealt then."""
    own = own_seat(standing, person, seat)
    if standing.state == "waiting" and standing.sealed_at is None:
        return log.Stood(seat=seat)
    if standing.state not in ("waiting", "playing") or own.replaced_by:
        return None
    if not for_good:
        _check_changes(standing, "left", seat)
    return log.Replaced(seat=seat, bot=standing.row.substitute, why="left")


def fill(standing: Standing, person: str, seat: int, bot: str | None) -> log.Filled | None:
    """Let a bot have a seat, or free a bot's; None if that is so already."""
    if standing.row.host != person:
        raise ServerError("not-host")
    if not 0 <= seat < len(standing.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(standing.seats) - 1)
    if standing.state == "closed":
        raise ServerError("table-closed")
    if standing.state != "waiting":
        raise ServerError("already-started")
    if standing.seats[seat].taken:
        raise ServerError("seat-taken", seat=seat)
    return log.Filled(seat=seat, bot=bot) if standing.seats[seat].bot != bot else None


def pledge(standing: Standing, person: str, seat: int, pledge: str) -> log.Pledged | None:
    """Pledge a nonce for the deal; None if that was done already."""
    own = own_seat(standing, person, seat)
    check_pledge(standing, pledge)
    if standing.state != "waiting":
        raise ServerError("already-started")
    if own.pledge == pledge:
        return None
    if standing.sealed_at is not None:
        raise ServerError("already-sealed")
    _check_changes(standing, "contributed", seat)
    return log.Pledged(seat=seat, pledge=pledge)


def contribute(standing: Standing, person: str, seat: int, nonce: str) -> log.Contributed | None:
    """Give a nonce for the deal: once the pledges are sealed only the one that was pledged. None
    if it was given already."""
    own = own_seat(standing, person, seat)
    check_nonce(nonce)
    if standing.state != "waiting":
        raise ServerError("already-started")
    if standing.sealed_at is not None:
        if own.pledge is None:
            raise ServerError("already-sealed")
        if fair.pledge(standing.commitment, seat, nonce) != own.pledge:
            raise ServerError("wrong-nonce")
    if own.nonce == nonce:
        return None
    _check_changes(standing, "contributed", seat)
    return log.Contributed(seat=seat, nonce=nonce)


def start(
    standing: Standing, person: str, now: int
) -> log.Called | log.Sealed | log.Started | None:
    """Deal the cards, or take the first step to it; None if it is under way."""
    if standing.row.host != person:
        raise ServerError("not-host")
    check_open(standing)
    if standing.state != "waiting":
        raise ServerError("already-started")
    if any(seat.is_free for seat in standing.seats):
        raise ServerError("seats-open")
    return None if standing.is_dealing else sealing.next_step(standing, now)


# While playing


def already_played(standing: Standing, seat: int, id: str, move: str) -> int | None:
    """The version a move with this id was accepted as; None if it is new."""
    if not _ID.fullmatch(id):
        raise ServerError("bad-message", what="id")
    before = standing.answered.get((seat, id))
    if before is None:
        return None
    if before[1] != move:
        raise ServerError("id-used")
    return before[0]


def play(
    standing: Standing,
    seat: int,
    decision: int,
    move: str,
    id: str | None,
    *,
    hurried: bool = False,
) -> log.Played:
    """Play a move that answers the decision asked now; `hurried` if it is a bot's that had less
    than its usual time."""
    if standing.table is None:
        check_open(standing)
        raise ServerError("not-started")
    if standing.actors:
        if decision != standing.decision:
            raise ServerError("stale")
        if standing.table.allows(seat, move):
            return log.Played(seat=seat, move=move, id=id, hurried=hurried)
    standing.table.copy().play(seat, move)  # raises the error that says why not
    raise IllegalMove("illegal-move", move=move, seat=seat)


def ask_undo(standing: Standing, person: str, seat: int) -> log.UndoAsked:
    """Ask to take back one's last move."""
    own_seat(standing, person, seat)
    _check_changes(standing, "asked", seat)
    going = takeback_of(standing, seat)
    return log.UndoAsked(seat=seat, n_moves=going.n_moves, training=going.is_training)


def answer_undo(standing: Standing, person: str, seat: int, *, agree: bool) -> log.UndoAnswered:
    """Agree to take back, or not."""
    own_seat(standing, person, seat)
    if standing.undo is None or seat not in standing.undo.waiting:
        raise ServerError("undo-not-asked")
    return log.UndoAnswered(seat=seat, agree=agree)


def speak(
    standing: Standing,
    person: str,
    seat: int,
    *,
    phrase: str | None,
    text: str | None,
    limits: talk.ChatLimits,
) -> log.Spoke:
    """Say something."""
    own_seat(standing, person, seat)
    talk.check_chat(standing.options, phrase, text)
    most = limits.after if standing.state == "over" else limits.game
    if standing.n_said_by(seat) >= most:
        raise ServerError("said-enough", limit=most)
    return log.Spoke(seat=seat, phrase=phrase, text=text)


def mark(standing: Standing, person: str, seat: int, cells: list[str]) -> log.Marked | None:
    """Mark the cells that should stay free."""
    own_seat(standing, person, seat)
    talk.check_marks(standing.options, cells)
    if standing.marks.get(seat, []) == cells:
        return None
    _check_changes(standing, "marked", seat)
    return log.Marked(seat=seat, cells=cells)


def mute(standing: Standing, person: str, seat: int, *, muted: bool) -> log.Muted | None:
    """Hear a seat no more, or again; None if it is so already. Those who only watch leave it to
    their own client: nothing about them is kept."""
    if not 0 <= seat < len(standing.seats):
        raise IllegalMove("no-such-seat", seat=seat, last=len(standing.seats) - 1)
    if not standing.seats_of(person):
        raise ServerError("not-seated")
    if (seat in standing.muted.get(person, ())) == muted:
        return None
    _check_changes(standing, "muted", person)
    return log.Muted(seat=seat, muted=muted)


def _check_changes(standing: Standing, kind: str, who: str | int) -> None:
    """Raise ServerError if somebody has changed something so often that the log had no end."""
    if standing.n_changes[kind, who] >= CHANGES_LIMIT:
        raise ServerError("changed-enough", limit=CHANGES_LIMIT)
