"""Stupide Vautour: bid for mice, dodge vultures; 2 to 5 players, everybody decides at once.

Options: `tiebreak` (what a tie for the best score does), `memory_aid` (all played cards stay in
view). Rules V1-V10; see docs/games/vautour.md.
"""

from voliere.games.game import Game
from voliere.games.vautour import deal, moves, rules, words
from voliere.games.vautour.deal import VautourOptions
from voliere.games.vautour.events import EVENTS
from voliere.games.vautour.view import VIEWS

GAME = Game(
    name="vautour",
    players=range(2, 6),
    options=VautourOptions,
    rules=rules,
    deals=deal,
    moves=moves,
    events=EVENTS,
    views=VIEWS,
    words=words,
    minutes=(15, 20),
)
