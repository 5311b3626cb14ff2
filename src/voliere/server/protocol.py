"""What passes through a table's WebSocket: one tagged union each way, as JSON text frames.

Versions number everything that happens at a table, the same for everybody who looks at it.
`decision` names the moment a seat is asked to decide: a move answers it, and is stale only when
that moment has passed; what others secretly choose meanwhile does not matter.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from voliere.games.game import Event, Options, Result, View

PROTOCOL = 2  # raised when an old client can no longer talk to a new server

TableStage = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["open", "invited", "person", "bot"]
TokenScope = Literal["read", "play"]
SeveralSeats = Literal["nobody", "host", "everybody"]

COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "pink")

# Pieces that messages are made of


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How much time a decision has: `per_move` seconds, then the seat's `bank` runs.

    `untimed` has neither; `live` counts in minutes, `correspondence` in days.
    """

    kind: Literal["untimed", "live", "correspondence"] = "untimed"
    per_move: int = 0
    bank: int = 0


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table and who has it; `played_by` is the bot that plays for an absent owner,
    `awaited` who had a free seat at the table before this one."""

    seat: int
    kind: SeatKind
    name: str
    colour: str
    bot: str | None
    played_by: str | None
    awaited: str | None


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table plays on from: the finished game with that id (null: a record that was sent),
    after `move` moves of it, seen by `seat`; its hidden `cards` as they truly were, or drawn anew
    from what that seat knew. `exchanged`: these two cards changed places."""

    table: str | None
    move: int
    seat: int
    cards: Literal["true", "anew"]
    exchanged: list[str]


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table from outside: what everybody who may find it knows. `paused`: all have left, and the
    game waits for one of them; `several_seats`: who may have more than one seat, and so see more
    than one hand; `rematch` is the table where they meet again, `rematch_by` who wanted that;
    `hints`: hints may be asked for, since one person plays alone with bots or the host has allowed
    them; `training`: somebody was given one, or has taken back moves, alone with bots, that had
    shown something hidden; the record says so, too; `origin`: the game goes on from another one,
    and is training as well."""

    id: str
    game: str
    options: Options
    state: TableStage
    paused: bool
    public: bool
    several_seats: SeveralSeats
    pace: Pace
    substitute: str
    seats: list[Seat]
    host: str
    created: int
    version: int
    commitment: str
    result: Result | None
    rematch: str | None
    training: bool
    rematch_by: str | None
    hints: bool
    origin: Origin | None


class Told(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An event as this seat may know it, and a sentence that says it in the client's language; null
    for a client that words events itself."""

    version: int
    event: Event
    text: str | None


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has left in its bank, and when its time is up if it is to decide now (ms)."""

    bank: int
    due: int | None


class Clocks(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks of a timed table; `now` is the server's time (ms since 1970)."""

    now: int
    seats: list[SeatClock]


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table: a ready-made phrase, or words of one's own."""

    version: int
    seat: int
    at: int
    phrase: str | None
    text: str | None


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """The cells a seat would like to stay free (S25)."""

    seat: int
    cells: list[str]


class UndoState(msgspec.Struct, frozen=True, kw_only=True):
    """A request to take back moves: who asks, who has yet to answer; `training`: the moves have
    shown something hidden, which only who plays alone with bots may take back."""

    seat: int
    n_moves: int
    waiting: list[int]
    training: bool


class Seal(msgspec.Struct, frozen=True, kw_only=True):
    """What the seats add to the deal: their `pledges`, which seats have `revealed` their nonces,
    and the `nonces` themselves once the cards are dealt; null is none. When `due` is there the
    pledges are fixed, and a nonce counts if it is revealed until then (ms since 1970)."""

    pledges: list[str | None]
    revealed: list[int]
    nonces: list[str | None] | None
    due: int | None


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """What speaks for a move: a message of the game's words with its arguments, and the sentence
    that it is in the client's language; null for a client that words things itself."""

    id: str
    arguments: dict[str, Any]
    text: str | None


class HintMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is advised: the chance to win with it (from 0 to 1) and its standard error, and
    the points to expect at the end."""

    move: str
    win: float
    error: float
    points: float
    reasons: list[Reason]


# Client to server


class ClientMessage(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    forbid_unknown_fields=True,
    gc=False,
):
    """What a client may say."""


class Hello(ClientMessage, frozen=True, kw_only=True, tag="hello"):
    """The first message. `lang` is the language to be spoken to in, by default the person's own;
    null: events are told without sentences. `seen` is the last version known; `seat` the seat to
    look from, if one has several; `key` the invitation of a private table; `token` replaces the
    cookie."""

    protocol: int
    lang: str | msgspec.UnsetType | None = msgspec.UNSET
    seen: int | None = None
    seat: int | None = None
    key: str | None = None
    token: str | None = None


class Look(ClientMessage, frozen=True, kw_only=True, tag="look"):
    """Look from another of one's seats (several people at one device)."""

    seat: int


class Play(ClientMessage, frozen=True, kw_only=True, tag="play"):
    """A move in notation. `id` is the client's own: sending the same again is harmless."""

    id: str
    seat: int
    decision: int
    move: str


class Chat(ClientMessage, frozen=True, kw_only=True, tag="chat"):
    """Say a phrase, or a text."""

    seat: int
    phrase: str | None = None
    text: str | None = None


class Mute(ClientMessage, frozen=True, kw_only=True, tag="mute"):
    """Hear no more chat from a seat, or hear it again."""

    seat: int
    muted: bool


class Mark(ClientMessage, frozen=True, kw_only=True, tag="mark"):
    """Mark the cells that should stay free (S25); replaces the seat's earlier marks."""

    seat: int
    cells: list[str]


class UndoAsk(ClientMessage, frozen=True, kw_only=True, tag="undo-ask"):
    """Ask the others to take back one's last move."""

    seat: int


class UndoAnswer(ClientMessage, frozen=True, kw_only=True, tag="undo-answer"):
    """Agree, or not."""

    seat: int
    agree: bool


class HintAsk(ClientMessage, frozen=True, kw_only=True, tag="hint-ask"):
    """Ask for a hint at the decision that a seat of one's own is to take."""

    seat: int
    decision: int


class Pledge(ClientMessage, frozen=True, kw_only=True, tag="pledge"):
    """The hash of a nonce for the deal (docs/fairness.md), before the pledges are sealed."""

    seat: int
    pledge: str


class Nonce(ClientMessage, frozen=True, kw_only=True, tag="nonce"):
    """A contribution to the deal: the nonce that was pledged, once the pledges are sealed. Before
    that any nonce, but whoever runs the server then knows it too early."""

    seat: int
    nonce: str


class Start(ClientMessage, frozen=True, kw_only=True, tag="start"):
    """Begin the game: the host, when every seat is taken."""


class Sit(ClientMessage, frozen=True, kw_only=True, tag="sit"):
    """Take a seat (any free one if none is named), or come back to one's own; with a pledge, or a
    nonce, for that seat."""

    seat: int | None = None
    colour: str | None = None
    name: str | None = None
    nonce: str | None = None
    pledge: str | None = None
    key: str | None = None


class Stand(ClientMessage, frozen=True, kw_only=True, tag="stand"):
    """Leave a seat; once the game has begun a bot plays it until its owner returns. When the last
    person leaves, the game waits instead."""

    seat: int


class Fill(ClientMessage, frozen=True, kw_only=True, tag="fill"):
    """Let a bot have a free seat before the game begins, or another bot a bot's; without a bot the
    seat is free again. The host may."""

    seat: int
    bot: str | None = None


class Ping(ClientMessage, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Look
    | Play
    | Chat
    | Mute
    | Mark
    | UndoAsk
    | UndoAnswer
    | HintAsk
    | Pledge
    | Nonce
    | Start
    | Sit
    | Stand
    | Fill
    | Ping
)


# Server to client


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", gc=False):
    """What the server says."""


