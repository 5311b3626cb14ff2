"""Bots as people write them; whatever is wrong gets one sentence."""

from __future__ import annotations

import pytest

from voliere.arena import compete
from voliere.arena.entrants import entered
from voliere.games.errors import VoliereError


def test_options_reach_the_bot() -> None:
    [entrant] = entered(["hibou:budget_ms=12.5:seed=3"])
    bot = entrant.bot(seed=9)
    assert (bot.name, bot.budget_ms, bot.seed) == ("hibou", 12.5, 3)  # type: ignore[attr-defined]


def test_seeds_are_handed_out() -> None:
    [entrant] = entered(["moineau"])
    assert entrant.bot(seed=9).seed == 9  # type: ignore[attr-defined]


def test_only_a_search_without_simulations_depends_on_the_clock() -> None:
    texts = ["moineau", "merle", "merle:simulations=5", "program:true"]
    assert [entrant.is_timed for entrant in entered(texts)] == [False, True, False, False]


@pytest.mark.parametrize(
    ("code", "bots"),
    [
        ("no-entrants", []),
        ("too-many-entrants", ["oisillon"] * 17),
        ("bad-entrant", ["oisillon", ""]),
        ("bad-entrant", ["merle:fast"]),
        ("bad-entrant", ["merle="]),
        ("entrant-option-twice", ["merle:seed=1:seed=2"]),
        ("unknown-bot", ["dodo"]),
        ("unknown-bot-option", ["oisillon:budget_ms=3"]),
        ("bad-bot-option", ["merle:simulations=-3"]),
        ("bad-bot-option", ["merle:simulations=many"]),
        ("bad-bot-program", ["program:no-such-program-anywhere"]),
    ],
)
def test_what_is_no_bot(code: str, bots: list[str]) -> None:
    with pytest.raises(VoliereError) as caught:
        compete("vautour", bots)
    assert caught.value.code == code
    for lang in ("fr", "en"):
        assert caught.value.sentence(lang).endswith(".")


@pytest.mark.parametrize(
    ("code", "game", "options"),
    [
        ("unknown-game", "dodo", {}),
        ("unknown-option", "vautour", {"colour": "red"}),
        ("bad-players", "vautour", {"players": 9}),
        ("unknown-cluster", "vautour", {"cluster": "beowulf"}),
    ],
)
def test_what_is_no_table(code: str, game: str, options: dict[str, object]) -> None:
    with pytest.raises(VoliereError) as caught:
        compete(game, ["oisillon"], **options)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.usefixtures("failing")
def test_a_class_that_raises_is_refused_with_its_reason() -> None:
    with pytest.raises(VoliereError, match="LookupError: no wings"):
        entered(["unmade:seed=1"])
