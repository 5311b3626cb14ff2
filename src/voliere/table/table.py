"""`Table`: one game being played, for any game of the registry.

A table is its options, its deals and its moves; the state is what the compiled rules make of them.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import numpy as np

from voliere.games import by_name
from voliere.games.errors import IllegalMove, NotationError, OptionError, VoliereError
from voliere.games.game import (
    Dealt,
    Ended,
    Event,
    Game,
    Options,
    Reading,
    Result,
    View,
    read,
)
from voliere.games.seats import seats_in
from voliere.kernel import rng
from voliere.kernel.log import new_log, take
from voliere.table import fair

Deal = dict[str, Any]
Dealer = Callable[[int], Deal | None]  # the deal of round n, from 1; None: it is drawn


class _Scratch(threading.local):
    """Working memory of the compiled calls, one a thread, shared by all tables."""

    def __init__(self) -> None:
        self.log = new_log()
        self.moves = np.zeros(1 << 14, dtype=np.int32)
        self.reading: tuple[Table, int, Reading] | None = None

    def read(self, table: Table) -> Reading:
        """The table's state, read once for the views of all seats."""
        last = self.reading
        if last is None or last[0] is not table or last[1] != table._n_looks:
            last = self.reading = (table, table._n_looks, read(table._state))
        return last[2]


_scratch = _Scratch()


class Played(NamedTuple):
    """A move that was played, and the moment it belongs to: those who decide at once share one."""

    seat: int
    move: int
    moment: int


class _Start(NamedTuple):
    """The table right after a deal."""

    n_moves: int
    version: int
    state: bytes


def make_options(game: Game, **options: Any) -> Options:
    """The options of a table, checked; OptionError names what is wrong."""
    known = game.options.__struct_fields__
    for option in options:
        if option not in known:
            raise OptionError(
                "unknown-option", game=game.name, option=option, options=", ".join(known)
            )
    made = game.options(**options)
    if type(made.players) is not int or made.players not in game.players:
        raise OptionError(
            "bad-players",
            game=game.name,
            players=made.players,
            least=game.players[0],
            most=game.players[-1],
        )
    made.check()
    return made


def new_table(
    game: str,
    *,
    seed: int | None = None,
    secret: bytes | None = None,
    nonces: tuple[str | None, ...] = (),
    bond: fair.Bond | None = None,
    **options: Any,
) -> Table:
    """A table of that game, dealt and ready to play.

    `seed` makes the deal reproducible; otherwise it comes from `secret`, by default a fresh one,
    and the players' nonces. `bond` binds the deal to a table, its seats and the players' pledges
    (docs/fairness.md).

    >>> table = new_table("vautour", players=3, seed=7)
    >>> table.actors
    [0, 1, 2]
    """
    found = by_name(game)
    made = make_options(found, **options)
    return Table(
        found, made, seed=seed, secret=secret or fair.new_secret(), nonces=nonces, bond=bond
    )