class Welcome(ServerMessage, frozen=True, kw_only=True, tag="welcome"):
    """Everything the client needs to show the table, in answer to `hello` and `look`.

    `told` holds what happened after version `since`: after the client's `seen`, or everything
    (`since` 0) if that can't be told, or the latest of a long game; `chat` what was said lately,
    and `earlier_chat` whether there is more. What came earlier can be asked for by request. `view`
    is null until the cards are dealt. `invitation` is the key of the table's link, for those who
    sit there; `is_host`: the table is theirs. `hurried` are the seats whose bots had less than
    their usual time for their last move, since many waited for bots. `seal` is null at tables
    opened before there were pledges.
    """

    table: TableSummary
    seat: int | None
    mine: list[int]
    version: int
    decision: int
    view: View | None
    since: int
    told: list[Told]
    clocks: Clocks | None
    chat: list[Said]
    earlier_chat: bool
    muted: list[int]
    marks: list[Marks]
    undo: UndoState | None
    present: list[int]
    watching: int
    invitation: str | None
    hurried: list[int]
    seal: Seal | None
    is_host: bool


class TableMessage(ServerMessage, frozen=True, kw_only=True):
    """What brings whoever knows the table up to version `since` up to `version`. Who does not know
    it up to `since` has missed a message."""

    since: int
    version: int


class Happened(TableMessage, frozen=True, kw_only=True, tag="happened"):
    """The game went on: versions after `since` up to `version`. `back` is true when moves were
    taken back: the view is then of an earlier point, `told` is empty, and of what was told before
    only what has version `kept` or an earlier one still stands (otherwise `kept` is `version`).
    `hurried` as in `welcome`."""

    decision: int
    told: list[Told]
    view: View
    clocks: Clocks | None
    back: bool
    hurried: list[int]
    kept: int


class Hint(ServerMessage, frozen=True, kw_only=True, tag="hint"):
    """A hint, for who asked for it: the best moves, the best first, from what the seat knows and
    nothing else. `shared`: there is one score for all, and no chance to win; `coarse`: the figures
    are to be taken with care; `hurried`: there was less time for it than usual."""

    seat: int
    decision: int
    moves: list[HintMove]
    shared: bool
    coarse: bool
    hurried: bool


class Accepted(ServerMessage, frozen=True, kw_only=True, tag="accepted"):
    """The move with this id is on disk and counts, as this version."""

    id: str
    version: int


class Refused(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """A message was refused; `id` if it was a move's. Nothing has changed. `values` are the
    arguments of the message `error-<code>`, which the sentence is."""

    id: str | None
    code: str
    sentence: str
    values: dict[str, Any]


class Presence(ServerMessage, frozen=True, kw_only=True, tag="presence"):
    """Which seats are connected, and how many watch."""

    present: list[int]
    watching: int


class ChatSaid(TableMessage, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    said: Said


class Marked(TableMessage, frozen=True, kw_only=True, tag="marks"):
    """The marked cells of all seats, now."""

    marks: list[Marks]


class Undo(TableMessage, frozen=True, kw_only=True, tag="undo"):
    """The request to take back, now; null when it was answered or has lapsed."""

    undo: UndoState | None


class SealChanged(TableMessage, frozen=True, kw_only=True, tag="seal"):
    """What the seats add to the deal has changed: somebody pledged, the pledges were sealed and
    the nonces may be revealed, or all is there and the cards are dealt."""

    seal: Seal


class TableChanged(TableMessage, frozen=True, kw_only=True, tag="table"):
    """The table's summary has changed: a seat was taken or left, a bot plays, a rematch waits."""

    table: TableSummary
    mine: list[int]


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """Here; `version` is the one up to which the client has been told everything."""

    version: int


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """Something the host of the server tells everybody, until a moment; `stops` is when the server
    will stop, if it is that. The text may be empty then."""

    id: str
    until: int
    stops: int | None
    text: str


class Announced(ServerMessage, frozen=True, kw_only=True, tag="announced"):
    """What the host of the server tells everybody now; `now` is the server's own time (ms)."""

    now: int
    announcements: list[Announcement]


class Bye(ServerMessage, frozen=True, kw_only=True, tag="bye"):
    """The last message before the server closes the socket, and why; `values` as in `refused`."""

    code: str
    sentence: str
    values: dict[str, Any]


FromServer = (
    Welcome
    | Happened
    | Hint
    | Accepted
    | Refused
    | Presence
    | ChatSaid
    | Marked
    | Undo
    | SealChanged
    | TableChanged
    | Pong
    | Announced
    | Bye
)
