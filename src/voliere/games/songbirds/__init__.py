"""Songbirds: fill a forest of 5 x 5 cells, berries go to colours, your last card is your colour.

1 to 8 players: solo, 2 to 4 against each other, 2 to 8 together. Options: `special` (the centre
card of 4 players), `early_bird`, `rounds` and `target` (a match), `coop`, `first`. Rules S1-S26;
see docs/games/songbirds.md.
"""

from voliere.games.game import Game
from voliere.games.songbirds import cards, deal, moves, rules, words
from voliere.games.songbirds.deal import SongbirdsOptions
from voliere.games.songbirds.events import EVENTS
from voliere.games.songbirds.view import VIEWS

GAME = Game(
    name="songbirds",
    players=range(1, 9),
    options=SongbirdsOptions,
    rules=rules,
    deals=deal,
    moves=moves,
    events=EVENTS,
    views=VIEWS,
    words=words,
    minutes=(15, 20),
    titles=dict(zip(cards.TITLES, (None, *cards.TITLES_FROM), strict=True)),
)
