"""Piafs: birds queue at a feeder and drive each other off the perch; 2 to 4 players.

Options: `without` (2 players: the species left out), `first` (who begins). Rules P1-P20; see
docs/games/piafs.md.
"""

from voliere.games.game import Game
from voliere.games.piafs import cards, deal, moves, rules, words
from voliere.games.piafs.deal import PiafsOptions
from voliere.games.piafs.events import EVENTS
from voliere.games.piafs.view import VIEWS

GAME = Game(
    name="piafs",
    players=range(2, 5),
    options=PiafsOptions,
    rules=rules,
    deals=deal,
    moves=moves,
    events=EVENTS,
    views=VIEWS,
    words=words,
    minutes=(20, 30),
    worth={bird: cards.EGGS[int(bird[2]) - 1] for bird in cards.BIRDS},  # P1: its eggs
)
