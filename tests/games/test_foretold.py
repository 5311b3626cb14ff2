"""What views foretell is what then happens: the rules say both."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import voliere
from voliere.games.event import Event
from voliere.games.feather.events import Visited
from voliere.games.piafs.cards import EGGS
from voliere.games.piafs.events import Outweighed
from voliere.games.piafs.events import Scored as PiafsScored
from voliere.games.songbirds.cards import COLOURS, LINES
from voliere.games.songbirds.events import Awarded, Lapsed
from voliere.games.vautour.events import Revealed, Took

Step = tuple[Any, str, list[Event], Any]
SEEDS = range(4)


def steps(game: str, seed: int, **options: Any) -> Iterator[Step]:
    """A random game: before each move what its seat saw, the move, what happened, and after it
    what a spectator sees."""
    chance = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    while not table.over:
        seat = chance.choice(table.actors)
        before, version = table.view(seat), table.version
        move = chance.choice(before.moves)
        table.play(seat, move)
        yield before, move, table.open_events(version), table.view(None)


def of(happened: list[Event], kind: type[Event]) -> list[Any]:
    """Those of one kind."""
    return [event for event in happened if isinstance(event, kind)]


@pytest.mark.parametrize("seed", SEEDS)
def test_v4_the_view_says_which_card_takes_the_stake(seed: int) -> None:
    for before, _, happened, after in steps("vautour", seed, players=3):
        for took in of(happened, Took):
            cards = [int(card) for card in of(happened, Revealed)[0].cards]
            alone = [card for card in cards if cards.count(card) == 1]
            best = max(alone) if before.takes == "highest" else min(alone)
            assert (took.total, int(took.card)) == (before.worth, best)
        assert (after.worth is None, after.takes is None) == (not after.stake, not after.stake)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [2, 4])
def test_p8_p9_the_view_says_what_each_card_would_do(players: int, seed: int) -> None:
    n_captures = 0
    for before, move, happened, after in steps("piafs", seed, players=players):
        assert after.plays is None
        assert len(before.plays) == sum("@" in one for one in before.moves)
        for play in [play for play in before.plays if f"{play.card}@{play.perch}" == move]:
            found = [(one.difference, one.position) for one in of(happened, Outweighed)]
            n_captures += len(found) > 0
            assert found[:1] == ([(play.difference, play.position)] if play.difference else [])
            assert play.ground == before.on_ground[play.perch - 1] + int(play.card[2])
            is_stronger = play.ground > before.on_perch[play.perch - 1]
            assert is_stronger == (play.difference is not None)
    assert n_captures > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_p17_p18_the_view_says_pairs_and_majorities(seed: int) -> None:
    *_, (_, _, happened, after) = steps("piafs", seed, players=3)
    for scored in of(happened, PiafsScored):
        assert len(after.pairs[scored.seat]) == scored.pairs
        assert sorted(after.most[scored.seat]) == sorted(scored.majorities)
        for male, female in after.pairs[scored.seat]:
            assert {male, female} <= set(after.collections[scored.seat])
            assert (male[:3], male[3], female[3]) == (female[:3], "m", "f")
        for species, eggs in scored.majorities.items():
            birds = [one for one in after.collections[scored.seat] if one.startswith(species)]
            assert eggs == sum(EGGS[int(bird[2]) - 1] for bird in birds)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("special", ["crow", "hummingbird", "mockingbird"])
def test_s7_s12_the_view_says_how_each_line_stands(special: str, seed: int) -> None:
    settled: set[str] = set()
    for before, _, happened, after in steps("songbirds", seed, players=4, special=special):
        assert all(LINES[line] == cells for line, cells in before.around.items())
        for line, stands in before.lines.items():
            assert stands.free == sum(cell not in before.forest for cell in LINES[line])
        for event in [*of(happened, Awarded), *of(happened, Lapsed)]:
            settled.add(event.line)
            stands = after.lines[event.line]
            sums = {one: n for one, n in zip(COLOURS, stands.sums, strict=True) if n}
            assert (sums, stands.free) == (event.sums, 0)
            won = (event.colour, event.cancelled) if isinstance(event, Awarded) else None
            assert (won[0] if won else None) == stands.leader
            assert won is None or won[1] == list(stands.cancelled)
    assert settled == set(before.lines)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("raptors", [False, True])
def test_f5_f10_the_view_says_what_a_visit_ticks_off(raptors: bool, seed: int) -> None:
    foreseen: dict[int, Any] = {}
    for before, move, happened, after in steps("feather", seed, players=3, raptors=raptors):
        assert after.visits is None
        visits = {visit.card: visit for visit in before.visits}
        assert set(visits) == set(before.moves)
        foreseen[before.seat] = visits[move]
        for visited in of(happened, Visited):
            visit = foreseen[visited.seat]
            assert set(visit.sure) <= set(visited.new)
            assert raptors or not visit.risked
            assert not set(visit.sure) & set(visit.risked)
            n_seen = sum(one[0] == visited.habitat for one in after.seen[visited.seat])
            assert (visited.habitat in after.full[visited.seat]) == (n_seen == 7)
