"""Cards are neither lost nor doubled: what lies where, counted for each game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import voliere
from voliere.games import OWN
from voliere.games.feather import cards as feather_cards
from voliere.games.piafs import cards as piafs_cards
from voliere.games.songbirds import cards as songbirds_cards


def check_conserved(table: voliere.Table) -> None:
    """Assert that every card of the deck is in exactly one place."""
    if table.game.name not in OWN:
        return  # nobody has said where its cards can be
    views = [table.view(seat).to_dict() for seat in range(table.options.players)]
    COUNTED[table.game.name](table, table.position.state, views)


def _told(table: voliere.Table, tag: str) -> list[Any]:
    """The events of a kind since the last deal."""
    events = table._events  # unredacted
    start = max(i for i, event in enumerate(events) if type(event).__name__ == "Dealt")
    return [event for event in events[start:] if type(event).__name__ == tag]


def _vautour(table: voliere.Table, s: Any, views: list[Any]) -> None:
    rounds = int(s["round"])
    for seat, view in enumerate(views):
        cards = [int(card) for card in view["hand"]] + s["played"][seat][:rounds].tolist()
        assert sorted(cards) == list(range(1, 16))
    won = [card for cards in views[0]["won"] for card in cards]
    pile = s["points"][rounds + 1 :].tolist()
    lost = [card for event in _told(table, "Lost") for card in event.points]
    points = [int(card) for card in won + views[0]["stake"] + lost] + pile
    assert Counter(points) == Counter([*range(-5, 0), *range(1, 11)])


def _songbirds(table: voliere.Table, s: Any, views: list[Any]) -> None:
    deck = list(songbirds_cards.CARDS)
    forest = [card for card in views[0]["forest"].values() if card in deck]
    hands = [card for view in views for card in view["hand"]]
    if len(views) == 1 or table.options.coop:  # one favourite, that all see
        laid = [views[0]["favourite"]] if views[0]["favourite"] else []
    else:
        laid = [view["favourite"] for view in views if view["favourite"]]
    n_hidden = views[0]["n_pile"] + (len(views) == 2 and not table.options.coop)  # S4: one aside
    hidden = [deck[card] for card in s["deck"][len(deck) - n_hidden :].tolist()]
    assert Counter(forest + hands + laid + hidden) == Counter(deck)


def _feather(table: voliere.Table, s: Any, views: list[Any]) -> None:
    deck = Counter(feather_cards.BIRDS[bird] for bird in feather_cards.DECK)
    hands = [card for view in views for card in view["hand"]]
    revealed = [card for event in _told(table, "Revealed") for _, card in event.cards]
    discarded = [event.card for event in _told(table, "Discarded")]
    packs = [card for view in views for card in view["pack"]]
    known = Counter(hands + revealed + discarded + packs)
    assert known <= deck
    if views[0]["phase"] in ("play", "discard", "over"):
        n_hidden = sum(views[0]["neutral_sizes"]) + views[0]["n_pile"] + views[0]["n_aside"]
        assert known.total() + n_hidden == deck.total()


def _piafs(table: voliere.Table, s: Any, views: list[Any]) -> None:
    view = views[0]
    seen = [bird for row in view["perches"] for bird in row] + view["track"]
    seen += [bird for collection in view["collections"] for bird in collection]
    seen += [bird for one in views for bird in one["hand"]]
    gone = [event.card for event in _told(table, "GaveUp")]
    discarded = [bird for event in _told(table, "Kept") for bird in event.discarded or []]
    out = view["without"]
    assert len(set(seen + gone + discarded)) == len(seen + gone + discarded)
    assert len(seen + gone + discarded) + view["n_birds"] == (60 if out else 72)
    assert not [bird for bird in seen if out and bird.startswith(out)]
    n_feeder = len(piafs_cards.FEEDER_CARDS) - (5 if len(views) == 2 else 0)
    lost = sum(event.n_lost for event in _told(table, "Robbed"))
    lost += len(_told(table, "TookMalus"))
    lost += len([event for event in _told(table, "MalusLaid") if event.position is None])
    seeds = [seed for one in views for seed in one["seeds"]]
    lying = [card for card in view["column"] + view["malus"] if card]
    assert len(seeds) + len(lying) + lost + view["n_feeder"] == n_feeder


COUNTED = {"vautour": _vautour, "songbirds": _songbirds, "feather": _feather, "piafs": _piafs}
