"""`Position`: a game at one point. Everything that plays, searches, learns or replays stands on it.

A position is a game, its options and the bytes that the compiled rules work on. Moves are numbers
here; `Table` adds notation, errors that say what is wrong, deals, and the story of the game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games import by_name
from voliere.games.game import Event, Game, Options, Result, View
from voliere.games.seats import seats_in
from voliere.kernel import rng
from voliere.kernel.entry import Buffer
from voliere.kernel.log import clear, take
from voliere.table.scratch import scratch_of
from voliere.table.seen import Seen

Deal = dict[str, Any]
Row = list[int]  # of the event log

MEMORY_SEED = 0
UNKNOWN = -1


class Position:
    """A game at one point. Only dealing and playing change it; before the first deal there is
    nothing else to ask of it.

    >>> from voliere.table.table import make_options
    >>> game = by_name("vautour")
    >>> position = Position(game, make_options(game, players=2))
    >>> position.deal(rng.seeded(7))
    >>> position.actors, position.legal_texts(0)[:3]
    ([0, 1], ['1', '10', '11'])
    >>> after = position.copy()
    >>> after.play(0, 11), after.actors, position.actors
    (True, [1], [0, 1])
    """

    __slots__ = ("_state", "_waiting", "buffer", "game", "options")

    def __init__(self, game: Game, options: Options, buffer: Buffer | None = None) -> None:
        self.game = game
        self.options = options
        if buffer is None:
            buffer = game.compiled.new_buffer()
            game.deals.write_options(buffer.view(game.rules.STATE)[0], options)
        self.buffer = buffer
        self._state: np.void | None = None
        self._waiting = UNKNOWN

    def has_changed(self) -> None:
        """The state is another from now on: whoever writes to the buffer by hand says so."""
        self._waiting = UNKNOWN

    @property
    def state(self) -> np.void:
        """The state as a record of named fields, the position's own bytes."""
        if self._state is None:
            self._state = self.buffer.view(self.game.rules.STATE)[0]
        return self._state

    # What is going on

    @property
    def waiting(self) -> int:
        """The seats that must decide now, as a mask."""
        if self._waiting == UNKNOWN:
            self._waiting = self.game.compiled.actors(self.buffer)
        return self._waiting

    @property
    def actors(self) -> list[int]:
        """The seats that must decide now, ascending."""
        return list(_seats(self.waiting))

    @property
    def next_seat(self) -> int | None:
        """The first seat that must decide now; None if a deal is due or the game is over."""
        waiting = self.waiting
        return (waiting & -waiting).bit_length() - 1 if waiting else None

    @property
    def awaits_deal(self) -> bool:
        """Whether the next round of a match is to be dealt."""
        return not self.waiting and bool(self.game.compiled.awaits_deal(self.buffer))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting and not self.game.compiled.awaits_deal(self.buffer)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is being played."""
        if not self.over:
            return None
        scores = scratch_of(self.game).scores
        n, winners, title = self.game.compiled.outcome(self.buffer, scores)
        return Result(
            scores=scores[:n].tolist(),
            winners=seats_in(winners),
            title=None if title < 0 else list(self.game.titles)[title],
        )

    @property
    def is_shared(self) -> bool:
        """Whether there is one score for all: solo and cooperative games."""
        n, _, _ = self.game.compiled.outcome(self.buffer, scratch_of(self.game).scores)
        return n == 1

    def legal(self, seat: int) -> NDArray[np.int32]:
        """The moves of a seat; none if it is not to decide."""
        moves = scratch_of(self.game).moves
        return moves[: self.game.compiled.legal(self.buffer, seat, moves)].copy()

    def legal_texts(self, seat: int) -> list[str]:
        """The moves of a seat in notation, sorted."""
        moves = scratch_of(self.game).moves
        n = self.game.compiled.legal(self.buffer, seat, moves)
        return sorted(map(self.game.text_of, moves[:n].tolist()))

    def allows(self, seat: int, move: int) -> bool:
        """Whether the seat may play that move now."""
        moves = scratch_of(self.game).moves
        return bool(self.game.compiled.allows(self.buffer, seat, move, moves))

    def number_of(self, text: str) -> int:
        """The number of the move written so; NotationError if there is none."""
        return self.game.moves.parse(text)  # type: ignore[no-any-return]

    # Playing

    def play(self, seat: int, move: int) -> bool:
        """Play a move; False, and nothing has changed, if it is not legal."""
        scratch = scratch_of(self.game)
        if not self.game.compiled.play(self.buffer, seat, move, scratch.moves, scratch.log):
            return False
        clear(scratch.log)
        self.has_changed()
        return True

    def play_logged(self, seat: int, move: int) -> list[Row] | None:
        """Play a move and return what happened, as rows of the event log; None, and nothing has
        changed, if it is not legal."""
        scratch = scratch_of(self.game)
        if not self.game.compiled.play(self.buffer, seat, move, scratch.moves, scratch.log):
            return None
        self.has_changed()
        return take(scratch.log)

    def trace(self, random: rng.Rng) -> list[list[int]]:
        """Go on at random until the game is over or a deal is due; returns the moves that were
        played, each as [seat, move]."""
        traced = scratch_of(self.game).traced
        n = self.game.compiled.trace(self.buffer, random, traced)
        self.has_changed()
        moves: list[list[int]] = traced[:n].tolist()
        return moves

    def events(self, rows: list[Row]) -> list[Event]:
        """What these rows of the event log tell, nothing hidden."""
        event = self.game.events.event
        return [event(row) for row in rows]

    def chances(self, rows: list[Row]) -> list[dict[str, Any]]:
        """What chance decided according to these rows, as entries of a record."""
        return self.game.events.chances(rows)

    # Dealing

    def deal(self, random: rng.Rng) -> None:
        """Deal the game, or the next round of a match."""
        self.game.compiled.deal(self.buffer, random)
        self.has_changed()

    def lay_out(self, deal: Deal) -> None:
        """Deal these cards, given in notation; RecordError if they are no deal of this game."""
        self.game.deals.read_deal(self.state, deal)
        self.game.compiled.set_up(self.buffer)
        self.has_changed()

    @property
    def dealt(self) -> Deal:
        """The deal in notation; true only until something has been played."""
        deal: Deal = self.game.deals.deal_of(self.state)
        return deal

    def expect(self, chances: list[dict[str, Any]]) -> None:
        """Let chance decide so, in this order, while the next move is played (for replays)."""
        self.game.deals.expect(self.state, chances)

    # Who may know what

    def view(self, seat: int | None) -> View:
        """What the seat may know now; None is a spectator."""
        result = None if self.waiting else self.result
        moves = self.legal_texts(seat) if seat is not None and self.waiting >> seat & 1 else []
        return self.game.views.view(
            self.buffer,
            seat,
            self.options,
            actors=self.actors,
            moves=moves,
            over=result is not None,
            result=result,
        )

    def determinized(self, seat: int, random: rng.Rng) -> Position:
        """A position drawn from all those that the seat cannot tell from this one."""
        twin = self.copy()
        self.game.compiled.determinize(twin.buffer, seat, random)
        return twin

    def redrawn_ahead(self, random: rng.Rng) -> Position:
        """The position with everything ahead drawn anew that is hidden even when all hands are
        open: the piles, the tapes."""
        twin = self.copy()
        self.game.compiled.redraw_ahead(twin.buffer, random)
        return twin

    def remembered(self, seat: int) -> Position:
        """The position as the seat knows it: what it cannot know is drawn anew, always with the
        same seed, so that the same knowledge gives the same position."""
        return self.determinized(seat, rng.seeded(MEMORY_SEED))

    def memory(self, seat: int) -> bytes:
        """The position as the seat knows it, as bytes (`restored`)."""
        return self.remembered(seat).buffer.tobytes()

    def seen(self, seat: int) -> Seen:
        """What a bot in that seat is handed."""
        return Seen(self.view(seat), self.memory(seat))

    def withdrawn(self, seat: int) -> Position:
        """The position without what the others have decided in secret: they are to decide again."""
        buffer = self.buffer.copy()
        self.game.compiled.withdraw(buffer, seat)
        return Position(self.game, self.options, buffer)

    # As a value

    def copy(self) -> Position:
        """A position independent of this one."""
        return Position(self.game, self.options, self.buffer.copy())

    def go_to(self, other: Position) -> None:
        """Be where another position of the same table is."""
        self.buffer[:] = other.buffer
        self.has_changed()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self.game is other.game
            and self.options == other.options
            and np.array_equal(self.buffer, other.buffer)
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game.name, self.options, self.buffer.tobytes())


def restored(game: str, options: Options, state: bytes) -> Position:
    """The position of a game with these options in this state, as `memory` and pickles keep it."""
    return Position(by_name(game), options, np.frombuffer(state, dtype=np.uint8).copy())


@cache
def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seats_in(mask))
