"""Le trou du nichoir: moves as numbers, values and text; a move is the number of a bird."""

from nichoir.kinds import BIRDS
from voliere.games.errors import NotationError

NUMBERS = {str(bird + 1): bird for bird in range(BIRDS)}


def parse(text: str) -> int:
    if text not in NUMBERS:
        raise NotationError("bad-notation", text=text, game="nichoir", example="12")
    return NUMBERS[text]


def value(number: int) -> str:
    return str(number + 1)
