"""What the score pad answers, as plain data; what is to be said is a phrase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.entry import Entry, Name


class Sheet:
    """The answer being written: lines of points for each player, and what is to be said."""

    def __init__(self, entry: Entry, *, together: bool = False) -> None:
        self.entry = entry
        names: list[Name] = [Phrase("pad-together", names=entry.names)] if together else entry.names
        self.players: list[dict[str, Any]] = [
            {"name": name, "lines": [], "total": 0} for name in names
        ]
        self.missing: list[Phrase] = []
        self.why: list[Phrase] = []

    def add(self, seat: int, what: str, text: Phrase, points: int) -> None:
        """A line of points of a player; the total follows."""
        player = self.players[seat]
        player["lines"].append({"what": what, "text": text, "points": int(points)})
        player["total"] += int(points)

    def names_of(self, seats: list[int]) -> list[Name]:
        """What players are called."""
        return [self.entry.names[seat] for seat in seats]

    def answer(self, leading: list[int], title: Any = None, **more: Any) -> dict[str, Any]:
        """The whole answer; `leading` win once nothing is missing."""
        complete = not self.missing
        answer = {
            "game": self.entry.game,
            "complete": complete,
            "missing": self.missing,
            "players": self.players,
            "leading": leading,
            "winners": leading if complete else [],
            "why": self.why,
            "title": title if complete else None,
            "next_first": None,
        }
        answer.update(more)
        return answer
