"""The command `voliere`: its commands, and the one place where errors become sentences."""

from __future__ import annotations

import os
import signal
import sys
from typing import Annotated, Any, NoReturn

import typer

from voliere.cli import (
    admin,
    analyse,
    arena,
    backup,
    bots,
    check,
    dataset,
    exploit,
    export,
    games,
    home,
    language,
    lesson,
    play,
    rules,
    score,
    serve,
    sheets,
    show,
    simulate,
    solve,
    statistics,
    token,
    train,
    verify,
)
from voliere.cli.compile import compile_all
from voliere.cli.completion import answer_shells, completion
from voliere.cli.errors import (
    FAULT,
    INTERRUPTED,
    USAGE,
    CommandError,
    of_file,
    of_usage,
    tell,
)
from voliere.cli.help import Command, Commands
from voliere.cli.options import Lang
from voliere.cli.waiting import telling_of_compilation
from voliere.games.errors import VoliereError
from voliere.words import text

app = typer.Typer(
    name="voliere",
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,  # plain help: no frames, and a quick start
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("games", cls=Command)(games.games)
app.command("bots", cls=Command)(bots.bots)
app.command("rules", cls=Command)(rules.rules)
app.command("play", cls=Command)(play.play)
app.command("serve", cls=Command)(serve.serve)
app.command("backup", cls=Command)(backup.backup)
app.command("restore", cls=Command)(backup.restore)
app.add_typer(admin.app, name="admin")
app.command("export", cls=Command)(export.export)
app.command("token", cls=Command)(token.token)
app.command("simulate", cls=Command)(simulate.simulate)
app.command("dataset", cls=Command)(dataset.dataset)
app.command("arena", cls=Command)(arena.arena)
app.command("solve", cls=Command)(solve.solve)
app.command("train", cls=Command)(train.train)
app.command("exploit", cls=Command)(exploit.exploit)
app.command("show", cls=Command)(show.show)
app.command("analyse", cls=Command)(analyse.analyse)
app.command("statistics", cls=Command)(statistics.statistics)
app.command("check", cls=Command)(check.check)
app.command("lesson", cls=Command)(lesson.lesson)
app.command("verify", cls=Command)(verify.verify)
app.command("score", cls=Command)(score.score_sheet)
app.command("sheets", cls=Command)(sheets.sheets)
app.command("compile", cls=Command)(compile_all)
app.command("completion", cls=Command)(completion)


@app.callback(invoke_without_command=True)
def voliere(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-flag-version")] = False,
    lang: Lang = None,
) -> int:
    """Do what stands before all commands; without a command, play here.

    \b
    Examples:
      voliere
      voliere games
      voliere play vautour --players 3
    """
    if lang is not None:
        os.environ[language.VARIABLES[0]] = language.chosen(lang)  # for whatever follows
    if version:
        from voliere import __version__

        print(__version__)
    elif context.invoked_subcommand is None:
        return home.play_here()
    return 0


def main() -> NoReturn:
    """Run the command line of this process and leave with its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    signal.signal(signal.SIGTERM, end)
    arguments = sys.argv[1:]
    try:
        code = run(arguments)
        sys.stdout.flush()
    except OSError as error:
        code = give_up_output(error, language.of_arguments(arguments))
    sys.exit(code)


def end(number: int, frame: Any) -> NoReturn:
    """Leave in good order when asked to: files half written are removed."""
    sys.exit(128 + number)


def run(arguments: list[str]) -> int:
    """Carry out a command line; the exit code comes back and errors have been told.

    Only an output that can't be written raises, an OSError.
    """
    lang = language.of_arguments(arguments)
    answer_shells()
    try:
        with telling_of_compilation(lang):
            code = app(arguments, prog_name="voliere", standalone_mode=False, obj=lang)
        return tell_interrupted(lang) if code == INTERRUPTED else code or 0
    except VoliereError as error:
        return tell(error, lang)
    except typer.TyperException as error:
        tell(of_usage(error), lang)
        return USAGE
    except (KeyboardInterrupt, typer.Abort):
        return tell_interrupted(lang)
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):  # so does Typer end
            raise error.__context__ from None
        raise
    except OSError:
        raise
    except Exception as error:
        if os.environ.get("VOLIERE_DEBUG"):
            raise
        tell(CommandError("internal-error", reason=f"{type(error).__name__}: {error}"), lang)
        return FAULT


def tell_interrupted(lang: str) -> int:
    """Say that the command was interrupted; the exit code comes back."""
    tell(CommandError("interrupted"), lang)
    return INTERRUPTED


def give_up_output(error: OSError, lang: str) -> int:
    """Write no further where nothing can be written; the exit code comes back.

    A reader who has had enough (`| head`) is no error.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    if isinstance(error, BrokenPipeError):
        os.dup2(nowhere, 2)
        return 0
    return tell(of_file(error, error.filename or text("cli-output", lang)), lang)
