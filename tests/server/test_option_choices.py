"""What a page may offer for so many players: found by asking the rules."""

from __future__ import annotations

import pytest

from voliere.games import REGISTRY
from voliere.server.bodies import GameCard
from voliere.server.routes.games import game_card
from voliere.server.tables.option_choices import is_allowed


def counts(card: GameCard, option: str) -> list[int]:
    return next(one.players for one in card.options if one.name == option)


@pytest.mark.parametrize("name", REGISTRY)
def test_with_what_is_needed_every_number_of_players_can_play(name: str) -> None:
    card = game_card(REGISTRY[name], "en")
    for players in REGISTRY[name].players:
        assert is_allowed(REGISTRY[name], players=players, **card.needed[str(players)])


def test_four_songbirds_need_a_special_card_and_five_play_together() -> None:
    card = game_card(REGISTRY["songbirds"], "en")
    assert [n for n in range(1, 9) if not card.needed[str(n)]] == [1, 2, 3]
    assert card.needed["4"] == {"special": "crow"}
    assert card.needed["5"] == card.needed["8"] == {"coop": True}


def test_options_are_offered_where_there_is_something_to_choose() -> None:
    songbirds = game_card(REGISTRY["songbirds"], "en")
    assert counts(songbirds, "special") == [4]
    assert counts(songbirds, "early_bird") == [2, 3, 4]
    assert counts(songbirds, "coop") == [2, 3, 4]
    assert counts(game_card(REGISTRY["piafs"], "en"), "without") == [2]
    assert counts(game_card(REGISTRY["feather"], "en"), "opening") == [2, 3, 4, 5, 6, 7]
    assert counts(game_card(REGISTRY["vautour"], "en"), "tiebreak") == [2, 3, 4, 5]


def test_playing_together_takes_the_place_of_the_special_card() -> None:
    coop = next(one for one in game_card(REGISTRY["songbirds"], "en").options if one.name == "coop")
    assert coop.alone == [4]


def test_several_special_cards_can_be_chosen() -> None:
    card = game_card(REGISTRY["songbirds"], "en")
    assert {one.name for one in card.options if one.many} == {"special"}


def test_what_cards_are_worth_and_what_titles_take() -> None:
    piafs, feather, songbirds = (
        game_card(REGISTRY[n], "en") for n in ("piafs", "feather", "songbirds")
    )
    assert (piafs.worth["CH1m"], piafs.worth["YE6f"], len(piafs.worth)) == (1, 3, 72)
    assert (feather.worth["MA"], feather.worth["O2"], feather.worth["DC"]) == (2, 1, 0)
    assert feather.worth["O"] == 3
    assert list(feather.least_scores.values()) == [None, 26, 31, 36, 41]
    assert songbirds.least_scores["superstar"] == 55
