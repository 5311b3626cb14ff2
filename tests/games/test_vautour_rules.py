"""Vautour, paragraph by paragraph (V1-V10), with the worked cases of the rule book."""

from __future__ import annotations

from typing import Any

import pytest

import voliere
from voliere.games import REGISTRY
from voliere.games.errors import VoliereError
from voliere.games.vautour.events import Cancelled, Carried, Lost, Revealed, Scored, Took, TurnedUp
from voliere.table.table import Table, make_options

ALL_POINTS = [f"{n:+d}" for n in (*range(-5, 0), *range(1, 11))]


def staged(points: list[str], **options: Any) -> Table:
    """A table whose points pile begins with the given cards."""
    rest = [card for card in ALL_POINTS if card not in points]
    game = REGISTRY["vautour"]
    return Table(
        game, make_options(game, **options), dealer=lambda _round: {"points": points + rest}
    )


def bid(table: Table, *cards: int) -> list[Any]:
    """Everybody plays a card; what happened when they were turned over comes back."""
    happened: list[Any] = []
    for seat, card in enumerate(cards):
        happened = table.play(seat, str(card))
    return happened


def took(happened: list[Any]) -> tuple[int, list[str]] | None:
    """Who took which points cards."""
    for event in happened:
        if isinstance(event, Took):
            return event.seat, event.points
    return None


def play_out(table: Table, rounds: list[tuple[int, ...]]) -> None:
    for cards in rounds:
        bid(table, *cards)


@pytest.mark.parametrize("players", range(2, 6))
def test_v1_everybody_holds_1_to_15_and_fifteen_points_cards_are_shuffled(players: int) -> None:
    table = voliere.new_table("vautour", players=players, seed=1)
    for seat in range(players):
        assert table.view(seat).to_dict()["hand"] == [str(n) for n in range(1, 16)]
    assert sorted(table.deal["points"]) == sorted(ALL_POINTS)
    assert table.deal != voliere.new_table("vautour", players=players, seed=2).deal


def test_v2_the_next_card_joins_what_lies_on_the_table() -> None:
    table = staged(["+1", "+2", "-5"])
    assert table.view(0).to_dict()["stake"] == ["+1"]
    happened = bid(table, 7, 7)
    assert TurnedUp(card="+2", stake=3) in happened
    assert table.view(None).to_dict()["stake"] == ["+1", "+2"]
    happened = bid(table, 8, 8)
    assert TurnedUp(card="-5", stake=-2) in happened


def test_v3_cards_are_picked_in_secret_and_turned_over_together() -> None:
    table = staged(["+4"], players=3)
    assert table.actors == [0, 1, 2]
    table.play(2, "9")
    assert table.actors == [0, 1]
    assert table.view(2).to_dict()["chosen"] == "9"
    assert table.view(0).to_dict()["last"] == [None, None, None]
    table.play(0, "3")
    happened = table.play(1, "5")
    assert happened[1] == Revealed(cards=["3", "5", "9"])
    assert table.view(0).to_dict()["last"] == ["3", "5", "9"]


def test_v3_a_card_can_be_played_once_only() -> None:
    table = staged(["+4"])
    bid(table, 3, 5)
    with pytest.raises(voliere.IllegalMove) as error:
        table.play(0, "3")
    assert error.value.code == "illegal-move"
    table.play(0, "4")
    with pytest.raises(voliere.IllegalMove) as error:
        table.play(0, "6")
    assert error.value.code == "not-to-move"


def test_v4_a_mouse_goes_to_the_highest_card() -> None:
    assert took(bid(staged(["+8"], players=4), 3, 14, 7, 9)) == (1, ["+8"])


def test_v4_a_vulture_goes_to_the_lowest_card() -> None:
    assert took(bid(staged(["-2"], players=4), 9, 14, 7, 5)) == (3, ["-2"])


def test_v4_a_stake_of_zero_goes_to_the_highest_card() -> None:
    table = staged(["+2", "-2"])
    bid(table, 6, 6)
    assert took(bid(table, 3, 9)) == (1, ["-2", "+2"])


def test_v5_equal_cards_cancel_and_the_next_is_considered() -> None:
    happened = bid(staged(["+7"], players=4), 14, 14, 12, 5)
    assert took(happened) == (2, ["+7"])
    assert Cancelled(card="14", seats=[0, 1]) in happened


def test_v5_groups_of_any_size_cancel() -> None:
    assert took(bid(staged(["+7"], players=5), 14, 14, 9, 9, 3)) == (4, ["+7"])
    assert took(bid(staged(["+7"], players=5), 14, 14, 14, 9, 3)) == (3, ["+7"])
    assert took(bid(staged(["-1"], players=5), 2, 2, 2, 4, 4)) is None
    assert took(bid(staged(["-1"], players=5), 2, 2, 8, 15, 15)) == (2, ["-1"])


def test_v6_all_ties_leave_the_cards_on_the_table() -> None:
    table = staged(["+1", "+2"], players=4)
    happened = bid(table, 5, 5, 9, 9)
    assert Carried(points=["+1"]) in happened
    assert took(bid(table, 6, 7, 8, 10)) == (3, ["+1", "+2"])
    assert table.view(3).to_dict()["won"][3] == ["+1", "+2"]


def test_v7_all_ties_in_the_last_round_go_to_nobody() -> None:
    table = staged(["+1", "+2"])
    play_out(table, [(n, n) for n in range(1, 15)])
    happened = bid(table, 15, 15)
    assert any(isinstance(event, Lost) and len(event.points) == 15 for event in happened)
    assert table.scores == [0, 0]
    assert table.winners == [0, 1]


