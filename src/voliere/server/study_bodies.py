"""What passes through the REST interface about games that were played: lists of them, replays,
comments."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from voliere.games.game import Options, Result
from voliere.server.bodies import Answer, Ask, OptionValue
from voliere.server.protocol import Origin, Seat, TableStage, Told
from voliere.study.outcomes import Outcome


class PlayedSeat(Answer, frozen=True, kw_only=True):
    """A seat of a game in a list; `mine`: it is yours."""

    seat: int
    name: str
    colour: str
    bot: str | None
    mine: bool


class MyGame(Answer, frozen=True, kw_only=True):
    """One of your games. `outcome` is how it ended for you (`ended`: nobody wins a game alone or
    together); of a game under way it is null, and so are `ended` and `result`. `offline`: it was
    played on your device without the server, and brought here."""

    id: str
    game: str
    options: Options
    state: TableStage
    created: int
    ended: int | None
    result: Result | None
    outcome: Outcome | None
    seats: list[PlayedSeat]
    your_turn: bool
    offline: bool


class BroughtSeat(Ask, frozen=True, kw_only=True):
    """A seat of a game that was played on a device: a bot's, or yours. `name` is for several people
    at one device."""

    bot: str | None = None
    name: str | None = None
    colour: str | None = None


class BroughtGame(Ask, frozen=True, kw_only=True):
    """A finished game that was played on your device without the server. `id` is the table's on the
    device, to which its deal is bound; `secret` has 64 hexadecimal digits; `moves` are seats and
    moves in notation, in the order they were played. `training`: moves were taken back."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: list[BroughtSeat]
    secret: str
    moves: list[tuple[int, str]]
    created: int
    ended: int
    training: bool = False


class Variant(Answer, frozen=True, kw_only=True):
    """A game with the options you have played it with; `key` asks for those games."""

    game: str
    options: Options
    key: str


class MyGames(Answer, frozen=True, kw_only=True):
    """A page of your games, the latest first. `next` asks for the following page; null: there is
    none. `variants` stand on the first page only."""

    games: list[MyGame]
    next: str | None
    variants: list[Variant]


class Comment(Answer, frozen=True, kw_only=True):
    """What a player has said about a point of a finished game: after `move` moves. `id` and `at`
    are null in a record that was sent; `mine`: you may delete it."""

    id: str | None
    seat: int
    move: int
    at: int | None
    text: str
    mine: bool


class CommentAsk(Ask, frozen=True, kw_only=True):
    """Say something about a finished game you have played, at the point after `move` moves."""

    move: int
    text: str
    seat: int | None = None


class NameAsk(Ask, frozen=True, kw_only=True):
    """Take your name out of a finished game (`hidden`), or put it back."""

    hidden: bool


class ReplayStep(Answer, frozen=True, kw_only=True):
    """What a move has led to; the first step is the deal, and has no move. `turn` is the moment
    that the next decision belongs to: those who decide at once share one. `round` counts rounds.

    `view` has the fields of the view that are others than after the step before, the first step
    all of them. `hands` is, with open cards, what only the seats could see, a seat: also only what
    has changed; null is what is there no more. What is told has the number of the step as its
    version."""

    seat: int | None
    move: str | None
    turn: int
    round: int
    told: list[Told]
    view: dict[str, Any]
    hands: list[dict[str, Any]] | None


class Replay(Answer, frozen=True, kw_only=True):
    """A game seen again, as `seat` saw it (null: a spectator), or as it would have with `open`
    cards. `id`, `created` and `ended` are null for a record that was sent; `hidden`: you have
    taken your name out of it. `origin` is the game that it went on from, `branches` are the tables
    at which you have played on from it."""

    id: str | None
    game: str
    options: Options
    seats: list[Seat]
    mine: list[int]
    hidden: bool
    training: bool
    created: int | None
    ended: int | None
    result: Result | None
    seat: int | None
    open: bool
    steps: list[ReplayStep]
    comments: list[Comment]
    origin: Origin | None
    branches: list[Branch]


class BranchAsk(Ask, frozen=True, kw_only=True):
    """Play on from the decision after `move` moves, in that `seat`; the other seats are `bots`, one
    for all (`merle` unless it is said) or one a seat. `cards`: hidden ones as they truly were, or
    drawn `anew` from what the seat knew; `exchange`: these two, which nobody has played yet, change
    places."""

    move: int
    seat: int
    bots: list[str] = msgspec.field(default_factory=list)
    cards: Literal["true", "anew"] = "true"
    exchange: list[str] = msgspec.field(default_factory=list)


class RecordBranchAsk(BranchAsk, frozen=True, kw_only=True):
    """The same for a game of a file."""

    record: dict[str, Any]


class Branch(Answer, frozen=True, kw_only=True):
    """A table of yours that plays on from this game, after `move` moves; `branches` are those that
    play on from there."""

    id: str
    move: int
    seat: int
    cards: Literal["true", "anew"]
    exchanged: list[str]
    state: TableStage
    bots: list[str]
    result: Result | None
    created: int
    branches: list[Branch]


class ReplayAsk(Ask, frozen=True, kw_only=True):
    """Replay a record; it is not kept. As a seat saw it, a spectator (null), or with open cards;
    without `sentences` for a client that words events itself."""

    record: dict[str, Any]
    seat: int | None = None
    open: bool = False
    sentences: bool = True


class Recap(Answer, frozen=True, kw_only=True):
    """What happened since your last move in a game under way, as your seat was told it; the first
    step is how the table stood after it."""

    steps: list[ReplayStep]
