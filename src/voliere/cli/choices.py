"""The legal moves of a decision as a numbered list, and the answer to it."""

from __future__ import annotations

from difflib import get_close_matches

from voliere.games import wording
from voliere.games.game import Game

NEAREST = 3  # moves that are offered in place of one that can't be played
ALIKE = 0.5  # how alike a text and a move must be, from 0 to 1
LONGEST = 40  # letters of an answer that are compared with the moves


class Choices:
    """The moves a player can choose from now.

    Each has a label, its place in the list. Where moves are numbers themselves, as the cards of
    Vautour, a move is its own label: what is typed can't mean two things.
    """

    def __init__(self, game: Game, moves: list[str], lang: str) -> None:
        self.game = game
        self.lang = lang
        if any(move.isdigit() for move in moves):
            ordered = sorted(moves, key=lambda move: (len(move), move))
            self.by_label = {move: move for move in ordered}
        else:
            self.by_label = {str(place): move for place, move in enumerate(moves, start=1)}

    def lines(self, containing: str = "") -> list[str]:
        """The list, or the part of it whose notation contains a text."""
        return [
            f"{label}. {self.named(move)}"
            for label, move in self.by_label.items()
            if containing.lower() in move.lower()
        ]

    def named(self, move: str) -> str:
        """A move as a player reads it, with its notation unless that says the same."""
        words = wording.move(self.game, move, self.lang)
        return words if move in self.by_label else f"{words} ({move})"

    def meant_by(self, answer: str) -> str | None:
        """The move that an answer means: a label or a notation; None if it is neither."""
        if answer in self.by_label:
            return self.by_label[answer]
        alike = [move for move in self.by_label.values() if move.lower() == answer.lower()]
        return alike[0] if len(alike) == 1 else None

    def nearest(self, answer: str) -> list[str]:
        """Moves whose notation is like the answer, the most alike first; if none is, any one."""
        by_text = {move.lower(): move for move in self.by_label.values()}
        near = get_close_matches(answer[:LONGEST].lower(), by_text, n=NEAREST, cutoff=ALIKE)
        return [self.named(by_text[text]) for text in near] or [self.named(self.example)]

    @property
    def example(self) -> str:
        """One of the moves, in notation."""
        return next(iter(self.by_label.values()))
