"""`voliere show FILE`: a game told as text, openly or as one seat saw it."""

from __future__ import annotations

from typing import Annotated

import typer

from voliere.cli import language, words
from voliere.cli.errors import FAULT, CommandError, tell
from voliere.cli.files import reading
from voliere.cli.numbers import number
from voliere.cli.options import Lang, Plain, RecordFile
from voliere.cli.records import Numbered, names_of, records_in, refereed
from voliere.cli.replay import dealt_again, replay
from voliere.cli.screen import Screen
from voliere.games.errors import IllegalMove, VoliereError
from voliere.games.game import Ended
from voliere.table.table import Table
from voliere.table.telling import say, say_result


def show(
    file: RecordFile,
    game: Annotated[
        str, typer.Option(metavar="K", help="Which game of the file, counted from 1.")
    ] = "1",
    seat: Annotated[
        str | None,
        typer.Option(metavar="S", help="The seat that tells, counted from 0; none: all is open."),
    ] = None,
    plain: Plain = None,
    lang: Lang = None,
) -> int:
    """Tell a game as text: what happened, the table at the end, who has won.

    With --seat only what that seat could know is told. Without it everything is, hidden cards
    too: a record has no secrets.

    \b
    Example:
      voliere show games.jsonl --game 2 --seat 0
    """
    tongue = language.chosen(lang)
    wanted = None if seat is None else number("--seat", seat)
    numbered = record_of(file, number("--game", game, least=1))
    try:
        if numbered.error is not None:
            raise numbered.error
        table = refereed(numbered.record)
    except VoliereError as error:
        tell(error, tongue)
        return FAULT
    if wanted is not None and wanted >= table.options.players:
        raise IllegalMove("no-such-seat", seat=wanted, last=table.options.players - 1)
    assert numbered.record is not None, "it was refereed"
    names = names_of(numbered.record, table.options.players, tongue)
    tell_story(table, wanted, Screen(tongue, names, plain=plain))
    return 0


def record_of(path: str, wanted: int) -> Numbered:
    """The record of that number; CommandError if the file has fewer."""
    n = 0
    with reading(path) as lines:
        for numbered in records_in(lines):
            n = numbered.number
            if n == wanted:
                return numbered
    raise CommandError("no-such-record", number=wanted, path=path, n=n)


def tell_story(table: Table, seat: int | None, screen: Screen) -> None:
    """Tell the whole game, then show the table and say who has won."""
    game, lang, names = table.game, screen.lang, screen.names
    events = replay(table, dealt_again(table)) if seat is None else table.events(seat=seat)
    how = (
        words.text("open", lang) if seat is None else words.text("as-seat", lang, name=names[seat])
    )
    screen.say(
        f"{game.words.TITLE[lang]}: {', '.join(names)}. {how}",
        *words.chosen_options(game, table.options, lang),
        "",
        *(say(game, event, lang, names) for event in events if not isinstance(event, Ended)),
        "",
        words.text("at-the-end" if table.over else "so-far", lang),
    )
    screen.show_table(game, table.view(seat))
    if table.result is not None:
        screen.say("", say_result(game, table.result, lang, names))
