"""What the score pad answers, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.language import listing

if TYPE_CHECKING:
    from voliere.scorepad.entries import Entry


class Sheet:
    """The answer being written: lines of points for each player, and what is to be said."""

    def __init__(self, entry: Entry, lang: str, *, together: bool = False) -> None:
        self.entry = entry
        self.lang = lang
        names = [listing(entry.names, lang)] if together else entry.names
        self.players: list[dict[str, Any]] = [
            {"name": name, "lines": [], "total": 0} for name in names
        ]
        self.missing: list[str] = []
        self.why: list[str] = []

    def say(self, fr: str, en: str) -> str:
        """The sentence of the language asked for."""
        return fr if self.lang == "fr" else en

    def add(self, seat: int, what: str, text: str, points: int) -> None:
        """A line of points of a player; the total follows."""
        player = self.players[seat]
        player["lines"].append({"what": what, "text": text, "points": int(points)})
        player["total"] += int(points)

    def names_of(self, seats: list[int]) -> str:
        """Players as a person lists them."""
        return listing([self.entry.names[seat] for seat in seats], self.lang)

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
