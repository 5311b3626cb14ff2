"""`Table`: one game being played, for any game of the registry.

A table is a position with its deals, its moves and what has happened.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from voliere.games import by_name
from voliere.games.errors import IllegalMove, NotationError, OptionError, VoliereError
from voliere.games.game import Dealt, Ended, Event, Game, Options, Result, View
from voliere.kernel import rng
from voliere.table import fair
from voliere.table.position import Deal, Position, Row
from voliere.table.seen import Seen

Dealer = Callable[[int], Deal | None]  # the deal of round n, from 1; None: it is drawn


class Played(NamedTuple):
    """A move that was played, and the moment it belongs to: those who decide at once share one."""

    seat: int
    move: int
    moment: int


class _Start(NamedTuple):
    """The table right after a deal."""

    n_moves: int
    version: int
    position: Position


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
    """One game being played; `position` is where it stands. `play` is the only way to change it."""

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
        self.position = Position(game, options)
        self._deals: list[Deal] = []
        self._starts: list[_Start] = []
        self._moves: list[Played] = []
        self._moment = 0
        self.chances: list[tuple[int, dict[str, Any]]] = []
        self._events: list[Event] = []
        self._deal()

    # What is going on

    @property
    def actors(self) -> list[int]:
        """The seats that must decide now, ascending."""
        return self.position.actors

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.position.waiting  # a round that is due is dealt at once

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is being played."""
        return self.position.result

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

    @property
    def last_move(self) -> tuple[int, str] | None:
        """The move that was played last as (seat, notation)."""
        if not self._moves:
            return None
        return self._moves[-1].seat, self.game.text_of(self._moves[-1].move)

    @property
    def moment(self) -> int:
        """Which moment the next decision belongs to, counted from the first deal on: those who
        decide at once share one."""
        return self._moment

    @property
    def movers(self) -> list[int]:
        """The seats whose moves these are, in the order they were played."""
        return [played.seat for played in self._moves]

    def legal_moves(self, seat: int) -> list[Any]:
        """All moves the seat may play now, sorted by notation; none if it is not to decide."""
        self._check_seat(seat)
        numbers = sorted(self.position.legal(seat).tolist(), key=self.game.text_of)
        return list(map(self.game.value_of, numbers))

    def legal_texts(self, seat: int) -> list[str]:
        """All moves the seat may play now, in notation, sorted."""
        self._check_seat(seat)
        return self.position.legal_texts(seat)

    def allows(self, seat: int, move: str) -> bool:
        """Whether the seat may play that move, given in notation, now."""
        try:
            number = self.position.number_of(move)
        except NotationError:
            return False
        self._check_seat(seat)
        return self.position.allows(seat, number)

    # Playing

    def play(self, seat: int, move: Any) -> list[Event]:
        """Play a move, given as a value or as text, and return what happened.

        Raises NotationError for a text that is no move and IllegalMove for a move that is not
        legal now; the table is then as before.
        """
        self._check_seat(seat)
        text, position = str(move), self.position
        number, before = position.number_of(text), position.waiting
        rows = position.play_logged(seat, number)
        if rows is None:
            raise self._why_not(seat, text, before)
        return self._played(seat, number, before, rows)

    def _played(self, seat: int, move: int, before: int, rows: list[Row]) -> list[Event]:
        """Note what has been played, by whom and what came of it; deal if a deal is due."""
        position, version = self.position, len(self._events)
        self._moves.append(Played(seat, move, self._moment))
        self._events += position.events(rows)
        for chance in position.chances(rows):
            self.chances.append((len(self._moves), chance))
        waiting = position.waiting
        if waiting != before & ~(1 << seat):
            self._moment += 1
        if not waiting:
            if (result := position.result) is None:
                self._deal()
            else:
                self._events.append(Ended(result=result))
        return self._events[version:]

    def expect(self, chances: list[dict[str, Any]]) -> None:
        """Let chance decide so, in this order, while the next move is played (for replays)."""
        self.position.expect(chances)

    def undo(self, n: int = 1) -> list[tuple[int, str]]:
        """Take back the last move, or the last `n`; returns them as (seat, notation), in the order
        they were played. Raises IllegalMove if there are fewer; nothing is taken back then.

        >>> table = new_table("vautour", players=2, seed=7)
        >>> for seat, move in ((0, "12"), (1, "3"), (0, "4")):
        ...     events = table.play(seat, move)
        >>> table.undo()
        [(0, '4')]
        >>> table.undo(2), table.moves
        ([(0, '12'), (1, '3')], [])
        """
        n_kept = len(self._moves) - n
        if not self._moves:
            raise IllegalMove("nothing-to-undo")
        if n < 0 or n_kept < 0:
            raise IllegalMove("undo-too-many", n=n, played=len(self._moves))
        moves, chances = self._moves, self.chances
        while self._starts[-1].n_moves > n_kept:
            self._starts.pop()
        start = self._starts[-1]
        self.position.go_to(start.position)
        self._moves = moves[: start.n_moves]
        del self._events[start.version :]
        self.chances = [chance for chance in chances if chance[0] <= start.n_moves]
        for number in range(start.n_moves, n_kept):
            self.expect([chance for after, chance in chances if after == number + 1])
            self._play_again(moves[number])
        return [(taken.seat, self.game.text_of(taken.move)) for taken in moves[n_kept:]]

    def _play_again(self, played: Played) -> None:
        before = self.position.waiting
        rows = self.position.play_logged(played.seat, played.move)
        assert rows is not None, "what was legal once is legal again"
        self._played(played.seat, played.move, before, rows)

    def copy(self) -> Table:
        """A table at the same point, independent of this one."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy()
        for name in ("_deals", "_starts", "_moves", "_events", "chances"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    # Who may know what

    def view(self, seat: int | None) -> View:
        """What the seat may know now; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.position.view(seat)

    def seen(self, seat: int) -> Seen:
        """What a bot in that seat is handed: its view, and its memory to search from."""
        self._check_seat(seat)
        return self.position.seen(seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What has happened from version `since` on, as the seat may know it."""
        if seat is not None:
            self._check_seat(seat)
        return [event.seen_by(seat) for event in self._events[since:]]

    def open_events(self, since: int = 0) -> list[Event]:
        """What has happened from version `since` on, nothing hidden: for who reads a record, where
        there are no secrets."""
        return self._events[since:]

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

    def draw_later_rounds(self, seed: int | None = None) -> None:
        """Draw the rounds that are not dealt yet instead of asking the dealer for them, always the
        same with a seed: for a game that is taken up again."""
        self._dealer = None
        if seed is not None:
            self.seed, self.secret = seed, fair.secret_of_seed(seed)

    def _deal(self) -> None:
        round_ = len(self._starts) + 1
        if round_ <= len(self._deals):
            # Dealt before, and taken back: the same cards, but who begins a later round follows
            # from how the rounds before it were played this time.
            self.position.lay_out({**self._deals[round_ - 1], "first": None})
            self._deals[round_ - 1] = self.position.dealt
        elif self._dealer is not None and (deal := self._dealer(round_)) is not None:
            self.position.lay_out(deal)
            self._deals.append(self.position.dealt)
        else:
            tape = rng.tape(self._words(round_))
            self.position.deal(tape)
            assert not rng.used_up(tape), "a deal needs more random words than fair.WORDS_A_DEAL"
            self._deals.append(self.position.dealt)
        self._moment += 1
        self._events.append(Dealt(round=round_))
        self._starts.append(_Start(len(self._moves), self.version, self.position.copy()))

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
