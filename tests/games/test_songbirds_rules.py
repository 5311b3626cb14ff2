"""Songbirds, paragraph by paragraph (S1-S26), with the worked cases of the rule book.

A situation is staged by its moves: the hands are dealt so that the moves can be played. Whole games
with given harvests are found by filling the forest at random, and then laying out the tokens so
that each colour earns what the test asks for.
"""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

import voliere
from voliere.games import REGISTRY, wording
from voliere.games.errors import VoliereError
from voliere.games.game import Event
from voliere.games.songbirds.events import (
    Awarded,
    Drew,
    Laid,
    Lapsed,
    Placed,
    Revealed,
    RoundEnded,
    Scored,
    ScoredTogether,
    Showed,
    Skipped,
)
from voliere.kernel import rng
from voliere.table.table import Table, make_options

GAME = REGISTRY["songbirds"]
CARDS = [f"{colour}{volume}" for colour in "RBGW" for volume in range(1, 8)]
TOKENS = [15, 12, 12, 10, 9, 8, 7, 7, 6, 5]
CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
DIAGONALS = ["a1", "e1", "b2", "d2", "c3", "b4", "d4", "a5", "e5"]
SPECIALS = ["crow", "falcon", "hummingbird", "mockingbird"]
HAND_SIZE = {2: 13, 3: 9, 4: 7}
# Every cell but the centre, each next to one before it.
FILL = ["b3", "a3", "d3", "e3", *(f"{column}{row}" for row in "2145" for column in "cbade")]

Script = list[str]


# Staging


def dealt(
    script: Script,
    *,
    players: int = 2,
    centre: str | None = None,
    kept: dict[int, str] | None = None,
    first: int = 0,
    tokens: list[int] | None = None,
) -> dict[str, Any]:
    """A deal in which the moves can be played one after the other, the first by seat `first`, and
    the seats in `kept` have these cards besides."""
    hands: list[list[str]] = [[] for _ in range(players)]
    for turn, move in enumerate(script):
        hands[(first + turn) % players].append(move[:2])
    for seat, card in (kept or {}).items():
        hands[seat].append(card)
    used = {card for hand in hands for card in hand} | {centre}
    rest = [card for card in CARDS if card not in used]
    if centre is None:
        centre = rest.pop()
    for hand in hands:
        while len(hand) < HAND_SIZE[players]:
            hand.append(rest.pop(0))
    tokens = tokens or TOKENS
    deal = {"columns": tokens[:5], "rows": tokens[5:], "centre": centre, "hands": hands}
    if players == 2:
        deal["aside"] = rest.pop()
    assert not rest
    return {**deal, "first": first}


def table_of(*deals: dict[str, Any], **options: Any) -> Table:
    """A table with these deals, one a round."""
    made = make_options(GAME, **options)
    return Table(GAME, made, dealer=lambda round_: deals[round_ - 1])


def staged(script: Script, centre: str | None = None, **options: Any) -> tuple[Table, list[Event]]:
    """A table on which the moves have been played, and what has happened."""
    players = options.setdefault("players", 2)
    special = options.get("special")
    table = table_of(dealt(script, players=players, centre=special or centre), **options)
    return table, played(table, script)


def played(table: Table, script: Script) -> list[Event]:
    happened: list[Event] = []
    for move in script:
        happened += table.play(table.actors[0], move)
    return happened


def awards(happened: list[Event]) -> dict[str, str | None]:
    """Which colour got the token of which line; None: nobody."""
    found: dict[str, str | None] = {}
    for event in happened:
        if isinstance(event, Awarded):
            found[event.line] = event.colour
        elif isinstance(event, Lapsed):
            found[event.line] = None
    return found


def whole_round(
    harvest: dict[str, int],
    kept: dict[int, str],
    *,
    lays: dict[int, str] | None = None,
    first: int = 0,
    special: str | None = None,
    **options: Any,
) -> tuple[dict[str, Any], Script]:
    """The deal and the moves of a round that ends with this harvest and these favourites: `kept` in
    hand, `lays` (turn -> card) laid on the way."""
    players = options.get("players", 2)
    dice = random.Random(1)
    out = [*kept.values(), *(lays or {}).values()]
    birds = [card for card in CARDS if card not in out]
    while True:
        dice.shuffle(birds)
        centre = special or birds[-1]
        script = [f"{card}@{cell}" for card, cell in zip(birds, FILL, strict=False)]
        for turn, card in sorted((lays or {}).items()):
            script.insert(turn, f"{card}!")
        at_hand = {"players": players, "centre": centre, "kept": kept, "first": first}
        single = {**options, "special": special}
        for match in ("rounds", "target", "first"):
            single.pop(match, None)
        happened = played(table_of(dealt(script, **at_hand), **single), script)
        tokens = laid_out(awards(happened), harvest)
        if tokens is not None:
            return dealt(script, **at_hand, tokens=tokens), script


def laid_out(winners: dict[str, str | None], harvest: dict[str, int]) -> list[int] | None:
    """The ten tokens in an order that gives each named colour its harvest; None if none does."""
    lines = [line for line in "abcde12345" if winners[line] in harvest]
    if len(lines) > 6:
        return None
    for some in permutations(TOKENS, len(lines)):
        got = dict.fromkeys(harvest, 0)
        for line, token in zip(lines, some, strict=True):
            got[str(winners[line])] += token
        if got == harvest:
            rest = list(TOKENS)
            for token in some:
                rest.remove(token)
            placed = dict(zip(lines, some, strict=True))
            return [placed[line] if line in placed else rest.pop() for line in "abcde12345"]
    return None


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return table.view(seat).to_dict()


def play_out(table: Table, seed: int = 0) -> list[Event]:
    """Random moves until the game is over."""
    dice = random.Random(seed)
    happened: list[Event] = []
    while not table.over:
        seat = table.actors[0]
        happened += table.play(seat, dice.choice(table.legal_moves(seat)))
    return happened


