"""A game kept in a file when it stops, and no file lost by that."""

from __future__ import annotations

from pathlib import Path

import msgspec

from voliere.cli.errors import CommandError
from voliere.cli.files import require_writable, writing
from voliere.cli.screen import Screen
from voliere.cli.seating import Seating
from voliere.cli.typed import answer, is_there_anybody, is_yes
from voliere.games.errors import VoliereError
from voliere.words import text


def agree_on(path: str, lang: str, *, resumed: str | None = None) -> None:
    """CommandError if the game can't be kept there: the file can't be written, or holds something
    (other than the game that is resumed) and the player does not want to lose it."""
    require_writable(path)
    is_same = resumed is not None and Path(path).resolve() == Path(resumed).resolve()
    if path == "-" or is_same or not holds_something(Path(path)):
        return
    if not is_there_anybody() or not is_yes(answer(text("cli-replace", lang, path=path) + " ")):
        raise CommandError("file-exists", path=path)


def holds_something(path: Path) -> bool:
    """Whether writing there would lose something."""
    return path.is_file() and path.stat().st_size > 0


def keep(seating: Seating, path: str, screen: Screen) -> None:
    """Write the game, and say how to go on with it if it is not over."""
    record = seating.table.record(seating.seats, training=seating.training)
    if seating.branch is not None:
        record["branch"] = seating.branch
    with writing(path) as file:
        file.write(msgspec.json.encode(record) + b"\n")
    screen.say(text("cli-recorded", screen.lang, path=path))
    if not seating.table.over and path != "-":
        screen.say(text("cli-how-to-resume", screen.lang, path=path))


def offer_to_keep(seating: Seating, resumed: str | None, screen: Screen) -> None:
    """Ask where to keep the game, until it is kept or the player does not want it."""
    question = text("cli-keep-where", screen.lang)
    if resumed is not None:
        question = text("cli-keep-there", screen.lang, path=resumed)
    while (path := answer(question + " ")) or (path == "" and resumed):
        try:
            agree_on(path or resumed or "", screen.lang, resumed=resumed)
            keep(seating, path or resumed or "", screen)
        except VoliereError as error:
            screen.tell(error)
        else:
            return
    screen.say(text("cli-not-kept", screen.lang))
