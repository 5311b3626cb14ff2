"""Two games that one viewer cannot tell apart, although hidden cards differ (L1).

A story is a deal and what was played. A twin of it for a viewer has other hidden cards, from the
deal on, and other secret choices; the oracles, which are no part of the product, bear witness that
the viewer sees the same at every step. Whatever the server then says to the viewer must be the same
to the byte, from the first card to the last, the history included.
"""

from __future__ import annotations

import copy
import importlib
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

import voliere
from voliere.games import by_name
from voliere.games.errors import RecordError
from voliere.table.table import Table, make_options

Kind = Literal["deal", "choice", "loss"]
KINDS: tuple[Kind, ...] = ("deal", "choice", "loss")

ATTEMPTS = 20
WHOLE_GAMES = 0.4


@dataclass(frozen=True)
class Turn:
    """A move, and what squirrels took because of it."""

    seat: int
    move: str
    lost: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Story:
    """A game as far as it is told."""

    game: str
    options: dict[str, Any]
    deal: dict[str, Any]
    turns: tuple[Turn, ...]

    def table(self) -> Table:
        """The table right after the deal."""
        game = by_name(self.game)
        options = make_options(game, **self.options)
        rounds = self.deal["rounds"] if options.is_match else [self.deal]
        return Table(game, options, dealer=lambda number: rounds[number - 1])

    def oracle(self) -> Any:
        """The second implementation of the rules, right after the deal."""
        module = importlib.import_module(f"tests.oracles.{self.game}")
        return module.Oracle(self.options, copy.deepcopy(self.deal))


def told(game: str, options: dict[str, Any], kind: Kind, chance: random.Random) -> Story | None:
    """A random game, told to a point where something of that kind is hidden: a card of the deal, a
    choice not yet revealed, what a squirrel took. None if the game never came to such a point."""
    table = voliere.new_table(game, seed=chance.randrange(1 << 30), **options)
    turns: list[Turn] = []
    points: list[int] = []
    while not table.over:
        actors = table.actors
        seat = chance.choice(actors)
        move = str(chance.choice(table.legal_moves(seat)))
        n_chances = len(table.chances)
        table.play(seat, move)
        lost = tuple(tuple(one["lost"]) for _, one in table.chances[n_chances:])
        turns.append(Turn(seat, move, lost))
        is_secret = len(actors) > 1 and table.actors == [one for one in actors if one != seat]
        is_robbed = any(any(turn.lost) for turn in turns)
        if kind == "deal" or (kind == "choice" and is_secret) or (kind == "loss" and is_robbed):
            points.append(len(turns))
    if not points:
        return None
    is_whole = kind == "deal" and chance.random() < WHOLE_GAMES
    n_told = points[-1] if is_whole else chance.choice(points)
    full = msgspec.to_builtins(table.options)
    return Story(game, full, copy.deepcopy(table.deal), tuple(turns[:n_told]))


def seen(story: Story, viewer: int | None) -> list[bytes] | None:
    """What the viewer sees at every step, by the oracle; None if the story is none."""
    oracle = story.oracle()
    views = [msgspec.json.encode(oracle.view(viewer))]
    for turn in story.turns:
        try:
            if turn.lost:
                oracle.play(turn.seat, turn.move, [list(one) for one in turn.lost])
            else:
                oracle.play(turn.seat, turn.move)
        except (ValueError, KeyError, IndexError):
            return None
        open_move = turn.move.encode() if is_open(story.game, turn.move) else b""
        views.append(open_move + msgspec.json.encode(oracle.view(viewer)))
    if story.game == "piafs" and oracle.over:  # P19: the score piles are turned up and counted
        views[-1] = msgspec.json.encode([sorted(seeds) for seeds in oracle.seeds]) + views[-1]
    return views


def is_open(game: str, move: str) -> bool:
    """Whether everybody sees this move being made, even if it leaves no trace on the table: the
    last card of a round of songbirds (S6), a turn of piafs but for what is kept (P16)."""
    return (game == "songbirds" and "@" in move) or (game == "piafs" and "keep" not in move)