def shared_deal(players: int, order: list[str], first: int = 0) -> dict[str, Any]:
    """A solo or cooperative deal: cards for the diagonals, the hands, the pile, in this order."""
    return {
        "columns": TOKENS[:5],
        "rows": TOKENS[5:],
        "diagonals": [list(pair) for pair in zip(DIAGONALS, order, strict=False)],
        "hands": [[card] for card in order[9 : 9 + players]],
        "pile": order[9 + players :],
        "first": first,
    }


# Material and set-up


def test_s1_28_birds_and_ten_berries() -> None:
    deal = voliere.new_table("songbirds", seed=1).deal
    cards = [deal["centre"], deal["aside"], *deal["hands"][0], *deal["hands"][1]]
    assert sorted(cards) == sorted(CARDS)
    assert sorted(deal["columns"] + deal["rows"]) == sorted(TOKENS)
    assert deal != voliere.new_table("songbirds", seed=2).deal
    assert view(voliere.new_table("songbirds", seed=1), 0)["harvest"] == {
        "R": [],
        "B": [],
        "G": [],
        "W": [],
    }


@pytest.mark.parametrize(
    ("special", "tokens"),
    [
        ("crow", {"above": -2, "right": -4, "below": -5, "left": -3}),
        ("falcon", {"above-right": -4, "below-left": -4}),
        ("hummingbird", {"above": 2, "right": 4, "below": 5, "left": 3}),
        ("mockingbird", {"above-right": 4, "below-left": 4}),
    ],
)
def test_s2_special_cards_and_their_tokens(special: str, tokens: dict[str, int]) -> None:
    table = voliere.new_table("songbirds", players=4, special=special)
    assert view(table, None)["special"] == tokens
    assert view(table, None)["forest"] == {"c3": special}


def test_s3_the_tokens_lie_face_up_around_the_forest() -> None:
    table = voliere.new_table("songbirds", seed=3)
    assert view(table, None)["columns"] == table.deal["columns"]
    assert view(table, 1)["rows"] == table.deal["rows"]
    assert len(table.deal["columns"]) == len(table.deal["rows"]) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s4_centre_and_hands(players: int) -> None:
    special = "falcon" if players == 4 else None
    table = voliere.new_table("songbirds", players=players, special=special, seed=4)
    size = HAND_SIZE[players]
    assert view(table, None)["hand_sizes"] == [size] * players
    assert len(view(table, 0)["hand"]) == size
    assert list(view(table, 0)["forest"]) == ["c3"]
    assert ("aside" in table.deal) == (players == 2)


def test_s4_the_card_aside_is_never_seen() -> None:
    table = voliere.new_table("songbirds", seed=4)
    aside = table.deal["aside"]
    while not table.over:
        for seat in (None, 0, 1):
            assert aside not in str(view(table, seat))
        table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
    assert aside not in str(table.events(0, 0))


def test_s5_the_first_player_is_drawn_or_chosen() -> None:
    drawn = {view(voliere.new_table("songbirds", players=3, seed=n), 0)["first"] for n in range(30)}
    assert drawn == {0, 1, 2}
    table = voliere.new_table("songbirds", players=3, first=2)
    assert table.deal["first"] == 2
    assert table.actors == [2]


# A turn


def test_s6_next_to_an_occupied_cell() -> None:
    table, _ = staged([], centre="R1")
    seat = table.actors[0]
    assert {str(move)[3:] for move in table.legal_moves(seat)} == {"b3", "c2", "c4", "d3"}
    assert len(table.legal_moves(seat)) == 4 * 13
    card = view(table, seat)["hand"][0]
    for cell in ("b2", "c3", "a1"):
        with pytest.raises(VoliereError) as error:
            table.play(seat, f"{card}@{cell}")
        assert error.value.code == "illegal-move"
    assert Placed(seat=seat, card=card, cell="c2") in table.play(seat, f"{card}@c2")
    assert view(table, None)["forest"] == {"c2": card, "c3": "R1"}


def test_s6_only_cards_in_hand_and_clockwise() -> None:
    script = ["R1@c2", "R2@c1", "R3@d3", "R4@e3"]
    table, _ = staged(script, players=3, centre="W7")
    assert table.actors == [1]
    with pytest.raises(VoliereError) as error:
        table.play(1, "R1@b3")
    assert error.value.code == "illegal-move"
    with pytest.raises(VoliereError) as error:
        table.play(0, "R5@b3")
    assert error.value.code == "not-to-move"


def test_s6_the_special_card_counts_as_occupied() -> None:
    table = voliere.new_table("songbirds", players=4, special="crow", first=0)
    assert {str(move)[3:] for move in table.legal_moves(0)} == {"b3", "c2", "c4", "d3"}


def test_s7_worked_case_white_5_and_1_beat_red_2_and_3() -> None:
    table, happened = staged(["W1@b3", "W5@a3", "R2@d3", "R3@e3"], centre="B2")
    assert awards(happened) == {"3": "W"}
    assert view(table, 0)["harvest"]["W"] == [7]
    assert view(table, 0)["rows"] == [8, 7, None, 6, 5]


def test_s7_worked_case_three_sevens_cancel_and_white_3_wins() -> None:
    script = ["R7@b3", "G7@a3", "B7@d3", "W3@e3"]
    table, happened = staged(script, players=4, special="crow")
    assert awards(happened)["3"] == "W"
    assert view(table, 0)["harvest"]["W"] == [7]


def test_s7_worked_case_all_cancel_and_the_token_leaves_the_game() -> None:
    script = ["G5@b3", "W5@a3", "B1@d3", "R1@e3"]
    table, happened = staged(script, players=4, special="hummingbird")
    assert awards(happened)["3"] is None
    assert view(table, 0)["rows"][2] is None
    assert not [tokens for tokens in view(table, 0)["harvest"].values() if 7 in tokens]


