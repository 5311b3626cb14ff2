"""Birds of a Feather, paragraph by paragraph (F1-F16), with the worked cases of the rule book."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import voliere
from voliere import words
from voliere.games import REGISTRY, wording
from voliere.games.errors import VoliereError
from voliere.games.feather import moves, rules, sheet, tally
from voliere.games.feather.cards import BIRDS, DECK
from voliere.games.feather.events import (
    ChasedOff,
    Chose,
    Discarded,
    Drafted,
    Drew,
    Left,
    PacksOpened,
    PacksPassed,
    Passed,
    Put,
    Revealed,
    Scored,
    Settled,
    Shuffled,
    Visited,
)
from voliere.kernel import rng
from voliere.table.table import Table, make_options

GAME = REGISTRY["feather"]
CARDS = [BIRDS[bird] for bird in DECK]
HANDS = {2: (15, 2, 0), 3: (15, 1, 0), 4: (15, 0, 0), 5: (12, 0, 0), 6: (10, 0, 0), 7: (8, 0, 4)}
PACKS = {2: (3, 10), 3: (2, 10), 4: (3, 5), 5: (2, 6), 6: (2, 5), 7: (1, 8)}
N_PASSED = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1}
OPENINGS = ("deal", "migration", "draft")
SHARED_TABLES = [(n, opening) for n in range(2, 8) for opening in OPENINGS]


def filled(parts: list[tuple[list[str], int]]) -> list[list[str]]:
    """The lists filled up to their sizes with the rest of the deck."""
    rest = Counter(CARDS)
    rest.subtract(card for cards, _ in parts for card in cards)
    assert min(rest.values()) >= 0, "a card too many is staged"
    left = list(rest.elements())
    return [cards + [left.pop() for _ in range(size - len(cards))] for cards, size in parts]


def staged(hands: list[list[str]], neutral: list[list[str]] | None = None, **options: Any) -> Table:
    """A table with hands that hold the given cards, and neutral hands that play those first."""
    players = len(hands)
    size, n_neutral, n_aside = HANDS[players]
    neutral = neutral or [[] for _ in range(n_neutral)]
    parts = [(hand, size) for hand in hands] + [(hand, 15) for hand in neutral] + [([], n_aside)]
    lists = filled(parts)
    deal = {"hands": lists[:players], "neutral": lists[players:-1], "aside": lists[-1]}
    return table_of(deal, players=players, **options)


def solo(hand: list[str], pile: list[str], **options: Any) -> Table:
    """A solo table whose hand holds these cards and whose pile begins with those."""
    cards, rest = filled([(hand, 13), (pile, 47)])
    return table_of({"hands": [cards], "pile": rest}, players=1, **options)


def table_of(deal: dict[str, Any], **options: Any) -> Table:
    return Table(GAME, make_options(GAME, **options), dealer=lambda _round: deal)


def round_of(table: Table, *texts: str) -> list[Any]:
    """Everybody decides, in seat order; what happened at the last decision comes back."""
    happened: list[Any] = []
    for seat, text in enumerate(texts):
        happened = table.play(seat, text)
    return happened


def seen(table: Table) -> list[list[str]]:
    return look(table)["seen"]  # type: ignore[no-any-return]


def look(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.view(seat).to_dict()


def play_on(table: Table, choice: random.Random, n_moves: int = 1000) -> None:
    """Play at random, at most so many moves."""
    while n_moves and not table.over:
        seat = choice.choice(table.actors)
        table.play(seat, choice.choice(table.legal_moves(seat)))
        n_moves -= 1


def in_deck_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=BIRDS.index)


def test_f1_the_deck_has_five_habitats_of_twelve_cards_and_seven_birds() -> None:
    table = voliere.new_table("feather", players=4, seed=1)
    dealt = Counter(card for hand in table.deal["hands"] for card in hand)
    assert sum(dealt.values()) == 60
    assert len(dealt) == 35
    copies = {"A": 1, "R": 1, "X": 1, "1": 2, "2": 2, "3": 2, "C": 3}
    for habitat in "MWDFO":
        assert {kind: dealt[habitat + kind] for kind in copies} == copies
    assert table.deal != voliere.new_table("feather", players=4, seed=2).deal


def test_f1_every_bird_has_a_name_in_both_languages() -> None:
    for lang in ("fr", "en"):
        assert len({words.text("feather-bird", lang, bird=bird) for bird in BIRDS}) == 35


def test_f2_ace_2_common_0_every_other_1() -> None:
    table = staged([["MA"], ["WC"], ["DX"], ["FR"]])
    round_of(table, "MA", "WC", "DX", "FR")
    assert look(table)["scores"] == [2, 0, 1, 1]


def test_f2_a_full_habitat_is_worth_10_and_the_whole_sheet_50() -> None:
    first, second = ["FA", "FR", "FX", "F1"], ["F2", "F3", "FC", "FC"]
    table = staged([[one, other] for one, other in zip(first, second, strict=True)])
    round_of(table, *first)
    assert look(table)["scores"] == [5, 5, 5, 5]
    happened = round_of(table, *second)
    assert look(table)["scores"] == [10, 10, 10, 10]
    visit = next(event for event in happened if isinstance(event, Visited))
    assert (visit.new, visit.points, visit.full) == (["F2", "F3", "FC"], 5, True)
    assert tally.score_sheet(BIRDS).total == 50


@pytest.mark.parametrize("players", HANDS)
def test_f3_hands_neutral_hands_and_cards_aside(players: int) -> None:
    size, n_neutral, n_aside = HANDS[players]
    table = voliere.new_table("feather", players=players, seed=3)
    shown = look(table, 0)
    assert shown["hand_sizes"] == [size] * players
    assert shown["neutral_sizes"] == [15] * n_neutral
    assert shown["n_aside"] == n_aside == len(table.deal.get("aside", []))
    assert shown["hand"] == in_deck_order(table.deal["hands"][0])
    assert look(table)["hand"] is None


def test_f4_cards_are_picked_in_secret_and_revealed_together() -> None:
    table = staged([["MA"], ["WC"]], [["OX", "O1"], ["DA", "D1"]])
    assert table.actors == [0, 1]
    told = table.play(1, "WC")
    assert told == [Chose(seat=1, move="WC")]
    assert told[0].seen_by(0) == told[0].seen_by(None) == Chose(seat=1, move=None)
    assert table.actors == [0]
    assert look(table, 1)["chosen"] == "WC"
    assert "WC" in look(table, 1)["hand"]
    assert look(table, 0)["lingering"] == []
    happened = table.play(0, "MA")
    revealed = [("0", "MA"), ("1", "WC"), ("n0", "OX"), ("n1", "DA")]
    assert happened[1] == Revealed(cards=revealed)
    assert "MA" not in look(table, 0)["hand"]
    assert look(table, 0)["chosen"] is None


def test_f4_neutral_hands_play_in_the_order_dealt() -> None:
    order = ["OX", "O1", "DA", "O1"]
    table = staged([[], [], []], [order])
    for card in order:
        round_of(table, *[str(table.legal_moves(seat)[0]) for seat in range(3)])
        assert look(table)["lingering"][3] == ("n0", card)
    assert look(table)["neutral_sizes"] == [11]


def test_f5_birds_of_the_habitat_visited_are_ticked_off_own_others_neutral_and_lingering() -> None:
    table = staged([["W2", "OA"], ["W3", "MC"], ["O2", "WC"]], [["WA", "FC"]])
    round_of(table, "W2", "W3", "O2")
    assert seen(table) == [["WA", "W2", "W3"], ["WA", "W2", "W3"], ["O2"]]
    assert look(table)["scores"] == [4, 4, 1]
    round_of(table, "OA", "MC", "WC")
    assert seen(table)[2] == ["WA", "W2", "W3", "WC", "O2"]
    assert seen(table)[0] == ["WA", "W2", "W3", "OA", "O2"]
    assert look(table)["scores"] == [7, 4, 5]


def test_f5_a_bird_seen_again_gives_nothing() -> None:
    table = staged([["W3", "W3"], ["MC", "WC"], ["DC", "D1"], ["FC", "F1"]])
    round_of(table, "W3", "MC", "DC", "FC")
    happened = round_of(table, "W3", "WC", "D1", "F1")
    visit = next(event for event in happened if isinstance(event, Visited))
    assert (visit.seat, visit.here, visit.new, visit.points) == (0, ["W3", "WC"], ["WC"], 0)
    assert look(table)["scores"][0] == 1
    assert seen(table)[1] == ["MC", "W3", "WC"]


def test_f6_last_rounds_visit_gives_no_sight_now() -> None:
    table = staged([["W1", "M1"], ["MC", "WX"], ["DC", "D1"], ["FC", "F1"]])
    round_of(table, "W1", "MC", "DC", "FC")
    round_of(table, "M1", "WX", "D1", "F1")
    assert seen(table)[0] == ["M1", "MC", "W1"]


def test_f7_cards_linger_for_one_round() -> None:
    table = staged([["WA", "M1", "WX"], ["MC", "M2", "M3"], ["DC", "D1", "D2"], ["FC", "F1", "F2"]])
    assert look(table)["lingering"] == []
    round_of(table, "WA", "MC", "DC", "FC")
    first = [("0", "WA"), ("1", "MC"), ("2", "DC"), ("3", "FC")]
    assert look(table)["lingering"] == first
    happened = round_of(table, "M1", "M2", "D1", "F1")
    second = [("0", "M1"), ("1", "M2"), ("2", "D1"), ("3", "F1")]
    assert happened.index(Left(cards=first)) < happened.index(Settled(cards=second))
    round_of(table, "WX", "M3", "D2", "F2")
    assert "WA" not in seen(table)[1]
    assert seen(table)[0] == ["M1", "M2", "MC", "WA", "WX"]


@pytest.mark.parametrize(("players", "opening"), SHARED_TABLES)
def test_f8_the_game_ends_with_one_card_in_hand(players: int, opening: str) -> None:
    table = voliere.new_table("feather", players=players, opening=opening, seed=4)
    play_on(table, random.Random(4))
    shown = look(table)
    assert shown["phase"] == "over"
    assert shown["hand_sizes"] == [1] * players
    assert shown["round"] == shown["n_rounds"] == HANDS[players][0] - 1
    with pytest.raises(VoliereError) as error:
        table.play(0, look(table, 0)["hand"][0])
    assert error.value.code == "game-over"


def test_f9_the_highest_score_wins_and_ties_share() -> None:
    shared = alone = 0
    for seed in range(60):
        table = voliere.new_table("feather", players=4, seed=seed)
        play_on(table, random.Random(seed))
        best = max(table.scores or [])
        winners = [seat for seat in range(4) if table.scores and table.scores[seat] == best]
        assert table.winners == winners
        shared += len(winners) > 1
        alone += len(winners) == 1
    assert shared
    assert alone


def test_f9_the_arithmetic_of_each_score_is_told() -> None:
    table = voliere.new_table("feather", players=3, seed=8)
    play_on(table, random.Random(8))
    told = [event for event in table.events() if isinstance(event, Scored)]
    assert [event.total for event in told] == table.scores
    for event in told:
        parts = event.sheet
        assert event.seen == seen(table)[event.seat]
        assert 2 * parts.aces + parts.others + 3 * len(parts.full) == event.total


def test_f10_a_raptor_chases_lingering_birds_of_its_habitat_off() -> None:
    hands = [["W2", "OA"], ["W3", "WR", "M1"], ["O2", "WC", "W1"]]
    table = staged(hands, [["WA", "FC", "DC"]], raptors=True)
    round_of(table, "W2", "W3", "O2")
    happened = round_of(table, "OA", "WR", "WC")
    chased = [("0", "W2"), ("1", "W3"), ("n0", "WA")]
    assert ChasedOff(owner="1", raptor="WR", cards=chased) in happened
    assert Left(cards=[("2", "O2")]) in happened
    assert seen(table)[2] == ["WR", "WC", "O2"]
    assert seen(table)[1] == ["WA", "WR", "W2", "W3", "WC"]
    assert seen(table)[0] == ["WA", "W2", "W3", "OA", "O2"]
    round_of(table, str(table.legal_moves(0)[0]), "M1", "W1")
    assert {"WR", "WC", "W1"} <= set(seen(table)[2])


def test_f10_without_the_option_a_raptor_is_a_bird_like_others() -> None:
    table = staged([["W2", "OA"], ["W3", "WR"], ["O2", "WC"]], [["WA", "FC"]])
    round_of(table, "W2", "W3", "O2")
    round_of(table, "OA", "WR", "WC")
    assert seen(table)[2] == ["WA", "WR", "W2", "W3", "WC", "O2"]


def test_f10_a_raptor_of_a_neutral_hand_or_of_the_solo_pile_does_the_same() -> None:
    table = staged([["W2", "D1"], ["W3", "WX"], ["O2", "WC"]], [["WA", "WR"]], raptors=True)
    round_of(table, "W2", "W3", "O2")
    happened = round_of(table, "D1", "WX", "WC")
    assert any(isinstance(event, ChasedOff) and event.owner == "n0" for event in happened)
    assert seen(table)[2] == ["WR", "WX", "WC", "O2"]
    alone = solo(["M1", "M2", "F1"], ["MA", "DC", "OC", "DX", "MR", "FC", "FC"], raptors=True)
    alone.play(0, "F1")
    alone.play(0, "x:M1")
    happened = alone.play(0, "M2")
    assert ChasedOff(owner="pile", raptor="MR", cards=[("pile", "MA")]) in happened
    assert seen(alone) == [["MR", "M2", "F1"]]


@pytest.mark.parametrize("players", N_PASSED)
def test_f11_cards_are_passed_to_the_left_all_at_once(players: int) -> None:
    table = voliere.new_table("feather", players=players, opening="migration", seed=5)
    n = N_PASSED[players]
    hands = table.deal["hands"]
    assert table.actors == list(range(players))
    assert look(table)["phase"] == "migration"
    passed = []
    happened: list[Any] = []
    for seat in range(players):
        assert look(table, seat)["received"] == look(table, seat)["passed"] == []
        passed.append(sorted(hands[seat])[:n])
        happened = table.play(seat, "pass:" + ",".join(passed[seat]))
    told = [event for event in happened if isinstance(event, Passed)]
    assert [event.cards for event in told] == passed
    for seat in range(players):
        shown = look(table, seat)
        left = Counter(hands[seat]) - Counter(passed[seat]) + Counter(passed[seat - 1])
        assert shown["phase"] == "play"
        assert Counter(shown["hand"]) == left
        assert shown["passed"] == in_deck_order(passed[seat])
        assert shown["received"] == in_deck_order(passed[seat - 1])
        to = (seat + 1) % players
        for other in [None, *range(players)]:
            known = told[seat].seen_by(other)
            assert known == Passed(
                seat=seat, to=to, n=n, cards=passed[seat] if other in (seat, to) else None
            )
    assert look(table)["neutral_sizes"] == [15] * HANDS[players][1]


def test_f11_every_choice_of_cards_is_one_move_and_equal_cards_make_no_difference() -> None:
    table = staged([["M1", "M1", "MC", "MC", "MC"], []], opening="migration")
    texts = [str(move) for move in table.legal_moves(0)]
    assert len(texts) == len(set(texts))
    assert "pass:M1,M1,MC" in texts
    assert "pass:MC,MC,MC" in texts
    assert "pass:M1,M1,M1" not in texts
    with pytest.raises(VoliereError) as error:
        table.play(0, "pass:M1,M1,M1")
    assert error.value.code == "illegal-move"


@pytest.mark.parametrize("players", PACKS)
def test_f12_packs_are_passed_left_then_right_then_left(players: int) -> None:
    table = voliere.new_table("feather", players=players, opening="draft", seed=6)
    n_packs, size = PACKS[players]
    packs = table.deal["packs"]
    assert len(packs) == n_packs
    assert {len(pack) for packs_of_round in packs for pack in packs_of_round} == {size}
    assert look(table)["n_aside"] == len(table.deal.get("aside", [])) == HANDS[players][2]
    for pack_round in range(1, n_packs + 1):
        at_hand = [list(pack) for pack in packs[pack_round - 1]]
        while at_hand[0]:
            happened: list[Any] = []
            for seat in range(players):
                shown = look(table, seat)
                assert (shown["phase"], shown["pack_round"]) == ("draft", pack_round)
                assert shown["pack"] == in_deck_order(at_hand[seat])
                assert look(table)["pack"] == []
                move = table.legal_moves(seat)[-1]
                at_hand[seat].remove(move.card)
                if move.put is not None:
                    at_hand[seat].remove(move.put)
                happened = table.play(seat, move)
            if at_hand[0]:
                side = "right" if pack_round == 2 else "left"
                assert PacksPassed(pack_round=pack_round, direction=side) in happened
                step = -1 if pack_round == 2 else 1
                at_hand = [at_hand[(seat - step) % players] for seat in range(players)]
            elif pack_round < n_packs:
                assert PacksOpened(pack_round=pack_round + 1, n=size) in happened
    shown = look(table, 0)
    assert (shown["phase"], shown["round"], shown["pack"]) == ("play", 1, [])
    assert shown["hand_sizes"] == [HANDS[players][0]] * players


@pytest.mark.parametrize("players", [2, 3])
def test_f12_cards_put_into_neutral_hands_are_played_in_the_dealt_order(players: int) -> None:
    table = voliere.new_table("feather", players=players, opening="draft", seed=7)
    put: list[list[str]] = [[] for _ in range(players)]
    common: list[str] = []
    happened: list[Any] = []
    while look(table)["phase"] == "draft":
        pack_round = look(table)["pack_round"]
        for seat in range(players):
            move = table.legal_moves(seat)[-(len(common) % 2)]
            assert (move.put is not None) == (players == 2 or pack_round == 2)
            if move.put is not None:
                put[seat].append(move.put)
                common.append(move.put)
            happened = table.play(seat, move)
    neutral = put if players == 2 else [common]
    assert Shuffled(neutral=len(neutral) - 1) in happened
    orders = table.deal["neutral_order"]
    assert [look(table, seat)["put"] for seat in range(players)] == [*map(in_deck_order, put)]
    for round_ in range(14):
        round_of(table, *[str(table.legal_moves(seat)[0]) for seat in range(players)])
        played = [card for owner, card in look(table)["lingering"] if owner.startswith("n")]
        expected = [hand[order[round_]] for hand, order in zip(neutral, orders, strict=True)]
        assert played == expected


def test_f12_only_the_picker_knows_the_pick_and_what_it_put() -> None:
    table = voliere.new_table("feather", players=2, opening="draft", seed=7)
    table.play(0, table.legal_moves(0)[0])
    happened = table.play(1, table.legal_moves(1)[0])
    picks = [event for event in happened if isinstance(event, Drafted | Put)]
    assert len(picks) == 4
    for event in picks:
        assert event.seen_by(event.seat) == event
        hidden: Any = event.seen_by(1 - event.seat)
        assert hidden == event.seen_by(None)
        assert hidden.card is None
    assert look(table, 0)["neutral_sizes"] == [1, 1]
    assert len(look(table, 0)["put"]) == 1


def test_f13_a_solo_turn() -> None:
    table = solo(["DX", "FC", "D1"], ["FX", "FA", "D1", "MC", "D2", "OR", "DA", "OC"])
    shown = look(table, 0)
    assert (shown["hand_sizes"], shown["n_pile"], shown["n_rounds"]) == ([13], 47, 12)
    table.play(0, "FC")
    assert seen(table) == [["FA", "FX", "FC"]]
    assert look(table, 0)["n_pile"] == 44
    lingering = [("0", "FC"), ("pile", "FX"), ("pile", "FA"), ("pile", "D1")]
    assert look(table, 0)["lingering"] == lingering
    assert look(table, 0)["phase"] == "discard"
    assert "x:D1" in look(table, 0)["moves"]
    happened = table.play(0, "x:D1")
    assert happened == [Discarded(seat=0, card="D1"), Drew(seat=0, card="MC")]
    assert [event.seen_by(None) for event in happened] == [
        Discarded(seat=0, card=None),
        Drew(seat=0, card=None),
    ]
    shown = look(table, 0)
    assert (shown["phase"], shown["round"], shown["n_pile"]) == ("play", 2, 43)
    assert "MC" in shown["hand"]
    table.play(0, "DX")
    assert seen(table) == [["DA", "DX", "D1", "D2", "FA", "FX", "FC"]]
    assert look(table)["scores"] == [3 + 1 + 1 + 2 + 1]


@pytest.mark.parametrize("raptors", [False, True])
def test_f14_solo_ends_when_the_pile_is_empty(raptors: bool) -> None:
    table = voliere.new_table("feather", players=1, raptors=raptors, seed=9)
    for turn in range(1, 13):
        assert (look(table, 0)["round"], look(table, 0)["phase"]) == (turn, "play")
        table.play(0, table.legal_moves(0)[0])
        if turn < 12:
            table.play(0, table.legal_moves(0)[-1])
    shown = look(table, 0)
    assert (shown["phase"], shown["n_pile"], shown["hand_sizes"]) == ("over", 0, [1])
    assert len(table.moves) == 12 + 11


@pytest.mark.parametrize(
    ("points", "rank"),
    [(0, 1), (25, 1), (26, 2), (30, 2), (31, 3), (35, 3), (36, 4), (40, 4), (41, 5), (50, 5)],
)
def test_f15_ranks_by_the_final_score(points: int, rank: int) -> None:
    full, rest = divmod(points, 10)
    birds = list(BIRDS[: 7 * full])
    birds += ["MWDFO"[full] + kind for kind in ("ARX12" if rest == 6 else "RX123"[:rest])]
    buffer = GAME.compiled.new_buffer()
    state = buffer.view(rules.STATE)[0]
    state["players"] = 1
    state["seen"][0] = sheet.rows_of(birds)
    scores = np.zeros(1, dtype=np.int32)
    assert GAME.compiled.outcome(buffer, scores) == (1, 0, rank - 1)
    assert scores[0] == points
    assert list(GAME.titles)[rank - 1] == f"rank-{rank}"
    for lang in ("fr", "en"):
        assert wording.rank(GAME, f"rank-{rank}", lang)


def test_f15_a_solo_game_has_one_score_a_title_and_no_winner() -> None:
    table = voliere.new_table("feather", players=1, seed=9)
    play_on(table, random.Random(9))
    result = table.record()["result"]
    assert result["winners"] == []
    assert len(result["scores"]) == 1
    assert result["title"] in GAME.titles


def test_f16_a_score_sheet_of_35_boxes_adds_up_as_the_game_does() -> None:
    assert tally.score_sheet([]).total == 0
    dana = tally.score_sheet(text for text in BIRDS if text[0] == "F")
    assert (dana.aces, dana.others, dana.commons) == (1, 5, 1)
    assert (dana.full, dana.bonus, dana.habitats, dana.total) == (["F"], 3, [0, 0, 0, 10, 0], 10)
    assert tally.score_sheet(["MA", "MA"]).total == 2
    with pytest.raises(ValueError, match="M9"):
        tally.score_sheet(["M9"])
    table = voliere.new_table("feather", players=3, seed=2)
    play_on(table, random.Random(2))
    assert [tally.score_sheet(birds).total for birds in seen(table)] == table.scores
    for birds in seen(table):
        rows = sheet.rows_of(birds)
        assert sheet.birds_on(rows) == birds
        assert sheet.sheet_points(np.array(rows, dtype=np.int32)) == tally.score_sheet(birds).total


# The rule book's example: Christie, Trevor, Carey and Teale.


def book_table(**options: Any) -> Table:
    return staged([["W1", "W2"], ["MC", "WC"], ["M1", "DC"], ["DR", "MX", "MR"]], **options)


def test_worked_case_christie_ticks_off_her_kingfisher() -> None:
    table = book_table()
    round_of(table, "W1", "MC", "M1", "DR")
    assert seen(table)[0] == ["W1"]


def test_worked_case_trevor_and_carey_see_each_others_bird() -> None:
    table = book_table()
    round_of(table, "W1", "MC", "M1", "DR")
    assert seen(table)[1] == seen(table)[2] == ["M1", "MC"]


def test_worked_case_teale_sees_the_lingering_mountain_birds() -> None:
    table = book_table()
    round_of(table, "W1", "MC", "M1", "DR")
    round_of(table, "W2", "WC", "DC", "MX")
    assert seen(table)[3] == ["MX", "M1", "MC", "DR"]


def test_worked_case_trevor_in_the_wetlands_does_not_see_the_quail() -> None:
    table = book_table()
    round_of(table, "W1", "MC", "M1", "DR")
    round_of(table, "W2", "WC", "DC", "MX")
    assert seen(table)[1] == ["M1", "MC", "W1", "W2", "WC"]


def test_worked_case_with_raptors_the_lingering_mountain_birds_are_gone() -> None:
    table = book_table(raptors=True)
    round_of(table, "W1", "MC", "M1", "DR")
    round_of(table, "W2", "WC", "DC", "MR")
    assert seen(table)[3] == ["MR", "DR"]


# What a seat may know


@pytest.mark.parametrize(("players", "opening"), SHARED_TABLES)
def test_what_is_redrawn_agrees_with_everything_the_seat_was_shown(
    players: int, opening: str
) -> None:
    """The redrawn state is a whole game of its own: played again from its deal, with the others'
    secret decisions as redrawn, it shows the seat the same views at every moment."""
    choice = random.Random(players)
    for seed in range(4):
        table = voliere.new_table("feather", players=players, opening=opening, seed=seed)
        play_on(table, choice, choice.randrange(20 * players))
        seat = choice.randrange(players)
        redrawn_position = table.position.determinized(seat, rng.seeded(seed))
        state, other_deal = redrawn_position.state, redrawn_position.dealt
        options = {"players": players, "opening": opening}
        truth, twin = table_of(table.deal, **options), table_of(other_deal, **options)
        n_decided = [0] * players
        for played in table._moves:
            assert look(truth, seat) == look(twin, seat)
            who, text = played.seat, str(moves.value(played.move))
            redrawn = text if who == seat else as_redrawn(state, who, n_decided[who], text)
            n_decided[who] += 1
            if who != seat and is_pending(table, played):
                redrawn = str(moves.value(int(state["chosen"][who]) - 1))
            truth.play(who, text)
            twin.play(who, redrawn)
        assert look(truth, seat) == look(twin, seat)
        assert twin.seen(seat).memory == table.seen(seat).memory
        for other in range(players):
            assert np.array_equal(twin.position.state["hand"][other], state["hand"][other])


def is_pending(table: Table, played: Any) -> bool:
    return (
        bool(table.position.state["chosen"][played.seat])
        and played is [one for one in table._moves if one.seat == played.seat][-1]
    )


def as_redrawn(state: Any, seat: int, n: int, text: str) -> str:
    """Decision number n of a seat in the redrawn state: passes and picks stand in its cards."""
    players = int(state["players"])
    cards = [BIRDS[bird] for bird in state["cards"].tolist()]
    if text.startswith("pass:"):
        end = (seat + 1) * HANDS[players][0]
        return "pass:" + ",".join(sorted(cards[end - N_PASSED[players] : end]))
    if not text.startswith("draft:"):
        return text
    n_packs, size = PACKS[players]
    for pack_round in range(1, n_packs + 1):
        width = 2 if players == 2 or (players == 3 and pack_round == 2) else 1
        if n < size // width:
            step = -1 if pack_round == 2 else 1
            place = ((pack_round - 1) * players + (seat - step * n) % players) * size + n * width
            return "draft:" + "/".join(cards[place : place + width])
        n -= size // width
    raise AssertionError("more picks than the draft has")


@pytest.mark.parametrize(("players", "opening"), [(1, "deal"), *SHARED_TABLES])
def test_the_same_knowledge_gives_the_same_bytes(players: int, opening: str) -> None:
    choice = random.Random(players)
    table = voliere.new_table("feather", players=players, opening=opening, seed=11)
    while not table.over:
        play_on(table, choice, 1 + choice.randrange(3 * players))
        for seat in range(players):
            twin = table.position.determinized(seat, rng.seeded(choice.randrange(10**9)))
            assert twin.seen(seat) == table.seen(seat)


def test_f11_the_left_neighbour_holds_what_was_passed_until_it_is_played() -> None:
    table = staged([["MA", "MR", "MX"], ["WA"], ["DA"], []], opening="migration")
    round_of(table, "pass:MA,MR,MX", *[str(table.legal_moves(seat)[0]) for seat in (1, 2, 3)])
    for seed in range(20):
        twin = table.position.determinized(0, rng.seeded(seed))
        assert {"MA", "MR", "MX"} <= set(twin.view(1).to_dict()["hand"])


def test_taking_back_secret_decisions() -> None:
    table = voliere.new_table("feather", players=3, seed=1)
    table.play(0, table.legal_moves(0)[0])
    table.play(1, table.legal_moves(1)[0])
    assert table.position.withdrawn(0).actors == [1, 2]
    assert table.actors == [2]


# Options, deals, notation


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 0}, "bad-players"),
        ({"players": 8}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"players": "2"}, "bad-players"),
        ({"opening": "auction"}, "bad-option-value"),
        ({"opening": None}, "bad-option-value"),
        ({"raptors": 1}, "bad-option-value"),
        ({"raptors": "yes"}, "bad-option-value"),
        ({"players": 1, "opening": "migration"}, "bad-combination"),
        ({"players": 1, "opening": "draft"}, "bad-combination"),
        ({"hawks": True}, "unknown-option"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(VoliereError) as error:
        voliere.new_table("feather", **options)
    assert error.value.code == code
    assert error.value.sentence("fr")


def damaged(players: int, opening: str) -> list[Any]:
    """Deals with one thing wrong each."""
    deal = voliere.new_table("feather", players=players, opening=opening, seed=1).deal
    bad: list[Any] = [{}, {**deal, "spare": ["MA"]}]
    for key, part in deal.items():
        bad += [{**deal, key: part[:-1]}, {**deal, key: "MA"}, {**deal, key: [*part, part[0]]}]
        bad += [{**deal, key: ["M9", *part[1:]]}, {**deal, key: [None, *part[1:]]}]
        if isinstance(part[0], list) and not isinstance(part[0][0], list):
            bad += [{**deal, key: [[*part[0][:-1], part[0][0]], *part[1:]]}]
    other = {"draft": "hands", "deal": "packs", "migration": "packs"}[opening]
    return [*bad, {**deal, other: [["MA"]]}]


@pytest.mark.parametrize(
    ("players", "opening"), [(1, "deal"), (2, "deal"), (3, "migration"), (2, "draft"), (7, "draft")]
)
def test_a_damaged_deal_is_refused(players: int, opening: str) -> None:
    for deal in damaged(players, opening):
        with pytest.raises(VoliereError) as error:
            table_of(deal, players=players, opening=opening)
        assert error.value.code == "bad-deal"


def test_a_deal_with_empty_keys_is_read() -> None:
    deal = voliere.new_table("feather", players=4, seed=1).deal
    assert deal.keys() == {"hands"}
    assert table_of({**deal, "neutral": [], "aside": []}, players=4).deal == deal


def test_every_move_has_one_text_and_back() -> None:
    for number in range(rules.N_MOVES):
        assert moves.parse(str(moves.value(number))) == number
    texts = {str(moves.value(number)) for number in range(rules.N_MOVES)}
    assert len(texts) == rules.N_MOVES == 35 + 35 + 35 + 630 + 7770 + 35 + 35 * 35


@pytest.mark.parametrize(
    "text",
    [
        *["", "M", "M9", "m1", "M1 ", "pass:", "pass:MC,M1", "pass:M1,M1,M1,M1", "x:", "x:M1,M2"],
        *["draft:", "draft:M1/", "draft:M1,M2", "draft:M1/M2/M3", "pass:M1/M2", "y:M1", ":M1"],
    ],
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    table = voliere.new_table("feather", seed=1)
    with pytest.raises(VoliereError) as error:
        table.play(0, text)
    assert error.value.code == "bad-notation"


@pytest.mark.parametrize(("players", "opening"), [(1, "deal"), *SHARED_TABLES])
def test_records_replay_and_every_event_has_a_sentence(players: int, opening: str) -> None:
    table = voliere.new_table("feather", players=players, opening=opening, raptors=True, seed=12)
    play_on(table, random.Random(12))
    record = table.record()
    assert voliere.from_record(record).record() == record
    names = ["Ana", "Bo", "Cleo", "Dan", "Eva", "Fred", "Gil"][:players]
    for lang in ("fr", "en"):
        for seat in [None, *range(players)]:
            told = [one for one in table.events(seat=seat) if "feather" in type(one).__module__]
            assert all(voliere.say(GAME, event, lang, names) for event in told)
            assert all(wording.describe(GAME, table.view(seat), lang, names))
    table.undo()
    assert not table.over
