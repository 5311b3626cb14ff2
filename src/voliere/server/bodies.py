"""What passes through the REST interface: the bodies of requests and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec

from voliere.bots.ratings import RatedLevels
from voliere.games.errors import VoliereError
from voliere.games.game import Result, View
from voliere.games.sections import Concerns
from voliere.server.protocol import (
    Announcement,
    Pace,
    Said,
    SeveralSeats,
    TableSummary,
    TokenScope,
    Told,
)

SCOPES: tuple[TokenScope, ...] = get_args(TokenScope)
ReportReason = Literal["insult", "name", "stalling", "cheating", "other"]
OptionValue = bool | int | str | list[str] | None
MOST_LETTERS = 120  # of the address of a lesson, and of the name of a step
MOST_LESSONS = 150


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused: a code for programs, a sentence in the caller's language, which
    is the message `error-<code>` with these values: texts, numbers, and phrases (`id` and
    `arguments` of a message)."""

    code: str
    sentence: str
    values: dict[str, Any]

    @classmethod
    def of(cls, error: VoliereError, lang: str) -> Problem:
        """An error told in a language."""
        return cls(code=error.code, sentence=error.sentence(lang), values=error.plain_values)


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an answer."""


# The server and its games


class About(Answer, frozen=True, kw_only=True):
    """What a client should know before anything else. `together`: the phrases that are of use only
    where people play together with secret hands; `compiling`: how much of each game is compiled (0
    to 1), of those that are not yet: until then its bots are simple ones. `bots`: the levels, the
    weakest first, of which there are `n_levels`, then those that others offer; `called`: what each
    is called at tables."""

    voliere: str
    protocol: int
    colours: list[str]
    bots: list[str]
    n_levels: int
    called: dict[str, str]
    phrases: dict[str, str]
    together: list[str]
    compiling: dict[str, float]


class Announcements(Answer, frozen=True, kw_only=True):
    """What the host of the server tells everybody now; `now` is the server's own time (ms)."""

    now: int
    announcements: list[Announcement]


class Choice(Answer, frozen=True, kw_only=True):
    """One value an option can have, and how a player reads it."""

    value: OptionValue
    words: str | None


class OptionCard(Answer, frozen=True, kw_only=True):
    """An option of a game: its kind, default and, where there are few, its values. `many`: a list
    of them, too, one a round. `players`: for how many players there is something to choose;
    `alone`: for how many it takes the place of what is needed."""

    name: str
    kind: Literal["flag", "number", "choice", "text"]
    default: OptionValue
    choices: list[Choice]
    many: bool
    players: list[int]
    alone: list[int]
    words: str | None


class GameCard(Answer, frozen=True, kw_only=True):
    """The identity card of a game. `worth` is what cards and sets are worth whose notation does
    not say it; `least_scores` the score from which on each title is given (None: any); `needed`
    what has to be chosen for so many players, because the default won't do; `pad`, `sheets`
    and `lesson` whether there is a score pad, something to print, a lesson to learn it by;
    `ratings` how strong the levels of bots are, in the ways to play that were measured;
    `personalities` which our bots may have, a small tilt each, in words to be put behind a name.

    `cards`, `moves` and `events` say what is put into words: the parts of every card by its
    notation, the pattern of every kind of move, and for every event what its fields are."""

    name: str
    title: str
    tagline: str
    least_players: int
    most_players: int
    minutes: list[int]
    options: list[OptionCard]
    needed: dict[str, dict[str, OptionValue]]
    titles: dict[str, str]
    least_scores: dict[str, int | None]
    worth: dict[str, int]
    pad: bool
    sheets: bool
    lesson: bool
    ratings: list[RatedLevels]
    personalities: dict[str, str]
    cards: dict[str, dict[str, str | int]]
    moves: dict[str, str]
    events: dict[str, Mapping[str, str | Mapping[str, Any]]]


class GameWords(Answer, frozen=True, kw_only=True):
    """The words of a game's room, as they stand in its files of Fluent: those of a language that
    has everything, then those of the language asked for, which come before them."""

    game: str
    lang: str
    texts: list[str]


class Rules(Answer, frozen=True, kw_only=True):
    """Our wording of a game's rules, as Markdown; `sections` are those that do not concern every
    table, by their anchors, with the options that a table must have for it. `examples` are what the
    worked examples are shown by, in their order: a figure, or a step of a lesson (`ties#carried`).
    """

    game: str
    lang: str
    text: str
    sections: dict[str, Concerns]
    examples: list[str]


class AboutText(Answer, frozen=True, kw_only=True):
    """What the host says about this server, then what we say, as Markdown."""

    lang: str
    text: str


