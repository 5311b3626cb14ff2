"""Birds of a Feather: each card is a place to go and a bird to see there; 1 to 7 players, at once.

Options: `opening` (hands are dealt, dealt with a migration, or drafted), `raptors` (they chase
lingering birds off). Rules F1-F16; see docs/games/feather.md.
"""

from voliere.games.feather import deal, moves, rules, view, words
from voliere.games.feather.deal import FeatherOptions
from voliere.games.game import Game

GAME = Game(
    name="feather",
    players=range(1, 8),
    options=FeatherOptions,
    rules=rules,
    deals=deal,
    moves=moves,
    views=view,
    words=words,
)
