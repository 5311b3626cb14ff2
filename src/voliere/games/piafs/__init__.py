"""Piafs: birds queue at a feeder and drive each other off the perch; 2 to 4 players.

Options: `without` (2 players: the species left out), `first` (who begins). Rules P1-P20; see
docs/games/piafs.md.
"""

from voliere.games.game import Game
from voliere.games.piafs import deal, moves, rules, view, words
from voliere.games.piafs.deal import PiafsOptions

GAME = Game(
    name="piafs",
    players=range(2, 5),
    options=PiafsOptions,
    rules=rules,
    deals=deal,
    moves=moves,
    views=view,
    words=words,
)