class Health(Answer, frozen=True, kw_only=True):
    """How the server is: `ok`, or the code of what is wrong."""

    status: str
    sentence: str | None


# People


class EnterAsk(Ask, frozen=True, kw_only=True):
    """Come in as a guest."""

    name: str | None = None
    lang: str | None = None


class Vacation(Answer, frozen=True, kw_only=True):
    """When correspondence clocks stand still for somebody (ms since 1970)."""

    start: int
    end: int


class Me(Answer, frozen=True, kw_only=True):
    """Who the server takes you for. `research`: your finished public games may be given away,
    without your name, where everybody who played has agreed."""

    name: str
    lang: str
    account: str | None
    vacation: Vacation | None
    research: bool


class MeAsk(Ask, frozen=True, kw_only=True):
    """Change one's name or language, or whether one's games may be used for research; what is left
    out stays."""

    name: str | None = None
    lang: str | None = None
    research: bool | None = None


class VacationAsk(Ask, frozen=True, kw_only=True):
    """Take a vacation of that many days from now; 0 ends it."""

    days: int


class AccountAsk(Ask, frozen=True, kw_only=True):
    """Make an account of a guest; the games come along."""

    login: str
    password: str


class LoginAsk(Ask, frozen=True, kw_only=True):
    """Sign in to an account."""

    login: str
    password: str


class RecoverAsk(Ask, frozen=True, kw_only=True):
    """Choose a new password with a one-time code."""

    login: str
    code: str
    password: str


class PasswordAsk(Ask, frozen=True, kw_only=True):
    """Change the password."""

    old: str
    new: str


class Account(Answer, frozen=True, kw_only=True):
    """An account just made or recovered; the codes are shown this once."""

    me: Me
    recovery_codes: list[str]


class Session(Answer, frozen=True, kw_only=True):
    """One place where you are signed in."""

    id: str
    created: int
    seen: int
    agent: str
    current: bool


class TokenAsk(Ask, frozen=True, kw_only=True):
    """Make a personal token for a bot or a script, good for these scopes and nothing else."""

    label: str
    scopes: list[TokenScope] = msgspec.field(default_factory=lambda: list(SCOPES))


class Token(Answer, frozen=True, kw_only=True):
    """A personal token; `token` itself is shown only when it is made."""

    id: str
    label: str
    scopes: list[TokenScope]
    created: int
    token: str | None


class ExportedChat(Answer, frozen=True, kw_only=True):
    """Something you have said."""

    table: str
    at: int
    phrase: str | None
    text: str | None


class ExportedComment(Answer, frozen=True, kw_only=True):
    """What you have said about a finished game, after so many moves."""

    table: str
    move: int
    at: int
    text: str


class ExportedMistake(Answer, frozen=True, kw_only=True):
    """A decision of yours that is asked again: what it lost, how often in a row you have known
    better since, and when it is asked next (null: not any more)."""

    table: str
    decision: int
    loss: float
    stage: int
    due: int | None


class LessonProgress(Ask, frozen=True, kw_only=True):
    """How far you have come in a lesson, `<game>/<name>`: the step where you left it (null: it is
    not begun, or done), whether you have seen its end, and when that was last changed (milliseconds
    since 1970)."""

    lesson: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
    step: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)] | None
    done: bool
    at: Annotated[int, msgspec.Meta(ge=0)]


class ProgressAsk(Ask, frozen=True, kw_only=True):
    """How far you have come in the lessons, by what one of your devices knows."""

    lessons: Annotated[list[LessonProgress], msgspec.Meta(max_length=MOST_LESSONS)]


class ReportAsk(Ask, frozen=True, kw_only=True):
    """Report who has a seat to the host of the server, with a few words if you like."""

    seat: int
    reason: ReportReason
    text: str = ""


class Reported(Answer, frozen=True, kw_only=True):
    """That it has arrived, in the caller's language."""

    sentence: str


class ExportedReport(Answer, frozen=True, kw_only=True):
    """What you have reported to the host of the server."""

    table: str
    seat: int
    at: int
    reason: ReportReason
    text: str


class ExportedAudit(Answer, frozen=True, kw_only=True):
    """Something that happened to your account, by yourself or by the host of the server."""

    at: int
    what: str
    by_host: bool


class Export(Answer, frozen=True, kw_only=True):
    """Everything the server keeps about you."""

    me: Me
    created: int
    sessions: list[Session]
    tokens: list[Token]
    tables: list[TableSummary]
    records: list[dict[str, Any]]
    chat: list[ExportedChat]
    comments: list[ExportedComment]
    mistakes: list[ExportedMistake]
    lessons: list[LessonProgress]
    audit: list[ExportedAudit]
    reports: list[ExportedReport]


