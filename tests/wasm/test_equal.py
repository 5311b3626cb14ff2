"""The engine in Node gives what Python gives: states, events, views, legal moves, thoughts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conformance import variants
from tests.wasm.games import (
    Work,
    analysis_of,
    answers_of_node,
    asked_of,
    branch_of,
    hash_of_game,
    hint_at,
    recorded,
    thoughts,
    tried,
)
from voliere.bots.personality import personalities_of
from voliere.games import REGISTRY
from voliere.study.replay import until
from voliere.table.record import from_record

pytestmark = pytest.mark.xdist_group("wasm")

BOTS: list[tuple[str, dict[str, Any]]] = [
    ("oisillon", {"seed": 11}),
    ("moineau", {"seed": 12}),
    ("level-2", {"seed": 16}),
    ("level-4", {"seed": 17}),
    ("level-6", {"seed": 18}),
    ("merle", {"seed": 13, "simulations": 300}),
    ("hibou", {"seed": -14, "simulations": 4000}),
    ("merle", {"seed": 15, "simulations": 900, "objective": "points"}),
]
LEANING: list[tuple[str, dict[str, Any]]] = [
    ("oisillon", {"seed": 21}),
    ("level-3", {"seed": 22}),
    ("level-5", {"seed": 23}),
    ("merle", {"seed": 24, "simulations": 300}),
]


def bots_of(game: str) -> list[tuple[str, dict[str, Any]]]:
    """All kinds of bots, and with every personality that there is in the game."""
    return BOTS + [
        (name, {**options, "personality": personality})
        for personality in personalities_of(REGISTRY[game])
        for name, options in LEANING
    ]


def variants_of(game: str) -> list[dict[str, Any]]:
    return [options for name, options in variants.ALL if name == game]


def random_games(game: str, n: int) -> list[Work]:
    return [
        {"game": game, "options": options, "seed": 1000 * k + i}
        for k, options in enumerate(variants_of(game))
        for i in range(n)
    ]


def positions(game: str, n: int, bots: list[tuple[str, dict[str, Any]]]) -> list[Work]:
    """Positions of the smallest and the largest table, early and late."""
    tables = [variants_of(game)[0], variants_of(game)[-1]]
    return [
        {"game": game, "options": tables[i % 2], "seed": i, "moves": 3 * i, "bots": bots}
        for i in range(n)
    ]


def assert_same_games(built: Path, work: list[Work]) -> None:
    found = answers_of_node(built, work)
    wrong = [one for one, hashed in zip(work, found, strict=True) if hash_of_game(one) != hashed]
    assert not wrong, wrong[:5]


@pytest.mark.parametrize("game", REGISTRY)
def test_random_games_of_every_variant_are_the_same(game: str, built: Path) -> None:
    assert_same_games(built, random_games(game, 1))


@pytest.mark.parametrize("game", REGISTRY)
def test_records_of_every_variant_are_read_and_written_the_same(game: str, built: Path) -> None:
    games = [recorded(one) for one in random_games(game, 1)]
    found = answers_of_node(built, [{"game": game, "record": record} for record, _ in games])
    for (record, right), one in zip(games, found, strict=True):
        assert one == right, record["options"]


LEARNED: list[tuple[str, dict[str, Any]]] = [
    *((f"level-{level}", {"seed": 20 + level}) for level in range(2, 7)),
    ("moineau", {"seed": 31}),
    ("merle", {"seed": -32, "simulations": 130}),
    ("hibou", {"seed": 33, "simulations": 700}),
    ("hibou", {"seed": 34, "simulations": 300, "objective": "points"}),
]


def positions_among_several(n: int) -> list[Work]:
    """Positions of vautour with three to five players, where bots go by what was learned."""
    tables = [one for one in variants_of("vautour") if one["players"] > 2]
    return [
        {
            "game": "vautour",
            "options": tables[i % len(tables)],
            "seed": i,
            "moves": 7 * i,
            "bots": LEARNED,
        }
        for i in range(n)
    ]


def test_bots_that_go_by_what_was_learned_think_the_same(built: Path) -> None:
    work = positions_among_several(9)
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        assert thoughts(one) == found, one


@pytest.mark.parametrize("game", REGISTRY)
def test_bots_think_the_same(game: str, built: Path) -> None:
    work = positions(game, 4, bots_of(game))
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        assert thoughts(one) == found, one


def hinted(game: str, n: int) -> list[Work]:
    """A position late and early of every so manieth variant."""
    ways = variants_of(game)
    return [
        {"game": game, "options": ways[i % len(ways)], "seed": i, "moves": 5 * i, "share": 1 / 32}
        for i in range(n)
    ]


@pytest.mark.parametrize("game", REGISTRY)
def test_hints_are_the_same(game: str, built: Path) -> None:
    work = hinted(game, 6)
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        assert hint_at(one) == found, one


def analysed(game: str, every: int, budget_ms: int) -> list[Work]:
    """A random game of every so manieth variant, the first and the last among them."""
    ways = variants_of(game)
    return [
        {"game": game, "options": options, "seed": k, "budget_ms": budget_ms}
        for k, options in enumerate(ways)
        if k % every == 0 or k == len(ways) - 1
    ]


@pytest.mark.parametrize("game", REGISTRY)
def test_analyses_are_the_same(game: str, built: Path) -> None:
    work = analysed(game, 4, 30)
    from_records = [{**one, "record": recorded(one)[0]} for one in work]
    answers = answers_of_node(built, work + from_records)
    for one, found, again in zip(work, answers, answers[len(work) :], strict=False):
        assert analysis_of(one) == found == again, one


def moves_in(record: Any) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["move"]) for entry in record["moves"] if "move" in entry]


def branches_of(game: str, n: int) -> list[Work]:
    """Branches of a game of every variant: cards as they were, drawn anew, and two exchanged."""
    found: list[Work] = []
    for k, one in enumerate(random_games(game, n)):
        record = recorded(one)[0]
        n_moves, players = len(moves_in(record)), record["options"]["players"]
        cards = sorted(card for card in set(texts_in(record["deal"])) if card[0].isupper())
        for i, cards_are in enumerate(("true", "anew", "anew")):
            how = {"move": (7 * k + 5 * i) % n_moves, "seat": (k + i) % players, "cards": cards_are}
            exchange = (
                [cards[(3 * k) % len(cards)], cards[(5 * k + 1) % len(cards)]] if cards else []
            )
            found.append(
                {
                    "game": game,
                    "record": record,
                    "seed": k,
                    "branch": {**how, "seed": 100 * k + i, "exchange": exchange if i == 2 else []},
                }
            )
    return found


def texts_in(part: Any) -> list[str]:
    """All texts of a deal."""
    if isinstance(part, str):
        return [part]
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return [text for one in inner for text in texts_in(one)]


@pytest.mark.parametrize("game", REGISTRY)
def test_games_of_every_variant_are_played_on_the_same(game: str, built: Path) -> None:
    work = branches_of(game, 1)
    refused = 0
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        right = branch_of(one)
        assert right == found, one["branch"]
        refused += isinstance(right, dict)
    assert refused < len(work) / 3


def decisions_of(game: str, every: int) -> list[Work]:
    """A decision with a choice of every so manieth variant, with two answers to it."""
    work: list[Work] = []
    for k, one in enumerate(random_games(game, 1)):
        record = recorded(one)[0]
        moves = moves_in(record)
        decision = (11 * k + 2) % len(moves)
        seat = moves[decision][0]
        legal = from_record(until(record, decision)).legal_texts(seat)
        if len(legal) > 1 and k % every == 0:
            answers = [legal[0], legal[-1]]
            work.append({"game": game, "record": record, "tried": [decision, seat, answers]})
    return work


@pytest.mark.parametrize("game", REGISTRY)
def test_decisions_are_tried_again_the_same(game: str, built: Path) -> None:
    work = decisions_of(game, 6)
    assert work
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        assert tried(one) == found, one["tried"]


@pytest.mark.soak
@pytest.mark.parametrize("game", REGISTRY)
def test_decisions_of_every_variant_are_tried_again_the_same(game: str, built: Path) -> None:
    work = decisions_of(game, 1)
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        assert tried(one) == found, one["tried"]


@pytest.mark.parametrize("game", REGISTRY)
def test_the_same_decisions_are_asked_again_at_the_same_time(game: str, built: Path) -> None:
    games = [recorded(one)[0] for one in random_games(game, 1)[::8]]
    work = [{"game": game, "record": record, "budget_ms": 60, "asked": True} for record in games]
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        assert asked_of(one) == found


@pytest.mark.soak
@pytest.mark.parametrize("game", REGISTRY)
def test_analyses_of_every_variant_are_the_same(game: str, built: Path) -> None:
    work = analysed(game, 1, 500)
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        assert analysis_of(one) == found, one


@pytest.mark.soak
@pytest.mark.parametrize("game", REGISTRY)
def test_two_thousand_games_of_every_variant_are_the_same(game: str, built: Path) -> None:
    assert_same_games(built, random_games(game, 2000))


@pytest.mark.soak
@pytest.mark.parametrize("game", REGISTRY)
def test_bots_think_the_same_in_a_hundred_positions(game: str, built: Path) -> None:
    work = positions(game, 100, bots_of(game))
    for one, found in zip(work, answers_of_node(built, work), strict=True):
        assert thoughts(one) == found, one
