"""Le trou du nichoir: what a seat may know (N7)."""

from typing import Annotated, Any

from nichoir.deal import NichoirOptions
from nichoir.kinds import BOXES, ROUNDS, SEATS, Bird, Birds
from nichoir.rules import STATE
from voliere.games.fields import Own, by_seat
from voliere.games.kinds import Choice
from voliere.games.seats import SPECTATOR
from voliere.games.view import View, Views
from voliere.kernel.jit import jit


class NichoirView(View, tag="nichoir"):
    options: NichoirOptions
    round: int
    box: Annotated[str, Choice({box: str(box) for box in range(1, BOXES + 1)})] | None
    hand: Own[Birds]
    chosen: Own[Bird]
    flown: Birds
    scores: Annotated[list[int], by_seat(SEATS)]


@jit
def fill_view(s: Any, seat: int, v: Any) -> None:
    """What the seat may know now."""
    v.round = min(s.round + 1, ROUNDS)
    v.box = s.boxes[s.round] if s.round < ROUNDS else 0
    v.flown = s.flown
    for other in range(s.players):
        v.scores[other] = s.score[other]
    if seat != SPECTATOR:
        v.hand, v.chosen = s.hand[seat], s.chosen[seat]


VIEWS = Views(NichoirView, STATE, fill_view)
