"""`voliere play`: a whole game through a pipe, and every command on the way."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import voliere as library
from tests.cli.conftest import Voliere
from voliere import bots
from voliere.cli import typed
from voliere.games import REGISTRY
from voliere.games.errors import NotationError
from voliere.words import LANGUAGES, text

BOX_DRAWING = range(0x2500, 0x25A0)


def test_a_whole_game_is_recorded(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = "\n".join(str(card) for card in range(1, 16))
    done = voliere("play", "vautour", "--players=3", "--bot=oisillon", "--record", path,
                   "--name=Ana", typed=typed)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Ana chose 15." in done.stdout
    assert "Oisillon 2 has chosen." in done.stdout
    record = json.loads(path.read_text())
    assert record["seats"] == ["Ana", "bot:oisillon", "bot:oisillon"]
    assert record["fairness"]["commitment"] in done.stdout
    library.verify(record)
    assert [entry["move"] for entry in record["moves"] if entry["seat"] == 0] == typed.split()


WORDS = {
    "fr": ["aide", "règles", "journal", "reprendre", "conseil", "coups", "table", "quitter"],
    "en": ["help", "rules", "log", "undo", "hint", "moves", "table", "quit"],
}


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("name", REGISTRY)
def test_what_can_be_typed_is_told_once_with_a_legal_example(
    voliere: Voliere, name: str, lang: str
) -> None:
    typed = f"1\n{WORDS[lang][0]}\n"
    said = voliere("play", name, "--seed=3", "--lang", lang, "--name=Ana", typed=typed).stdout
    before, _, after = said.partition(text("cli-prompt", lang) + " 1\n")
    for told in (before, after):
        listed = [line for line in told.splitlines() if line.startswith(tuple(WORDS[lang]))]
        assert [re.split(r"[\s:]", line)[0] for line in listed] == WORDS[lang]
    pattern = {"fr": "sa notation, par exemple (.+), ou", "en": "notation, for example (.+), or"}
    table = library.new_table(name, seed=3)
    example = re.search(pattern[lang], before)
    assert example is not None
    bot = bots.by_name("moineau", seed=4)
    while 0 not in table.actors:
        table.play(1, bot.choose(table.seen(1)))
    assert example[1] in table.legal_texts(0)


@pytest.mark.parametrize("lang", WORDS)
def test_words_on_the_way(voliere: Voliere, lang: str) -> None:
    help_, rules, log, undo, hint, moves, table, quit_ = WORDS[lang]
    typed = [undo, "5", "", table, f"{moves} 15", f"{moves} x", hint, log, f"{log} 1", undo,
             f"{rules} V5", f"{rules} zebra", rules, help_, quit_]  # fmt: skip
    done = voliere("play", "vautour", "--bot=oisillon", "--seed=3", "--lang", lang,
                   typed="\n".join(typed))  # fmt: skip
    assert done.returncode == 0
    assert [line.split()[-1] for line in done.stderr.splitlines()] == ["[nothing-to-undo]"]
    said = done.stdout
    assert text("cli-taken-back", lang) in said
    assert text("cli-no-moves-with", lang, text="x") in said
    assert text("cli-no-rules-about", lang, text="zebra") in said
    assert text("cli-was-training", lang, undone=1, hints=1) in said
    assert text("hint-says", lang) in said
    assert "[V10]" in said
    assert said.count({"fr": "Manche 2 sur 15.", "en": "Round 2 of 15."}[lang]) == 2
    assert text("cli-goodbye", lang) in said


def test_words_of_both_languages_are_always_known(voliere: Voliere) -> None:
    typed = "\n".join([*WORDS["fr"][:3], "REGLES V5", *WORDS["en"][:3], "t", "quitter"])
    done = voliere("play", "vautour", "--seed=3", "--lang=en", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", REGISTRY)
def test_no_word_or_its_beginning_is_a_move(name: str) -> None:
    for request in typed.REQUESTS:
        for word in {text(f"cli-request-{request}", lang) for lang in LANGUAGES}:
            for end in range(1, len(word) + 1):
                if typed.requests(word[:end]):
                    with pytest.raises(NotationError):
                        REGISTRY[name].moves.parse(word[:end])


def test_rules_about_a_paragraph_are_those_that_cite_it(voliere: Voliere) -> None:
    typed = "rules V5\nquit\n"
    said = voliere("play", "vautour", "--seed=3", "--lang=en", typed=typed).stdout
    answer = said.partition("rules V5\n")[2].partition("Your move:")[0]
    cited = [line for line in answer.splitlines() if "[" in line]
    assert cited
    assert all(re.search(r"\[[^]]*\bV5\b[^]]*\]", line) for line in cited)
    assert "Equal cards" in answer


@pytest.mark.parametrize(
    ("answer", "code", "near"),
    [
        ("5", "illegal-move", "(1|4|6|9|15)"),
        ("99", "unknown-word", r"\d+"),
        ("xyzzy", "unknown-word", r"\d+"),
        ("R5@c3", "unknown-word", r"\d+"),
        ("\x1b[2J" + "9" * 100_000, "unknown-word", r"\d+"),
        ("\u0000", "unknown-word", r"\d+"),
        ("h", "ambiguous-word", None),
        ("log x", None, None),
        ("log " + "9" * 6000, None, None),
        ("moves " + "(" * 5000, None, None),
        ("rules [V5", None, None),
    ],
    ids=lambda value: str(value)[:12],
)
def test_what_is_not_understood_gets_a_sentence_and_the_nearest_moves(
    voliere: Voliere, answer: str, code: str | None, near: str | None
) -> None:
    done = voliere("play", "vautour", "--seed=3", "--lang=en", typed=f"5\n{answer}\nquit\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stderr
    assert len(done.stderr) < 500
    assert done.stderr.strip().endswith(f"[{code}]" if code else "")
    nearest = re.findall(r"Nearest moves: .*play the (\d+)\.", done.stdout)
    assert len(nearest) == (near is not None)
    assert all(re.fullmatch(near or "", move) for move in nearest)
    assert "5" not in nearest


def test_a_near_miss_finds_the_move_that_was_meant(voliere: Voliere) -> None:
    table = library.new_table("songbirds", seed=3, first=0)
    meant = table.legal_texts(0)[0]
    done = voliere("play", "songbirds", "--option=first=0", "--seed=3", "--lang=en",
                   typed=f"{meant[:-1]}\nquit\n")  # fmt: skip
    assert f"({meant})" in re.findall("Nearest moves: .*", done.stdout)[0]


def test_taking_back_goes_to_the_last_own_decision(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    cards = [str(card) for card in range(1, 16)]
    typed = ["1", "2", "undo", "undo", "undo", *cards]
    done = voliere("play", "vautour", "--players=4", "--seat=2", "--record", path,
                   typed="\n".join(typed))  # fmt: skip
    assert done.stderr.endswith("[nothing-to-undo]\n")
    assert done.stdout.count("This is training") == 2
    assert "Moves taken back: 2; hints: 0." in done.stdout
    record = json.loads(path.read_text())
    assert [entry["move"] for entry in record["moves"] if entry["seat"] == 2] == cards
    library.from_record(record)


def test_the_end_of_the_input_ends_the_game_politely(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = voliere("play", "vautour", "--bot=oisillon", "--seat=1", "--record", path, typed="7\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Goodbye!" in done.stdout
    assert done.stdout.endswith(f"To go on: voliere play --resume {path}\n")
    assert json.loads(path.read_text())["result"] is None


@pytest.mark.parametrize("name", REGISTRY)
def test_every_game_can_be_played_by_number(voliere: Voliere, name: str) -> None:
    first = REGISTRY[name].players[-1] if name == "vautour" else 2
    typed = "\n".join(str(n) for _ in range(80) for n in range(1, 16))
    done = voliere("play", name, f"--players={first}", "--bot=oisillon", "--seed=2", typed=typed)
    assert done.returncode == 0
    assert re.search(r"The game is over: .* (wins|share the win) \(", done.stdout)
    assert not any(ord(letter) in BOX_DRAWING for letter in done.stdout)


@pytest.mark.parametrize(
    ("name", "options"),
    [("songbirds", ["--players=1"]), ("songbirds", ["--players=5", "--option=coop=true"]),
     ("feather", ["--players=1"])],
)  # fmt: skip
def test_alone_and_together(voliere: Voliere, name: str, options: list[str]) -> None:
    done = voliere("play", name, *options, "--bot=oisillon", typed="1\n" * 200)
    assert done.returncode == 0
    assert re.search(r"The game is over: −?\d+ points?, \w.*\.$", done.stdout.strip())
