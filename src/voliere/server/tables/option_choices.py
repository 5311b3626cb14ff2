"""Which options there are to choose for how many players: found by asking the rules, one by one.

So a page can offer what goes together without knowing why.
"""

from __future__ import annotations

from typing import Any

import msgspec

from voliere.games.errors import OptionError
from voliere.games.game import Game
from voliere.server.bodies import OptionCard, OptionValue
from voliere.table.table import make_options

SOME_NUMBER = 2  # to see whether a number can be chosen at all


def is_allowed(game: Game, **options: Any) -> bool:
    """Whether there is a game with these options.

    >>> from voliere.games import by_name
    >>> is_allowed(by_name("songbirds"), players=5), is_allowed(by_name("songbirds"), players=3)
    (False, True)
    """
    try:
        make_options(game, **options)
    except OptionError:
        return False
    return True


def needed(game: Game, players: int, cards: list[OptionCard]) -> dict[str, OptionValue]:
    """What has to be chosen for that many players, because the default won't do."""
    if is_allowed(game, players=players):
        return {}
    for card in _others(cards):
        for value in values_of(card):
            if is_allowed(game, players=players, **{card.name: value}):
                return {card.name: value}
    return {}


def _others(cards: list[OptionCard]) -> list[OptionCard]:
    """All options but the number of players itself."""
    return [card for card in cards if card.name != "players"]


def values_of(card: OptionCard) -> list[OptionValue]:
    """The values to try of an option."""
    if card.kind == "flag":
        return [False, True]
    if card.kind == "number":
        return [card.default, SOME_NUMBER]
    return [choice.value for choice in card.choices]


def with_players(game: Game, cards: list[OptionCard]) -> list[OptionCard]:
    """The options, each with the numbers of players for which there is something to choose, and
    those for which that takes the place of what is needed."""
    others = _others(cards)
    return [_with_players(game, card, cards) if card in others else card for card in cards]


def _with_players(game: Game, card: OptionCard, cards: list[OptionCard]) -> OptionCard:
    offered, alone = [], []
    for players in game.players:
        base = needed(game, players, cards)
        added = [
            value
            for value in values_of(card)
            if is_allowed(game, **{"players": players, **base, card.name: value})
        ]
        instead = [
            value
            for value in values_of(card)
            if value not in added and is_allowed(game, players=players, **{card.name: value})
        ]
        if len(added) + len(instead) > 1:
            offered.append(players)
        if instead:
            alone.append(players)
    return msgspec.structs.replace(card, players=offered, alone=alone)
