"""The score pad, fed with what lay on the table, gives exactly the game's scores and winners."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance import variants
from tests.scorepad.at_the_end import finished
from voliere import scorepad

GAMES_A_VARIANT = 6


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_the_pad_gives_the_scores_and_winners_of_the_game(
    variant: tuple[str, dict[str, Any]],
) -> None:
    game, options = variant
    for seed in range(GAMES_A_VARIANT):
        table, entry = finished(game, options, seed)
        lang = ("fr", "en")[seed % 2]
        answer = scorepad.score(entry, lang)
        assert answer["complete"], answer["missing"]
        assert [player["total"] for player in answer["players"]] == table.scores
        assert answer["winners"] == table.winners
        title = answer["title"]
        assert (title and title["code"]) == table.title
        for player in answer["players"]:
            assert sum(line["points"] for line in player["lines"]) == player["total"]


@pytest.mark.parametrize("tiebreak", ["runner-up", "best-mouse"])
def test_ties_at_the_top_of_vautour_are_broken_as_in_the_game(tiebreak: str) -> None:
    n_ties = 0
    for seed in range(150):
        table, entry = finished("vautour", {"players": 3, "tiebreak": tiebreak}, seed)
        answer = scorepad.score(entry, "en")
        assert answer["winners"] == table.winners
        assert table.scores is not None
        if table.scores.count(max(table.scores)) > 1:
            n_ties += 1
            assert "points:" in answer["why"][-1]
    assert n_ties > 3


def test_the_short_form_of_vautour_gives_the_same() -> None:
    for seed in range(20):
        table, entry = finished("vautour", {"players": 2 + seed % 4}, seed)
        taken: list[list[int]] = [[] for _ in entry["players"]]
        carried: list[int] = []
        for one in entry.pop("rounds"):
            carried.append(int(one["card"]))
            if one["taker"] is not None:
                taken[one["taker"]] += carried
                carried = []
        answer = scorepad.score({**entry, "taken": taken, "lost": carried}, "fr")
        holders = {f"{card:+d}": seat for seat, cards in enumerate(taken) for card in cards}
        assert answer["holders"] == holders | {f"{card:+d}": None for card in carried}
        assert answer["complete"]
        assert [player["total"] for player in answer["players"]] == table.scores
        assert answer["winners"] == table.winners


@pytest.mark.parametrize("options", variants.songbirds(), ids=str)
def test_the_tokens_alone_give_the_same_in_songbirds(options: dict[str, Any]) -> None:
    table, entry = finished("songbirds", options, seed=9)
    whole = scorepad.score(entry, "en")
    rounds = [
        {"first": one["first"], "tokens": part["harvest"], "favourites": one["favourites"]}
        | ({"worms": one["worms"]} if "worms" in one else {})
        for one, part in zip(entry["rounds"], whole["rounds"], strict=True)
    ]
    answer = scorepad.score({**entry, "rounds": rounds}, "en")
    assert answer["complete"]
    assert [player["total"] for player in answer["players"]] == table.scores
    assert answer["winners"] == table.winners


def test_who_begins_the_next_round_is_as_in_the_match() -> None:
    for seed in range(12):
        table, entry = finished("songbirds", {"players": 2 + seed % 2, "target": 99}, seed)
        answer = scorepad.score(entry, "fr")
        firsts = [deal["first"] for deal in table.deal["rounds"]]
        assert [part["next_first"] for part in answer["rounds"]] == [*firsts[1:], None]


@pytest.mark.parametrize("game", ["feather", "piafs", "vautour", "songbirds"])
def test_a_half_entered_sheet_gives_what_can_be_computed(game: str) -> None:
    rng = random.Random(4)
    options = {"players": 3}
    _, entry = finished(game, options, seed=4)
    whole = scorepad.score(entry, "en")
    less = scorepad.score(partly(entry, rng), "en")
    assert not less["complete"]
    assert less["missing"]
    assert less["winners"] == []
    empty = scorepad.score({"game": game, "players": entry["players"]}, "fr")
    assert not empty["complete"]
    assert [player["total"] for player in empty["players"]] == [0, 0, 0]
    assert whole["complete"]


def partly(entry: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The entry with something not yet written down."""
    less = dict(entry)
    for key in ("sheets", "collections", "seeds"):
        if key in less:
            less[key] = [[], *less[key][1:]]
    if less["game"] == "vautour":
        less["rounds"] = less["rounds"][:7]
    if less["game"] == "songbirds":
        one = dict(less["rounds"][0])
        cells = rng.sample(sorted(one["forest"]), 12)
        one["forest"] = {cell: one["forest"][cell] for cell in cells}
        less["rounds"] = [one]
    return less
