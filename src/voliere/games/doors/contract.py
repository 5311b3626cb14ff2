"""What each door of a room offers; mypy checks every room's (`tests/test_contract.py`).

A room offers a door by having the module of its name. Where it has none, whoever asks has a default
or a sentence that says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from voliere.games.contract import Compiled

if TYPE_CHECKING:
    from voliere.games.doors.board.look import Look
    from voliere.games.doors.habits import Habits
    from voliere.games.doors.hinted import Sayings
    from voliere.games.doors.levels import EightLevels
    from voliere.games.doors.pad.entry import Entry
    from voliere.games.doors.pad.steps import Steps
    from voliere.games.doors.practice import Practice
    from voliere.games.doors.sheets import Step
    from voliere.games.doors.statistics import Noted, Statistic
    from voliere.games.event import Event
    from voliere.kernel.entry import Buffer
    from voliere.words import Phrase


class Board(Protocol):
    """The table drawn as text; it shows what the view has and knows no rule. Without it the table
    is told in the sentences of `describe`."""

    @property
    def draw(self) -> Callable[[Any, Look], list[str]]:
        """`draw(view, look)`: the table in lines."""

    def legend(self, lang: str, /) -> list[str]:
        """How to read them."""


class Pad(Protocol):
    """The score pad of the real game, in the Python that MicroPython knows, for the page runs it
    offline. Without it there is none, and a sentence says so."""

    def score(self, entry: Entry, /) -> dict[str, Any]:
        """Points, leaders and reasons of what was entered; what is to be said are phrases."""

    def set_up(self, steps: Steps, /) -> None:
        """How the real game is laid out, step by step."""


class Sheets(Protocol):
    """What is printed: the score sheet, the rules on one page, the turn aid. Without it nothing
    is, and a sentence says so."""

    @property
    def USUAL_PLAYERS(self) -> int:  # noqa: N802
        """For how many the score sheet is, where nobody says."""

    @property
    def WORDS(self) -> dict[str, Phrase]:  # noqa: N802
        """The words of the score sheet, that `sheets.typ` sets."""

    @property
    def SECTIONS(self) -> Sequence[str]:  # noqa: N802
        """The sections of the rules that stand on one page."""

    @property
    def RULES_SIZE(self) -> float:  # noqa: N802
        """The size of their letters, in points."""

    @property
    def AID(self) -> Sequence[Step]:  # noqa: N802
        """The steps of the turn aid."""

    def sheet(self, players: int, /) -> dict[str, Any]:
        """The data of the score sheet; what is to be read are phrases."""


class Knowledge(Protocol):
    """What bots know, compiled, on a state in which nothing is hidden. Without it they play the
    game out at random and count."""

    __name__: str
    evaluate: Compiled
    """`evaluate(s, seat)`: how many points the seat will be ahead of its best rival in the end
    (alone or together: the final score), as far as can be told now."""
    spread: Compiled
    """`spread(s)`: how far off that may be, in points."""
    instinct: Compiled
    """`instinct(s, seat, rng)`: a legal move of the kind a player makes without thinking."""
    landmark: Compiled
    """`landmark(s)`: a number for what chance has just shown to all, 0 where it does not matter."""

    @property
    def HABITS(self) -> Sequence[Habits]:  # noqa: N802
        """How the search goes about this game: the first of these whose condition holds for the
        options of a table; the last has none. `PLY_NS`, if it is there, is what a move by instinct
        takes about, in nanoseconds: a study turns time into simulations by it. `JUDGED_BY`, if it
        is there, says how a study finds out what a move is worth: `instinct` plays the game on to
        its end, as usual, or a `search` goes on. `IS_A_JUDGE`, if it is there, says whether that
        can be trusted to say what a move is worth. `look_ahead`, if it is there, is a short way to
        what `evaluate` says after each of several moves (`bots/foresight.py`): `look_ahead(s, seat,
        whose, moves, n, margins)` writes the margins of the seat `whose` after each of the n moves
        of `seat`, the same to the last bit, and `spread` after them comes back; 0 where they must
        be played to tell. `write_prospects`, if it is there, is one to `evaluate` for all seats of
        rivals: `write_prospects(s, out)` writes what each can expect; what a seat has more than the
        best of the others is what `evaluate` says of it."""

    @property
    def WORST(self) -> float:  # noqa: N802
        """The least score worth telling apart, of a game played alone or together."""

    @property
    def BEST(self) -> float:  # noqa: N802
        """The greatest."""

    @property
    def FINAL_SPREAD(self) -> float:  # noqa: N802
        """The margin at the end that counts as clear."""

    def __hash__(self) -> int:
        """Modules are kept by."""


class Levels(Protocol):
    """The eight levels of the game's bots. Without it they are those of any game."""

    @property
    def LEVELS(self) -> Sequence[EightLevels]:  # noqa: N802
        """The levels: the first of these whose condition holds for the options of a table; the last
        has none."""


class Personalities(Protocol):
    """What sets bots of one strength apart: two or three characters by the game's own terms.
    Without it they have none."""

    __name__: str
    suits: Compiled
    """`suits(s, seat, move, personality)`: how much a legal move suits the personality of that
    number, from -1 (not at all) over 0 (it leaves it cold) to 1 (wholly), by what the seat knows.
    What it cannot know must make no difference."""

    @property
    def PERSONALITIES(self) -> Sequence[str]:  # noqa: N802
        """The personalities, by name."""

    def __hash__(self) -> int:
        """Modules are kept by."""


