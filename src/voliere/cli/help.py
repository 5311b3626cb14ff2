"""The help of the command line, in the language of whoever asks for it.

What a command does and what it takes are messages: `cli-command-<command>`, and the ids that stand
in place of texts as `help` and `metavar` of arguments and options. Its examples are those of the
command's docstring.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from typer.core import TyperCommand, TyperGroup

from voliere.words import text

EXAMPLES = "\b\n"  # what stands after this in a docstring: a heading, then the examples


class Command(TyperCommand):
    """A command that speaks the language asked for, which is the context's object."""

    def get_help(self, ctx: Any) -> str:
        """What the command does and takes."""
        return written(self, ctx)


class Commands(TyperGroup):
    """All commands, likewise."""

    def get_help(self, ctx: Any) -> str:
        """What the commands are."""
        return written(self, ctx, self.commands)


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
        about = text(f"cli-command-{context.info_name}", lang)
        formatter.write_text("\n\n".join([about, *examples(command.help or "", lang)]))
    for heading, rows in (
        ("cli-heading-arguments", [(value(one, lang), purpose(one, lang)) for one in arguments]),
        ("cli-heading-options", [(form(one, lang), purpose(one, lang)) for one in options]),
        ("cli-heading-commands", [(one, briefly(one, lang)) for one in commands]),
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


def briefly(command: str, lang: str) -> str:
    """What a command does, in a sentence."""
    return text(f"cli-command-{command}", lang).partition("\n\n")[0]
