"""Bots that are programs: one JSON object a line, in both directions (docs/bots.md).

The program reads requests on its standard input and writes one answer for each to its standard
output. It is started once and asked many times; what it writes to standard error is left alone.
"""

from __future__ import annotations

import base64
import selectors
import shlex
import subprocess
import time
from typing import IO, Any, cast

import msgspec

from voliere.bots.bot import Judged, game_of, seat_to_decide
from voliere.bots.errors import BotError
from voliere.table.seen import Seen
from voliere.words import Phrase

PROTOCOL = 1
DEFAULT_LIMIT_MS = 5000.0
LONGEST_LINE = 1 << 16


class Answer(msgspec.Struct):
    """What a program answers: the move, in notation."""

    move: str


class ProgramBot:
    """A bot that asks a program for every move."""

    def __init__(self, *, command: str, limit_ms: float = DEFAULT_LIMIT_MS) -> None:
        self.name = f"program:{command}"
        self.command = command
        self.limit_ms = limit_ms
        self._process: subprocess.Popen[bytes] | None = None
        self._start()

    def choose(self, seen: Seen) -> Any:
        """The move the program answers; BotError if it dies, overruns its time or answers
        anything but a legal move."""
        view = seen.view
        seat_to_decide(view)
        request = {
            "voliere": PROTOCOL,
            "game": game_of(view).name,
            "seat": view.seat,
            "moves": view.moves,
            "limit_ms": self.limit_ms,
            "view": view.to_dict(),
            "memory": base64.b64encode(seen.memory).decode(),
        }
        line = self._ask(msgspec.json.encode(request) + b"\n")
        try:
            text = msgspec.json.decode(line, type=Answer).move
        except msgspec.DecodeError as error:
            raise self._died(f"{error}") from None
        if text not in view.moves:
            self.close()
            raise BotError("bot-illegal-move", bot=self.name, move=text)
        moves = game_of(view).moves
        return moves.value(moves.parse(text))

    def evaluate(self, seen: Seen) -> list[Judged]:
        """The program's move first; it says nothing of the others."""
        chosen = self.choose(seen)
        moves = game_of(seen.view).moves
        others = [moves.value(moves.parse(text)) for text in seen.view.moves if text != str(chosen)]
        return [Judged(chosen, 1.0, 1), *(Judged(move, 0.0, 0) for move in others)]

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotError("bad-bot-program", command=self.command, reason=error) from None

    def _ask(self, request: bytes) -> bytes:
        if self._process is None:
            self._start()
        process = cast(subprocess.Popen[bytes], self._process)
        writer, reader = cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout)
        try:
            writer.write(request)
            writer.flush()
        except OSError:
            raise self._died(_exit_code(process.wait())) from None
        until = time.monotonic() + self.limit_ms / 1000
        line = b""
        with selectors.DefaultSelector() as selector:
            selector.register(reader, selectors.EVENT_READ)
            while not line.endswith(b"\n"):
                if not selector.select(max(until - time.monotonic(), 0.0)):
                    self.close()
                    raise BotError("bot-overran", bot=self.name, limit=self.limit_ms)
                read = cast(Any, reader).read1(LONGEST_LINE)
                if not read or len(line) > LONGEST_LINE:
                    too_long = Phrase("bot-line-too-long")
                    raise self._died(too_long if read else _exit_code(process.poll()))
                line += read
        return line

    def _died(self, reason: Phrase | str) -> BotError:
        self.close()
        return BotError("bot-died", bot=self.name, reason=reason)


def _exit_code(code: int | None) -> Phrase:
    return Phrase("bot-exit-code", code=code)