def test_s7_equal_sums_of_several_cards_cancel() -> None:
    _, happened = staged(["R3@b3", "R4@a3", "W7@d3", "B2@e3"], centre="G1")
    event = next(event for event in happened if isinstance(event, Awarded))
    assert (event.colour, event.cancelled) == ("B", ["R", "W"])
    assert event.sums == {"R": 7, "B": 2, "G": 1, "W": 7}
    assert event.cells == ["a3", "b3", "c3", "d3", "e3"]


def test_s7_one_card_can_complete_a_column_and_a_row() -> None:
    last = ["e5", "e4", "e2", "e1"]
    order = [cell for cell in FILL if cell not in last] + last
    script = [f"{card}@{cell}" for card, cell in zip(CARDS, order, strict=False)]
    table = table_of(dealt(script, centre="W7"))
    happened = played(table, script[:-1])
    assert {"1", "e"}.isdisjoint(awards(happened))
    assert list(awards(table.play(table.actors[0], script[-1]))) == ["e", "1"]


def test_s8_the_game_ends_with_a_full_forest_and_one_card_each() -> None:
    table = voliere.new_table("songbirds", players=3, seed=8)
    happened = play_out(table)
    assert len(table.moves) == 24
    end = view(table, None)
    assert len(end["forest"]) == 25
    assert end["hand_sizes"] == [1, 1, 1]
    assert end["columns"] == end["rows"] == [None] * 5
    favourites = [view(table, seat)["hand"][0] for seat in range(3)]
    assert [e.card for e in happened if isinstance(e, Revealed)] == favourites
    assert end["past_rounds"][0]["favourites"] == favourites
    with pytest.raises(VoliereError) as error:
        table.play(0, "R1@a1")
    assert error.value.code == "game-over"


# The special card


AROUND = ["G6@c2", "R2@c1", "B4@c4", "W4@c5", "G1@d3", "G3@e3", "B2@b3", "R7@a3"]


def test_s9_crow_gives_its_tokens_to_the_strongest_of_two() -> None:
    table, happened = staged(AROUND, players=4, special="crow")
    found = awards(happened)
    assert [found[side] for side in ("above", "below", "right", "left")] == ["G", None, "G", "R"]
    assert view(table, 0)["harvest"]["G"] == [-2, 12, -4]  # and column c
    assert -3 in view(table, 0)["harvest"]["R"]
    assert view(table, 0)["special"] == {}


def test_s9_a_token_waits_until_both_cells_are_occupied() -> None:
    table, happened = staged(AROUND[:3], players=4, special="crow")
    assert awards(happened) == {"above": "G"}
    assert view(table, 0)["special"] == {"right": -4, "below": -5, "left": -3}


def test_s10_falcon_looks_at_four_cells() -> None:
    script = ["G5@c2", "R3@c1", "B7@d3", "W1@c4", "G2@e3", "W2@c5", "W3@b3", "B1@a3"]
    table, happened = staged(script, players=4, special="falcon")
    found = awards(happened)
    assert (found["above-right"], found["below-left"]) == ("R", "W")
    assert -4 in view(table, 0)["harvest"]["R"]
    above_right = next(e for e in happened if isinstance(e, Awarded) and e.line == "above-right")
    assert above_right.cancelled == ["B", "G"]
    assert not above_right.weakest


def test_s11_hummingbird_gives_its_tokens_to_the_weakest_of_two() -> None:
    table, happened = staged(AROUND, players=4, special="hummingbird")
    found = awards(happened)
    assert [found[side] for side in ("above", "below", "right", "left")] == ["R", None, "G", "B"]
    assert 2 in view(table, 0)["harvest"]["R"]
    assert 3 in view(table, 0)["harvest"]["B"]
    assert next(e for e in happened if isinstance(e, Awarded) and e.line == "above").weakest


def test_s12_mockingbird_gives_its_tokens_to_the_weakest_of_four() -> None:
    script = ["R1@c2", "G1@c1", "B7@d3", "W1@c4", "W6@e3", "B4@c5", "B2@b3", "W5@a3"]
    table, happened = staged(script, players=4, special="mockingbird")
    found = awards(happened)
    assert found["above-right"] == "W"  # red and green cancel, white 6 is below blue 7
    assert found["below-left"] is None  # blue 6, white 6
    assert 4 in view(table, 0)["harvest"]["W"]
    assert view(table, 0)["special"] == {}


@pytest.mark.parametrize("special", SPECIALS)
def test_s13_special_tokens_count_like_berries(special: str) -> None:
    special_tokens = set(
        view(voliere.new_table("songbirds", players=4, special=special), 0)["special"]
    )
    counted = set()
    for seed in range(5):
        table = voliere.new_table("songbirds", players=4, special=special, seed=seed)
        happened = play_out(table, seed)
        won = dict.fromkeys("RBGW", 0)
        for event in happened:
            if isinstance(event, Awarded):
                won[event.colour] += event.token
                counted.add(event.line)
        for event in happened:
            if isinstance(event, Scored):
                assert event.berries == won[event.favourite[0]]
        assert {c: sum(t) for c, t in view(table, 0)["harvest"].items()} == won
    assert counted & special_tokens


# Scoring


def test_s14_worked_case_red_has_27() -> None:
    deal, script = whole_round({"R": 27}, {0: "R3", 1: "R2"})
    table = table_of(deal)
    happened = played(table, script)
    assert table.scores == [30, 29]
    assert table.winners == [0]
    assert happened[-3:-1] == [
        Scored(seat=0, favourite="R3", volume=3, worm=None, berries=27, score=30, total=30),
        Scored(seat=1, favourite="R2", volume=2, worm=None, berries=27, score=29, total=29),
    ]
    assert sum(view(table, 0)["harvest"]["R"]) == 27


def test_s14_a_tie_goes_to_the_louder_favourite() -> None:
    deal, script = whole_round({"R": 27, "W": 25}, {0: "R3", 1: "W5"})
    table = table_of(deal)
    played(table, script)
    assert table.scores == [30, 30]
    assert table.winners == [1]


