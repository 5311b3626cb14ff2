"""Le trou du nichoir: the second fattest bird gets in; 2 to 4 players, everybody decides at once.

Option: `crumbs` (whether the bird that is stuck gets one). Rules N1-N7.
"""

from nichoir import deal, events, moves, rules, view, words
from voliere.games.game import Game

GAME = Game(
    name="nichoir",
    players=range(2, 5),
    options=deal.NichoirOptions,
    rules=rules,
    deals=deal,
    moves=moves,
    events=events.EVENTS,
    views=view.VIEWS,
    words=words,
    minutes=(5, 10),
)
