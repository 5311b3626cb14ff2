"""The figures of the rules: every worked example has one, and the rules play it."""

from __future__ import annotations

import json
import re

import pytest

from voliere.games import REGISTRY
from voliere.games.errors import DoorError
from voliere.games.sections import examples_of
from voliere.lessons.figures import FOLDER, OF_LESSON, figure_of
from voliere.lessons.found import lesson_of
from voliere.server.routes.lessons import figure_sent
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


def _result(game: str, name: str) -> dict[str, object]:
    result = figure_of(game, name).line["result"]
    return {key: result[key] for key in ("scores", "winners") if key in result}


@pytest.mark.parametrize("name", ["nowhere", "../lessons/first", "ties#carry"])
def test_what_is_no_figure_is_said(name: str) -> None:
    with pytest.raises(DoorError) as told:
        figure_of("vautour", name)
    assert told.value.code == "no-such-figure"