def test_s14_still_tied_is_shared() -> None:
    deal, script = whole_round({"R": 15, "W": 15}, {0: "R3", 1: "W3", 2: "W1"}, players=3)
    table = table_of(deal, players=3)
    played(table, script)
    assert table.scores == [18, 18, 16]
    assert table.winners == [0, 1]


# Early Bird


def test_s15_lay_a_favourite_for_the_highest_worm_left() -> None:
    script = ["R1!", "B1@c2", "G1!", "W1!", "R2@d3", "B2!"]
    table, happened = staged(script, players=4, special="crow", early_bird=True)
    assert [event for event in happened if isinstance(event, Laid)] == [
        Laid(seat=0, card="R1", worm=3),
        Laid(seat=2, card="G1", worm=2),
        Laid(seat=3, card="W1", worm=1),
        Laid(seat=1, card="B2", worm=0),
    ]
    assert view(table, None)["worms"] == [3, 0, 2, 1]
    assert view(table, None)["laid"] == [True] * 4
    assert view(table, None)["hand_sizes"] == [5, 5, 6, 6]


def test_s15_others_know_that_it_was_laid_not_which_card() -> None:
    table, happened = staged(["R5!"], early_bird=True, centre="B1")
    assert view(table, 0)["favourite"] == "R5"
    assert "R5" not in view(table, 0)["hand"]
    for other in (1, None):
        assert view(table, other)["favourite"] is None
        assert view(table, other)["worms"] == [3, None]
        assert "R5" not in str(view(table, other) | {"hand": [], "moves": []})
        assert happened[0].seen_by(other) == Laid(seat=0, card=None, worm=3)
    assert happened[0].seen_by(0) == Laid(seat=0, card="R5", worm=3)


def test_s15_once_a_game_and_only_in_early_bird() -> None:
    table, _ = staged(["R5!", "B2@c2"], early_bird=True, centre="B1")
    assert not [move for move in table.legal_moves(0) if str(move).endswith("!")]
    base, _ = staged([], centre="B1")
    assert not [move for move in base.legal_moves(0) if str(move).endswith("!")]


def test_s16_the_last_card_must_be_laid() -> None:
    deal, script = whole_round({"R": 7}, {}, lays={1: "W3", 24: "R3"}, early_bird=True)
    table = table_of(deal, early_bird=True)
    played(table, script[:24])
    assert table.actors == [0]
    assert view(table, 0)["hand"] == ["R3"]
    assert [str(move) for move in table.legal_moves(0)] == ["R3!"]
    assert table.play(0, "R3!")[0] == Laid(seat=0, card="R3", worm=2)
    played(table, script[25:])
    assert table.scores[0] == 2 + 7  # type: ignore[index]


def test_s16_who_never_laid_one_reveals_the_last_card_without_a_worm() -> None:
    deal, script = whole_round({"R": 22, "W": 12}, {1: "W7"}, lays={0: "R3"}, early_bird=True)
    table = table_of(deal, early_bird=True)
    happened = played(table, script)
    assert Revealed(seat=1, card="W7", from_hand=True) in happened
    assert Revealed(seat=0, card="R3", from_hand=False) in happened
    assert view(table, 0)["worms"] == [3, None]
    assert table.scores == [25, 12]
    assert view(table, 1)["hand_sizes"] == [0, 1]


def test_s17_worked_case_red_has_27() -> None:
    deal, script = whole_round({"R": 27}, {}, lays={1: "R2", 4: "R3"}, early_bird=True)
    table = table_of(deal, early_bird=True)
    happened = played(table, script)
    assert table.scores == [29, 30]
    assert table.winners == [1]
    event = Scored(seat=0, favourite="R3", volume=None, worm=2, berries=27, score=29, total=29)
    assert event in happened


def test_s17_the_volume_still_breaks_ties() -> None:
    harvest = {"R": 20, "W": 21}
    deal, script = whole_round(harvest, {}, lays={0: "R6", 3: "W5"}, early_bird=True)
    table = table_of(deal, early_bird=True)
    played(table, script)
    assert table.scores == [23, 23]
    assert table.winners == [0]


# Extended


def test_s18_worked_case_32_then_39_is_71() -> None:
    one, moves_one = whole_round({"G": 25}, {0: "G7", 1: "G1"})
    two, moves_two = whole_round({"B": 34}, {0: "B5", 1: "B1"})
    table = table_of(one, two, rounds=2)
    happened = played(table, moves_one)
    assert view(table, 0)["totals"] == [32, 26]
    assert view(table, 0)["round"] == 2
    assert view(table, 0)["past_rounds"] == [
        {"favourites": ["G7", "G1"], "berries": [25, 25], "scores": [32, 26]}
    ]
    assert not table.over
    assert RoundEnded(round=1, next_first=0, reason="total") in happened
    played(table, moves_two)
    assert table.scores == [71, 61]
    assert table.winners == [0]
    assert len(view(table, None)["past_rounds"]) == 2


def test_s18_a_match_by_points_ends_when_a_total_reaches_the_target() -> None:
    for seed in range(4):
        table = voliere.new_table("songbirds", target=99, players=3, seed=seed)
        assert table.record()["options"]["rounds"] is None
        play_out(table, seed)
        rounds = view(table, 0)["past_rounds"]
        before = [sum(one["scores"][seat] for one in rounds[:-1]) for seat in range(3)]
        assert max(before) < 99 <= max(table.scores or [])
        assert len(table.deal["rounds"]) == len(rounds)


def test_s18_the_target_counts_when_it_is_just_reached() -> None:
    deal, script = whole_round({"R": 27}, {0: "R3", 1: "R2"})
    table = table_of(deal, target=30)
    played(table, script)
    assert table.over
    table = table_of(deal, {**deal, "first": 0}, target=31)
    played(table, script)
    assert not table.over


