"""Undos that were allowed in random games, and the same games with something else hidden (U1)."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import msgspec

import voliere
from tests.server.told import Arranged, happened
from tests.server.twins import Story, Turn, is_dealt, seen, swapped, texts_in
from voliere.games.errors import VoliereError
from voliere.server.storage.rows import EntryRow
from voliere.server.tables import entries
from voliere.server.tables.table_state import TableState
from voliere.server.tables.undo import takeback_of

LEAVING = 0.15  # how often somebody leaves or comes back before a move
ASKING = 0.5  # how often somebody asks after a move
MOST_UNDOS = 6  # looked at in one game
TWINS = 2  # of each undo
ATTEMPTS = 8


class Seating(Arranged):
    """A table dealt as a story says, some of whose seats are bots' from the start."""

    def __init__(self, story: Story, bots: frozenset[int], turns: tuple[Turn, ...] = ()) -> None:
        super().__init__(story)
        plan = [
            {"kind": "bot" if seat in bots else "open", "colour": "red", "bot": "merle"}
            for seat in range(story.options["players"])
        ]
        TableState.__init__(self, self.row._replace(plan=json.dumps(plan)))
        for seat in sorted(set(range(story.options["players"])) - bots):
            self.write(entries.Sat(seat=seat, colour="red"), f"person {seat}")
        self.write(entries.Started())
        for turn in turns:
            self.play(turn)

    def write(self, entry: entries.AnyEntry, person: str | None = None) -> None:
        self.apply(EntryRow("t", self.version + 1, 0, person, entries.write_entry(entry)))

    def play(self, turn: Turn) -> None:
        assert self.table is not None
        self.table.expect([{"chance": "squirrel", "lost": list(one)} for one in turn.lost])
        self.write(entries.Moved(seat=turn.seat, move=turn.move))


@dataclass(frozen=True)
class Undone:
    """An undo that was allowed: the game up to there, how many moves stay, and who agreed."""

    story: Story
    bots: frozenset[int]
    n_staying: int
    agreed: frozenset[int]

    @property
    def before(self) -> Story:
        """The game as far as it stays."""
        return replace(self.story, turns=self.story.turns[: self.n_staying])


def undone(game: str, options: dict[str, Any], chance: random.Random) -> Iterator[Undone]:
    """The undos that are allowed in a random game; people leave and come back meanwhile."""
    story = dealt(game, options, chance.randrange(1 << 30))
    players = story.options["players"]
    # At least two people: one alone with bots is training.
    bots = frozenset(chance.sample(range(players), chance.randrange(players - 1)))
    table = Seating(story, bots)
    people = [one for one in table.seats if one.seat not in bots]
    n_found = 0
    while table.stage == "playing" and n_found < MOST_UNDOS:
        if chance.random() < LEAVING:
            leave_or_return(table, chance.choice(people).seat)
        story = played_on(story, table, chance)
        seat = chance.choice(people).seat
        if chance.random() < ASKING and (n_moves := allowed(table, seat)):
            n_found += 1
            agreed = frozenset({seat, *table.others(seat)})
            yield Undone(story, bots, len(story.turns) - n_moves, agreed)


def dealt(game: str, options: dict[str, Any], seed: int) -> Story:
    """A game of which nothing is told yet; a match with the deals of all its rounds."""
    table = voliere.new_table(game, seed=seed, **options)
    full = msgspec.to_builtins(table.options)
    while table.options.is_match and not table.over:
        table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
    deal = copy.deepcopy(table.deal)
    for later in deal.get("rounds", [])[1:]:
        del later["first"]  # S19: it follows from how the rounds before were played
    return Story(game, full, deal, ())


def leave_or_return(table: Seating, seat: int) -> None:
    is_away = table.seats[seat].replaced_by
    left = entries.Replaced(seat=seat, bot="merle", why="left")
    table.write(entries.Returned(seat=seat) if is_away else left)


def played_on(story: Story, table: Seating, chance: random.Random) -> Story:
    """The story with one more random move, played at the table."""
    assert table.table is not None
    seat = chance.choice(table.actors)
    move = chance.choice(table.table.legal_texts(seat))
    n_chances = len(table.table.chances)
    table.play(Turn(seat, move))
    lost = tuple(tuple(one["lost"]) for _, one in table.table.chances[n_chances:])
    return replace(story, turns=(*story.turns, Turn(seat, move, lost)))


def allowed(table: Seating, seat: int) -> int:
    """How many moves would go if the seat took back its last one; 0 if it may not."""
    try:
        going = takeback_of(table, seat)
    except VoliereError:
        return 0
    assert not going.is_training
    return going.n_moves


def twins(undo: Undone, viewer: int | None, chance: random.Random) -> list[Story]:
    """Games that, as far as they stay, neither the viewer nor anybody who agreed can tell from this
    one: what the others hold, or what lies ahead, is another."""
    views = {one: seen(undo.before, one) or [] for one in {viewer, *undo.agreed}}
    known = {text for one in views.values() for text in texts_in(one)}
    found: list[Story] = []
    for _ in range(ATTEMPTS):
        other = swapped(undo.before, None, known, chance)
        is_other = other != undo.before and is_dealt(other)
        if is_other and all(seen(other, one) == view for one, view in views.items()):
            found.append(other)
    return found[:TWINS]


def kept(undo: Undone, other: Story, viewer: int | None) -> str | None:
    """What the viewer has seen of the moves taken back, if it can't be seen in the other game."""
    table = Seating(undo.before, undo.bots, undo.before.turns)
    for turn in undo.story.turns[undo.n_staying :]:
        table.play(turn)
        alike = next(played_alike(undo, other, turn, viewer, happened(table, viewer)), None)
        if alike is None:
            return f"{turn} is seen by {viewer}: {undo}, {other}"
        other = alike
    return None


def played_alike(
    undo: Undone, other: Story, turn: Turn, viewer: int | None, told: bytes
) -> Iterator[Story]:
    """The other game played on so that the viewer is told the same: by the same move, or by any
    move of a seat that has not agreed."""
    table = Seating(other, undo.bots, other.turns).table
    assert table is not None
    legal = table.legal_texts(turn.seat)
    moves = [turn.move] if turn.move in legal else []
    for move in moves if turn.seat in undo.agreed else [*moves, *legal]:
        alike = replace(turn, move=move)
        turns = (*other.turns, alike)
        if happened(Seating(other, undo.bots, turns), viewer) == told:
            yield replace(other, turns=turns)