def twin(story: Story, viewer: int | None, kind: Kind, chance: random.Random) -> Story | None:
    """Another story that the viewer cannot tell from this one; None if none was found."""
    views = seen(story, viewer)
    assert views is not None, "the oracle follows what the kernel allows"
    known = set(texts_in(views))
    for _ in range(ATTEMPTS):
        other = _exchanged(story, viewer, kind, known, chance)
        if other != story and is_dealt(other) and seen(other, viewer) == views:
            return other
    return None


def is_dealt(story: Story) -> bool:
    """Whether its deal is one of the game."""
    try:
        story.table()
    except RecordError:
        return False
    return True


def texts_in(views: list[bytes]) -> Iterator[str]:
    """All texts that stand in views."""
    return _texts([json.loads(view[view.index(b"{") :]) for view in views])


def _texts(value: Any) -> Iterator[str]:
    """All texts inside a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


# Ways to exchange what is hidden


def _exchanged(
    story: Story, viewer: int | None, kind: Kind, known: set[str], chance: random.Random
) -> Story:
    """The story with something exchanged; whether the viewer can tell is not looked at here."""
    if kind == "choice":
        return _other_choice(story, viewer, chance)
    if kind == "loss":
        return _other_loss(story, viewer, chance)
    for _ in range(chance.choice((1, 1, 2, 3))):
        story = swapped(story, viewer, known, chance)
    return story


def swapped(story: Story, viewer: int | None, known: set[str], chance: random.Random) -> Story:
    """Two cards of one deal change places, wherever they are named."""
    deal = copy.deepcopy(story.deal)
    one_round = chance.choice(deal["rounds"]) if "rounds" in deal else deal
    places = list(_places(one_round))
    hidden = [place for place in places if place[0][place[1]] not in known]
    first, second = (chance.choice(hidden if len(hidden) > 1 else places) for _ in range(2))
    a, b = first[0][first[1]], second[0][second[1]]
    if a[0].isupper() != b[0].isupper():
        return story
    first[0][first[1]], second[0][second[1]] = b, a
    names = {a: b, b: a} if a[0].isupper() and b[0].isupper() else {}
    turns = tuple(
        turn if turn.seat == viewer else replace(turn, move=_renamed(turn.move, names))
        for turn in story.turns
    )
    return replace(story, deal=deal, turns=turns)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a deal where a card stands: a list or an object, and where in it."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        if key in ("without", "removed"):
            continue
        if isinstance(inner, str):
            yield value, key
        elif isinstance(inner, dict | list):
            yield from _places(inner)


def _renamed(move: str, names: dict[str, str]) -> str:
    """A move with the names of cards exchanged; lists inside it stay sorted."""
    renamed = re.sub(r"[A-Za-z0-9]+", lambda found: names.get(found[0], found[0]), move)
    what, colon, cards = renamed.partition(":")
    return what + colon + ",".join(sorted(cards.split(","))) if colon else renamed


def _other_choice(story: Story, viewer: int | None, chance: random.Random) -> Story:
    """Somebody else's choice among the last ones is another."""
    n_last = min(len(story.turns), story.options["players"])
    others = [
        number
        for number in range(len(story.turns) - n_last, len(story.turns))
        if story.turns[number].seat != viewer
    ]
    if not others:
        return story
    number = chance.choice(others)
    oracle = story.oracle()
    for turn in story.turns[:number]:
        oracle.play(turn.seat, turn.move, *([[list(o) for o in turn.lost]] if turn.lost else []))
    turn = story.turns[number]
    move = chance.choice(oracle.legal(turn.seat))
    turns = (*story.turns[:number], replace(turn, move=move), *story.turns[number + 1 :])
    return replace(story, turns=turns)


def _other_loss(story: Story, viewer: int | None, chance: random.Random) -> Story:
    """A squirrel took other seeds from somebody else."""
    robbed = [n for n, turn in enumerate(story.turns) if turn.lost and turn.seat != viewer]
    if not robbed:
        return story
    number = chance.choice(robbed)
    turn = story.turns[number]
    lost = tuple(
        tuple(sorted(chance.choices("123", k=len(one)), reverse=chance.random() < 0.5))
        for one in turn.lost
    )
    turns = (*story.turns[:number], replace(turn, lost=lost), *story.turns[number + 1 :])
    return replace(story, turns=turns)
