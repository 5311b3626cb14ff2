"""Birds of a Feather: each card is a place to go and a bird to see there; 1 to 7 players, at once.

Options: `opening` (hands are dealt, dealt with a migration, or drafted), `raptors` (they chase
lingering birds off). Rules F1-F16; see docs/games/feather.md.
"""

from voliere.games.feather import cards, deal, moves, rules, words
from voliere.games.feather.deal import FeatherOptions
from voliere.games.feather.events import EVENTS
from voliere.games.feather.view import VIEWS
from voliere.games.game import Game

TITLES = ("rank-1", "rank-2", "rank-3", "rank-4", "rank-5")  # F15

GAME = Game(
    name="feather",
    players=range(1, 8),
    options=FeatherOptions,
    rules=rules,
    deals=deal,
    moves=moves,
    events=EVENTS,
    views=VIEWS,
    words=words,
    minutes=(20, 30),
    titles=dict(zip(TITLES, (None, *(best + 1 for best in cards.RANKS)), strict=True)),
    worth={bird: cards.POINTS[cards.KINDS.index(bird[1])] for bird in cards.BIRDS}  # F2
    | dict.fromkeys(cards.HABITATS, cards.ALL_BONUS),  # F2: all birds of one
)
