"""Entries that can't be are refused with a code and a sentence that names what is wrong."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scorepad.at_the_end import finished
from tests.scorepad.spoiling import spoilt
from tests.words.sources import calls
from voliere import scorepad
from voliere.games.errors import OptionError

TWO = ["Ana", "Bo"]
LANGS = ("fr", "en")
FOREST = {"a1": "R5", "a2": "B1"}


def feather(*sheets: Any, **more: Any) -> dict[str, Any]:
    return {"game": "feather", "players": TWO, "sheets": list(sheets), **more}


def piafs(collections: Any = None, seeds: Any = None, **more: Any) -> dict[str, Any]:
    entry = {"game": "piafs", "players": TWO, "collections": collections, "seeds": seeds}
    return entry | more


def vautour(**more: Any) -> dict[str, Any]:
    return {"game": "vautour", "players": TWO, **more}


def songbirds(options: Any = None, players: Any = None, **round_: Any) -> dict[str, Any]:
    return {
        "game": "songbirds",
        "players": players or TWO,
        "options": options or {},
        "rounds": [round_],
    }


FOUR = ["Ana", "Bo", "Cy", "Dee"]
CROW = {"special": "crow"}
EARLY = {"early_bird": True}
ALL_SPECIES = [["CH1m", "SP1m", "BU1m"], ["BL1m", "GR1m", "YE1m"]]

# code, what its sentence must name, the entry
WRONG: list[tuple[str, str, Any]] = [
    ("bad-entry", "7", 7),
    ("bad-entry", "players", {"game": "vautour"}),
    ("bad-entry", "5", {"game": "vautour", "players": ["Ana", 5]}),
    ("bad-entry", "options", {"game": "vautour", "players": TWO, "options": [1]}),
    ("bad-entry", "sheets", {"game": "feather", "players": TWO, "sheets": "MA"}),
    ("bad-entry", "rounds", vautour(rounds=[4])),
    ("bad-entry", "columns", songbirds(columns=[15, 12])),
    ("bad-entry", "forest", songbirds(forest=["R5"])),
    ("bad-entry", "tokens", songbirds(tokens=[12])),
    ("bad-entry", "rounds", songbirds() | {"rounds": ["x"]}),
    ("unknown-key", "sheet", {"game": "feather", "players": TWO, "sheet": []}),
    ("unknown-key", "who", vautour(rounds=[{"card": 5, "who": 0}])),
    ("unknown-key", "berries", songbirds(berries=[])),
    ("wrong-player-count", "3", {"game": "vautour", "players": TWO, "options": {"players": 3}}),
    ("wrong-player-count", "sheets", feather(["MA"], ["MC"], ["MX"])),
    ("wrong-player-count", "favourites", songbirds(favourites=["R1", "R2", "R3"])),
    ("wrong-player-count", "worms", songbirds(EARLY, worms=[3, 2, 1])),
    ("no-such-bird", "M9", feather(["M9"])),
    ("no-such-bird", "CH7m", piafs([["CH7m"]])),
    ("no-such-bird", "R8", songbirds(forest={"a1": "R8"})),
    ("no-such-bird", "12", songbirds(favourites=[12])),
    ("bird-twice", "MA", feather(["MA", "MC", "MA"])),
    ("card-twice", "CH1m", piafs([["CH1m"], ["CH1m"]])),
    ("card-twice", "R5", songbirds(forest=FOREST | {"a3": "R5"})),
    ("card-twice", "R5", songbirds(forest=FOREST, favourites=["R5"])),
    ("species-out", "1", piafs([["CH1m"]], options={"without": "CH"})),
    ("all-species", "1", piafs(ALL_SPECIES)),
    ("no-such-seed", "4", piafs(seeds=[[4]])),
    ("malus-leaves", "crow", piafs(seeds=[["crow"]])),
    ("too-many-seeds", "10", piafs(seeds=[[1] * 10])),
    ("no-such-points-card", "0", vautour(taken=[[0]])),
    ("no-such-points-card", "+11", vautour(taken=[["+11"]])),
    ("points-card-twice", "+5", vautour(taken=[[5], [5]])),
    ("points-card-twice", "-3", vautour(rounds=[{"card": -3, "taker": 0}, {"card": "-3"}])),
    ("too-many-rounds", "15", vautour(rounds=[{"card": 1, "taker": 0}] * 16)),
    ("too-many-rounds", "2", songbirds() | {"rounds": [{}, {}]}),
    ("no-such-seat", "2", vautour(rounds=[{"card": 5, "taker": 2}])),
    ("no-such-seat", "-1", songbirds(first=-1)),
    ("both-forms", "taken", vautour(rounds=[], taken=[[5]])),
    ("both-forms", "forest", songbirds(tokens={"R": 12}, forest=FOREST)),
    ("no-such-cell", "f1", songbirds(forest={"f1": "R5"})),
    ("no-such-colour", "Y", songbirds(tokens={"Y": 12})),
    ("wrong-centre", "R5", songbirds(CROW, FOUR, forest={"c3": "R5"})),
    ("wrong-centre", "falcon", songbirds(CROW, FOUR, forest={"c3": "falcon"})),
    ("special-elsewhere", "a1", songbirds(CROW, FOUR, forest={"a1": "crow"})),
    ("special-elsewhere", "c3", songbirds(forest={"c3": "crow"})),
    ("no-such-berry-token", "11", songbirds(columns=[11, None, None, None, None])),
    ("no-such-berry-token", "15", songbirds(columns=[15] + [None] * 4, rows=[15] + [None] * 4)),
    ("no-such-berry-token", "15", songbirds(tokens={"R": [15, 15]})),
    ("impossible-tokens", "4", songbirds(tokens={"R": 4})),
    ("impossible-tokens", "99", songbirds(tokens={"B": 99})),
    ("too-many-berries", "120", songbirds(tokens={"R": 60, "B": 60})),
    ("no-worms", "Early Bird", songbirds(worms=[3])),
    ("no-such-worm", "4", songbirds(EARLY, worms=[4])),
    ("no-such-worm", "3", songbirds(EARLY, worms=[3, 3])),
    ("one-favourite", "2", songbirds({"coop": True}, favourites=["R1", "R2"])),
]
WRONG_OPTIONS = [
    ("unknown-game", {"game": "dodo", "players": TWO}),
    ("bad-players", {"game": "vautour", "players": ["Ana"]}),
    ("unknown-option", {"game": "vautour", "players": TWO, "options": {"colour": 1}}),
    ("bad-option-value", {"game": "vautour", "players": TWO, "options": {"tiebreak": "dice"}}),
    ("bad-combination", {"game": "songbirds", "players": TWO, "options": {"special": "crow"}}),
    ("missing-option", {"game": "songbirds", "players": FOUR, "options": {}}),
]


@pytest.mark.parametrize(("code", "named", "entry"), WRONG)
@pytest.mark.parametrize("lang", LANGS)
def test_an_impossible_entry_is_refused_with_its_reason(
    code: str, named: str, entry: Any, lang: str
) -> None:
    with pytest.raises(scorepad.ScoreError) as refused:
        scorepad.score(entry, lang)
    assert refused.value.code == code
    assert named in refused.value.sentence(lang)


def test_every_refusal_has_a_test() -> None:
    raised = {code for _, code, _ in calls({"ScoreError"})}
    assert {code for code, _, _ in WRONG} == raised - {"unknown-paper"}


@pytest.mark.parametrize(("code", "entry"), WRONG_OPTIONS)
def test_options_are_refused_as_at_a_table(code: str, entry: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as refused:
        scorepad.score(entry, "fr")
    assert refused.value.code == code
    told = json.loads(scorepad.score_json(json.dumps(entry), "fr"))
    assert told == {"error": {"code": code, "sentence": refused.value.sentence("fr")}}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-20, 20) | st.sampled_from(["MA", "R5", "5", "x"]),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.dictionaries(
            st.sampled_from(["a1", "R", "card", "taker", "forest"]), inside, max_size=3
        )
    ),
    max_leaves=12,
)
KEYS = ["game", "players", "options", "sheets", "collections", "seeds", "rounds", "taken", "lost"]


@settings(max_examples=300, deadline=None)
@given(
    game=st.sampled_from(["feather", "piafs", "vautour", "songbirds"]),
    entry=st.dictionaries(st.sampled_from(KEYS), json_values),
    named=st.booleans(),
)
def test_no_entry_makes_the_pad_stumble(game: str, entry: dict[str, Any], named: bool) -> None:
    if named:
        entry |= {"game": game, "players": ["Ana", ""]}
    told = json.loads(scorepad.score_json(json.dumps(entry), "fr"))
    assert len(told) == 1
    assert told.get("ok", {}).get("players") or told["error"]["sentence"]


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 2**32), game=st.sampled_from(["feather", "piafs", "vautour", "songbirds"])
)
def test_a_spoilt_sheet_is_scored_or_refused(seed: int, game: str) -> None:
    rng = random.Random(seed)
    _, entry = finished(game, {"players": 3}, seed=seed % 7)
    told = json.loads(scorepad.score_json(json.dumps(spoilt(entry, rng)), rng.choice(LANGS)))
    if "error" in told:
        assert told["error"]["sentence"]
        return
    answer = told["ok"]
    for player in answer["players"]:
        assert sum(line["points"] for line in player["lines"]) == player["total"]
    assert answer["complete"] == (not answer["missing"])


@settings(max_examples=100, deadline=None)
@given(boxes=st.lists(st.sets(st.tuples(st.sampled_from("MWDFO"), st.sampled_from("ARX123C")))))
def test_any_ticked_boxes_of_feather_add_up(boxes: list[set[tuple[str, str]]]) -> None:
    boxes = boxes[:7] or [set()]
    sheets = [sorted("".join(box) for box in one) for one in boxes]
    entry = {"game": "feather", "players": [""] * len(sheets), "sheets": sheets}
    answer = scorepad.score(entry, "en")
    for one, player in zip(boxes, answer["players"], strict=True):
        worth = sum({"A": 2, "C": 0}.get(kind, 1) for _, kind in one)
        full = sum(len([box for box in one if box[0] == place]) == 7 for place in "MWDFO")
        assert player["total"] == worth + 3 * full
