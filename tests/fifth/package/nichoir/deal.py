"""Le trou du nichoir: the options of a table, and deals in notation."""

from typing import Any

from nichoir.kinds import BIRDS, BOXES, ROUNDS
from voliere.games.errors import RecordError
from voliere.games.game import Options
from voliere.games.options import check, declared, flag, write
from voliere.games.usual import expect as expect

OPTIONS = declared([flag("crumbs")])


class NichoirOptions(Options, frozen=True, kw_only=True):
    players: int = 3
    crumbs: bool = True

    def check(self) -> None:
        check(self, OPTIONS)


def write_options(s: Any, options: NichoirOptions) -> None:
    write(s, options, OPTIONS)


def birds_in(hand: int) -> list[str]:
    return [str(bird + 1) for bird in range(BIRDS) if hand >> bird & 1]


def deal_of(s: Any) -> dict[str, Any]:
    hands = [birds_in(hand) for hand in s["hand"][: s["players"]].tolist()]
    return {"boxes": [str(box) for box in s["boxes"].tolist()], "hands": hands}


def read_deal(s: Any, deal: dict[str, Any]) -> None:
    s["boxes"] = numbers("boxes", deal.get("boxes"), ROUNDS, BOXES)
    hands = deal.get("hands")
    dealt = [numbers("hands", one, ROUNDS, BIRDS) for one in hands] if type(hands) is list else []
    birds = {bird for hand in dealt for bird in hand}
    if len(dealt) != s["players"] or len(birds) != ROUNDS * len(dealt):
        raise RecordError("bad-deal", what="hands", value=hands)
    for seat, hand in enumerate(dealt):
        s["hand"][seat] = sum(1 << bird - 1 for bird in hand)


def numbers(what: str, texts: Any, n: int, most: int) -> list[int]:
    known = {str(number) for number in range(1, most + 1)}
    if not isinstance(texts, list) or len(texts) != n or len(known.intersection(texts)) != n:
        raise RecordError("bad-deal", what=what, value=texts)
    return [int(text) for text in texts]
