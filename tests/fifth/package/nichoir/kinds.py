"""Le trou du nichoir: the numbers of the game, and the kinds of its fields."""

from typing import Annotated

from voliere.games.kinds import Card, CardSet

SEATS, BIRDS, BOXES, ROUNDS = 4, 28, 9, 7
NAMES = [str(bird + 1) for bird in range(BIRDS)]

Bird = Annotated[str, Card(dict(enumerate(NAMES, start=1)))]  # 0: none
Birds = Annotated[list[str], CardSet(NAMES)]