def test_s18_a_list_of_specials_starts_again() -> None:
    table = voliere.new_table(
        "songbirds", players=4, special=["crow", "mockingbird"], rounds=3, early_bird=True, seed=1
    )
    play_out(table)
    assert [deal["centre"] for deal in table.deal["rounds"]] == ["crow", "mockingbird", "crow"]
    assert voliere.from_record(table.record()).record() == table.record()


def test_s18_a_long_list_of_specials() -> None:
    names = [SPECIALS[i % 3] for i in range(40)]
    table = voliere.new_table("songbirds", players=4, special=names, rounds=40, seed=1)
    play_out(table)
    assert [deal["centre"] for deal in table.deal["rounds"]] == names


def test_s18_nothing_but_the_totals_carries_over() -> None:
    table = voliere.new_table("songbirds", rounds=2, early_bird=True, seed=1)
    while view(table, None)["round"] == 1:
        table.play(table.actors[0], table.legal_moves(table.actors[0])[-1])
    now = view(table, None)
    assert now["worms"] == [None, None]
    assert now["laid"] == [False, False]
    assert now["harvest"] == {"R": [], "B": [], "G": [], "W": []}
    assert len(now["forest"]) == 1


def test_s19_the_highest_total_begins() -> None:
    deal, script = whole_round({"R": 27}, {0: "R2", 1: "R3"})
    table = table_of(deal, {**deal, "first": 1}, rounds=2)
    happened = played(table, script)
    assert table.actors == [1]
    assert view(table, 0)["first"] == 1
    assert RoundEnded(round=1, next_first=1, reason="total") in happened


def test_s19_then_more_berries() -> None:
    deal, script = whole_round({"R": 27, "W": 25}, {0: "R3", 1: "W5"})
    del deal["first"]
    table = table_of({**deal, "first": 0}, deal, rounds=2)
    happened = played(table, script)
    assert view(table, 0)["totals"] == [30, 30]
    assert RoundEnded(round=1, next_first=0, reason="berries") in happened
    assert table.actors == [0]


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 0), (2, 0)])
def test_s19_then_the_nearest_after_the_last_first_player(first: int, following: int) -> None:
    kept = {0: "R3", 1: "W3", 2: "W1"}
    deal, script = whole_round({"R": 15, "W": 15}, kept, players=3, first=first)
    later = {key: value for key, value in deal.items() if key != "first"}
    table = table_of(deal, later, rounds=2, players=3)
    happened = played(table, script)
    assert RoundEnded(round=1, next_first=following, reason="seat-order") in happened
    assert table.actors == [following]
    assert table.deal["rounds"][1]["first"] == following


def test_s19_a_deal_that_says_otherwise_is_refused() -> None:
    deal, script = whole_round({"R": 27}, {0: "R2", 1: "R3"})
    table = table_of(deal, {**deal, "first": 0}, rounds=2)
    with pytest.raises(VoliereError) as error:
        played(table, script)
    assert error.value.code == "bad-deal"


def test_s19_follows_the_play_when_moves_are_taken_back() -> None:
    for seed in range(10):
        table = voliere.new_table("songbirds", rounds=2, seed=seed)
        firsts = set()
        for choice in (0, -1):
            while view(table, None)["round"] == 1:
                table.play(table.actors[0], table.legal_moves(table.actors[0])[choice])
            firsts.add(view(table, None)["first"])
            assert voliere.from_record(table.record()).record() == table.record()
            for _ in range(6):
                table.undo()
        if len(firsts) == 2:
            return
    raise AssertionError("some game should go another way")


def test_s20_a_final_tie_goes_to_the_louder_last_favourite() -> None:
    one, moves_one = whole_round({"R": 27}, {0: "R3", 1: "R2"})
    two, moves_two = whole_round({"R": 27}, {0: "R2", 1: "R3"})
    table = table_of(one, two, rounds=2)
    played(table, moves_one + moves_two)
    assert table.scores == [59, 59]
    assert table.winners == [1]


# Solo


def solo(order: list[str]) -> Table:
    return table_of(shared_deal(1, order), players=1)


def test_s21_nine_cards_on_the_diagonals_one_in_hand() -> None:
    table = voliere.new_table("songbirds", players=1, seed=1)
    deal = table.deal
    assert [cell for cell, _ in deal["diagonals"]] == DIAGONALS
    assert dict(deal["diagonals"]) == view(table, None)["forest"]
    assert len(deal["hands"][0]) == 1
    assert len(deal["pile"]) == 18
    cards = [card for _, card in deal["diagonals"]] + deal["hands"][0] + deal["pile"]
    assert sorted(cards) == sorted(CARDS)
    assert "centre" not in deal
    assert "aside" not in deal


def test_s22_draw_then_place_or_lay() -> None:
    table = solo(CARDS)
    assert view(table, 0)["hand"] == [CARDS[9], CARDS[10]]
    assert view(table, 0)["n_pile"] == 17
    cells = ["a2", "a4", "b1", "b3", "b5", "c2", "c4", "d1", "d3", "d5", "e2", "e4"]
    expected = [f"{card}@{cell}" for card in CARDS[9:11] for cell in cells]
    expected += [f"{card}!" for card in CARDS[9:11]]
    assert [str(move) for move in table.legal_moves(0)] == sorted(expected)
    happened = table.play(0, f"{CARDS[10]}!")
    assert happened == [
        Laid(seat=0, card=CARDS[10], worm=None),
        Drew(seat=0, card=CARDS[11]),
    ]
    assert happened[0].seen_by(None) == happened[0]
    assert happened[1].seen_by(None) == Drew(seat=0, card=None)
    assert view(table, None)["favourite"] == CARDS[10]
    assert not [move for move in table.legal_moves(0) if str(move).endswith("!")]
    play_out(table)
    assert len(table.moves) == 17
    assert view(table, 0)["n_pile"] == 1


