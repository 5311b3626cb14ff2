"""The help of the command line, in the language of whoever asks for it.

What a command does and what it takes are messages: `cli-command-<command>`, and the ids that stand
in place of texts as `help` and `metavar` of arguments and options. Its examples are those of the
command's docstring.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from typer.core import TyperCommand, TyperGroup

from voliere.cli.errors import CommandError
from voliere.words import text

HELP = ("--help", "-h")
EXAMPLES = "\b\n"  # what stands after this in a docstring: a heading, then the examples


class Command(TyperCommand):
    """A command that speaks the language asked for, which is the context's object."""

    def get_help(self, ctx: Any) -> str:
        """What the command does and takes."""
        return written(self, ctx)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What may follow, for shells."""
        return explained(super().shell_complete(ctx, incomplete), ctx)


class Commands(TyperGroup):
    """Several commands, likewise, with an error of our own for one that does not exist."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the arguments name; CommandError if there is none."""
        if args[0] not in self.commands and not ctx.resilient_parsing:  # as when completing
            known = ", ".join(self.commands)
            raise CommandError("unknown-command", command=args[0], commands=known)
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        """What the commands are."""
        return written(self, ctx, self.commands)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What may follow, for shells."""
        return explained(super().shell_complete(ctx, incomplete), ctx, self.commands)


def explained(found: Any, context: Any, commands: Iterable[str] = ()) -> Any:
    """What may follow, each explained in the language asked for."""
    lang: str = context.obj
    for one in found:
        if one.value in commands:
            one.help = briefly(context, one.value, lang)
        elif one.value.startswith("-"):
            one.help = text("cli-flag-help" if one.value in HELP else one.help, lang)
    return found


def written(command: Any, context: Any, commands: Iterable[str] = ()) -> str:
    """The help of a command, or of all of them."""
    lang: str = context.obj
    formatter = context.make_formatter()
    parameters = command.get_params(context)
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name == "option"]
    formatter.write_usage(
        context.command_path, usage(arguments, lang, commands), text("cli-usage", lang) + " "
    )
    formatter.write_paragraph()
    with formatter.indentation():
        about = text(f"cli-command-{path_of(context)}", lang)
        formatter.write_text("\n\n".join([about, *examples(command.help or "", lang)]))
    for heading, rows in (
        ("cli-heading-arguments", [(value(one, lang), purpose(one, lang)) for one in arguments]),
        ("cli-heading-options", [(form(one, lang), purpose(one, lang)) for one in options]),
        ("cli-heading-commands", [(one, briefly(context, one, lang)) for one in commands]),
    ):
        if rows:
            formatter.write_paragraph()
            formatter.write(text(heading, lang) + "\n")
            with formatter.indentation():
                formatter.write_dl(rows)
    said: str = formatter.getvalue()
    return said.rstrip("\n")


def usage(arguments: list[Any], lang: str, commands: Iterable[str]) -> str:
    """What may follow the name of the command."""
    pieces = [text("cli-usage-options", lang)]
    for one in arguments:
        pieces.append(("{%s}" if one.required else "[%s]") % value(one, lang))
    return " ".join([*pieces, text("cli-usage-command", lang)] if commands else pieces)


def examples(docstring: str, lang: str) -> list[str]:
    """The examples in a docstring under a heading, if it has any."""
    _, _, block = docstring.partition(EXAMPLES)
    lines = [line.strip() for line in block.splitlines()[1:] if line.strip()]
    if not lines:
        return []
    heading = text("cli-heading-examples", lang, n=len(lines))
    return [EXAMPLES + "\n  ".join([heading, *lines])]


def value(parameter: Any, lang: str) -> str:
    """What is to be put in place of a parameter: a word of ours, or as it stands."""
    metavar: str = parameter.metavar
    return text(metavar, lang) if metavar.startswith("cli-") else metavar


def form(option: Any, lang: str) -> str:
    """How an option is written."""
    names = " / ".join(
        ", ".join(sorted(some, key=len)) for some in (option.opts, option.secondary_opts) if some
    )
    return names if option.is_flag else f"{names} {value(option, lang)}"


def purpose(parameter: Any, lang: str) -> str:
    """What a parameter is for, and what it is if nobody says."""
    id = "cli-flag-help" if "--help" in parameter.opts else parameter.help
    remarks = [text(id, lang)]
    if parameter.required:
        remarks.append(text("cli-required", lang))
    elif isinstance(parameter.default, str):
        remarks.append(text("cli-default", lang, value=parameter.default))
    return "  ".join(remarks)


def path_of(context: Any) -> str:
    """By what the message of a command is known: `admin-ban` for `voliere admin ban`."""
    program, *path = context.command_path.split()
    return "-".join(path) or str(program)


def briefly(context: Any, command: str, lang: str) -> str:
    """What a command does, in a sentence."""
    path = command if context.parent is None else f"{path_of(context)}-{command}"
    return text(f"cli-command-{path}", lang).partition("\n\n")[0]
