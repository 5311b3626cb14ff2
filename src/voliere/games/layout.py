"""Deals in notation, declared as plain data: which part of a deal stands where in a state. From
this they are written, here and by programs in other languages, which read them by it, too.

A part is `cards` of a field, each part of it behind the one before; a `value` that stands alone; or
`always` the same. Cards lie in lists of lists as `shape` says: a size is a number, a list of them
by the number of players, PLAYERS, or REST; no size at all is one card. Under which values of fields
a part is there, `when` says.

Plain Python: MicroPython, under which the page deals finished games again, reads this, too.
"""

from __future__ import annotations

from typing import Any

PLAYERS, REST = "players", "rest"


def cards(
    key: str, field: str, shape: Any, texts: Any = None, *, when: Any = None, **more: Any
) -> dict[str, Any]:
    """Cards of a field, by their texts (without: numbers). More can be said: `up_to`, the field
    that says how many there are; `labels`, the words that stand before them; `apart`, that each
    list has cards of its own."""
    part = {"kind": "cards", "key": key, "field": field, "shape": shape, "when": when or {}}
    part.update({"texts": _pairs(texts), "up_to": None, "labels": None, "apart": False})
    part.update(more)
    return part


def value(key: str, field: str, texts: Any = None, *, at: int = 0, when: Any = None) -> Any:
    """What stands alone in a field, at that place of it."""
    part = {"kind": "value", "key": key, "field": field, "at": at, "when": when or {}}
    part.update({"texts": _pairs(texts)})
    return part


def always(key: str, constant: Any, *, when: Any = None) -> dict[str, Any]:
    """What is the same in every deal."""
    return {"kind": "always", "key": key, "value": constant, "when": when or {}}


def chances(
    kind: str, key: str, field: str, n_field: str, shape: list[int], texts: Any, tape: Any
) -> dict[str, Any]:
    """What a record says that chance has brought after a move, as entries of that kind: each is a
    row of a field, from the one on that another field counts; 0 is nothing. What a record does not
    say comes of a `tape`."""
    return {
        "kind": kind,
        "key": key,
        "field": field,
        "n_field": n_field,
        "shape": shape,
        "texts": _pairs(texts),
        "tape": tape,
    }


def tape(field: str, digits: list[int], of: list[str]) -> dict[str, Any]:
    """The field that says what chance will bring: numbers below these digits, again and again,
    drawn by a generator whose seed is the hash of what a deal puts into these fields."""
    return {"field": field, "digits": digits, "of": of}


def laid_out(
    parts: list[Any], *, matches: Any = None, bare: bool = False, later: Any = None
) -> dict[str, Any]:
    """What a game declares of its deals: the parts, under which conditions of options there are
    several (`matches`), whether parts with nothing in them are left out (`bare`), and what chance
    brings `later`."""
    return {"parts": parts, "matches": matches or [], "bare": bare, "later": later}


def _pairs(texts: Any) -> Any:
    return None if texts is None else [[number, text] for number, text in texts.items()]


def deal_of(s: Any, layout: dict[str, Any]) -> dict[str, Any]:
    """The deal in notation, of a state in which nothing has been played."""
    deal: dict[str, Any] = {}
    taken: dict[str, int] = {}
    for part in layout["parts"]:
        if all(_holds(int(s[field]), test) for field, test in part["when"].items()):
            deal[part["key"]] = _part_of(s, part, taken)
    if not layout["bare"]:
        return deal
    return {key: found for key, found in deal.items() if found != []}


def _holds(number: int, test: dict[str, Any]) -> bool:
    return number in test["in"] if "in" in test else number not in test["not"]


def _part_of(s: Any, part: dict[str, Any], taken: dict[str, int]) -> Any:
    if part["kind"] == "always":
        return list(part["value"])
    numbers = _numbers(s[part["field"]])
    if part["kind"] == "value":
        return _texts([numbers[part["at"]]], part["texts"])[0]
    start = taken.get(part["field"], 0)
    n_left = (int(s[part["up_to"]]) if part["up_to"] else len(numbers)) - start
    sizes = [_size(size, int(s["players"]), n_left) for size in part["shape"]]
    n = 1
    for size in sizes:
        n *= size
    taken[part["field"]] = start + n
    found = _texts(numbers[start : start + n], part["texts"])
    if part["labels"]:
        found = [[part["labels"][i], found[i]] for i in range(n)]
    return _shaped(found, sizes)


def _numbers(found: Any) -> list[int]:
    """The numbers of a field, in a row."""
    if hasattr(found, "tolist"):
        found = found.tolist()
    if not isinstance(found, list):
        return [int(found)]
    numbers = []
    for one in found:
        numbers += _numbers(one)
    return numbers


def _texts(numbers: list[int], pairs: Any) -> list[Any]:
    if pairs is None:
        return numbers
    texts = dict(pairs)
    return [texts[number] for number in numbers]


def _size(size: Any, players: int, n_left: int) -> int:
    if size == REST:
        return n_left
    if size == PLAYERS:
        return players
    return int(size if isinstance(size, int) else size[players])


def _shaped(found: list[Any], sizes: list[int]) -> Any:
    if not sizes:
        return found[0]
    if len(sizes) == 1:
        return found
    each = len(found) // sizes[0] if sizes[0] else 0
    return [_shaped(found[i * each : (i + 1) * each], sizes[1:]) for i in range(sizes[0])]


def expect(s: Any, entries: list[dict[str, Any]], later: dict[str, Any]) -> None:
    """Let chance bring what these entries of a record say, while the next move is played. What
    cannot be is passed over; the record then differs from what happens, and its reader says so."""
    numbers = {text: number for number, text in later["texts"]}
    rows, size = later["shape"]
    s[later["field"]] = 0
    for row, entry in enumerate(entries, start=int(s[later["n_field"]])):
        found = entry.get(later["key"])
        if row < rows and isinstance(found, list):
            for k, text in enumerate(found[:size]):
                if isinstance(text, str) and text in numbers:
                    s[later["field"]][row, k] = numbers[text]
