"""`voliere completion SHELL`: what a shell needs to complete commands, options and names.

The shell then asks the command itself, through the variable `_VOLIERE_COMPLETE`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Annotated

import typer

from voliere.cli.errors import CommandError

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_VOLIERE_COMPLETE"
# zsh reads the script when it is first needed, and would complete only the second time.
AUTOLOADED = '[[ $zsh_eval_context[-1] == loadautofunc ]] && _voliere_completion "$@"\n'


def completion(
    shell: Annotated[str, typer.Argument(metavar="bash|zsh|fish", help="cli-flag-shell")],
) -> int:
    """Print the script by which a shell completes this command.

    \b
    Examples:
      voliere completion bash > ~/.local/share/bash-completion/completions/voliere
      voliere completion zsh > ~/.zfunc/_voliere
      voliere completion fish > ~/.config/fish/completions/voliere.fish
    """
    from typer.completion import get_completion_script  # type: ignore[attr-defined]

    if shell not in SHELLS:
        raise CommandError("unknown-shell", shell=shell, shells=", ".join(SHELLS))
    print(get_completion_script(prog_name="voliere", complete_var=VARIABLE, shell=shell))
    print(end=AUTOLOADED if shell == "zsh" else "")
    return 0


def answer_shells() -> None:
    """If it is a shell that asks, be ready to answer it."""
    if VARIABLE in os.environ:
        from typer.completion import completion_init  # type: ignore[attr-defined]

        completion_init()


def beginning(names: Iterable[str], incomplete: str) -> list[str]:
    """The names that begin with what is typed so far."""
    return [name for name in names if name.startswith(incomplete)]


def game_names(incomplete: str) -> list[str]:
    """The games that may be meant."""
    from voliere.games import REGISTRY

    return beginning(REGISTRY, incomplete)


def bot_names(incomplete: str) -> list[str]:
    """The bots that may be meant."""
    from voliere.bots import names

    return beginning(names(), incomplete)


def languages(incomplete: str) -> list[str]:
    """The languages that may be meant."""
    from voliere.words import LANGUAGES

    return beginning(LANGUAGES, incomplete)
