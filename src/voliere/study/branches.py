"""Branches: a finished game played on from one of its points, with other hidden cards if wanted.

A branch is a record that breaks off: the deal and the moves up to a point, from which
`table.record.from_record` goes on. Those who decide at once decide anew, so a branch begins where
their moment does. Rounds that the point has not come to are drawn when they begin.

What is hidden can stay as it truly was; two cards that nobody has played yet can be exchanged; or
everything that a seat could not know is drawn anew. For that, cards of the deal change places again
and again, together with the others' moves that name them, as long as the seat would have been told
the same at every step: so all deals that the seat cannot tell from the true one come up alike.

The page does the same where there is no server (`web/engine/src/branches.ts`), with the same random
numbers: tests compare the two.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any

from voliere.games.errors import VoliereError
from voliere.kernel.rng import Rng, below
from voliere.study.errors import StudyError
from voliere.table.record import Record, from_record, walked
from voliere.table.replay import steps
from voliere.table.table import Table

EXCHANGES = 300  # tried to draw hidden cards anew
ONE_IN = 2  # exchanges: the moves of others follow
KNOWN = ("without", "removed")  # parts of a deal that are no cards in play
ORDERS = "neutral_order"  # the part of a deal that has places in an order instead of cards
CARD = re.compile(r"[A-Za-z0-9]+")

Place = tuple[Any, Any]  # a list or an object of a deal, and where in it a card stands


def branch_at(record: Record, move: int) -> Record:
    """The game up to the decision after so many moves, open from there. RecordError or OptionError
    say what is wrong with the record; StudyError that the game is not finished, has no such move,
    or has ended there."""
    if record.get("result") is None:
        raise StudyError("study-running")
    moments = [table.moment for table in walked(record)]
    last = len(moments) - 1
    if not 0 <= move < last:
        raise StudyError("no-such-decision", move=move, last=last - 1)
    begun = moments.index(moments[move])
    kept = [entries for _, *entries in steps(record["moves"])][:begun]
    played = [one for entry, chances in kept for one in (entry, *chances)]
    return from_record({**record, "moves": played, "result": None}).record()


def n_moves(branch: Record) -> int:
    """How many moves a branch begins after."""
    return sum("move" in entry for entry in branch["moves"])


def exchanged(branch: Record, one: str, other: str) -> Record:
    """The branch with two cards of its last deal exchanged that have not been played; StudyError
    unless that is a possible deal of the same game so far."""
    twin = copy.deepcopy(branch)
    deal = _deals(twin)[-1]
    places = [place for place in _places(deal) if place[0][place[1]] in (one, other)]
    names = {place[0][place[1]] for place in places}
    named = {name for entry in twin["moves"] for name in CARD.findall(entry.get("move", ""))}
    is_gone = _is_unique(one) and bool(named & names)
    if one == other or names != {one, other} or is_gone:
        raise StudyError("not-exchangeable", one=one, other=other)
    for holder, where in places:
        holder[where] = other if holder[where] == one else one
    try:
        from_record(twin)
    except VoliereError as error:
        raise StudyError("not-exchangeable", one=one, other=other) from error
    return twin


def drawn_anew(branch: Record, seat: int, rng: Rng) -> Record:
    """The branch with everything drawn anew that the seat could not know."""
    told = _told(from_record(branch), seat)
    for _ in range(EXCHANGES):
        twin = _exchanged_somewhere(branch, seat, rng)
        if twin is not None and _is_told_so(twin, seat, told):
            branch = twin
    return branch


def _told(table: Table, seat: int) -> tuple[Any, ...]:
    """All that a seat has been told, and all that it remembers."""
    return table.events(0, seat), table.position.memory(seat)


def _is_told_so(branch: Record, seat: int, told: tuple[Any, ...]) -> bool:
    try:
        return _told(from_record(branch), seat) == told
    except VoliereError:
        return False


def _exchanged_somewhere(branch: Record, seat: int, rng: Rng) -> Record | None:
    """Two cards of the last deal change places, wherever others name them; None if nothing is
    exchanged so."""
    twin = copy.deepcopy(branch)
    deal = _deals(twin)[-1]
    places = list(_places(deal))
    first, second = (places[below(rng, len(places))] for _ in range(2))
    a, b = first[0][first[1]], second[0][second[1]]
    if a == b or _kind(a) != _kind(b) or (isinstance(a, int) and first[0] is not second[0]):
        return None
    first[0][first[1]], second[0][second[1]] = b, a
    # Of birds that come several times another copy may be meant: then others' moves stay.
    if isinstance(a, str) and _is_unique(a) and below(rng, ONE_IN) == 0:
        names = {a: b, b: a}
        for entry in twin["moves"]:
            if entry.get("seat") not in (seat, None):
                entry["move"] = _renamed(entry["move"], names)
    return twin


def _kind(card: str | int) -> object:
    """What may change places with it: birds with birds, seeds with seeds."""
    return int if isinstance(card, int) else card[0].isupper()


def _is_unique(card: str) -> bool:
    """Whether the card is named in moves, and not a points card or a seed."""
    return card[0].isupper()


def _deals(branch: Record) -> list[Record]:
    rounds: list[Record] = branch["deal"].get("rounds", [branch["deal"]])
    return rounds


def _places(value: Any) -> Iterator[Place]:
    """Every place of a deal where a card stands, or a place in an order."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        if key in KNOWN:
            continue
        if isinstance(inner, str):
            yield value, key
        elif key == ORDERS:
            yield from ((order, i) for order in inner for i in range(len(order)))
        elif isinstance(inner, dict | list):
            yield from _places(inner)


def _renamed(move: str, names: dict[str, str]) -> str:
    """A move with the names of cards exchanged; lists inside it stay sorted.

    >>> _renamed("pass:M1,MC,OX", {"M1": "OC", "OC": "M1"})
    'pass:MC,OC,OX'
    """
    renamed = CARD.sub(lambda found: names.get(found[0], found[0]), move)
    what, colon, cards = renamed.partition(":")
    return what + colon + ",".join(sorted(cards.split(","))) if colon else renamed
