"""Piafs, paragraph by paragraph (P1-P20), with the worked cases of the rule book."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

import voliere
from voliere.games import REGISTRY
from voliere.games.errors import VoliereError
from voliere.games.piafs import cards
from voliere.games.piafs.events import (
    Added,
    Captured,
    Declined,
    Drew,
    DrewFromTrack,
    EndTriggered,
    GaveUp,
    Held,
    KeepingBegan,
    Kept,
    MalusLaid,
    Outweighed,
    PassedOver,
    Perched,
    Played,
    Robbed,
    Scored,
    SeedLaid,
    SlidDown,
    TookMalus,
    TookNothing,
    TookSeed,
    TrackRefilled,
)
from voliere.games.piafs.moves import Keep, parse, value
from voliere.games.piafs.rules import N_MOVES
from voliere.kernel import rng as kernel_rng
from voliere.table.table import Table, make_options

PIAFS = REGISTRY["piafs"]
EGGS = {"1": 1, "2": 1, "3": 2, "4": 2, "5": 3, "6": 3}


def stage(
    players: int = 3,
    *,
    perches: tuple[str, ...] = (),
    hands: tuple[tuple[str, ...], ...] = (),
    track: tuple[str, ...] = (),
    birds: tuple[str, ...] = (),
    column: tuple[str, ...] = (),
    feeder: tuple[str, ...] = (),
    first: int = 0,
    without: str | None = None,
) -> dict[str, Any]:
    """A deal that begins as given; the cards not named follow in the order of the deck."""
    without = without or ("YE" if players == 2 else None)
    named = [*perches, *track, *birds, *(bird for hand in hands for bird in hand)]
    rest = [bird for bird in cards.BIRDS if bird[:2] != without and bird not in named]
    removed = list(cards.MARKED_3_PLUS) if players == 2 else []
    left = Counter(cards.FEEDER_CARDS) - Counter(removed) - Counter(column) - Counter(feeder)
    seeds = [card for card in left.elements() if card not in cards.MALUS]
    more_column = [seeds.pop(0) for _ in range(4 - len(column))]
    malus = [card for card in left.elements() if card in cards.MALUS]

    def filled(given: tuple[str, ...], n: int) -> list[str]:
        return [*given, *(rest.pop(0) for _ in range(n - len(given)))]

    return {
        "without": without,
        "removed": removed,
        "column": [*column, *more_column],
        "feeder": [*feeder, *seeds, *malus],
        "perches": filled(perches, 3 if players == 4 else 2),
        "hands": [filled(hands[i] if i < len(hands) else (), 4) for i in range(players)],
        "track": filled(track, 3),
        "birds": [*birds, *rest],
        "first": first,
    }


def table_of(deal: dict[str, Any], players: int | None = None, **options: Any) -> Table:
    """A table with that deal."""
    made = make_options(PIAFS, players=players or len(deal["hands"]), **options)
    return Table(PIAFS, made, dealer=lambda _round: deal)


def staged(players: int = 3, **given: Any) -> Table:
    """A table with a deal that begins as given."""
    return table_of(stage(players, **given))


def look(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.view(seat).to_dict()


def legal(table: Table, seat: int) -> list[str]:
    return [str(move) for move in table.legal_moves(seat)]


def turn(table: Table, seat: int, play: str, add: str = "-", draw: str = "d") -> list[Any]:
    """A whole turn of a seat; what happened comes back. It stops at a crow."""
    happened = list(table.play(seat, play))
    while table.actors == [seat] and (phase := look(table)["phase"]) in ("add", "draw"):
        happened += table.play(seat, add if phase == "add" else draw)
    return happened


def kinds(happened: list[Any], *classes: type) -> list[Any]:
    return [event for event in happened if isinstance(event, classes)]


def random_games(
    players: int, n_games: int, first_seed: int = 0
) -> Iterator[tuple[Table, random.Random]]:
    for seed in range(first_seed, first_seed + n_games):
        yield voliere.new_table("piafs", players=players, seed=seed), random.Random(seed)


def decisions(players: int, n_games: int) -> Iterator[tuple[Table, int, list[str]]]:
    """The table before each decision of random games, who decides, and the legal moves."""
    for table, rng in random_games(players, n_games):
        while not table.over:
            seat = rng.choice(table.actors)
            moves = legal(table, seat)
            yield table, seat, moves
            table.play(seat, rng.choice(moves))


def finished(players: int, seed: int) -> Table:
    """A random game, played to its end."""
    table = voliere.new_table("piafs", players=players, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    return table


def strength(bird: str) -> int:
    return int(bird[2])


# Material


def test_p1_72_birds_of_six_species_six_strengths_and_two_sexes() -> None:
    deal = voliere.new_table("piafs", players=4, seed=1).deal
    birds = [*deal["perches"], *deal["track"], *deal["birds"]]
    birds += [bird for hand in deal["hands"] for bird in hand]
    assert len(birds) == 72
    species = ("CH", "SP", "BU", "BL", "GR", "YE")
    assert set(birds) == {
        f"{name}{n}{sex}" for name in species for n in range(1, 7) for sex in "mf"
    }


def test_p1_eggs_are_half_the_strength_rounded_up() -> None:
    assert list(cards.EGGS) == [1, 1, 2, 2, 3, 3]


def test_p2_36_feeder_cards() -> None:
    deal = voliere.new_table("piafs", players=3, seed=1).deal
    assert Counter(deal["column"] + deal["feeder"]) == {
        "1": 10,
        "2": 10,
        "3": 10,
        "crow": 3,
        "squirrel": 3,
    }
    assert Counter(cards.MARKED_3_PLUS) == {"1": 1, "2": 2, "3": 1, "crow": 1}


@pytest.mark.parametrize(("players", "perches"), [(2, 2), (3, 2), (4, 3)])
def test_p3_two_perches_or_three_with_four_players(players: int, perches: int) -> None:
    table = voliere.new_table("piafs", players=players, seed=1)
    assert len(look(table)["perches"]) == perches
    assert max(int(move[-1]) for seat in table.actors for move in legal(table, seat)) == perches


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p4_four_seeds_are_face_up_and_every_malus_is_in_the_pile(players: int) -> None:
    tops = set()
    for seed in range(60):
        deal = voliere.new_table("piafs", players=players, seed=seed).deal
        assert len(deal["column"]) == 4
        assert set(deal["column"]) <= {"1", "2", "3"}
        assert deal["feeder"].count("crow") == (2 if players == 2 else 3)
        assert deal["feeder"].count("squirrel") == 3
        tops.add(deal["feeder"][0])
    assert tops == {"1", "2", "3", "crow", "squirrel"}


def test_p4_two_players_take_out_the_cards_marked_3_plus() -> None:
    deal = voliere.new_table("piafs", players=2, seed=1).deal
    assert sorted(deal["removed"]) == ["1", "2", "2", "3", "crow"]
    assert len(deal["column"] + deal["feeder"]) == 31
    assert voliere.new_table("piafs", players=3, seed=1).deal["removed"] == []


def test_p5_a_bird_on_each_perch_and_one_species_out_with_two_players() -> None:
    drawn = set()
    for seed in range(40):
        deal = voliere.new_table("piafs", players=2, seed=seed).deal
        birds = [*deal["perches"], *deal["track"], *deal["birds"]]
        birds += [bird for hand in deal["hands"] for bird in hand]
        assert len(deal["perches"]) == 2
        assert len(birds) == 60
        assert deal["without"] not in {bird[:2] for bird in birds}
        drawn.add(deal["without"])
    assert drawn == set(cards.SPECIES)


@pytest.mark.parametrize("species", cards.SPECIES)
def test_p5_the_species_left_out_can_be_named(species: str) -> None:
    table = voliere.new_table("piafs", players=2, without=species, seed=3)
    assert look(table)["without"] == species
    assert voliere.new_table("piafs", players=3, seed=3).deal["without"] is None


def test_p6_hands_of_four_a_track_of_three_and_a_first_player() -> None:
    firsts = set()
    for seed in range(30):
        table = voliere.new_table("piafs", players=3, seed=seed)
        view = look(table)
        assert view["hand_sizes"] == [4, 4, 4]
        assert len(view["track"]) == 3
        assert view["n_birds"] == 72 - 2 - 12 - 3
        assert table.actors == [view["first"]]
        firsts.add(view["first"])
    assert firsts == {0, 1, 2}
    assert voliere.new_table("piafs", players=4, first=2, seed=1).actors == [2]


def test_p6_turns_pass_to_the_next_seat_and_after_the_last_to_0() -> None:
    table = voliere.new_table("piafs", players=3, first=1, seed=5)
    rng = random.Random(1)
    seats = [1]
    while len(seats) < 7:
        seat = table.actors[0]
        if seat != seats[-1]:
            seats.append(seat)
        table.play(seat, rng.choice(legal(table, seat)))
    assert seats == [1, 2, 0, 1, 2, 0, 1]


# A turn


def test_p7_any_hand_card_goes_to_the_end_of_any_queue() -> None:
    table = staged(perches=("CH6m", "CH6f"), hands=(("BL2m", "BL3m", "BL4m", "BL5m"),))
    assert legal(table, 0) == [f"BL{n}m@{perch}" for n in range(2, 6) for perch in (1, 2)]
    happened = table.play(0, "BL2m@2")
    assert happened[0] == Played(seat=0, card="BL2m", perch=2)
    assert look(table)["perches"] == [["CH6m"], ["CH6f", "BL2m"]]


def test_p8_only_the_row_played_at_is_compared_and_all_of_its_ground_counts() -> None:
    table = staged(
        perches=("CH5m", "CH1m"),
        hands=(("BL3m", "GR6m"), ("BU2m",), ("GR1m",)),
        column=("1", "2", "3", "1"),
    )
    assert Held(seat=0, perch=1, ground=3, strength=5) in turn(table, 0, "BL3m@1")
    assert Held(seat=1, perch=1, ground=5, strength=5) in turn(table, 1, "BU2m@1")
    happened = turn(table, 2, "GR1m@1")
    assert Outweighed(seat=2, perch=1, ground=6, strength=5, difference=1, position=1) in happened
    assert look(table)["perches"][1] == ["CH1m"]


def worked_row(last: str) -> Table:
    """Chaffinch 5 on the perch, blackbird 3 and bullfinch 1 on the ground; seat 2 holds `last`."""
    table = staged(
        perches=("CH5m", "SP6m"),
        hands=(("BL3m",), ("BU1m",), (last,)),
        column=("1", "3", "2", "1"),
        feeder=("2", "2"),
    )
    turn(table, 0, "BL3m@1")
    turn(table, 1, "BU1m@1")
    return table


def test_p9_worked_case_a_greenfinch_3_captures_twice() -> None:
    table = worked_row("GR3m")
    happened = table.play(2, "GR3m@1")
    assert happened == [
        Played(seat=2, card="GR3m", perch=1),
        Outweighed(seat=2, perch=1, ground=7, strength=5, difference=2, position=2),
        TookSeed(seat=2, position=2, seed="3"),
        SlidDown(position=2),
        Captured(seat=2, card="CH5m", perch=1),
        Perched(card="BL3m", perch=1),
        Outweighed(seat=2, perch=1, ground=4, strength=3, difference=1, position=1),
        TookSeed(seat=2, position=1, seed="1"),
        SlidDown(position=1),
        Captured(seat=2, card="BL3m", perch=1),
        Perched(card="GR3m", perch=1),
        Held(seat=2, perch=1, ground=1, strength=3),
    ]
    view = look(table, 2)
    assert view["perches"][0] == ["GR3m", "BU1m"]
    assert view["collections"][2] == ["CH5m", "BL3m"]
    assert view["seeds"] == ["1", "3"]
    assert view["column"] == ["2", "1", None, None]


@pytest.mark.parametrize("n", [4, 5, 6])
def test_p9_worked_case_a_stronger_greenfinch_takes_the_perch(n: int) -> None:
    table = worked_row(f"GR{n}m")
    table.play(2, f"GR{n}m@1")
    view = look(table)
    assert view["collections"][2] == ["CH5m"]
    assert view["perches"][0] == [f"GR{n}m", "BL3m", "BU1m"]


def test_p9_strongest_ground_bird_takes_the_perch() -> None:
    table = staged(
        perches=("CH6m", "SP6m"),
        hands=(("BL1m",), ("BU2m",), ("GR2m", "GR4m")),
    )
    turn(table, 0, "BL1m@1")
    turn(table, 1, "BU2m@1")
    turn(table, 2, "GR4m@1")
    assert look(table)["perches"][0] == ["GR4m", "BL1m", "BU2m"]


def test_p9_a_difference_of_5_reveals_the_top_of_the_pile() -> None:
    table = staged(perches=("CH1m",), hands=(("BL6m",),), feeder=("3", "2"))
    happened = table.play(0, "BL6m@1")
    assert TookSeed(seat=0, position=None, seed="3") in happened
    assert look(table, 0)["seeds"] == ["3"]
    assert None not in look(table)["column"]


def test_p9_a_malus_revealed_from_the_pile_brings_no_seed() -> None:
    table = staged(perches=("CH1m",), hands=(("BL6m",),), feeder=("crow", "2"))
    happened = table.play(0, "BL6m@1")
    assert TookMalus(seat=0, position=None, malus="crow") in happened
    view = look(table)
    assert view["n_seeds"] == [0, 0, 0]
    assert view["phase"] == "crow"


def with_malus(malus: str) -> Table:
    """Seat 1 is to play; the malus lies beside position 1, whose seed is a 2; BU4m is perched."""
    table = staged(
        perches=("CH3m", "SP6m"),
        hands=(("BU4m",), ("BL5m",)),
        column=("1", "2", "3", "1"),
        feeder=(malus, "3"),
    )
    turn(table, 0, "BU4m@1")
    view = look(table)
    assert view["column"] == ["2", "3", "1", "3"]
    assert view["malus"] == [malus, None, None, None]
    return table


def test_p9_a_malus_beside_the_seed_must_be_taken_too() -> None:
    table = with_malus("crow")
    happened = table.play(1, "BL5m@1")
    assert kinds(happened, TookSeed, TookMalus) == [
        TookSeed(seat=1, position=1, seed="2"),
        TookMalus(seat=1, position=1, malus="crow"),
    ]
    assert look(table, 1)["seeds"] == ["2"]
    assert look(table)["malus"] == [None] * 4


def test_p9_seeds_and_malus_above_slide_down_and_there_is_no_refill_yet() -> None:
    """A malus at position 2 slides to position 1 with its seed."""
    seen = 0
    for table, seat, moves in decisions(3, 20):
        if look(table)["phase"] != "play":
            continue
        before = look(table)
        for move in moves:
            twin = table.copy()
            took = kinds(twin.play(seat, move), TookSeed, TookMalus)
            if len({event.position for event in took}) != 1 or took[0].position is None:
                continue
            after = look(twin)
            if after["phase"] not in ("draw", "crow") or len(kinds(twin.events(), SlidDown)) == 0:
                continue
            gap = took[0].position - 1
            if len(kinds(twin.events()[table.version :], Outweighed)) == 1:
                for key in ("column", "malus"):
                    expected = before[key][:gap] + before[key][gap + 1 :] + [None]
                    assert after[key] == expected
                seen += before["malus"][gap + 1 :] != [None] * (3 - gap)
        if seen > 3:
            break
    assert seen > 3


def late_games(n_games: int) -> Iterator[tuple[Table, int, list[str]]]:
    """Random decisions of games whose malus cards lie at the bottom of the feeder pile."""
    for seed in range(n_games):
        rng = random.Random(seed)
        birds = [bird for bird in cards.BIRDS if bird[:2] != "YE"]
        rng.shuffle(birds)
        table = table_of(stage(2, birds=tuple(birds[15:]), perches=tuple(birds[:2])))
        while not table.over:
            seat = rng.choice(table.actors)
            moves = legal(table, seat)
            yield table, seat, moves
            table.play(seat, rng.choice(moves))


def test_p9_worked_case_late_in_the_game_a_malus_alone_is_taken_without_a_seed() -> None:
    found = 0
    for table, seat, moves in late_games(40):
        view = look(table)
        alone = [m and not seed for m, seed in zip(view["malus"], view["column"], strict=True)]
        if view["phase"] != "play" or not any(alone):
            continue
        for move in moves:
            happened = table.copy().play(seat, move)
            first = next((one for one in happened if isinstance(one, Outweighed)), None)
            if first and first.difference <= 4 and alone[first.difference - 1]:
                malus = view["malus"][first.difference - 1]
                assert happened[2] == TookMalus(seat=seat, position=first.difference, malus=malus)
                assert kinds(happened[3:5], TookSeed) == []
                found += 1
        if found:
            break
    assert found


def test_p9_nothing_at_the_position_gives_nothing() -> None:
    """The bird is captured all the same, and the empty position triggers no end."""
    found = 0
    for table, seat, moves in late_games(40):
        view = look(table)
        if view["phase"] != "play" or all(view["column"]):
            continue
        for move in moves:
            twin = table.copy()
            happened = twin.play(seat, move)
            nothing = kinds(happened, TookNothing)
            if nothing and nothing[0].position is not None:
                at = happened.index(nothing[0])
                assert isinstance(happened[at + 1], Captured)
                assert not any(isinstance(e, EndTriggered) for e in happened)
                found += 1
        if found:
            break
    assert found


def test_p9_an_empty_pile_gives_nothing_and_triggers_the_end() -> None:
    found = 0
    for table, seat, moves in decisions(2, 40):
        view = look(table)
        if view["phase"] != "play" or view["n_feeder"] > 1 or view["ending"]:
            continue
        for move in moves:
            twin = table.copy()
            happened = twin.play(seat, move)
            if TookNothing(seat=seat, position=None) in happened:
                at = happened.index(TookNothing(seat=seat, position=None))
                assert happened[at + 1] == EndTriggered(seat=seat)
                assert isinstance(happened[at + 2], Captured)
                assert look(twin)["ending"]
                found += 1
        if found:
            break
    assert found


def test_p9_the_crow_takes_the_bird_just_captured_if_it_is_the_only_one() -> None:
    table = staged(perches=("CH1m", "SP6m"), hands=(("BL6m",),), feeder=("crow", "2"))
    table.play(0, "BL6m@1")
    view = look(table)
    assert (view["phase"], view["collections"][0]) == ("crow", ["CH1m"])
    assert view["perches"][0] == ["BL6m"]
    assert legal(table, 0) == ["x:CH1m"]
    happened = table.play(0, "x:CH1m")
    assert happened[:2] == [GaveUp(seat=0, card="CH1m"), Perched(card="BL6m", perch=1)]
    assert look(table)["collections"][0] == []
    assert look(table)["phase"] == "draw"


def test_p9_the_crow_takes_from_the_largest_pile_or_any_of_the_tied_ones() -> None:
    sizes_seen = set()
    for table, seat, moves in decisions(3, 150):
        if look(table)["phase"] != "crow":
            continue
        collection = look(table)["collections"][seat]
        sizes = Counter(bird[:2] for bird in collection)
        largest = [bird for bird in collection if sizes[bird[:2]] == max(sizes.values())]
        assert moves == sorted("x:" + bird for bird in largest)
        sizes_seen.add((len({bird[:2] for bird in largest}) > 1, max(sizes.values()) > 1))
        if len(sizes_seen) == 4:
            break
    assert sizes_seen >= {(True, True), (False, True), (True, False)}


def test_p9_the_captures_go_on_after_the_crow() -> None:
    table = staged(
        perches=("CH5m", "SP2m"),
        hands=(("SP3m", "GR3m"), ("BL3m",), ("BU1m",)),
        column=("3", "1", "2", "1"),
        feeder=("squirrel", "crow", "2"),
    )
    turn(table, 0, "SP3m@2")
    assert look(table)["malus"] == ["squirrel", "crow", None, None]
    turn(table, 1, "BL3m@1")
    turn(table, 2, "BU1m@1")
    table.play(0, "GR3m@1")
    assert look(table)["phase"] == "crow"
    assert look(table)["perches"][0] == ["BL3m", "BU1m", "GR3m"]
    assert legal(table, 0) == ["x:CH5m", "x:SP2m"]
    happened = table.play(0, "x:SP2m")
    lost = kinds(happened, Robbed)[0].lost
    assert happened == [
        GaveUp(seat=0, card="SP2m"),
        Perched(card="BL3m", perch=1),
        Outweighed(seat=0, perch=1, ground=4, strength=3, difference=1, position=1),
        TookSeed(seat=0, position=1, seed="1"),
        TookMalus(seat=0, position=1, malus="squirrel"),
        SlidDown(position=1),
        Captured(seat=0, card="BL3m", perch=1),
        Robbed(seat=0, n_lost=2, lost=lost),
        Perched(card="GR3m", perch=1),
        Held(seat=0, perch=1, ground=1, strength=3),
    ]
    assert len(look(table, 0)["seeds"]) == 1
    assert table.record()["moves"][-2:] == [
        {"seat": 0, "move": "x:SP2m"},
        {"chance": "squirrel", "lost": lost},
    ]


def test_p9_worked_case_a_squirrel_takes_the_only_seed_even_the_one_just_taken() -> None:
    table = with_malus("squirrel")
    happened = table.play(1, "BL5m@1")
    assert Robbed(seat=1, n_lost=1, lost=["2"]) in happened
    assert look(table, 1)["seeds"] == []
    assert table.record()["moves"][-1] == {"chance": "squirrel", "lost": ["2"]}


def test_p9_worked_case_a_squirrel_takes_nothing_from_an_empty_pile() -> None:
    table = staged(perches=("CH1m",), hands=(("BL6m",),), feeder=("squirrel", "2"))
    assert Robbed(seat=0, n_lost=0, lost=[]) in table.play(0, "BL6m@1")
    assert table.record()["moves"][-1] == {"chance": "squirrel", "lost": []}
    assert voliere.from_record(table.record()).record() == table.record()


def test_p9_a_squirrel_takes_two_random_seeds() -> None:
    """Any two of the pile may go: which ones depends on the secret of the deal alone."""
    lost: Counter[tuple[str, ...]] = Counter()
    for seed in range(400):
        table, rng = next(random_games(2, 1, seed))
        while not table.over:
            seat = table.actors[0]
            before = look(table, seat)["seeds"]
            happened = table.play(seat, rng.choice(legal(table, seat)))
            events = kinds(happened, TookSeed, Robbed)
            if len(kinds(events, Robbed)) == 1 and isinstance(events[-1], Robbed):
                pile = sorted(before + [e.seed for e in kinds(events, TookSeed)])
                robbed = events[-1]
                assert robbed.n_lost == min(2, len(pile)) == len(robbed.lost)
                left = Counter(pile) - Counter(robbed.lost)
                assert look(table, seat)["seeds"] == sorted(left.elements())
                if set(pile) == {"1", "2", "3"}:
                    lost[tuple(robbed.lost)] += 1
        if len(lost) == 9:
            break
    assert set(lost) == {(a, b) for a in "123" for b in "123"}


def test_p9_a_record_says_what_the_squirrel_took() -> None:
    table = next(one for seed in range(50) if len((one := finished(3, seed)).chances) == 3)
    record = table.record()
    again = voliere.from_record(record)
    assert again.record() == record
    again.undo(len(table.moves))
    n = next(i for i, entry in enumerate(record["moves"]) if entry.get("lost"))
    for damaged in (["9"], ["1"] * 3, [], "1", [1, 2], record["moves"][n]["lost"] + ["1"]):
        entries = list(record["moves"])
        entries[n] = {"chance": "squirrel", "lost": damaged}
        with pytest.raises(voliere.RecordError) as error:
            voliere.from_record(record | {"moves": entries})
        assert error.value.code == "wrong-chance-in-record"
    with pytest.raises(voliere.RecordError) as error:
        voliere.from_record(record | {"moves": record["moves"][:n] + record["moves"][n + 1 :]})
    assert error.value.code == "wrong-chance-in-record"


def test_p10_worked_case_sparrow_3_behind_chaffinch_5() -> None:
    table = staged(perches=("CH5m", "BL6f"), hands=(("SP3m", "BU2m", "GR3f", "YE4m"),))
    happened = table.play(0, "SP3m@1")
    assert kinds(happened, Captured, TookSeed) == []
    assert legal(table, 0) == ["+BU2m", "+GR3f", "-"]
    assert table.play(0, "+GR3f")[0] == Added(seat=0, card="GR3f")
    view = look(table, 0)
    assert view["collections"][0] == ["GR3f"]
    assert view["hand"] == ["BU2m", "YE4m"]


def test_p10_adding_is_optional() -> None:
    table = staged(perches=("CH5m", "BL6f"), hands=(("SP3m", "BU2m", "GR3f", "YE4m"),))
    table.play(0, "SP3m@1")
    assert table.play(0, "-")[0] == Declined(seat=0)
    assert look(table)["collections"][0] == []


def test_p10_without_a_card_weak_enough_nothing_is_asked() -> None:
    table = staged(perches=("CH5m", "BL6f"), hands=(("SP3m", "BU4m", "GR5f", "YE4m"),))
    table.play(0, "SP3m@1")
    assert look(table)["phase"] == "draw"


def test_p10_equal_totals_capture_nothing_and_allow_a_card() -> None:
    table = staged(perches=("CH3m", "BL6f"), hands=(("SP3m", "BU3m", "GR5f", "YE4m"),))
    table.play(0, "SP3m@1")
    assert legal(table, 0) == ["+BU3m", "-"]


def test_p10_not_after_a_capture() -> None:
    table = staged(perches=("CH2m", "BL6f"), hands=(("SP3m", "BU1m", "GR1f", "YE1m"),))
    table.play(0, "SP3m@1")
    assert look(table)["phase"] == "draw"


def test_p11_draw_one_at_a_time_from_the_pile_or_the_track() -> None:
    table = staged(
        perches=("CH5m", "BL6f"),
        hands=(("SP3m", "BU2m", "GR3f", "YE4m"),),
        track=("YE1m", "YE2m", "YE3m"),
        birds=("BL1m", "BL2m", "BL3m"),
    )
    table.play(0, "SP3m@1")
    table.play(0, "+BU2m")
    assert legal(table, 0) == ["d", "t:YE1m", "t:YE2m", "t:YE3m"]
    assert table.play(0, "t:YE2m") == [
        DrewFromTrack(seat=0, card="YE2m", place=2),
        TrackRefilled(card="BL1m", place=2),
    ]
    assert look(table)["track"] == ["YE1m", "BL1m", "YE3m"]
    assert legal(table, 0) == ["d", "t:BL1m", "t:YE1m", "t:YE3m"]
    assert table.play(0, "d")[0] == Drew(seat=0, card="BL2m")
    assert look(table, 0)["hand"] == ["BL2m", "GR3f", "YE2m", "YE4m"]
    assert table.actors == [1]


def test_p12_worked_case_seed_crow_seed() -> None:
    table = staged(
        perches=("CH5m", "SP6m"),
        hands=(("BL3m",), ("BU1m",), ("GR3m",)),
        column=("1", "3", "2", "1"),
        feeder=("3", "crow", "2"),
    )
    turn(table, 0, "BL3m@1")
    turn(table, 1, "BU1m@1")
    happened = turn(table, 2, "GR3m@1")
    assert kinds(happened, SeedLaid, MalusLaid) == [
        SeedLaid(position=3, seed="3"),
        MalusLaid(position=1, malus="crow"),
        SeedLaid(position=4, seed="2"),
    ]
    view = look(table)
    assert view["column"] == ["2", "1", "3", "2"]
    assert view["malus"] == ["crow", None, None, None]


def test_p12_malus_cards_go_up_from_the_base_and_a_fifth_leaves_the_game() -> None:
    table = staged(
        perches=("CH1m", "SP6m"),
        hands=(("BL5m",),),
        feeder=("crow", "squirrel", "crow", "squirrel", "crow", "squirrel", "3"),
    )
    happened = turn(table, 0, "BL5m@1")
    assert [event.position for event in kinds(happened, MalusLaid)] == [1, 2, 3, 4, None, None]
    view = look(table)
    assert view["malus"] == ["crow", "squirrel", "crow", "squirrel"]
    assert None not in view["column"]


def test_p12_a_seed_needed_from_an_empty_pile_triggers_the_end() -> None:
    found = 0
    for table, seat, moves in decisions(2, 10):
        before = look(table)
        twin = table.copy()
        happened = twin.play(seat, moves[0])
        if EndTriggered(seat=seat) in happened and not kinds(happened, TookNothing):
            after = look(twin)
            assert (before["ending"], after["ending"]) == (False, True)
            assert after["n_feeder"] == 0
            assert None in after["column"]
            found += 1
        else:
            assert look(twin)["ending"] == before["ending"] or kinds(happened, TookNothing)
    assert found


# The bird pile runs out


def hoard(players: int, seed: int) -> Iterator[tuple[Table, int, list[Any]]]:
    """A game in which everybody captures as little and adds as much as possible, so that birds are
    used up; the table after each move, who moved, and what happened."""
    table = voliere.new_table("piafs", players=players, seed=seed)

    def cost(seat: int, move: str) -> tuple[int, bool, int]:
        twin = table.copy()
        captured = len(kinds(twin.play(seat, move), Captured))
        return captured, look(twin)["phase"] != "add", strength(move) * (1 if not captured else -1)

    rng = random.Random(seed)
    while not table.over:
        seat = table.actors[0]
        moves = legal(table, seat)
        if look(table)["phase"] == "play":
            move = min(moves, key=lambda one: (cost(seat, one), one))
        else:
            move = rng.choice([one for one in moves if one != "-"])
        happened = table.play(seat, move)
        yield table, seat, happened


def test_p13_without_a_pile_the_track_is_drawn_from_and_closes_up() -> None:
    found = 0
    for seed in (8, 11):
        track: list[str] = []
        for table, _, happened in hoard(4, seed):
            drawn = kinds(happened, DrewFromTrack)
            if drawn and not kinds(happened, TrackRefilled):
                assert look(table)["n_birds"] == 0
                track.remove(drawn[0].card)
                assert look(table)["track"] == track
                found += 1
            track = look(table)["track"]
            view = look(table)
            if view["phase"] == "draw" and view["n_birds"] == 0:
                assert legal(table, table.actors[0]) == sorted("t:" + bird for bird in track)
    assert found


def emptied(table: Table, seats: tuple[int, ...]) -> None:
    """Take all birds from the pile, the track and the hands of these seats: no short game gets
    there."""
    s = table.position.state
    s["bird_at"], s["n_track"] = s["n_birds"], 0
    for seat in seats:
        s["n_hand"][seat] = 0


def test_p13_without_birds_to_draw_the_game_goes_on_and_empty_hands_are_passed_over() -> None:
    table = staged(perches=("CH6m", "BL6f"), hands=(("SP3m", "BU4m", "GR5f", "YE4m"),))
    emptied(table, (1,))
    happened = table.play(0, "SP3m@1")
    assert kinds(happened, PassedOver) == [PassedOver(seat=1)]
    assert table.actors == [2]
    assert look(table)["hand_sizes"] == [3, 0, 4]


def test_p13_when_nobody_has_a_card_the_game_ends() -> None:
    table = staged(perches=("CH6m", "BL6f"), hands=(("SP3m", "BU4m", "GR5f", "YE4m"),))
    emptied(table, (1, 2))
    table.position.state["n_hand"][0] = 1
    happened = table.play(0, "SP3m@1")
    assert [event.seat for event in kinds(happened, PassedOver)] == [1, 2, 0]
    assert len(kinds(happened, KeepingBegan)) == 1
    assert table.over
    assert not look(table)["ending"]


def test_p16_a_small_hand_keeps_two_or_all_of_fewer() -> None:
    table = staged(perches=("CH6m", "BL6f"), hands=(("SP3m", "BU4m", "GR5f", "YE4m"),), first=1)
    emptied(table, (1,))
    table.position.state["n_hand"][1] = 3
    table.position.state["n_hand"][2] = 1
    table.position.state["ending"] = 1
    last = hand_of(table, 2)[0]
    weak = min(hand_of(table, 1), key=strength)
    while look(table)["phase"] != "keep":
        seat = table.actors[0]
        moves = legal(table, seat)
        table.play(seat, "-" if "-" in moves else f"{weak}@1" if seat == 1 else moves[0])
    assert last not in hand_of(table, 2)
    assert table.actors == [0, 1]
    for seat in (0, 1):
        hand = hand_of(table, seat)
        kept = min(2, len(hand))
        assert legal(table, seat) == sorted(
            "keep:" + ",".join(sorted(birds)) for birds in combinations(hand, kept)
        )
        table.play(seat, legal(table, seat)[0])
    assert table.over


# Who knows what


def test_p14_hands_and_seeds_are_shown_to_their_owner_only() -> None:
    table = voliere.new_table("piafs", players=3, seed=4)
    rng = random.Random(4)
    for _ in range(40):
        seat = table.actors[0]
        table.play(seat, rng.choice(legal(table, seat)))
    spectator = look(table)
    assert spectator["hand"] is None
    assert spectator["seeds"] is None
    for seat in range(3):
        view = look(table, seat)
        assert len(view["hand"]) == view["hand_sizes"][seat]
        assert len(view["seeds"]) == view["n_seeds"][seat]
        for key in ("perches", "track", "column", "malus", "collections", "n_birds", "n_feeder"):
            assert view[key] == spectator[key]


def test_p14_events_hide_what_only_one_seat_knows() -> None:
    table = finished(3, seed=11)
    for event in table.events():
        for seat in (0, 1, 2, None):
            seen = event.seen_by(seat)
            is_owner = getattr(event, "seat", None) == seat
            if isinstance(event, Drew):
                assert seen.card == (event.card if is_owner else None)
            elif isinstance(event, Robbed):
                assert seen.lost == (event.lost if is_owner else None)
                assert seen.n_lost == event.n_lost
            elif isinstance(event, Kept):
                assert seen.discarded == (event.discarded if is_owner else None)
                assert seen.cards == event.cards


def imagined(table: Table, seat: int, n: int) -> Iterator[Any]:
    """States that the seat cannot tell from the true one."""
    for seed in range(n):
        twin = table.copy()
        twin.position = twin.position.determinized(seat, kernel_rng.seeded(seed))
        yield twin


def hand_of(table: Table, seat: int) -> list[str]:
    return look(table, seat)["hand"]


def test_p14_a_bird_taken_from_the_track_is_known_until_it_leaves_the_hand() -> None:
    table = staged(
        perches=("CH6m", "BL6f"),
        hands=(("SP3m", "BU4m", "GR5f", "YE4m"), ("SP1m", "SP2m", "SP4m", "SP5m")),
        track=("YE1m", "YE2m", "YE3m"),
    )
    table.play(0, "SP3m@1")
    table.play(0, "t:YE2m")
    hands = [hand_of(twin, 0) for twin in imagined(table, 1, 50)]
    assert all("YE2m" in hand for hand in hands)
    assert len(set(map(tuple, hands))) > 40
    turn(table, 1, "SP1m@2")
    turn(table, 2, "CH1m@2")
    turn(table, 0, "YE2m@2")
    hands = [hand_of(twin, 0) for twin in imagined(table, 1, 50)]
    assert not any("YE2m" in hand for hand in hands)


def test_p14_who_is_not_asked_for_a_bird_has_none_weak_enough() -> None:
    table = staged(perches=("CH6m", "BL6f"), hands=(("SP3m", "BU4m", "GR5f", "YE4m"),))
    table.play(0, "SP3m@1")
    for twin in imagined(table, 1, 60):
        assert all(strength(bird) > 3 for bird in hand_of(twin, 0))
    table.play(0, "d")
    for twin in imagined(table, 1, 60):
        assert sum(strength(bird) > 3 for bird in hand_of(twin, 0)) >= 3


def test_p14_who_is_asked_for_a_bird_has_one_weak_enough() -> None:
    table = staged(perches=("CH6m", "BL6f"), hands=(("SP1m", "BU1m", "GR5f", "YE4m"),))
    table.play(0, "SP1m@1")
    for twin in imagined(table, 2, 60):
        assert len(twin.legal_moves(0)) >= 2
    table.play(0, "-")
    for twin in imagined(table, 2, 60):
        assert any(strength(bird) == 1 for bird in hand_of(twin, 0))


def test_p14_seeds_were_seen_when_taken_and_only_the_lost_ones_are_unknown() -> None:
    table = worked_row("GR3m")
    turn(table, 2, "GR3m@1")
    for twin in imagined(table, 0, 20):
        assert look(twin, 2)["seeds"] == ["1", "3"]
    for table, rng in random_games(2, 40):
        while not table.over and not table.chances:
            seat = table.actors[0]
            table.play(seat, rng.choice(legal(table, seat)))
        robbed = kinds(table.events(), Robbed)
        if table.over or robbed[0].n_lost < 2 or len(robbed) > 1:
            continue
        owner = robbed[0].seat
        taken = [e.seed for e in kinds(table.events(), TookSeed) if e.seat == owner]
        if len(taken) < 4 or len(set(taken)) < 3:
            continue
        piles = {tuple(look(twin, owner)["seeds"]) for twin in imagined(table, 1 - owner, 200)}
        assert piles == {
            tuple(sorted((Counter(taken) - Counter(two)).elements()))
            for two in combinations(taken, 2)
        }
        assert {tuple(look(t, owner)["seeds"]) for t in imagined(table, owner, 20)} == {
            tuple(look(table, owner)["seeds"])
        }
        return
    raise AssertionError("no squirrel met a pile of four")


# The end


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p15_everybody_has_the_same_number_of_turns(players: int) -> None:
    triggering = set()
    for seed in range(25):
        table = finished(players, seed)
        turns = Counter(event.seat for event in kinds(table.events(), Played))
        assert set(turns.values()) == {len(kinds(table.events(), Played)) // players}
        triggers = kinds(table.events(), EndTriggered)
        assert len(triggers) == 1
        view = look(table)
        assert view["turn"] == (view["first"] - 1) % players
        trigger = triggers[0].seat
        after = table.events()[table.events().index(triggers[0]) :]
        played_after = [event.seat for event in kinds(after, Played)]
        assert played_after == [
            (trigger + k) % players for k in range(1, (view["turn"] - trigger) % players + 1)
        ]
        triggering.add((trigger - view["first"]) % players)
    assert len(triggering) == players


def last_decision(players: int, seed: int) -> Table:
    """A random game, up to the moment when everybody picks what to keep."""
    table = voliere.new_table("piafs", players=players, seed=seed)
    rng = random.Random(seed)
    while look(table)["phase"] != "keep":
        seat = table.actors[0]
        table.play(seat, rng.choice(legal(table, seat)))
    return table


def test_p16_everybody_keeps_two_at_once_and_discards_the_rest_face_down() -> None:
    table = last_decision(3, 2)
    assert table.actors == [0, 1, 2]
    before = [look(table, seat) for seat in range(3)]
    for seat in range(3):
        hand = before[seat]["hand"]
        assert legal(table, seat) == sorted(
            "keep:" + ",".join(sorted(pair)) for pair in combinations(hand, 2)
        )
    for seat in (2, 0):
        table.play(seat, legal(table, seat)[-1])
        assert look(table, seat)["chosen"] is not None
        assert look(table, 1)["chosen"] is None
        assert look(table)["collections"] == before[0]["collections"]
    happened = table.play(1, legal(table, 1)[0])
    for event in kinds(happened, Kept):
        assert sorted(event.cards + event.discarded) == sorted(before[event.seat]["hand"])
        after = look(table)["collections"][event.seat]
        assert sorted(after) == sorted(before[event.seat]["collections"][event.seat] + event.cards)
    assert look(table, 0)["hand"] == []
    assert look(table)["hand_sizes"] == [0, 0, 0]


def test_p16_decisions_stand_in_seat_order_in_the_record() -> None:
    table = last_decision(3, 2)
    for seat in (2, 0, 1):
        table.play(seat, legal(table, seat)[0])
    assert [entry["seat"] for entry in table.record()["moves"][-3:]] == [0, 1, 2]
    assert voliere.from_record(table.record()).record()["moves"] == table.record()["moves"]


# The score


def pairs_of(collection: list[str]) -> int:
    return sum(bird[:3] + "f" in collection for bird in collection if bird[3] == "m")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p17_p18_p19_the_score_is_pairs_majorities_and_seeds(players: int) -> None:
    for seed in range(15):
        table = finished(players, seed)
        scored = kinds(table.events(), Scored)
        view = look(table)
        for seat, event in enumerate(scored):
            assert event.total == view["scores"][seat] == table.scores[seat]
            assert event.seeds == look(table, seat)["seeds"]


def each_score(check: Callable[[Scored, list[list[str]], int], None]) -> None:
    for players in (2, 3, 4):
        for seed in range(20):
            table = finished(players, seed)
            for event in kinds(table.events(), Scored):
                check(event, look(table)["collections"], event.seat)


def test_p17_five_points_for_male_and_female_of_the_same_species_and_strength() -> None:
    def check(event: Scored, collections: list[list[str]], seat: int) -> None:
        assert event.pairs == pairs_of(collections[seat])
        assert event.pair_points == 5 * event.pairs

    each_score(check)


def test_p18_whoever_has_the_most_birds_of_a_species_scores_their_eggs() -> None:
    ties = 0

    def check(event: Scored, collections: list[list[str]], seat: int) -> None:
        nonlocal ties
        for species in cards.SPECIES:
            sizes = [sum(bird[:2] == species for bird in one) for one in collections]
            pile = [bird for bird in collections[seat] if bird[:2] == species]
            is_most = len(pile) == max(sizes) > 0
            eggs = sum(EGGS[bird[2]] for bird in pile) if is_most else 0
            assert event.majorities.get(species, 0) == eggs
            ties += is_most and sizes.count(max(sizes)) > 1

    each_score(check)
    assert ties


def test_p19_the_seeds_of_the_score_pile_count() -> None:
    def check(event: Scored, collections: list[list[str]], seat: int) -> None:
        assert event.seed_points == sum(map(int, event.seeds))
        eggs = sum(event.majorities.values())
        assert event.total == event.pair_points + eggs + event.seed_points

    each_score(check)


def test_p20_most_points_then_more_pairs_then_shared() -> None:
    met = set()
    for seed in range(1000):
        table = finished(2, seed)
        pairs = [pairs_of(one) for one in look(table)["collections"]]
        ranks = list(zip(table.scores, pairs, strict=True))
        assert table.winners == [seat for seat in (0, 1) if ranks[seat] == max(ranks)]
        a, b = ranks
        met.add("points" if a[0] != b[0] else "pairs" if a[1] != b[1] else "shared")
        if len(met) == 3:
            break
    assert met == {"points", "pairs", "shared"}


# Bad input


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 1}, "bad-players"),
        ({"players": 5}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"players": 2, "without": "XX"}, "bad-option-value"),
        ({"players": 2, "without": 1}, "bad-option-value"),
        ({"players": 3, "without": "CH"}, "bad-combination"),
        ({"players": 4, "without": "BL"}, "bad-combination"),
        ({"players": 2, "first": 2}, "bad-option-value"),
        ({"players": 3, "first": -1}, "bad-option-value"),
        ({"players": 3, "first": True}, "bad-option-value"),
        ({"players": 3, "first": "0"}, "bad-option-value"),
        ({"players": 3, "tiebreak": "pairs"}, "unknown-option"),
    ],
)
def test_bad_options(options: dict[str, Any], code: str) -> None:
    with pytest.raises(voliere.OptionError) as error:
        voliere.new_table("piafs", **options)
    assert error.value.code == code
    assert error.value.sentence("fr")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "CH5m",
        "CH5m@0",
        "CH5m@4",
        "CH7m@1",
        "XX1m@1",
        "+",
        "+XX1m",
        "x:",
        "x:CH0m",
        "t:d",
        "D",
        "keep:",
        "keep:GR2f,BL3m",
        "keep:BL3m,BL3m",
        "keep:BL3m,GR2f,YE1m",
        "keep:BL3m,",
        "CH5m@1\n",
        "١",
    ],
)
def test_bad_notation(text: str) -> None:
    table = voliere.new_table("piafs", seed=1)
    with pytest.raises(voliere.NotationError) as error:
        table.play(table.actors[0], text)
    assert error.value.code == "bad-notation"


def test_every_move_number_is_a_text_and_back() -> None:
    texts = [str(value(number)) for number in range(N_MOVES)]
    assert len(set(texts)) == N_MOVES
    assert [parse(text) for text in texts] == list(range(N_MOVES))
    for number in range(N_MOVES):
        move = value(number)
        if isinstance(move, Keep):
            assert list(move.birds) == sorted(move.birds)


def test_illegal_moves_change_nothing() -> None:
    table = staged(hands=(("BL2m", "BL3m", "BL4m", "BL5m"),), first=0)
    before = table.record()
    for move, code in (("d", "illegal-move"), ("-", "illegal-move"), ("CH1m@1", "illegal-move")):
        with pytest.raises(voliere.IllegalMove) as error:
            table.play(0, move)
        assert error.value.code == code
    with pytest.raises(voliere.IllegalMove) as error:
        table.play(1, "BL2m@3")
    assert error.value.code == "not-to-move"
    with pytest.raises(voliere.IllegalMove) as error:
        table.play(0, "BL2m@3")
    assert error.value.code == "illegal-move"
    assert table.record() == before


@pytest.mark.parametrize(
    ("key", "part"),
    [
        ("without", "XX"),
        ("without", None),
        ("without", ["YE"]),
        ("removed", []),
        ("removed", ["1", "2", "2", "3", "squirrel"]),
        ("column", ["1", "2", "3"]),
        ("column", ["1", "2", "3", "crow"]),
        ("column", "1111"),
        ("feeder", []),
        ("feeder", None),
        ("feeder", [1, 2, 3]),
        ("perches", ["CH1m"]),
        ("perches", ["CH1m", "YE1m"]),
        ("hands", []),
        ("hands", None),
        ("hands", [["CH1m"] * 4, ["CH1m"] * 4]),
        ("hands", [["CH1m"], "x"]),
        ("track", []),
        ("birds", ["CH1m"]),
        ("birds", 5),
        ("first", 2),
        ("first", None),
        ("first", True),
        ("tape", [1]),
    ],
)
def test_a_damaged_deal_is_refused(key: str, part: Any) -> None:
    with pytest.raises(VoliereError) as error:
        table_of(stage(2) | {key: part}, players=2)
    assert error.value.code == "bad-deal"


def test_a_deal_must_keep_to_the_options() -> None:
    for options in ({"without": "CH"}, {"first": 1}):
        with pytest.raises(voliere.RecordError) as error:
            table_of(stage(2, without="YE", first=0), **options)
        assert error.value.code == "bad-deal"
    assert table_of(stage(2, without="YE", first=1), without="YE", first=1).actors == [1]


def test_undo_and_copy_keep_what_squirrels_took() -> None:
    for seed in range(5):
        table = voliere.from_record(finished(2, seed).record())
        record = table.record()
        last = record["moves"][-1]
        table.undo()
        assert table.chances == voliere.from_record(record).chances
        twin = table.copy()
        twin.play(last["seat"], last["move"])
        assert twin.record() == record
