"""What the fields of events are to whoever puts them into words, from the kinds they declare.

`arguments.py` says what messages are given for each; the page is told by `GET /games`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.games.kinds import Maybe, Named, Several, Together

if TYPE_CHECKING:
    from voliere.games.arguments import Wording, Wordings
    from voliere.games.declared import Events
    from voliere.games.kinds import Kind


def wordings_of(events: Events) -> dict[str, Wordings]:
    """The fields of every event by its tag, each with what it is."""
    return {
        event.tag: {field.name: wording_of(field.kind) for field in event.fields}
        for event in events.declared
    }


def wording_of(kind: Kind) -> Wording:
    """What a field of this kind is: a word for it, or what it is made of."""
    if isinstance(kind, Maybe):
        return wording_of(kind.inner)
    if isinstance(kind, Named):
        return {"by": list(kind.names)}
    if isinstance(kind, Together):
        return {"parts": _parts(kind)}
    if isinstance(kind, Several) and isinstance(kind.inner, Together):
        return {"each": _parts(kind.inner)}
    return kind.wording


def _parts(kind: Together) -> dict[str, Wording]:
    """The parts by name; those of a tuple are named by what they are."""
    return {name or part.wording: wording_of(part) for name, part in kind.fields}
