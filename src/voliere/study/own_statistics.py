"""A game's own statistics of a finished table: what its room notes of a seat, by name and key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from voliere.games.doors.contract import Statistics
from voliere.games.doors.statistics import Noted, Statistic
from voliere.games.game import Game
from voliere.table.table import Table
from voliere.words import text

# By the name of a statistic, then by its key: all numbers that were noted, in order.
Numbers = dict[str, dict[str, list[int]]]


def door_of(game: Game) -> Statistics | None:
    """What the game's room tells; None if it tells nothing."""
    return cast("Statistics | None", game.door("statistics"))


def title_of(game: Game, statistic: Statistic, lang: str) -> str:
    """What a statistic is called."""
    return text(f"{game.name}-statistic-{statistic.name}", lang)


def key_name(statistic: Statistic, key: str, lang: str) -> str:
    """What one of its keys is called."""
    phrase = statistic.keys[key]
    return text(phrase.id, lang, **phrase.arguments)


def numbers_of(table: Table, seat: int) -> Numbers | None:
    """What the room notes of a seat of a finished table; None if it tells nothing.

    >>> from voliere import new_table
    >>> table = new_table("vautour", players=2, seed=7)
    >>> while not table.over:
    ...     seat = table.actors[0]
    ...     events = table.play(seat, table.legal_texts(seat)[0])
    >>> (numbers_of(table, 0) or {})["fates"]["matched"]
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    """
    door = door_of(table.game)
    if door is None:
        return None
    return by_key(door.noted(table.view(None), table.open_events(), seat))


def by_key(notes: Iterable[Noted]) -> Numbers:
    """Notes sorted by statistic and key.

    >>> by_key([Noted("bids", "+10", 15), Noted("bids", "-5", 1), Noted("bids", "+10", 13)])
    {'bids': {'+10': [15, 13], '-5': [1]}}
    """
    numbers: Numbers = {}
    for note in notes:
        numbers.setdefault(note.statistic, {}).setdefault(note.key, []).append(note.value)
    return numbers
