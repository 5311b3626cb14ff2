"""Whatever a bot does, it only loses the game: the arena goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest

from voliere.arena import Standings, compete
from voliere.arena.guard import ClosedError, Guard
from voliere.arena.pairings import Fixture
from voliere.arena.run import set_up
from voliere.words import LANGUAGES

FAULTS = {
    "illegal": ("bot-illegal-move", "99"),
    "raising": ("bot-died", "ZeroDivisionError"),
    "leaving": ("bot-died", "exit code 3"),
    "killed": ("bot-died", "signal SIGKILL"),
    "endless": ("bot-overran", "1500 ms"),
    "unmade": ("bot-died", "no wings"),
}

pytestmark = pytest.mark.usefixtures("failing")


def check_forfeits(standings: Standings, name: str) -> None:
    code, words = FAULTS[name]
    failing, sound = standings.bots
    assert failing.forfeits == standings.games == 2
    assert sound.forfeits == 0
    assert failing.win_share is not None
    assert failing.win_share.mean == 0
    assert sound.win_share is not None
    assert sound.win_share.mean == 1
    assert failing.score is None  # no game was played to the end
    for forfeit in standings.forfeits:
        assert (forfeit.bot, forfeit.code) == (name, code)
        assert words in forfeit.sentence
        assert all(words in forfeit.said(lang) for lang in LANGUAGES)
    assert {forfeit.seat for forfeit in standings.forfeits} == {0, 1}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_forfeits_with_its_reason(name: str) -> None:
    limit = 1500.0 if name == "endless" else 60_000.0
    check_forfeits(compete("vautour", [name, "oisillon"], n_games=2, limit_ms=limit), name)


def test_others_play_on_beside_it() -> None:
    standings = compete("vautour", ["killed", "oisillon", "moineau"], n_games=6, seed=2)
    by_name = {bot.bot: bot for bot in standings.bots}
    assert by_name["killed"].forfeits == 4
    assert by_name["moineau"].score is not None  # from its games with oisillon
    assert standings.games == 6


def test_what_a_bot_prints_is_no_message(capfd: pytest.CaptureFixture[str]) -> None:
    standings = compete("vautour", ["chatter", "oisillon"], n_games=2)
    assert standings.forfeits == []
    assert capfd.readouterr().out == ""


def test_programs(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("bots") / "bot.py"
    path.write_text(
        "import json, sys\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    if number == int(sys.argv[1]): sys.exit(5)\n"
        "    print(json.dumps({'move': json.loads(line)['moves'][0]}), flush=True)\n"
    )
    sound, dying = (f"program:{sys.executable} {path} {last}" for last in (99, 3))
    standings = compete("vautour", [sound, dying], n_games=2)
    assert [bot.forfeits for bot in standings.bots] == [0, 2]
    assert standings.bots[0].decision_ms.n > 0
    assert all(forfeit.code == "bot-died" for forfeit in standings.forfeits)


@pytest.fixture
def guard() -> Iterator[Guard]:
    made = Guard(set_up("vautour", ["endless", "oisillon"], seed=1, players=2))
    yield made
    made.close()


def test_closing_ends_a_game_at_once(guard: Guard) -> None:
    ended: list[type] = []

    def play() -> None:
        try:
            guard.play(Fixture(0, 0, (0, 1)))
        except ClosedError as error:
            ended.append(type(error))

    thread = threading.Thread(target=play)
    thread.start()
    thread.join(0.5)
    assert thread.is_alive()
    guard.close()
    thread.join(30)
    assert ended == [ClosedError]
