"""A whole game as a text that a person can read: what each seat saw, could do and did.

Moves are drawn at random, so that a rule that is changed shows in the text of a game, whatever the
bots would make of it.
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import voliere
from voliere.games import wording
from voliere.games.game import Event

HERE = Path(__file__).parent
NAMES = ["Ana", "Bo", "Cléo", "Dan", "Eva"]
WATCHER = "watchers"
WIDTH = 100
LISTED = 30  # moves; of more the first and the last few are named
FEW = 4


class Playthrough(NamedTuple):
    """One game to be told."""

    name: str
    game: str
    options: dict[str, Any]
    seed: int = 1

    @property
    def path(self) -> Path:
        """Where it stands."""
        return HERE / f"{self.game}-{self.name}.txt"

    def text(self) -> str:
        """The game from its deal to its result."""
        return "".join(f"{line}\n" for line in Telling(self).lines())


class Telling:
    """A table at which a game is played and told."""

    def __init__(self, play: Playthrough) -> None:
        self.table = voliere.new_table(play.game, seed=play.seed, **play.options)
        self.names = NAMES[: self.table.options.players]
        self.rng = random.Random(play.seed)
        self.title = f"{wording.title(self.table.game, 'en')}, {play.name}, seed {play.seed}"
        self.told: set[str] = set()  # of the table, when it was looked at last
        self.own: list[set[str]] = [set() for _ in self.names]  # what only the seat itself sees
        self.n_told = 0
        self.n_deals = 0

    def lines(self) -> Iterator[str]:
        """Everything, line by line."""
        table = self.table
        yield self.title
        for option, value in msgspec.to_builtins(table.options).items():
            yield f"  {option}: {'none' if value is None else value}"
        yield from self.deals()
        yield from self.events()
        number = 0
        while not table.over:
            for seat in table.actors:
                number += 1
                yield ""
                yield from self.decision(number, seat)
            yield from self.deals()
        yield ""
        yield "At the end"
        for line in self.seen_by(None):
            yield from wrapped(line, 2)
        yield f"  scores: {table.scores}, winners: {table.winners}, title: {table.title or 'none'}"

    def decision(self, number: int, seat: int) -> Iterator[str]:
        """What a seat sees that was not told before, may do and does, and what happens then."""
        table = self.table
        lines = self.seen_by(seat)
        moves = table.legal_texts(seat)
        move = moves[int(self.rng.random() * len(moves))]
        yield f"{number}. {self.names[seat]} decides"
        for line in lines:
            if line not in self.told | self.own[seat]:
                yield from wrapped(line, 2)
        yield from wrapped(f"Moves ({len(moves)}): {listed(moves)}", 2)
        yield f"> {move} ({wording.move(table.game, move, 'en')})"
        self.told = set(self.seen_by(None))
        self.own[seat] = set(lines) - self.told
        table.play(seat, move)
        yield from self.events()

    def seen_by(self, seat: int | None) -> list[str]:
        """The table in sentences, as the seat sees it."""
        return wording.describe(self.table.game, self.table.view(seat), "en", self.names)

    def deals(self) -> Iterator[str]:
        """Deals that have not been told."""
        dealt = self.table.deal.get("rounds", [self.table.deal])
        for deal in dealt[self.n_deals :]:
            self.n_deals += 1
            yield ""
            yield f"Deal {self.n_deals}"
            for part, value in deal.items():
                yield from laid_out(part, value, 2)

    def events(self) -> Iterator[str]:
        """What has happened since it was told last; who sees what, where it is not the same."""
        told = self.n_told
        self.n_told = self.table.version
        seats = [*range(len(self.names)), None]
        for as_seen in zip(*(self.table.events(told, seat) for seat in seats), strict=True):
            yield from self.event(as_seen)

    def event(self, as_seen: tuple[Event, ...]) -> Iterator[str]:
        """One event, as each seat and a watcher see it."""
        said: dict[str, list[str]] = {}
        for who, event in zip([*self.names, WATCHER], as_seen, strict=True):
            sentence = voliere.say(self.table.game, event, "en", self.names)
            said.setdefault(sentence, []).append(who)
        for sentence, whose in said.items():
            by = "" if len(said) == 1 else f"[{', '.join(whose)}] "
            yield from wrapped(f"- {by}{sentence}", 2)


def wrapped(text: str, indent: int) -> list[str]:
    """A text in lines, the first of them further left.

    >>> wrapped("a " * 60, 2)[1]
    '    a a a a a a a a a a a'
    """
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2),
        break_long_words=False,
        break_on_hyphens=False,
    )


def listed(moves: list[str]) -> str:
    """Moves, or some of them where there are many.

    >>> listed(["1", "2"])
    '1 2'
    """
    if len(moves) <= LISTED:
        return " ".join(moves)
    return " ".join([*moves[:FEW], "…", *moves[-FEW:]])


def laid_out(part: str, value: Any, indent: int) -> Iterator[str]:
    """A part of a deal; a list of lists in a line each.

    >>> list(laid_out("hands", [["R1", "R2"], ["B1"]], 0))
    ['hands', '  0: R1 R2', '  1: B1']
    """
    if isinstance(value, list) and value and isinstance(value[0], list):
        yield " " * indent + part
        for i, inner in enumerate(value):
            yield from laid_out(str(i), inner, indent + 2)
    elif isinstance(value, list):
        yield from wrapped(f"{part}: {' '.join(map(str, value))}", indent)
    else:
        yield " " * indent + f"{part}: {'none' if value is None else value}"