class Exact(Protocol):
    """Positions that are solved instead of searched. Without it all are searched."""

    __name__: str
    is_solvable: Compiled
    """`is_solvable(s)`: whether a state is of a game that can be solved."""
    moments_ahead: Compiled
    """`moments_ahead(s, budget_ms)`: how many moments of it in that time; 0 if it is better to
    search."""

    @property
    def OBJECTIVES(self) -> Mapping[str, Any]:  # noqa: N802
        """For "win" and "points" what `bots/backward.py` asks of a game."""

    @property
    def SIZES(self) -> range:  # noqa: N802
        """The sizes of small games that are solved whole."""

    @property
    def NOTEBOOK_ROOM(self) -> Mapping[int, int]:  # noqa: N802
        """The room in the notebook that so many moments take."""

    def small_games(self, cards: int, /) -> dict[str, Buffer]:
        """Small games by what is turned up first."""

    def __hash__(self) -> int:
        """Modules are kept by."""


class Observation(Protocol):
    """What a seat knows as numbers, for programs that learn. Without it they get the state as the
    seat knows it, number by number."""

    __name__: str
    observe: Compiled
    """`observe(s, seat, out, at)`: writes what the seat knows, from `at` on; where that ends."""

    def layout(self, players: int, /) -> list[tuple[str, int, int, int]]:
        """The pieces of an observation in order: name, length, least and greatest value."""

    @property
    def most_points(self) -> Callable[[Any], int]:
        """`most_points(options)`: a bound on scores, above and below 0."""


class Reasons(Protocol):
    """What speaks for a move, counted in imagined games and put into words: what hints say beyond
    their figures. Without it they say which scores the imagined games ended with."""

    __name__: str
    count: Compiled
    """`count(s, t, e, seat, move, facts)`: adds what came of a move in one imagined game, at each
    of `N_FACTS` places a fact. `s` is how it stood before the move; `t` how it stands when the seat
    is to decide again, or the round is over before that; `e` how the round ended. The others, and
    the seat after its move, play by instinct."""

    REASONS: Sayings
    """What can be said, with the kinds of its arguments. An argument `seat` is said as the name."""
    reasons: Compiled
    """`reasons(s, seat, move, facts, others, log)`: tells what speaks for or against the move, the
    most important first, of what the seat knows (`s`) and of the means of the facts; `others` are
    those of the other moves advised, on average (the same as `facts` if there are none)."""

    @property
    def N_FACTS(self) -> int:  # noqa: N802
        """How many facts are counted."""

    def __hash__(self) -> int:
        """Modules are kept by."""


class Statistics(Protocol):
    """What the game tells of how somebody plays it, from finished games. Without it there are the
    statistics of any game."""

    @property
    def STATISTICS(self) -> Sequence[Statistic]:  # noqa: N802
        """What is told, the most telling first."""

    @property
    def noted(self) -> Callable[[Any, Sequence[Event], int], Iterable[Noted]]:
        """`noted(view, events, seat)`: the numbers of a seat, of how the table looked in the end
        and of all that happened, told by the rules, nothing hidden."""


class Features(Protocol):
    """What a net of the game is shown and how its answers make up the moves. Without it nothing is
    learned, and a sentence says so.

    A net looks at rows that are alike (the habitats, the colours), by the same weights each; a game
    without such has one row. Inputs and outputs are declared by their names: weights that were
    learned with others are refused.

    Beside what must be there a room may have `WIDTHS`, how wide the layers of the policy and of the
    critic are, and `TAUGHT_ROUNDS`, in how many rounds a run of training learns from the moves of
    the hand-written bot first."""

    __name__: str
    inputs: Compiled
    """`inputs(s, seat, out)`: writes what the seat knows, a row of `INPUTS` each. What it cannot
    know must make no difference."""
    all_inputs: Compiled
    """`all_inputs(s, seat, out)`: writes how the seat stands in a state in which nothing is hidden,
    a row of `ALL_INPUTS` each."""
    parts: Compiled
    """`parts(move, out)`: writes which outputs, counted through all rows, speak for a move, added
    up; how many they are, `MOST_PARTS` at most."""

    @property
    def N_ROWS(self) -> int:  # noqa: N802
        """How many rows a net looks at."""

    @property
    def INPUTS(self) -> Sequence[str]:  # noqa: N802
        """The inputs of a row, by name."""

    @property
    def ALL_INPUTS(self) -> Sequence[str]:  # noqa: N802
        """The same where nothing is hidden."""

    @property
    def OUTPUTS(self) -> Sequence[str]:  # noqa: N802
        """The outputs of a row, by name."""

    @property
    def MOST_PARTS(self) -> int:  # noqa: N802
        """How many outputs make up a move, at most."""

    @property
    def PRACTICE(self) -> Sequence[Practice]:  # noqa: N802
        """The ways to play that are learned."""

    def __hash__(self) -> int:
        """Modules are kept by."""


class MovesConsidered(Features, Protocol):
    """Features of a game whose nets are shown something of the moves themselves, too. What is shown
    of a part of a move is looked at together with the row that the part is of."""

    move_inputs: Compiled
    """`move_inputs(s, seat, move, which, out)`: writes the `MOVE_INPUTS` of that part of a legal
    move. What the seat cannot know must make no difference."""

    @property
    def MOVE_INPUTS(self) -> Sequence[str]:  # noqa: N802
        """What is shown of a part of a move, by name."""


DOORS: Mapping[str, type] = {
    "board": Board,
    "pad": Pad,
    "sheets": Sheets,
    "knowledge": Knowledge,
    "levels": Levels,
    "personalities": Personalities,
    "exact": Exact,
    "observation": Observation,
    "reasons": Reasons,
    "statistics": Statistics,
    "features": Features,
}
