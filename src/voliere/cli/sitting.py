"""A person at a table with bots: what has happened is told, then a move is asked for."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from voliere.cli import rules, words
from voliere.cli.choices import LISTED, Choices
from voliere.cli.errors import tell
from voliere.games.errors import IllegalMove, VoliereError
from voliere.table.table import Table
from voliere.table.telling import say, say_result

if TYPE_CHECKING:
    from voliere.bots import Bot


class Sitting:
    """One game, from the first question to the last word."""

    def __init__(
        self, table: Table, mine: int, bots: dict[int, Bot], names: list[str], lang: str
    ) -> None:
        self.table = table
        self.mine = mine
        self.bots = bots
        self.names = names
        self.lang = lang
        self.n_told = 0  # events that the player has been told
        self.played: list[int] = []  # the seats that have decided, in order

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        self.welcome()
        while not self.table.over:
            actors = self.table.actors
            if self.mine not in actors:
                self.decide(actors[0], self.bots[actors[0]].choose(self.table.view(actors[0])))
            elif not self.ask():
                print(words.text("goodbye", self.lang))
                return
        print()
        self.tell_news()
        self.tell_table()
        assert self.table.result is not None, "the game is over"
        print(say_result(self.table.game, self.table.result, self.lang, self.names))

    def welcome(self) -> None:
        """Say what is played and by whom, and how to answer."""
        title = self.table.game.words.TITLE[self.lang]
        me, names = self.names[self.mine], ", ".join(self.names)
        print(words.text("welcome", self.lang, title=title, you=me, seat=self.mine, names=names))
        for line in words.chosen_options(self.table.game, self.table.options, self.lang):
            print(line)
        print(words.text("how", self.lang))

    def decide(self, seat: int, move: object) -> None:
        """Play a move; VoliereError if it can't be played."""
        self.table.play(seat, move)
        self.played.append(seat)

    def ask(self) -> bool:
        """Let the player decide; False if the player leaves instead."""
        print()
        self.tell_news()
        self.tell_table()
        moves = [str(move) for move in self.table.legal_moves(self.mine)]
        choices = Choices(self.table.game, moves, self.lang)
        if len(moves) > LISTED:
            print(words.text("many-moves", self.lang, n=len(moves), example=moves[0]))
        else:
            self.tell_choices(choices, "")
        while (answer := self.answer()) is not None and answer.lower() != "q":
            if self.is_settled_by(answer, choices):
                return True
        return False

    def answer(self) -> str | None:
        """What the player types; None at the end of the input."""
        try:
            answer = input(words.text("prompt", self.lang)).strip()
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():  # a transcript shall show what was typed
            print(answer)
        return answer

    def is_settled_by(self, answer: str, choices: Choices) -> bool:
        """Do what the answer wants; whether it was a move, or took one back."""
        command, _, rest = answer.partition(" ")
        match command.lower():
            case "":
                return False
            case "?":
                self.tell_table()
            case "r":
                print("\n".join(rules.lines_of(self.table.game, self.lang)))
            case "l":
                self.tell_choices(choices, rest.strip())
            case "u":
                return self.take_back()
            case _:
                return self.try_move(choices.move(answer))
        return False

    def try_move(self, move: str) -> bool:
        """Play the player's move; if it can't be played say why, and False comes back."""
        try:
            self.decide(self.mine, move)
        except VoliereError as error:
            tell(error, self.lang)
            return False
        return True

    def take_back(self) -> bool:
        """Go back to the player's last decision; False if there is none."""
        if self.mine not in self.played:
            tell(IllegalMove("nothing-to-undo"), self.lang)
            return False
        seat = None
        while seat != self.mine:
            self.table.undo()
            seat = self.played.pop()
        self.n_told = self.table.version
        print(words.text("taken-back", self.lang))
        return True

    def tell_news(self) -> None:
        """Tell what has happened since the player was last told."""
        events = self.table.events(self.n_told, self.mine)
        self.n_told = self.table.version
        for event in events:
            print(say(self.table.game, event, self.lang, self.names))

    def tell_table(self) -> None:
        """Tell how the table looks to the player."""
        view = self.table.view(self.mine)
        print("\n".join(["", *self.table.game.words.describe(view, self.lang, self.names)]))

    def tell_choices(self, choices: Choices, containing: str) -> None:
        """List the moves, or those whose notation contains a text."""
        lines = choices.lines(containing)
        if lines:
            print("\n".join([words.text("your-moves", self.lang), *lines]))
        else:
            print(words.text("no-moves-with", self.lang, text=containing))
