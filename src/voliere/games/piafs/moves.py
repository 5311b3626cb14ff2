"""Piafs: moves as numbers, values and text."""

from __future__ import annotations

import msgspec

from voliere.games.errors import NotationError
from voliere.games.piafs.cards import BIRDS
from voliere.games.piafs.notation import number_of
from voliere.games.piafs.state import (
    ADD,
    DECLINE,
    DRAW,
    DRAW_TRACK,
    GIVE_UP,
    KEEP_ONE,
    KEEP_TWO,
    MOST_PERCHES,
    pair_of,
)
from voliere.kernel.jit import plain


class Play(msgspec.Struct, frozen=True):
    """P7: play a hand card at a perch, counted from 1.

    >>> str(Play("CH5m", 2))
    'CH5m@2'
    """

    bird: str
    perch: int

    def __str__(self) -> str:
        return f"{self.bird}@{self.perch}"


class Add(msgspec.Struct, frozen=True):
    """P10: add a further hand card to the collection.

    >>> str(Add("GR3f"))
    '+GR3f'
    """

    bird: str

    def __str__(self) -> str:
        return f"+{self.bird}"


class Decline(msgspec.Struct, frozen=True):
    """P10: add nothing.

    >>> str(Decline())
    '-'
    """

    def __str__(self) -> str:
        return "-"


class GiveUp(msgspec.Struct, frozen=True):
    """P9: give a bird of the collection to the crow.

    >>> str(GiveUp("BL3m"))
    'x:BL3m'
    """

    bird: str

    def __str__(self) -> str:
        return f"x:{self.bird}"


class Draw(msgspec.Struct, frozen=True):
    """P11: draw a card from the pile, unseen.

    >>> str(Draw())
    'd'
    """

    def __str__(self) -> str:
        return "d"


class DrawFromTrack(msgspec.Struct, frozen=True):
    """P11: draw a card from the track.

    >>> str(DrawFromTrack("GR2f"))
    't:GR2f'
    """

    bird: str

    def __str__(self) -> str:
        return f"t:{self.bird}"


class Keep(msgspec.Struct, frozen=True):
    """P16: keep these hand cards at the end, sorted by notation.

    >>> str(Keep(("BL3m", "GR2f")))
    'keep:BL3m,GR2f'
    """

    birds: tuple[str, ...]

    def __str__(self) -> str:
        return "keep:" + ",".join(self.birds)


Move = Play | Add | Decline | GiveUp | Draw | DrawFromTrack | Keep


def parse(text: str) -> int:
    """The number of the move written so; NotationError if there is none.

    >>> parse("CH1m@1"), parse("CH5m@2"), parse("-")
    (0, 25, 288)
    """
    number = number_of(text)
    if number is None:
        raise NotationError("bad-notation", text=text, game="piafs", example="CH5m@2")
    return number


def value(number: int) -> Move:
    """The move of that number.

    >>> value(25), value(288), value(3000)
    (Play(bird='CH5m', perch=2), Decline(), Keep(birds=('CH5f', 'YE6f')))
    """
    if number < ADD:
        return Play(BIRDS[number // MOST_PERCHES], number % MOST_PERCHES + 1)
    if number < DECLINE:
        return Add(BIRDS[number - ADD])
    if number == DECLINE:
        return Decline()
    if number < DRAW:
        return GiveUp(BIRDS[number - GIVE_UP])
    if number == DRAW:
        return Draw()
    if number < KEEP_ONE:
        return DrawFromTrack(BIRDS[number - DRAW_TRACK])
    return Keep(tuple(sorted(BIRDS[bird] for bird in birds_kept(number))))


def birds_kept(number: int) -> tuple[int, ...]:
    """The birds that a Keep of that number keeps.

    >>> birds_kept(parse("keep:CH1m")), birds_kept(parse("keep:CH1f,CH2m"))
    ((0,), (1, 2))
    """
    if number < KEEP_TWO:
        return (number - KEEP_ONE,)
    birds: tuple[int, int] = plain(pair_of)(number)
    return birds
