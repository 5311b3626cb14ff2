"""What a move would show, and to whom. No rule of any game is needed to find out.

From all the states that somebody could not tell apart before the move some are drawn, and the move
is played in each: what looks the same in all of them has shown nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from voliere.games.game import Event, View
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import Table

DRAWS = 32
SWEEPS = 8  # between two states that nobody could tell apart
FOLLOWS = ("seat", "actors", "moves")  # in a seat's view: what follows from the rest of it


def reveals(table: Table, mover: int, move: str, *, is_agreed: bool) -> bool:
    """Whether playing this move now would show somebody something hidden, of any seat's cards or of
    what lies ahead; the mover's own cards do not count if its person agrees to that."""
    after = table.copy()
    events = after.play(mover, move)
    number = table.position.number_of(move)
    others = [seat for seat in range(table.options.players) if seat != mover]
    if any(_is_news_to(seat, table, after, events) for seat in others):
        return True
    viewers = (mover, None) if is_agreed else (mover,)
    worlds = _worlds_of(table.position, mover)
    seen = {_seen_after(world, mover, number, viewers) for world in worlds}
    if len(seen) > 1 or is_agreed:
        return len(seen) > 1
    public = _encoded([(events, after.view(None))], (None,))
    return _tells_about_mover(table.position, mover, number, public)


def shows_hand(table: Table, mover: int, move: str) -> bool:
    """Whether this move can be played only by who holds a card that nobody else could be sure of:
    playing it shows the card."""
    number = table.position.number_of(move)
    return any(not world.allows(mover, number) for world in _public_worlds(table.position))


def _is_news_to(seat: int, before: Table, after: Table, events: list[Event]) -> bool:
    """Whether a seat alone, which has not moved, is shown something, such as a card it draws."""
    if any(event.seen_by(seat) != event.seen_by(None) for event in events):
        return True
    return _private(before, seat) != _private(after, seat)


def _private(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees that a spectator does not."""
    own = table.view(seat).to_dict()
    public = table.view(None).to_dict()
    return {
        name: value for name, value in own.items() if name not in FOLLOWS and value != public[name]
    }


def _tells_about_mover(position: Position, mover: int, move: int, seen: bytes) -> bool:
    """Whether what all see of this move could not be seen in some state that is possible for all
    they know: then it tells them something about the mover's cards."""
    return not all(_is_possible(world, mover, move, seen) for world in _public_worlds(position))


def _is_possible(world: Position, mover: int, move: int, seen: bytes) -> bool:
    """Whether some move of the mover would look like that in this state."""
    return any(
        _seen_after(world, mover, other, (None,)) == seen for other in _moves_in(world, mover, move)
    )


# States that somebody can't tell apart


def _worlds_of(position: Position, seat: int) -> Iterator[Position]:
    """States drawn from all those that a seat could not tell from the present one."""
    known = position.remembered(seat)
    for draw in range(1, DRAWS + 1):
        yield known.determinized(seat, rng.seeded(draw))


def _public_worlds(position: Position) -> Iterator[Position]:
    """States drawn from all those that fit what everybody has seen. What one seat can't know is
    drawn anew, then what another can't, and so on: nobody's own cards stay. (Where two seats know
    each other's cards for sure these stay: then only a spectator could learn them.)"""
    chance = rng.seeded(DRAWS)
    world = position.remembered(0)
    seats = range(min(2, position.options.players))
    for _ in range(DRAWS):
        for seat in (*seats,) * SWEEPS:
            world = world.determinized(seat, chance)
        yield world


def _moves_in(world: Position, seat: int, move: int) -> Iterator[int]:
    """The moves a seat may play in a state, this one first if it is among them."""
    if world.allows(seat, move):
        yield move
    yield from world.legal(seat).tolist()


# What is seen


def _seen_after(world: Position, mover: int, move: int, viewers: tuple[int | None, ...]) -> bytes:
    """All that these viewers would see if the move were played in that state."""
    after = world.copy()
    rows = after.play_logged(mover, move)
    if rows is None:
        raise AssertionError("what a seat may play does not depend on what it can't know")
    if after.awaits_deal:
        return world.buffer.tobytes()  # cards will be dealt that nobody can know
    events = after.events(rows)
    return _encoded([(events, after.view(viewer)) for viewer in viewers], viewers)


def _encoded(seen: list[tuple[list[Event], View]], viewers: tuple[int | None, ...]) -> bytes:
    told = [
        ([event.seen_by(viewer) for event in events], view)
        for viewer, (events, view) in zip(viewers, seen, strict=True)
    ]
    return msgspec.json.encode(told)