def test_v8_only_the_last_played_card_is_seen() -> None:
    table = staged(["+1"])
    play_out(table, [(3, 4), (5, 6)])
    seen = table.view(0).to_dict()
    assert seen["last"] == ["5", "6"]
    assert seen["played"] is None


def test_v8_with_the_memory_aid_all_played_cards_are_seen() -> None:
    table = staged(["+1"], memory_aid=True)
    play_out(table, [(3, 4), (5, 6)])
    assert table.view(0).to_dict()["played"] == [["3", "5"], ["4", "6"]]


def test_v9_the_score_is_the_sum_of_the_cards_won() -> None:
    table = staged(["+8", "-3", "+2"])
    play_out(table, [(15, 14), (1, 2), (3, 4)])
    assert table.view(0).to_dict()["scores"] == [5, 2]


def test_v9_after_fifteen_rounds_the_highest_score_wins() -> None:
    table = staged(["+10"])
    play_out(table, [(15, 1), *[(n, n + 1) for n in range(1, 15)]])
    assert table.over
    scores = table.scores
    assert scores is not None
    assert sum(scores) == 40
    assert table.winners == [scores.index(max(scores))]
    scored = [event for event in table.events() if isinstance(event, Scored)]
    assert [event.total for event in scored] == scores
    assert all(event.mice + event.vultures == event.total for event in scored)


def finished(won: list[list[str]], tiebreak: str = "runner-up") -> Table:
    """A table after its last round, at which the seats own exactly the given points cards."""
    owners = {card: seat for seat, cards in enumerate(won) for card in cards}
    table = staged(ALL_POINTS, players=len(won), tiebreak=tiebreak)
    table.position.state["round"] = 15
    for i, card in enumerate(ALL_POINTS):
        if card in owners:
            table.position.state["winner"][i] = owners[card]
            table.position.state["score"][owners[card]] += int(card)
    table.position.has_changed()
    return table


def test_v10_runner_up_passes_over_tied_leaders() -> None:
    table = finished([["+5"], ["+2", "+3"], ["+4"]])
    assert table.scores == [5, 5, 4]
    assert table.winners == [2]


def test_v10_runner_up_looks_further_down_when_the_second_are_tied_too() -> None:
    table = finished([["+10"], ["+1", "+9"], ["+8"], ["+2", "+6"], ["+3"]])
    assert table.scores == [10, 10, 8, 8, 3]
    assert table.winners == [4]


def test_v10_runner_up_two_tied_players_of_two_share() -> None:
    table = finished([["+5"], ["+2", "+3"]])
    assert table.winners == [0, 1]


def test_v10_runner_up_nobody_alone_means_the_leaders_share() -> None:
    table = finished([["+5"], ["+2", "+3"], ["+4"], ["+6", "-2"]])
    assert table.scores == [5, 5, 4, 4]
    assert table.winners == [0, 1]


def test_v10_best_mouse_decides_between_the_tied_leaders() -> None:
    table = finished([["+2", "+3"], ["+5"], ["+4"]], tiebreak="best-mouse")
    assert table.scores == [5, 5, 4]
    assert table.winners == [1]


def test_v10_best_mouse_without_a_mouse_means_the_leaders_share() -> None:
    table = finished([[], [], ["-1"]], tiebreak="best-mouse")
    assert table.scores == [0, 0, -1]
    assert table.winners == [0, 1]


# The worked cases of the rule book


def test_worked_case_the_14_takes_the_mouse_of_8() -> None:
    assert took(bid(staged(["+8"], players=4), 10, 14, 7, 11)) == (1, ["+8"])


def test_worked_case_the_5_takes_the_vulture_of_2() -> None:
    assert took(bid(staged(["-2"], players=4), 5, 14, 7, 11)) == (0, ["-2"])


def test_worked_case_the_12_takes_the_mouse_of_7_when_both_14_cancel() -> None:
    assert took(bid(staged(["+7"], players=4), 14, 12, 14, 8)) == (1, ["+7"])


def test_worked_case_two_points_cards_of_3_together_go_to_the_highest_card() -> None:
    table = staged(["+4", "-1"], players=4)
    assert took(bid(table, 10, 10, 3, 3)) is None
    assert took(bid(table, 2, 13, 7, 11)) == (1, ["-1", "+4"])


# Bad input


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 1}, "bad-players"),
        ({"players": 6}, "bad-players"),
        ({"players": "2"}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"tiebreak": "coin"}, "bad-option-value"),
        ({"memory_aid": "yes"}, "bad-option-value"),
        ({"raptors": True}, "unknown-option"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(voliere.OptionError) as error:
        voliere.new_table("vautour", **options)
    assert error.value.code == code
    assert str(next(iter(options.values()))).lower() in str(error.value).lower() or code.startswith(
        "unknown"
    )


@pytest.mark.parametrize(
    "deal",
    [
        {},
        {"points": None},
        {"points": ["+1"]},
        {"points": [*ALL_POINTS[:-1], "+9"]},
        {"points": [*ALL_POINTS[:-1], 10]},
    ],
)
def test_a_damaged_deal_is_refused(deal: dict[str, Any]) -> None:
    game = REGISTRY["vautour"]
    with pytest.raises(VoliereError) as error:
        Table(game, make_options(game), dealer=lambda _round: deal)
    assert error.value.code == "bad-deal"


def test_a_text_that_is_no_move_is_refused() -> None:
    table = staged(["+1"])
    for text in ("0", "16", "R5@c3", "", "1 "):
        with pytest.raises(voliere.NotationError) as error:
            table.play(0, text)
        assert error.value.code == "bad-notation"
    assert table.version == 1
