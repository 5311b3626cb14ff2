"""Games in words: nothing without its message, no message without its arguments, and the sentences
as they have always been (`sentences.jsonl`: an event of each kind and form in every language)."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import voliere
from voliere.bots.personality import personalities_of
from voliere.games import REGISTRY, wording
from voliere.games.arguments import ITEMS, Wordings, item_makers
from voliere.games.game import Dealt, Ended, Event
from voliere.games.patterns import fields_of
from voliere.games.phrases import move_of
from voliere.games.wording import COMMON_EVENTS, Voice, voice
from voliere.games.wordings import wordings_of
from voliere.study.own_statistics import key_name
from voliere.words import LANGUAGES
from voliere.words.catalogue import spoken

SENTENCES = Path(__file__).with_name("sentences.jsonl")
NAMES = ["Ana", "Bo", "Élise", "Dan", "Oscar", "Fil", "Gus", "Hal"]

every_game = pytest.mark.parametrize("name", REGISTRY)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def events_of(name: str) -> tuple[type[Event], ...]:
    return tuple(event.make for event in REGISTRY[name].events.declared)


def ids_of(name: str) -> Iterator[str]:
    """Every message that a game must have."""
    game = REGISTRY[name]
    yield from (f"{name}-title", f"{name}-tagline", f"{name}-card")
    yield from (f"{name}-title-{title}" for title in game.titles)
    yield from (f"{name}-move-{kind}" for kind in game.words.MOVES)
    yield from (f"{name}-event-{event.__struct_config__.tag}" for event in events_of(name))
    if (door := game.door("statistics")) is not None:
        yield from (f"{name}-statistic-{one.name}" for one in door.STATISTICS)
    for option in game.options.__struct_fields__:
        yield wording.option_id(game, option)
    for option, values in game.words.VALUES.items():
        yield from (wording.value_id(game, option, value) for value in values)
    yield from (wording.personality_id(game, one) for one in personalities_of(game))


@every_game
@every_language
def test_everything_has_its_message(name: str, lang: str) -> None:
    own = spoken(lang).ids
    assert [id for id in ids_of(name) if id not in own] == []


@every_game
@every_language
def test_every_key_of_a_statistic_is_called_something_of_its_own(name: str, lang: str) -> None:
    for one in REGISTRY[name].door("statistics").STATISTICS:  # type: ignore[union-attr]
        called = [key_name(one, key, lang) for key in one.keys]
        assert len(set(called)) == len(called)


@every_game
@every_language
def test_messages_ask_for_nothing_that_they_are_not_given(name: str, lang: str) -> None:
    game, speech, speaker = REGISTRY[name], spoken(lang), voice(REGISTRY[name], lang)
    assert speech.arguments(f"{name}-card") <= speaker.parts
    if speech.has(f"{name}-the-card"):
        assert speech.arguments(f"{name}-the-card") <= speaker.parts
    for kind, pattern in game.words.MOVES.items():
        given = moves_arguments(fields_of(pattern), speaker)
        assert speech.arguments(f"{name}-move-{kind}") <= given, kind
    for tag, fields in (wordings_of(game.events) | COMMON_EVENTS).items():
        id, makers = speaker._event(tag)
        assert speech.arguments(id) <= set(makers), tag
        check_items(id, fields, speaker)


def moves_arguments(fields: dict[str, str], speaker: Voice) -> set[str]:
    given = set(fields)
    for field, kind in fields.items():
        if kind in ("card", "cards"):
            given |= {f"{field}_the", f"{field}_id"}
            given |= {f"{field}_{part}" for part in speaker.parts} if kind == "card" else set()
    return given


def check_items(id: str, fields: Wordings, speaker: Voice) -> None:
    """The messages of the items of lists ask for nothing else, either."""
    for field, one in fields.items():
        parts: Any
        if isinstance(one, str):
            parts = {"item": ITEMS[one]} if one in ITEMS else None
        elif "parts" in one:
            check_items(f"{id}-{field}", one["parts"], speaker)
            parts = None
        else:
            parts = one.get("each") or {"name": "text", "item": "number"}
        message = f"{id}-{field}"
        if parts is not None and speaker.has(message):
            given = {*item_makers(message, parts, speaker), "seat"}
            assert spoken(speaker.lang).arguments(message) <= given, message


@every_game
@every_language
def test_every_card_and_move_is_named(name: str, lang: str) -> None:
    game = REGISTRY[name]
    names = [wording.card(game, card, lang) for card in game.words.CARDS]
    assert len(set(names)) == len(names)
    for number in range(0, game.rules.N_MOVES, max(game.rules.N_MOVES // 500, 1)):
        assert wording.move(game, game.text_of(number), lang)
    with pytest.raises(ValueError, match="no move of"):
        wording.move(game, "nonsense:", lang)


@every_game
def test_a_move_has_one_pattern(name: str) -> None:
    """Whichever comes first: each move is of the kind that its class says."""
    game = REGISTRY[name]
    move = move_of(name, game.words.MOVES, game.words.CARDS)
    kinds: dict[str, set[str]] = {}
    for number in range(game.rules.N_MOVES):
        phrase = move(game.text_of(number))
        kinds.setdefault(phrase.id, set()).add(type(game.value_of(number)).__name__)
    assert set(kinds) == {f"{name}-move-{kind}" for kind in game.words.MOVES}
    assert all(len(found) == 1 for found in kinds.values())


SAID = [msgspec.json.decode(line) for line in SENTENCES.read_bytes().splitlines()]


@pytest.mark.parametrize("said", SAID, ids=lambda said: f"{said['game']}-{said['event']['event']}")
def test_sentences_are_as_they_have_always_been(said: dict[str, Any]) -> None:
    union = functools.reduce(operator.or_, (Dealt, Ended, *events_of(said["game"])))
    event = msgspec.convert(said["event"], union)
    for lang in ("fr", "en"):
        names = NAMES[: said["players"]]
        assert voliere.say(REGISTRY[said["game"]], event, lang, names) == said[lang]


@every_game
def test_a_sentence_of_every_kind_is_kept(name: str) -> None:
    kept = {said["event"]["event"] for said in SAID if said["game"] == name}
    assert {event.__struct_config__.tag for event in events_of(name)} <= kept
