"""What passes through the REST interface about how one has played."""

from __future__ import annotations

from voliere.games.game import Options
from voliere.server.bodies import Answer
from voliere.server.study_bodies import Outcome


class MeasuredGame(Answer, frozen=True, kw_only=True):
    """A finished game at one of your seats. `variant` is the same for the same options; `win` is
    your share of the win, null where nobody wins against anybody. `ecart` (thousandths of a game a
    decision) and `luck` (of win chance; in points where there is one score for all) are null until
    the game is analysed."""

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


class Statistics(Answer, frozen=True, kw_only=True):
    """Your finished games, the latest first; `whole`: these are all."""

    games: list[MeasuredGame]
    whole: bool
