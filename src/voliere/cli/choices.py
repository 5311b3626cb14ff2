"""The legal moves of a decision as a numbered list, and the answer to it."""

from __future__ import annotations

from voliere.games.game import Game

LISTED = 40  # more moves are listed on demand only


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
        words: str = self.game.words.move(move, self.lang)
        return words if move in self.by_label else f"{words} ({move})"

    def move(self, answer: str) -> str:
        """The move that an answer means: a label or a notation; the answer itself if none."""
        if answer in self.by_label:
            return self.by_label[answer]
        alike = [move for move in self.by_label.values() if move.lower() == answer.lower()]
        return alike[0] if len(alike) == 1 else answer
