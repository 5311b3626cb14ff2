"""The steps of setting up a real game, as they are written: phrases, to be worded later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.entry import Entry


class Steps:
    """The steps being written, and the table of what differs by player count."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.players = entry.players
        self.steps: list[dict[str, Any]] = []
        self.heads: list[Phrase] = []
        self.rows: list[list[int]] = []

    def add(self, text: Phrase, pictures: list[str], draw: Any = None) -> None:
        """One step, with its pictures and what is drawn by lot in it."""
        self.steps.append({"text": text, "pictures": pictures, "draw": draw})

    def draw_first(self, pictures: list[str]) -> None:
        """The step that draws the first player."""
        names = self.entry.names
        out_of = [{"value": seat, "text": name} for seat, name in enumerate(names)]
        self.add(Phrase("setup-draw-first"), pictures, {"what": "first", "from": out_of})

    def all_at_once(self, pictures: list[str]) -> None:
        """The step that says that nobody begins."""
        self.add(Phrase("setup-all-at-once"), pictures)