def test_s22_tokens_are_awarded_as_usual_and_sixteen_placements_end_it() -> None:
    table = voliere.new_table("songbirds", players=1, seed=5)
    happened: list[Event] = []
    while not table.over:
        place = next(move for move in table.legal_moves(0) if "@" in str(move))
        happened += table.play(0, place)
    assert len(table.moves) == 16
    assert len(awards(happened)) == 10


def test_s23_worked_case_red_44_blue_17_green_23_white_7() -> None:
    harvest = {"R": 44, "B": 17, "G": 23, "W": 7}
    order = [card for card in CARDS if card != "R5"]
    dice = random.Random(2)
    tokens = None
    while tokens is None:
        dice.shuffle(order)
        tokens = solo_tokens([*order[:9], "R5", *order[9:]], harvest)
    cards = [*order[:9], "R5", *order[9:]]
    deal = shared_deal(1, cards) | {"columns": tokens[:5], "rows": tokens[5:]}
    table = table_of(deal, players=1)
    happened = solo_moves(table, cards)
    assert table.scores == [2]
    assert table.winners == []
    assert table.title == "amateur"
    counted = {"R": 44, "B": -17, "G": -23, "W": -7}
    event = ScoredTogether(favourite="R5", volume=5, harvest=harvest, counted=counted, score=2)
    assert event in happened


def solo_moves(table: Table, order: list[str]) -> list[Event]:
    """Lay the card of the first hand, then play the cards in the order they are drawn."""
    happened = list(table.play(0, f"{order[9]}!"))
    for card in order[10:26]:
        move = next(move for move in table.legal_moves(0) if str(move).startswith(f"{card}@"))
        happened += table.play(0, move)
    assert table.over
    return happened


def solo_tokens(order: list[str], harvest: dict[str, int]) -> list[int] | None:
    """Tokens for the ten lines that give the colours exactly their harvest, all ten awarded."""
    winners = awards(solo_moves(solo(order), order))
    if None in winners.values():
        return None
    left = dict(harvest)
    chosen: list[int] = []

    def go_on(rest: list[int]) -> bool:
        if not rest:
            return True
        colour = str(winners["abcde12345"[len(chosen)]])
        for token in sorted(set(rest)):
            if token <= left[colour]:
                left[colour] -= token
                chosen.append(token)
                shorter = list(rest)
                shorter.remove(token)
                if go_on(shorter):
                    return True
                chosen.pop()
                left[colour] += token
        return False

    return chosen if go_on(TOKENS) else None


def test_s23_no_favourite_scores_nothing() -> None:
    table = voliere.new_table("songbirds", players=1, seed=6)
    while not table.over:
        happened = table.play(0, next(m for m in table.legal_moves(0) if "@" in str(m)))
    assert table.scores == [0]
    assert table.title == "beginner"
    (told,) = (e for e in happened if isinstance(e, ScoredTogether))
    assert (told.favourite, told.volume, told.score) == (None, 0, 0)
    assert told.counted == dict.fromkeys("RBGW", 0)


TITLES = [
    (-30, "beginner"),
    (0, "beginner"),
    (1, "amateur"),
    (19, "amateur"),
    (20, "apprentice"),
    (39, "apprentice"),
    (40, "professional"),
    (54, "professional"),
    (55, "superstar"),
    (90, "superstar"),
]


@pytest.mark.parametrize(("score", "title"), TITLES)
def test_s23_titles(score: int, title: str) -> None:
    table = solo(CARDS)
    solo_moves(table, CARDS)
    # The favourite is blue 3: let blue have what makes up the score.
    table.position.state["harvest"] = [max(3 - score, 0), max(score - 3, 0), 0, 0]
    assert table.scores == [score]
    assert table.title == title


# Cooperative


@pytest.mark.parametrize("players", range(2, 9))
def test_s24_set_up_and_turns(players: int) -> None:
    table = voliere.new_table("songbirds", players=players, coop=True, seed=players)
    first = table.deal["first"]
    assert [len(hand) for hand in table.deal["hands"]] == [1] * players
    assert len(table.deal["pile"]) == 19 - players
    assert view(table, None)["hand_sizes"][first] == 2  # the first card is drawn
    assert view(table, None)["totals"] == []
    play_out(table)
    shows = [seat for seat, move in table.moves if move.endswith("?")]
    n_laid = sum(move == "!" for _, move in table.moves)
    assert n_laid <= 1
    assert len(shows) == 16 + n_laid
    assert shows[:players] == [(first + turn) % players for turn in range(players)]
    assert sum(view(table, None)["laid"]) == n_laid


def test_s24_drawn_first_player() -> None:
    firsts = {
        voliere.new_table("songbirds", players=3, coop=True, seed=n).deal["first"]
        for n in range(30)
    }
    assert firsts == {0, 1, 2}


def test_s24_without_a_pile_one_plays_on_and_empty_hands_are_skipped() -> None:
    table = table_of(shared_deal(8, CARDS), players=8, coop=True)
    happened: list[Event] = []
    sizes = []
    while not table.over:
        seat = table.actors[0]
        happened += table.play(seat, table.legal_moves(seat)[0])
        sizes.append(view(table, seat)["n_pile"])
    assert not [event for event in happened if isinstance(event, Skipped)]
    assert sum(isinstance(event, Drew) for event in happened) == 10
    assert sizes[-1] == 0

    # With 28 cards no hand is empty before the forest is full: take the next seat's card away.
    table = table_of(shared_deal(8, CARDS), players=8, coop=True)
    while view(table, None)["n_pile"] or view(table, None)["shown"]:
        table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
    seat = table.actors[0]
    skipped, following = (seat + 1) % 8, (seat + 2) % 8
    table.position.state["hand"][skipped] = 0
    table.play(seat, table.legal_moves(seat)[0])
    assert Skipped(seat=skipped) in table.play(seat, table.legal_moves(seat)[0])
    assert table.actors == [following]