class Table:
    """One game being played. `play` is the only way to change it."""

    def __init__(
        self,
        game: Game,
        options: Options,
        *,
        secret: bytes | None = None,
        seed: int | None = None,
        nonces: tuple[str | None, ...] = (),
        bond: fair.Bond | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.secret = secret if seed is None else fair.secret_of_seed(seed)
        self.nonces = nonces
        self.bond = bond
        self._dealer = dealer
        self._rules = game.compiled
        self._buffer = self._rules.new_buffer()
        self._state = self._buffer.view(game.rules.STATE)[0]
        game.deals.write_options(self._state, options)
        self._deals: list[Deal] = []
        self._starts: list[_Start] = []
        self._moves: list[Played] = []
        self._moment = 0
        self.chances: list[tuple[int, dict[str, Any]]] = []
        self._events: list[Event] = []
        self._waiting = 0  # the seats that must decide now, a bit each
        self._actors: list[int] = []  # the same seats
        self._n_looks = 0  # how often the state has changed
        self._deal()

    # What is going on

    @property
    def actors(self) -> list[int]:
        """The seats that must decide now, ascending."""
        return self._actors.copy()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._waiting == 0

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is being played."""
        if not self.over:
            return None
        return self.game.result_of(self._buffer, self.options.players)

    @property
    def scores(self) -> list[int] | None:
        """The final scores; None while the game is being played."""
        return self.result.scores if self.result else None

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won; None while the game is being played."""
        return self.result.winners if self.result else None

    @property
    def title(self) -> str | None:
        """What a solo or cooperative game has earned; None while playing and in other games."""
        return self.result.title if self.result else None

    @property
    def version(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves so far as (seat, notation), decisions of one moment in seat order."""
        in_order = sorted(self._moves, key=lambda played: (played.moment, played.seat))
        return [(played.seat, self.game.text_of(played.move)) for played in in_order]

    def legal_moves(self, seat: int) -> list[Any]:
        """All moves the seat may play now, sorted by notation; none if it is not to decide."""
        numbers = sorted(self._legal(seat), key=self.game.text_of)
        return [self.game.value_of(number) for number in numbers]

    def legal_texts(self, seat: int) -> list[str]:
        """All moves the seat may play now, in notation, sorted."""
        return sorted(map(self.game.text_of, self._legal(seat)))

    def allows(self, seat: int, move: str) -> bool:
        """Whether the seat may play that move, given in notation, now."""
        try:
            number = self.game.moves.parse(move)
        except NotationError:
            return False
        self._check_seat(seat)
        return bool(self._rules.allows(self._buffer, seat, number, _scratch.moves))

    def _legal(self, seat: int) -> list[int]:
        self._check_seat(seat)
        n = self._rules.legal(self._buffer, seat, _scratch.moves)
        numbers: list[int] = _scratch.moves[:n].tolist()
        return numbers

    # Playing

    def play(self, seat: int, move: Any) -> list[Event]:
        """Play a move, given as a value or as text, and return what happened.

        Raises NotationError for a text that is no move and IllegalMove for a move that is not
        legal now; the table is then as before.
        """
        self._check_seat(seat)
        text = str(move)
        number = self.game.moves.parse(text)
        before = self._waiting
        scratch = _scratch
        if not self._rules.play(self._buffer, seat, number, scratch.moves, scratch.log):
            raise self._why_not(seat, text, before)
        version = self.version
        self._moves.append(Played(seat, number, self._moment))
        for row in take(scratch.log):
            self._tell(self.game.views.event(row))
        self._look()
        waiting = self._waiting
        if waiting != before & ~(1 << seat):
            self._moment += 1
        if waiting == 0:
            if self._rules.awaits_deal(self._buffer):
                self._deal()
            else:
                self._tell(Ended(result=self.game.result_of(self._buffer, self.options.players)))
        return self._events[version:]

    def _look(self) -> None:
        """The state has changed: see who must decide now."""
        self._waiting = self._rules.actors(self._buffer)
        self._actors = seats_in(self._waiting)
        self._n_looks += 1

    def _tell(self, event: Event) -> None:
        self._events.append(event)
        if chance := event.chance():
            self.chances.append((len(self._moves), chance))

    def expect(self, chances: list[dict[str, Any]]) -> None:
        """Let chance decide so, in this order, while the next move is played (for replays)."""
        self.game.deals.expect(self._state, chances)

    def undo(self) -> str:
        """Take back the last move; returns its notation."""
        if not self._moves:
            raise IllegalMove("nothing-to-undo")
        *kept, last = self._moves
        while self._starts[-1].n_moves > len(kept):
            self._starts.pop()
        start = self._starts[-1]
        again = kept[start.n_moves :]
        self._buffer[:] = np.frombuffer(start.state, dtype=np.uint8)
        self._look()
        del self._moves[start.n_moves :]
        del self._events[start.version :]
        chances = self.chances
        self.chances = [chance for chance in chances if chance[0] <= start.n_moves]
        for number, played in enumerate(again, start=start.n_moves + 1):
            self.expect([chance for after, chance in chances if after == number])
            self.play(played.seat, self.game.value_of(played.move))
        return self.game.text_of(last.move)

    def copy(self) -> Table:
        """A table at the same point, independent of this one."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._buffer = self._buffer.copy()
        twin._state = twin._buffer.view(self.game.rules.STATE)[0]
        for name in ("_deals", "_starts", "_moves", "_events", "chances"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    # Who may know what

    def view(self, seat: int | None, *, remembers: bool = True) -> View:
        """What the seat may know now; None is a spectator. Who shows the view to a person can do
        without the memory that bots search from."""
        if seat is not None:
            self._check_seat(seat)
        actors = self.actors
        result = None if actors else self.result
        moves = self.legal_texts(seat) if seat is not None and seat in actors else []
        view: View = self.game.views.view(
            _scratch.read(self),
            seat,
            self.options,
            actors=actors,
            moves=moves,
            over=result is not None,
            result=result,
        )
        if remembers:
            view.__dict__["memory"] = b"" if seat is None else self.game.memory(self._buffer, seat)
        return view

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What has happened from version `since` on, as the seat may know it."""
        if seat is not None:
            self._check_seat(seat)
        return [event.seen_by(seat) for event in self._events[since:]]

    def record(self, seats: list[str] | None = None, *, training: bool = False) -> dict[str, Any]:
        """The game as a record (docs/notation.md); `seats` are the players' names, `training` says
        that one of them was helped."""
        from voliere.table.record import record_of

        return record_of(self, seats, training=training)

    # Dealing

    @property
    def commitment(self) -> str | None:
        """What binds the table to the secret of its deals, to be shown before the first card."""
        if self.secret is None:
            return None
        if self.bond is None:
            return fair.commitment(self.secret)
        options = msgspec.to_builtins(self.options)
        return fair.bound_commitment(self.secret, self.bond, self.game.name, options)

    @property
    def deal(self) -> Deal:
        """The whole of chance, in notation; a match has a deal for each round begun."""
        if self.options.is_match:
            return {"rounds": self._deals[: len(self._starts)]}
        return self._deals[0]

    def _deal(self) -> None:
        round_ = len(self._starts) + 1
        if round_ <= len(self._deals):
            # Dealt before, and taken back: the same cards, but who begins a later round follows
            # from how the rounds before it were played this time.
            self._lay_out({**self._deals[round_ - 1], "first": None})
            self._deals[round_ - 1] = self.game.deals.deal_of(self._state)
        elif self._dealer is not None and (deal := self._dealer(round_)) is not None:
            self._lay_out(deal)
            self._deals.append(self.game.deals.deal_of(self._state))
        else:
            tape = rng.tape(self._words(round_))
            self._rules.deal(self._buffer, tape)
            assert not rng.used_up(tape), "a deal needs more random words than fair.WORDS_A_DEAL"
            self._deals.append(self.game.deals.deal_of(self._state))
        self._look()
        self._moment += 1
        self._tell(Dealt(round=round_))
        self._starts.append(_Start(len(self._moves), self.version, self._buffer.tobytes()))

    def _lay_out(self, deal: Deal) -> None:
        self.game.deals.read_deal(self._state, deal)
        self._rules.set_up(self._buffer)

    def _words(self, round_: int) -> list[int]:
        secret = self.secret or fair.new_secret()  # none: a game taken up again from its record
        if self.bond is not None:
            shown, pledges = self.commitment, self.bond.pledges
            assert shown is not None, "where there is a secret there is a commitment"
            return fair.bound_words(secret, shown, pledges, self.nonces, round_)
        options = msgspec.to_builtins(self.options)
        return fair.words(secret, self.nonces, self.game.name, options, round_)

    # Errors

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.options.players:
            raise IllegalMove("no-such-seat", seat=seat, last=self.options.players - 1)

    def _why_not(self, seat: int, text: str, waiting: int) -> VoliereError:
        if waiting == 0:
            return IllegalMove("game-over", move=text)
        if not waiting >> seat & 1:
            return IllegalMove("not-to-move", seat=seat, actors=", ".join(map(str, self.actors)))
        return IllegalMove("illegal-move", move=text, seat=seat)