# Tables


class SeatAsk(Ask, frozen=True, kw_only=True):
    """What a seat of a new table is: yours (`me`, several for one device), for anybody (`open`),
    for those with the link (`invited`), or a bot's. `name` is for who has several seats."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: str | None = None
    name: str | None = None
    colour: str | None = None


class TableAsk(Ask, frozen=True, kw_only=True):
    """Open a table. The number of seats is the number of players. `several_seats`: who may have
    more than one seat, which everybody is shown; left out: the host, if several are `me`, or else
    nobody. `hints`: everybody at the table may ask for hints, which all are shown, too; who plays
    alone with bots always may."""

    game: str
    seats: list[SeatAsk]
    options: dict[str, OptionValue] = {}
    public: bool = False
    several_seats: SeveralSeats | None = None
    pace: Pace = Pace()
    substitute: str = "merle"
    hints: bool = False


class Opened(Answer, frozen=True, kw_only=True):
    """A table just opened; the link is `/table/{id}#{invitation}`."""

    table: TableSummary
    mine: list[int]
    invitation: str


class MyTable(Answer, frozen=True, kw_only=True):
    """One of your tables, and whether it waits for you."""

    table: TableSummary
    mine: list[int]
    your_turn: bool


class SitAsk(Ask, frozen=True, kw_only=True):
    """Take a seat; see the message `sit`."""

    seat: int | None = None
    colour: str | None = None
    name: str | None = None
    nonce: str | None = None
    pledge: str | None = None
    key: str | None = None


class StandAsk(Ask, frozen=True, kw_only=True):
    """Leave a seat."""

    seat: int


class MoveAsk(Ask, frozen=True, kw_only=True):
    """Play a move; see the message `play`."""

    id: str
    seat: int
    decision: int
    move: str


class MoveAccepted(Answer, frozen=True, kw_only=True):
    """The move is on disk and counts, as this version."""

    id: str
    version: int


class Seen(Answer, frozen=True, kw_only=True):
    """A table as one seat may see it."""

    table: TableSummary
    seat: int | None
    mine: list[int]
    version: int
    decision: int
    view: View | None


class Fairness(Answer, frozen=True, kw_only=True):
    """What binds the table to its deals (docs/fairness.md): the nonces are published when the cards
    are dealt, the secret when the game is over. `seats` and `pledges` are null in version 1."""

    version: int
    table: str
    commitment: str
    seats: list[str] | None
    pledges: list[str | None] | None
    nonces: list[str | None] | None
    secret: str | None


class EarlierChat(Answer, frozen=True, kw_only=True):
    """What was said before a version, the latest of it last; `earlier`: whether there is more."""

    chat: list[Said]
    earlier: bool


class EarlierTold(Answer, frozen=True, kw_only=True):
    """What happened up to a version, as a seat may know it, the latest last: all that came after
    version `since`; 0: there is no more."""

    told: list[Told]
    since: int


# For programs that play


class BotAsk(Ask, frozen=True, kw_only=True):
    """Come in as a program: a guest with a personal token and nothing else."""

    name: str | None = None
    lang: str | None = None
    label: str = "bot"
    scopes: list[TokenScope] = msgspec.field(default_factory=lambda: list(SCOPES))


class BotLine(Answer, frozen=True, kw_only=True, tag_field="type"):
    """A line of the bot stream."""


class Turn(BotLine, frozen=True, kw_only=True, tag="your-turn"):
    """It is this seat's turn; answer with a move."""

    table: str
    seat: int
    decision: int
    version: int
    view: View


class GameStarted(BotLine, frozen=True, kw_only=True, tag="started"):
    """A game in which these seats are yours has begun, or is under way as the stream begins."""

    table: str
    game: str
    seats: list[int]


class GameFinished(BotLine, frozen=True, kw_only=True, tag="finished"):
    """A game of yours is over."""

    table: str
    result: Result | None


class RematchInvitation(BotLine, frozen=True, kw_only=True, tag="invitation"):
    """Somebody would like to meet again: `POST /tables/{after}/rematch` sits down at `table`."""

    table: str
    after: str
    by: str


class ChatLine(BotLine, frozen=True, kw_only=True, tag="chat"):
    """Somebody else said something at one of your tables."""

    table: str
    said: Said


class Waiting(BotLine, frozen=True, kw_only=True, tag="waiting"):
    """Nothing has happened for a while."""
