"""A person at a table with bots: what has happened is told, then a move is asked for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from voliere.cli import rules, typed
from voliere.cli.choices import Choices
from voliere.cli.chosen_options import chosen_options
from voliere.cli.errors import CommandError, clean
from voliere.cli.interrupts import uninterrupted
from voliere.cli.screen import Screen
from voliere.games import wording
from voliere.games.errors import IllegalMove, NotationError, VoliereError
from voliere.games.game import Ended
from voliere.study.hint_telling import hint_lines
from voliere.table.table import Table
from voliere.table.telling import say, say_result
from voliere.words import Phrase, text

if TYPE_CHECKING:
    from voliere.bots import Bot

FEW_DIGITS = re.compile(r"[0-9]{1,6}")
LONGEST_ANSWER = 60  # letters of what was typed that are repeated


class Sitting:
    """One game, from the first question to the last word."""

    def __init__(self, table: Table, mine: int, bots: dict[int, Bot], screen: Screen) -> None:
        self.table = table
        self.game = table.game
        self.mine = mine
        self.bots = bots
        self.screen = screen
        self.lang = screen.lang
        self.n_told = table.version if table.moves else 0  # events that the player has been told
        self.knows_how = False  # whether the player has been told what can be typed
        self.n_taken_back = 0
        self.n_hints = 0

    @property
    def has_decided(self) -> bool:
        """Whether the player has a decision in the game."""
        return self.mine in self.table.movers

    @property
    def is_training(self) -> bool:
        """Whether the player has taken back or was given a hint."""
        return bool(self.n_taken_back or self.n_hints)

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        if not self.screen.plain:
            typed.allow_editing()
        self.welcome()
        try:
            while not self.table.over and self.is_going_on():
                pass
        except KeyboardInterrupt:  # while a bot thinks
            print()
        if self.table.over:
            self.tell_end()
        else:
            self.say("cli-goodbye")
        if self.is_training:
            self.say("cli-was-training", undone=self.n_taken_back, hints=self.n_hints)

    def is_going_on(self) -> bool:
        """Let the player or the next bot decide; False if the player leaves instead."""
        actors = self.table.actors
        if self.mine in actors:
            return self.ask()
        self.decide(actors[0], self.bots[actors[0]].choose(self.table.seen(actors[0])))
        return True

    def decide(self, seat: int, move: object) -> None:
        """Play a move; VoliereError if it can't be played."""
        with uninterrupted():
            self.table.play(seat, move)

    def ask(self) -> bool:
        """Let the player decide; False if the player leaves instead."""
        choices = Choices(self.game, self.table.legal_texts(self.mine), self.lang)
        self.tell_news()
        if not self.knows_how:
            self.tell_how(choices)
        print()
        self.tell_table()
        self.offer(choices)
        while (answer := typed.answer(text("cli-prompt", self.lang) + " ")) is not None:
            request, rest = self.request_in(answer, choices)
            if request == "quit":
                return False
            if self.is_settled_by(request, rest, choices):
                return True
        return False

    def request_in(self, answer: str, choices: Choices) -> tuple[str, str]:
        """What an answer asks for ("move", "refuse" or a request), and about what."""
        if move := choices.meant_by(answer):
            return "move", move
        word, _, rest = answer.partition(" ")
        requests = typed.requests(word)
        if len(requests) == 1:
            return requests[0], rest.strip()
        return ("refuse", answer) if answer else ("nothing", "")

    def is_settled_by(self, request: str, rest: str, choices: Choices) -> bool:
        """Do what the player asks for; whether it was a move, or took one back."""
        match request:
            case "move":
                return self.try_move(rest)
            case "undo":
                return self.take_back()
            case "help":
                self.tell_how(choices)
            case "rules":
                self.tell_rules(rest)
            case "log":
                self.tell_log(rest)
            case "hint":
                self.give_hint(choices)
            case "moves":
                self.tell_choices(choices, rest)
            case "table":
                self.tell_table()
            case "refuse":
                self.refuse(rest, choices)
        return False

    def try_move(self, move: str) -> bool:
        """Play the player's move; if it can't be played say why, and False comes back."""
        try:
            self.decide(self.mine, move)
        except VoliereError as error:
            self.screen.tell(error)
            return False
        return True

    def refuse(self, answer: str, choices: Choices) -> None:
        """Say why an answer is no move, and which moves are near it."""
        error = self.why_not(answer)
        self.screen.tell(error)
        if error.code != "ambiguous-word":
            self.say("cli-nearest", moves=choices.nearest(answer))

    def why_not(self, answer: str) -> VoliereError:
        """Why an answer is no move: it may mean two things, or nothing, or can't be played now."""
        said = clean(answer, longest=LONGEST_ANSWER)
        meanings = typed.requests(answer.partition(" ")[0])
        if meanings:
            known = [text(f"cli-request-{request}", self.lang) for request in meanings]
            return CommandError("ambiguous-word", text=said, words=", ".join(known))
        try:
            self.game.moves.parse(answer)
        except NotationError:
            return CommandError("unknown-word", text=said, help=Phrase("cli-request-help"))
        return IllegalMove("illegal-move", move=said, seat=self.mine)

    def take_back(self) -> bool:
        """Go back to the player's last decision; False if there is none."""
        if not self.has_decided:
            self.screen.tell(IllegalMove("nothing-to-undo"))
            return False
        latest_first = self.table.movers[::-1]
        with uninterrupted():
            self.table.undo(latest_first.index(self.mine) + 1)
        self.n_told = self.table.version
        self.n_taken_back += 1
        self.say("cli-taken-back")
        return True

    def give_hint(self, choices: Choices) -> None:
        """Say what is best for who sees no more than the player, and why."""
        from voliere.study.hints import hint  # with the bots, that take a moment to load

        self.n_hints += 1
        advice = hint(self.table.seen(self.mine))
        names = self.screen.names
        self.screen.say(*hint_lines(advice, choices.named, self.lang, names))

    # What is told

    def say(self, id: str, **values: object) -> None:
        """Say one of our sentences."""
        self.screen.say(text(id, self.lang, **values))

    def welcome(self) -> None:
        """Say what is played and by whom."""
        names = self.screen.names
        title = wording.title(self.game, self.lang)
        me, table = names[self.mine], ", ".join(names)
        self.say("cli-welcome", title=title, you=me, seat=self.mine, names=table)
        self.screen.say(*chosen_options(self.game, self.table.options, self.lang))
        if self.has_decided:
            moves = Phrase("cli-n-moves", n=len(self.table.moves))
            self.say("cli-resumed", moves=moves, log=Phrase("cli-request-log"))

    def tell_how(self, choices: Choices) -> None:
        """Say what can be typed, and how to read the table."""
        self.knows_how = True
        self.say("cli-how", example=choices.example)
        paragraph = rules.first_paragraph(self.game)
        self.screen.show_pairs(
            [
                (
                    typed.form(request, self.lang, paragraph),
                    text(f"cli-does-{request}", self.lang),
                )
                for request in typed.REQUESTS
            ]
        )
        self.screen.show_legend(self.game)

    def tell_end(self) -> None:
        """Tell how the game ended."""
        self.tell_news()
        print()
        self.tell_table()
        print()
        assert self.table.result is not None, "the game is over"
        self.screen.say(say_result(self.game, self.table.result, self.lang, self.screen.names))

    def tell_news(self) -> None:
        """Tell what has happened since the player was last told."""
        if self.n_told < self.table.version:
            print()
        self.tell_events(self.n_told)
        self.n_told = self.table.version

    def tell_log(self, how_many: str) -> None:
        """Tell what has happened, all of it or the last so many events."""
        n = int(how_many) if FEW_DIGITS.fullmatch(how_many) else self.table.version
        self.tell_events(max(self.table.version - n, 0))

    def tell_events(self, since: int) -> None:
        """Tell the events from a version on, as the player may know them; the end comes last."""
        for event in self.table.events(since, self.mine):
            if not isinstance(event, Ended):
                self.screen.say(say(self.game, event, self.lang, self.screen.names))

    def tell_rules(self, wanted: str) -> None:
        """Tell the rules, or what they say about a paragraph or a word."""
        if not wanted:
            self.screen.say(*rules.lines_of(self.game, self.lang))
        elif lines := rules.about(self.game, self.lang, wanted):
            self.screen.say(*lines)
        else:
            self.say("cli-no-rules-about", text=clean(wanted, longest=LONGEST_ANSWER))

    def tell_table(self) -> None:
        """Show how the table looks to the player."""
        self.screen.show_table(self.game, self.table.view(self.mine))

    def offer(self, choices: Choices) -> None:
        """List the moves if they are few, otherwise say how many there are."""
        print()
        if self.screen.has_room_for(choices.lines()):
            self.tell_choices(choices, "")
        else:
            n, moves = len(choices.by_label), Phrase("cli-request-moves")
            self.say("cli-many-moves", n=n, example=choices.example, moves=moves)

    def tell_choices(self, choices: Choices, containing: str) -> None:
        """List the moves, or those whose notation contains a text."""
        lines = choices.lines(containing)
        if lines:
            self.say("cli-your-moves")
            self.screen.show_choices(lines)
        else:
            self.say("cli-no-moves-with", text=clean(containing, longest=LONGEST_ANSWER))