def test_s25_show_then_place() -> None:
    table = table_of(shared_deal(2, CARDS), players=2, coop=True)
    hand = view(table, 0)["hand"]
    assert [str(move) for move in table.legal_moves(0)] == [f"{card}?" for card in hand]
    assert table.play(0, f"{hand[1]}?") == [Showed(seat=0, card=hand[1])]
    assert table.actors == [0]
    assert view(table, 1)["shown"] == view(table, None)["shown"] == hand[1]
    assert all(str(move)[0] in "@!" for move in table.legal_moves(0))
    assert "!" in [str(move) for move in table.legal_moves(0)]
    with pytest.raises(VoliereError) as error:
        table.play(0, f"{hand[0]}?")
    assert error.value.code == "illegal-move"
    happened = table.play(0, "@b1")
    assert happened[0] == Placed(seat=0, card=hand[1], cell="b1")
    assert view(table, 1)["shown"] is None
    assert table.actors == [1]


def test_s25_hands_stay_secret() -> None:
    table = table_of(shared_deal(2, CARDS), players=2, coop=True)
    hand = view(table, 0)["hand"]
    for other in (1, None):
        assert not [card for card in hand if card in str(view(table, other))]
    table.play(0, f"{hand[0]}?")
    happened = table.play(0, "!")
    assert happened[0] == Laid(seat=0, card=hand[0], worm=None) == happened[0].seen_by(1)
    assert happened[1].seen_by(0) == Drew(seat=1, card=None)
    assert view(table, 1)["favourite"] == view(table, None)["favourite"] == hand[0]
    assert view(table, 1)["laid"] == [True, False]
    table.play(1, table.legal_moves(1)[0])
    assert "!" not in [str(move) for move in table.legal_moves(1)]


def test_s26_score_and_titles_as_alone() -> None:
    table = voliere.new_table("songbirds", players=3, coop=True, seed=1)
    seat = table.actors[0]
    card = view(table, seat)["hand"][0]
    played(table, [f"{card}?", "!"])
    happened = play_out(table)
    sums = {colour: sum(tokens) for colour, tokens in view(table, 0)["harvest"].items()}
    expected = int(card[1]) + 2 * sums[card[0]] - sum(sums.values())
    assert table.scores == [expected]
    assert table.winners == []
    assert table.title in GAME.titles
    (told,) = (event for event in happened if isinstance(event, ScoredTogether))
    counted = {colour: n if colour == card[0] else -n for colour, n in sums.items()}
    assert (told.favourite, told.volume, told.harvest) == (card, int(card[1]), sums)
    assert (told.counted, told.score) == (counted, expected)


# Options


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 0}, "bad-players"),
        ({"players": 9}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"players": 5}, "bad-combination"),
        ({"players": 1, "coop": True}, "bad-combination"),
        ({"players": 4}, "missing-option"),
        ({"players": 4, "special": "owl"}, "bad-option-value"),
        ({"players": 4, "special": 1}, "bad-option-value"),
        ({"players": 4, "special": [], "rounds": 2}, "bad-option-value"),
        ({"players": 4, "special": ["crow", None], "rounds": 2}, "bad-option-value"),
        ({"players": 4, "special": ["crow", "falcon"]}, "bad-combination"),
        ({"players": 3, "special": "crow"}, "bad-combination"),
        ({"players": 4, "coop": True, "special": "crow"}, "bad-combination"),
        ({"players": 1, "special": "crow"}, "bad-combination"),
        ({"early_bird": 1}, "bad-option-value"),
        ({"players": 1, "early_bird": True}, "bad-combination"),
        ({"coop": True, "early_bird": True}, "bad-combination"),
        ({"coop": "yes"}, "bad-option-value"),
        ({"rounds": 0}, "bad-option-value"),
        ({"rounds": True}, "bad-option-value"),
        ({"rounds": True, "target": 99}, "bad-option-value"),
        ({"rounds": "2"}, "bad-option-value"),
        ({"rounds": 100}, "bad-option-value"),
        ({"rounds": None}, "missing-option"),
        ({"rounds": 2, "target": 99}, "bad-combination"),
        ({"rounds": 2, "coop": True}, "bad-combination"),
        ({"rounds": 2, "players": 1}, "bad-combination"),
        ({"target": 99, "coop": True}, "bad-combination"),
        ({"target": 99, "players": 1}, "bad-combination"),
        ({"target": 0}, "bad-option-value"),
        ({"target": "99"}, "bad-option-value"),
        ({"target": 9.5}, "bad-option-value"),
        ({"first": 2}, "bad-option-value"),
        ({"first": -1}, "bad-option-value"),
        ({"first": False}, "bad-option-value"),
        ({"special_card": "crow"}, "unknown-option"),
    ],
)
def test_options_that_the_rules_do_not_know(options: dict[str, Any], code: str) -> None:
    with pytest.raises(VoliereError) as error:
        voliere.new_table("songbirds", **options)
    assert error.value.code == code
    assert error.value.sentence("fr")


def test_options_with_a_target_have_no_number_of_rounds() -> None:
    options = make_options(GAME, target=50)
    assert options == make_options(GAME, target=50, rounds=None)
    assert options.is_match
    assert not make_options(GAME).is_match
    assert make_options(GAME, rounds=2).is_match


# Deals


def base_deal() -> dict[str, Any]:
    return dealt([], centre="R1")


@pytest.mark.parametrize(
    "damage",
    [
        {"columns": [15, 12, 12, 10]},
        {"columns": [15, 12, 12, 10, 10]},
        {"columns": "15"},
        {"rows": [8, 7, 7, 6, "5"]},
        {"rows": [8, 7, 7, 6, True]},
        {"rows": None},
        {"centre": "R9"},
        {"centre": "crow"},
        {"centre": None},
        {"centre": "R2"},
        {"hands": [["R1"], ["R2"]]},
        {"hands": None},
        {"hands": [None, None]},
        {"aside": None},
        {"aside": "R2"},
        {"aside": 3},
        {"first": None},
        {"first": 2},
        {"first": True},
        {"pile": ["R1"]},
        {"diagonals": [["a1", "R1"]]},
        {"colums": [1]},
    ],
)
def test_damaged_deals_are_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(VoliereError) as error:
        table_of({**base_deal(), **damage})
    assert error.value.code == "bad-deal"
    assert error.value.sentence("fr")


