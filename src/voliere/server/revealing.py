"""What a move would show, and to whom. No rule of any game is needed to find out.

From all the states that somebody could not tell apart before the move some are drawn, and the move
is played in each: what looks the same in all of them has shown nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from voliere.games.game import Event, View, read
from voliere.games.seats import seats_in
from voliere.kernel import rng
from voliere.kernel.entry import Buffer
from voliere.kernel.log import new_log, take
from voliere.table.table import Table

DRAWS = 32
SWEEPS = 8  # between two states that nobody could tell apart
FOLLOWS = ("seat", "actors", "moves")  # in a seat's view: what follows from the rest of it


def reveals(table: Table, mover: int, move: str, *, is_agreed: bool) -> bool:
    """Whether playing this move now would show somebody something hidden, of any seat's cards or of
    what lies ahead; the mover's own cards do not count if its person agrees to that."""
    after = table.copy()
    events = after.play(mover, move)
    others = [seat for seat in range(table.options.players) if seat != mover]
    if any(_is_news_to(seat, table, after, events) for seat in others):
        return True
    viewers = (mover, None) if is_agreed else (mover,)
    seen = {_seen_after(table, world, mover, move, viewers) for world in _worlds_of(table, mover)}
    if len(seen) > 1 or is_agreed:
        return len(seen) > 1
    public = _encoded([(events, after.view(None, remembers=False))], (None,))
    return _tells_about_mover(table, mover, move, public)


def shows_hand(table: Table, mover: int, move: str) -> bool:
    """Whether this move can be played only by who holds a card that nobody else could be sure of:
    playing it shows the card."""
    return any(not _can_play(table, world, mover, move) for world in _public_worlds(table))


def _is_news_to(seat: int, before: Table, after: Table, events: list[Event]) -> bool:
    """Whether a seat alone, which has not moved, is shown something, such as a card it draws."""
    if any(event.seen_by(seat) != event.seen_by(None) for event in events):
        return True
    return _private(before, seat) != _private(after, seat)


def _private(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees that a spectator does not."""
    own = table.view(seat, remembers=False).to_dict()
    public = table.view(None, remembers=False).to_dict()
    return {
        name: value for name, value in own.items() if name not in FOLLOWS and value != public[name]
    }


def _tells_about_mover(table: Table, mover: int, move: str, seen: bytes) -> bool:
    """Whether what all see of this move could not be seen in some state that is possible for all
    they know: then it tells them something about the mover's cards."""
    return not all(_is_possible(table, world, mover, move, seen) for world in _public_worlds(table))


def _is_possible(table: Table, world: Buffer, mover: int, move: str, seen: bytes) -> bool:
    """Whether some move of the mover would look like that in this state."""
    return any(
        _seen_after(table, world, mover, other, (None,)) == seen
        for other in _moves_in(table, world, mover, move)
    )


# States that somebody can't tell apart


def _worlds_of(table: Table, seat: int) -> Iterator[Buffer]:
    """States drawn from all those that a seat could not tell from the present one."""
    known = np.frombuffer(table.view(seat).memory, dtype=np.uint8)
    for draw in range(1, DRAWS + 1):
        world = known.copy()
        table.game.compiled.determinize(world, seat, rng.seeded(draw))
        yield world


def _public_worlds(table: Table) -> Iterator[Buffer]:
    """States drawn from all those that fit what everybody has seen. What one seat can't know is
    drawn anew, then what another can't, and so on: nobody's own cards stay. (Where two seats know
    each other's cards for sure these stay: then only a spectator could learn them.)"""
    determinize, chance = table.game.compiled.determinize, rng.seeded(DRAWS)
    world = np.frombuffer(table.view(0).memory, dtype=np.uint8).copy()
    seats = range(min(2, table.options.players))
    for _ in range(DRAWS):
        for seat in (*seats,) * SWEEPS:
            determinize(world, seat, chance)
        yield world.copy()


def _can_play(table: Table, world: Buffer, seat: int, move: str) -> bool:
    number = table.game.moves.parse(move)
    return bool(table.game.compiled.allows(world, seat, number, _scratch()))


def _moves_in(table: Table, world: Buffer, seat: int, move: str) -> Iterator[str]:
    """The moves a seat may play in a state, this one first if it is among them."""
    if _can_play(table, world, seat, move):
        yield move
    moves = _scratch()
    n_moves = table.game.compiled.legal(world, seat, moves)
    yield from map(table.game.text_of, moves[:n_moves].tolist())


def _scratch() -> Any:
    return np.zeros(1 << 14, dtype=np.int32)


# What is seen


def _seen_after(
    table: Table, world: Buffer, mover: int, move: str, viewers: tuple[int | None, ...]
) -> bytes:
    """All that these viewers would see if the move were played in that state."""
    game = table.game
    state, log = world.copy(), new_log()
    if not game.compiled.play(state, mover, game.moves.parse(move), _scratch(), log):
        raise AssertionError("what a seat may play does not depend on what it can't know")
    if game.compiled.awaits_deal(state):
        return world.tobytes()  # cards will be dealt that nobody can know
    events = [game.views.event(row) for row in take(log)]
    reading = read(state.view(game.rules.STATE)[0])
    actors = seats_in(game.compiled.actors(state))
    seen = [
        game.views.view(
            reading, viewer, table.options, actors=actors, moves=[], over=False, result=None
        )
        for viewer in viewers
    ]
    return _encoded([(events, view) for view in seen], viewers)


def _encoded(seen: list[tuple[list[Event], View]], viewers: tuple[int | None, ...]) -> bytes:
    told = [
        ([event.seen_by(viewer) for event in events], view)
        for viewer, (events, view) in zip(viewers, seen, strict=True)
    ]
    return msgspec.json.encode(told)
