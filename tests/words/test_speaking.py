"""How a message is worded, and what becomes of one that is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from voliere.words import LANGUAGES, Phrase, add_room, catalogue, text
from voliere.words.entries import WordsError

ENGLISH = """
-bird = { $case ->
   *[one] bird
    [many] birds
}
    .gender = neuter
t-birds = { $n ->
    [0] no { -bird(case: "many") }
    [one] { $n } { -bird }
   *[other] { $n } { -bird(case: "many") }
} ({ -bird.gender ->
    [neuter] it
   *[other] they
})
t-of = { VOWEL($who) ->
    [yes] d’{ $who }
   *[no] de { $who }
}
t-sum = { CAPITAL($what) }: { SIGNED($n) }, { NUM($n) }
t-none = { $seat ->
    [none] nobody
   *[other] { $seat }
}
t-flag = { $over ->
    [yes] over
   *[no] under way
}
t-within = ({ t-none })
t-quoted = { "{" } { 2 }
"""


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "fr.ftl").write_text("t-birds = { $n } oiseaux\n", "utf-8")
    add_room(tmp_path)
    yield tmp_path
    catalogue._added.remove(tmp_path)
    catalogue.spoken.cache_clear()


def test_french_comes_first() -> None:
    assert LANGUAGES[0] == "fr"
    assert "en" in LANGUAGES


@pytest.mark.parametrize(
    ("id", "arguments", "said"),
    [
        ("t-birds", {"n": 0}, "no birds (it)"),
        ("t-birds", {"n": 1}, "1 bird (it)"),
        ("t-birds", {"n": 1200}, "1200 birds (it)"),
        ("t-of", {"who": "Élise"}, "d’Élise"),
        ("t-of", {"who": "Merle"}, "de Merle"),
        ("t-sum", {"what": "équilibre", "n": -3}, "Équilibre: −3, −3"),
        ("t-sum", {"what": "won", "n": 3}, "Won: +3, 3"),
        ("t-none", {"seat": None}, "nobody"),
        ("t-none", {"seat": 2}, "2"),
        ("t-none", {"seat": ["a", "b", "c"]}, "a, b and c"),
        ("t-none", {"seat": []}, "nothing"),
        ("t-none", {"seat": Phrase("t-birds", n=1)}, "1 bird (it)"),
        ("t-flag", {"over": True}, "over"),
        ("t-flag", {"over": False}, "under way"),
        ("t-within", {"seat": None}, "(nobody)"),
        ("t-quoted", {}, "{ 2"),
    ],
)
def test_a_message_is_worded(room: Path, id: str, arguments: dict[str, object], said: str) -> None:
    assert text(id, "en", **arguments) == said


def test_a_message_that_a_language_lacks_is_said_in_english(room: Path) -> None:
    assert text("t-birds", "fr", n=2) == "2 oiseaux"
    assert text("t-none", "fr", seat=None) == "nobody"
    assert text("t-none", "xx", seat=["a", "b"]) == "a and b"


def test_what_is_missing_raises_in_tests(room: Path) -> None:
    with pytest.raises(WordsError, match="no message nonsense"):
        text("nonsense", "en")
    with pytest.raises(KeyError):
        text("t-of", "en")


SAID = """
from voliere.words import LANGUAGES, text
print(LANGUAGES, text("nonsense", "en"), text("list-last", "en", list="1"))
print(text("list-none", "eo"), text("list-last", "eo", list="1", item="2"))
"""


def test_a_translator_needs_only_files(tmp_path: Path) -> None:
    """And in play nothing that is missing or wrong in a file ends a game."""
    words = tmp_path / "games" / "words"
    words.mkdir(parents=True)
    (words / "eo.ftl").write_text("list-none = nenio\nlist-last = { $list }{ KAJ\n", "utf-8")
    variables = {**os.environ, "VOLIERE_WORDS": str(tmp_path), "VOLIERE_STRICT_WORDS": ""}
    done = subprocess.run(
        [sys.executable, "-c", SAID], env=variables, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        "('fr', 'en', 'eo') nonsense list-last",
        "nenio 1 and 2",
    ]
