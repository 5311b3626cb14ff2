"""Songbirds: fill a forest of 5 x 5 cells, berries go to colours, your last card is your colour.

1 to 8 players: solo, 2 to 4 against each other, 2 to 8 together. Options: `special` (the centre
card of 4 players), `early_bird`, `rounds` and `target` (a match), `coop`, `first`. Rules S1-S26;
see docs/games/songbirds.md.
"""

from voliere.games.game import Game
from voliere.games.songbirds import deal, moves, rules, view, words
from voliere.games.songbirds.deal import SongbirdsOptions

GAME = Game(
    name="songbirds",
    players=range(1, 9),
    options=SongbirdsOptions,
    rules=rules,
    deals=deal,
    moves=moves,
    views=view,
    words=words,
)
