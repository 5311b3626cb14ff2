"""The processes that bots think in never outlive their server, however it goes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import voliere
from tests.left_behind import is_alive, marked
from tests.server.client import Guest
from tests.server.running import start
from voliere.server.thinking.worker_messages import Answer, Asked
from voliere.server.thinking.workers import COMMAND, Worker

pytestmark = pytest.mark.asyncio

OWL = {"kind": "bot", "bot": "hibou"}
MOST_SECONDS = 2.0
PATIENCE = 30.0


async def until(right: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not right():
        assert time.monotonic() < end, "in good time"
        await asyncio.sleep(0.02)


def workers_of(mark: str) -> list[int]:
    return [
        pid for pid, command in marked(mark).items() if "voliere.server.thinking.worker" in command
    ]


@contextmanager
def server(folder: Path, mark: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process, address = start(folder, "0", VOLIERE_TESTS=mark)
    try:
        yield process, address
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM", "SIGINT"])
async def test_workers_end_within_two_seconds_when_their_server_is_gone(
    how: str, tmp_path: Path
) -> None:
    mark = f"{os.environ['VOLIERE_TESTS']} {how}"
    with server(tmp_path, mark) as (process, address):
        ana = await Guest.enter(address)
        opened = await ana.open_table("songbirds", [OWL, OWL])
        await ana.post(f"/tables/{opened['table']['id']}/start")
        await ana.close()
        await until(lambda: len(workers_of(mark)) == 2)
        process.send_signal(getattr(signal, how))
        process.wait()
        await until(lambda: not workers_of(mark), MOST_SECONDS)


async def test_a_worker_whose_input_ends_in_the_middle_of_a_question_ends() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.communicate(b"\0\0\1\0 half a question", timeout=PATIENCE)
    assert process.returncode == 0


LADDER = """
from voliere.bots.ladder import OURS
from voliere.server.thinking.worker import main

class Chatty:
    name = "chatty"

    def choose(self, seen):
        print("hello")
        return seen.view.moves[-1]

class Stillborn:
    def __init__(self):
        raise OSError

OURS |= {"oisillon": Chatty, "moineau": Stillborn}
main()
"""


async def test_what_a_bot_prints_is_no_answer_and_one_that_can_t_be_made_loses_the_decision() -> (
    None
):
    seen = voliere.new_table("vautour", players=2, seed=3).seen(0)
    worker = Worker(
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", LADDER),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
    )
    try:
        answer = await worker.ask(Asked("oisillon", seen, 1.0))
        assert answer == Answer(seen.view.moves[-1])
        answer = await worker.ask(Asked("moineau", seen, 1.0))
        assert answer.fault == "bot-died"
        assert answer.move in seen.view.moves
    finally:
        await worker.end()
    assert not is_alive(worker.pid)
