"""Setting up the real games, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conformance import variants
from voliere import scorepad
from voliere.games.errors import OptionError

ART = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "birds"


def told(game: str, players: int, lang: str = "en", **options: Any) -> str:
    return " ".join(step["text"] for step in scorepad.setup(game, players, options, lang)["steps"])


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_every_variant_has_steps_with_pictures_that_exist(
    variant: tuple[str, dict[str, Any]],
) -> None:
    game, options = variant
    others = {key: value for key, value in options.items() if key != "players"}
    for lang in ("fr", "en"):
        setup = scorepad.setup(game, options["players"], others, lang)
        assert len(setup["steps"]) >= 3
        for step in setup["steps"]:
            assert step["text"].endswith(".")
            assert step["pictures"]
            for picture in step["pictures"]:
                assert (ART / f"{picture}.svg").is_file(), picture
        assert all(len(row) == len(setup["table"]["heads"]) for row in setup["table"]["rows"])
    french, english = (told(game, options["players"], lang, **others) for lang in ("fr", "en"))
    assert french != english


def drawn(game: str, players: int, **options: Any) -> list[str]:
    steps = scorepad.setup(game, players, options, "en")["steps"]
    return [step["draw"]["what"] for step in steps if step["draw"]]


def test_each_game_starts_in_its_own_way() -> None:
    assert drawn("piafs", 2) == ["without", "first"]
    assert drawn("piafs", 2, without="CH") == ["first"]
    assert drawn("piafs", 4) == ["first"]
    assert drawn("songbirds", 4) == ["special", "first"]
    assert drawn("songbirds", 4, special="crow") == ["first"]
    assert drawn("songbirds", 1) == []
    assert drawn("vautour", 3) == drawn("feather", 3) == []
    assert "Nobody begins" in told("vautour", 3)


def test_numbers_follow_the_players() -> None:
    assert "marked 3+" in told("piafs", 2)
    assert "marked 3+" not in told("piafs", 3)
    assert "3 perches" in told("piafs", 4)
    assert "Deal 12 cards" in told("feather", 5)
    assert "2 neutral hands of 15" in told("feather", 2)
    assert "picks 1 card " in told("feather", 7, opening="migration")
    assert "Deal 13 cards to everybody; the last one stays aside" in told("songbirds", 2)
    assert "the worms 3, 2 and 1" in told("songbirds", 3, early_bird=True)
    assert "the other 18 are the pile" in told("songbirds", 1)
    assert "above the centre −2" in told("songbirds", 4, special="crow")


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError):
        scorepad.setup("piafs", 9)
    with pytest.raises(OptionError):
        scorepad.setup("piafs", 2, {"wings": 2})
    for game, options in (
        ("piafs", {"without": "dodo"}),
        ("feather", {"opening": "dance"}),
        ("vautour", {"tiebreak": "dice"}),
        ("songbirds", {"special": "crow"}),
        ("songbirds", {"rounds": 0}),
    ):
        with pytest.raises(OptionError):
            scorepad.setup(game, 2, options)
    with pytest.raises(scorepad.ScoreError):
        scorepad.setup("piafs", 2, [])