@pytest.mark.parametrize(
    "damage",
    [
        {"diagonals": [["a1", "R1"]]},
        {"diagonals": [["a1", "R1"]] * 9},
        {"diagonals": ["a1"] * 9},
        {"diagonals": None},
        {"pile": None},
        {"pile": ["R1"]},
        {"pile": "R1"},
        {"hands": [["W7"]]},
        {"hands": [[], []]},
        {"centre": "R1"},
        {"aside": "R1"},
        {"first": None},
    ],
)
def test_damaged_deals_of_shared_games_are_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(VoliereError) as error:
        table_of({**shared_deal(2, CARDS), **damage}, players=2, coop=True)
    assert error.value.code == "bad-deal"


def test_deals_that_contradict_the_options_are_refused() -> None:
    for deal, options in [
        (base_deal(), {"first": 1}),
        (dealt([], players=4, centre="crow"), {"players": 4, "special": "falcon"}),
        (shared_deal(1, CARDS, first=1), {"players": 1}),
        ([], {}),
    ]:
        with pytest.raises(VoliereError) as error:
            table_of(deal, **options)  # type: ignore[arg-type]
        assert error.value.code == "bad-deal"


def test_keys_with_nothing_in_them_may_be_there_or_not() -> None:
    table = table_of({**base_deal(), "pile": [], "diagonals": None})
    assert table.deal == base_deal()
    alone = shared_deal(1, CARDS)
    del alone["first"]
    assert table_of(alone, players=1).deal["first"] == 0
    chosen = base_deal()
    del chosen["first"]
    assert table_of(chosen, first=1).deal["first"] == 1


def test_a_match_without_its_rounds_is_a_damaged_record() -> None:
    record = voliere.new_table("songbirds", rounds=2, seed=1).record()
    for deal in ({}, {"rounds": None}, {"rounds": []}, {"rounds": [3]}):
        with pytest.raises(VoliereError) as error:
            voliere.from_record({**record, "deal": deal})
        assert error.value.code in ("bad-record", "bad-deal")


# Moves


def test_every_move_has_one_text_and_one_number() -> None:
    texts = [str(GAME.moves.value(number)) for number in range(GAME.rules.N_MOVES)]
    assert len(set(texts)) == GAME.rules.N_MOVES == 782
    assert [GAME.moves.parse(text) for text in texts] == list(range(GAME.rules.N_MOVES))
    for text in texts:
        for lang in ("fr", "en"):
            assert wording.move(GAME, text, lang)


@pytest.mark.parametrize(
    "text",
    ["", "R5", "R8@c3", "R5@f3", "R5@", "@", "r5@c3", "R5!!", "?", "!@c3", "R5@c3 ", "R5.c3"],
)
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(VoliereError) as error:
        GAME.moves.parse(text)
    assert error.value.code == "bad-notation"


# What a seat does not know

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "early_bird": True, "rounds": 2},
    {"players": 3, "early_bird": True},
    {"players": 4, "special": "crow", "early_bird": True},
    {"players": 1},
    {"players": 3, "coop": True},
    {"players": 8, "coop": True},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_resampling_changes_nothing_a_seat_may_know(options: dict[str, Any]) -> None:
    dice = random.Random(5)
    table = voliere.new_table("songbirds", seed=5, **options)
    while not table.over:
        for seat in range(table.options.players):
            before = table.seen(seat)
            twin = table.copy()
            twin.position = twin.position.determinized(seat, rng.seeded(dice.getrandbits(60)))
            assert twin.seen(seat) == before
        seat = table.actors[0]
        table.play(seat, dice.choice(table.legal_moves(seat)))


def test_resampling_reaches_every_place_a_card_can_be() -> None:
    table, _ = staged(["R5!", "B2@c2"], early_bird=True, centre="B1")
    own = set(view(table, 1)["hand"]) | {"B1", "B2"}
    hidden = {card for card in CARDS if card not in own}
    favourites = set()
    for seed in range(400):
        twin = table.copy()
        twin.position = twin.position.determinized(1, rng.seeded(seed))
        favourites.add(view(twin, 0)["favourite"])
    assert favourites == hidden


# What a player reads


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_event_and_view_has_words(options: dict[str, Any], lang: str) -> None:
    table = voliere.new_table("songbirds", seed=7, **options)
    names = ["Ana", "Bo", "Cléo", "Dan", "Eva", "Fil", "Gus", "Hal"][: table.options.players]
    play_out(table, seed=7)
    for seat in (None, *range(table.options.players)):
        for event in table.events(0, seat):
            if event.__class__.__module__.endswith("songbirds.view"):
                assert voliere.say(GAME, event, lang, names)[-1] == "."
        lines = wording.describe(GAME, table.view(seat), lang, names)
        assert all(line[-1] == "." for line in lines)


def test_sentences_a_player_reads() -> None:
    names = ["Ana", "Bo"]
    _, happened = staged(["R3@b3", "R4@a3", "W7@d3", "B2@e3"], centre="G1")
    assert voliere.say(GAME, happened[0], "fr", names) == "Ana pose le rouge 3 en b3."
    award = next(event for event in happened if isinstance(event, Awarded))
    assert voliere.say(GAME, award, "fr", names) == (
        "Ligne 3\u00a0: rouge 7, blanc 7, bleu 2, vert 1. Rouge et blanc s’annulent. "
        "Bleu reçoit le jeton 7."
    )
    laid = Laid(seat=1, card=None, worm=3)
    assert voliere.say(GAME, laid, "fr", names) == (
        "Bo réserve une carte, face cachée, comme favori et prend le ver 3."
    )
    assert voliere.say(GAME, laid, "en", names) == (
        "Bo lays a card face down as favourite and takes the worm 3."
    )
