"""The figures of the rules: every worked example has one, and the rules play it."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from voliere.games import REGISTRY
from voliere.games.errors import DoorError
from voliere.games.sections import examples_of
from voliere.lessons.figures import FOLDER, OF_LESSON, figure_of
from voliere.lessons.found import lesson_of
from voliere.server.routes.lessons import figure_sent
from voliere.study.replay import Eyes, steps_of, until
from voliere.table.record import from_record
from voliere.words import LANGUAGES

every_game = pytest.mark.parametrize("game", REGISTRY)


def cited(game: str, lang: str) -> list[set[str]]:
    """The paragraphs that each worked example of a game's rules cites."""
    text = REGISTRY[game].rules_text(lang)
    section = text.partition("{#examples}")[2].partition("\n## ")[0]
    return [
        set(re.findall(r"[A-Z]\d+", line.rpartition("[")[2]))
        for line in section.splitlines()
        if line.startswith("- ")
    ]


@every_game
def test_every_worked_example_is_shown_in_every_language(game: str) -> None:
    first, *others = (cited(game, lang) for lang in LANGUAGES)
    assert all(one == first for one in others)
    assert len(examples_of(REGISTRY[game])) == len(first) > 0


@every_game
def test_a_step_that_shows_an_example_is_about_a_paragraph_of_it(game: str) -> None:
    for shown, paragraphs in zip(examples_of(REGISTRY[game]), cited(game, "en"), strict=True):
        lesson, of_lesson, step = shown.partition(OF_LESSON)
        if of_lesson:
            assert paragraphs & set(lesson_of(game, lesson).step(step).rules), shown


@every_game
def test_the_rules_play_every_figure_and_none_lies_idle(game: str) -> None:
    named = {one for one in examples_of(REGISTRY[game]) if OF_LESSON not in one}
    assert {file.stem for file in (REGISTRY[game].folder / FOLDER).iterdir()} == named
    for name in named:
        figure = figure_of(game, name)
        assert len(from_record(figure.line).moves) >= figure.points[0].at


@every_game
def test_every_figure_says_how_the_table_stands(game: str) -> None:
    for name in (one for one in examples_of(REGISTRY[game]) if OF_LESSON not in one):
        for lang in LANGUAGES:
            sent = json.loads(figure_sent(figure_of(game, name), lang))
            assert all(seat["name"] in sent["stands"] for seat in sent["replay"]["seats"]) or (
                len(sent["replay"]["seats"]) == 1 and sent["stands"]
            )


def test_the_worked_cases_end_as_the_rules_say() -> None:
    assert _result("vautour", "runner-up") == {"scores": [18, 18, 12, 4], "winners": [2]}
    assert _result("vautour", "best-mouse") == {"scores": [18, 18, 4], "winners": [1]}
    assert _result("songbirds", "score")["scores"] == [30, 29]
    assert _result("songbirds", "worms")["scores"] == [29, 30]
    assert _result("songbirds", "alone")["scores"] == [2]


def test_the_worked_cases_stand_as_the_rules_say() -> None:
    crow = _told("piafs", "malus-beside")
    assert (crow["outweighed"]["difference"], crow["outweighed"]["position"]) == (2, 2)
    table = from_record(until(figure_of("piafs", "malus-beside").line, _at("malus-beside") + 1))
    counts = Counter(card[:2] for card in table.view(0).collections[2])
    assert counts == {"SP": 3, "BL": 3, "BU": 1}
    assert {move[2:4] for move in table.legal_texts(2)} == {"SP", "BL"}
    squirrel = _told("piafs", "malus-alone")
    assert squirrel["outweighed"]["difference"] == 3
    assert "took-seed" not in squirrel
    view = from_record(figure_of("piafs", "greenfinches").line).view(0)
    ana, bo = ([card[2:] for card in one if card[:2] == "GR"] for one in view.collections)
    assert sorted(ana) == ["2m", "4f", "4m"]
    assert len(bo) == 2
    assert bo[0][0] != bo[1][0]
    match = from_record(figure_of("songbirds", "match").line).view(0)
    assert [past.scores[0] for past in match.past_rounds] == [32, 39]
    assert (match.totals, match.past_rounds[1].berries, match.actors) == ([71, 71], [34, 36], [1])


def test_after_the_end_is_triggered_everybody_has_had_as_many_turns() -> None:
    figure = figure_of("piafs", "equal-turns")
    before = from_record(until(figure.line, _at("equal-turns")))
    assert (before.view(0).first, before.view(0).ending) == (1, True)
    assert before.moves[-1][0] == 2
    assert before.actors == [0]
    turns = Counter(seat for seat, move in from_record(figure.line).moves if "@" in move)
    assert turns[0] == turns[1] == turns[2]
    assert from_record(figure.line).view(0).phase == "keep"


def _at(name: str) -> int:
    return figure_of("piafs", name).points[0].at


def _told(game: str, name: str) -> dict[str, dict[str, Any]]:
    """What the first move after a figure's position leads to, by the kind of event."""
    figure = figure_of(game, name)
    step = list(steps_of(figure.line, Eyes(0)))[figure.points[0].at + 1]
    plain = [msgspec.to_builtins(event) for event in step.events]
    return {one["event"]: one for one in plain}


def _result(game: str, name: str) -> dict[str, object]:
    result = figure_of(game, name).line["result"]
    return {key: result[key] for key in ("scores", "winners") if key in result}


@pytest.mark.parametrize("name", ["nowhere", "../lessons/first", "ties#carry"])
def test_what_is_no_figure_is_said(name: str) -> None:
    with pytest.raises(DoorError) as told:
        figure_of("vautour", name)
    assert told.value.code == "no-such-figure"
