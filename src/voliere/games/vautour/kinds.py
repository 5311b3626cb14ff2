"""Vautour: the kinds of fields of its events and views."""

from __future__ import annotations

from typing import Annotated

from voliere.games.fields import Listed
from voliere.games.kinds import Card, CardSet, Choice
from voliere.games.vautour.cards import PLAY_CARDS, POINTS_CARDS, ROUNDS, points_text

PLAY_TEXTS = tuple(str(card) for card in PLAY_CARDS)
POINTS_TEXTS = tuple(points_text(card) for card in POINTS_CARDS)

PlayCard = Annotated[str, Card({card: str(card) for card in PLAY_CARDS})]  # 0: none
PlayCards = Annotated[list[PlayCard], Listed(ROUNDS)]
Hand = Annotated[list[str], CardSet(PLAY_TEXTS, first=PLAY_CARDS[0])]
PointsCard = Annotated[str, Card(POINTS_TEXTS)]  # by its place in POINTS_CARDS
PointsCards = Annotated[list[PointsCard], Listed(ROUNDS)]
PointsSet = Annotated[list[str], CardSet(POINTS_TEXTS)]
Taker = Annotated[str, Choice(("highest", "lowest"))]  # V4: the unmatched card that takes the stake
