"""What passes through the REST interface about how one has played."""

from __future__ import annotations

from voliere.games.doors.statistics import Kind
from voliere.games.game import Options
from voliere.server.bodies import Answer
from voliere.study.outcomes import Outcome


class MeasuredGame(Answer, frozen=True, kw_only=True):
    """A finished game at one of your seats. `variant` is the same for the same options; `win` is
    your share of the win, null where nobody wins against anybody. `ecart` (thousandths of a game a
    decision) and `luck` (of win chance; in points where there is one score for all) are null until
    the game is analysed. `own` is what the game itself tells of how you played, by the names of
    its statistics and their keys: all numbers that were noted; null if it tells nothing."""

    id: str
    game: str
    options: Options
    variant: str
    players: int
    ended: int
    seat: int
    outcome: Outcome
    score: int
    win: float | None
    opponents: list[str]
    ecart: float | None
    luck: float | None
    own: dict[str, dict[str, list[int]]] | None


class StatisticKey(Answer, frozen=True, kw_only=True):
    """What a number of a statistic is noted by, and what that is called."""

    key: str
    label: str


class OwnStatistic(Answer, frozen=True, kw_only=True):
    """A statistic that a game tells itself, in the language of the request. Its numbers are of any
    size (`mean`), 1 or 0 for what happened or not (`share`), 1 for the one of the keys that was
    chosen (`choice`), or out of `values` (`spread`)."""

    game: str
    name: str
    title: str
    kind: Kind
    values: list[int]
    keys: list[StatisticKey]


class Statistics(Answer, frozen=True, kw_only=True):
    """Your finished games, the latest first; `whole`: these are all. `own` is what their games tell
    themselves; `parquet`: they can be taken away as Parquet, too."""

    games: list[MeasuredGame]
    whole: bool
    own: list[OwnStatistic]
    parquet: bool
