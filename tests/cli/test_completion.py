"""What shells are told to complete: asked as their scripts ask, and in bash by its own script."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Voliere
from tests.french import french
from voliere.cli.completion import SHELLS
from voliere.games import REGISTRY

ASKS = {
    "bash": "_VOLIERE_COMPLETE=complete_bash",
    "zsh": "_VOLIERE_COMPLETE=complete_zsh",
    "fish": "_VOLIERE_COMPLETE=complete_fish",
}


def completed(voliere: Voliere, *words: str, **variables: str) -> list[str]:
    """What bash is told."""
    typed = {"COMP_WORDS": "\n".join(["voliere", *words]), "COMP_CWORD": str(len(words))}
    said = voliere(_VOLIERE_COMPLETE="complete_bash", **typed, **variables)
    assert said.stderr == ""
    return said.stdout.split()


def test_commands_options_and_names(voliere: Voliere) -> None:
    wanted = ["serve", "simulate", "solve", "show", "statistics", "score", "sheets"]
    assert completed(voliere, "s") == wanted
    assert completed(voliere, "rules", "") == list(REGISTRY)
    assert completed(voliere, "play", "v") == ["vautour"]
    assert completed(voliere, "play", "vautour", "--b") == ["--bot"]
    assert completed(voliere, "play", "vautour", "--bot", "h") == ["hibou"]
    assert completed(voliere, "games", "--lang", "") == ["fr", "en"]
    assert completed(voliere, "fly", "x") == []


def test_explanations_are_in_the_language_of_whoever_types(voliere: Voliere) -> None:
    asked = {"_VOLIERE_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "voliere games --"}
    assert '"--json":"As JSON, for programs."' in voliere(**asked).stdout
    told = voliere(**asked, VOLIERE_LANG="fr").stdout
    assert french('"--lang":"Langue ; sinon, celle du système."') in told
    fish = {"_VOLIERE_COMPLETE": "complete_fish", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    said = voliere(**fish, _TYPER_COMPLETE_ARGS="voliere comp", VOLIERE_LANG="fr").stdout
    assert "compile\tCompiler" in said


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_asks_what_is_answered(shell: str, voliere: Voliere) -> None:
    done = voliere("completion", shell)
    assert done.returncode == 0
    assert ASKS[shell] in done.stdout


def test_another_shell_is_refused(voliere: Voliere) -> None:
    done = voliere("completion", "cmd")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("bash, zsh, fish. [unknown-shell]\n")


def test_bash_completes_by_its_script(voliere: Voliere, tmp_path: Path) -> None:
    script = tmp_path / "voliere.bash"
    script.write_text(voliere("completion", "bash").stdout, "utf-8")
    asked = f"""
source {script}
complete -p voliere
COMP_WORDS=(voliere simulate pi) COMP_CWORD=2
_voliere_completion voliere
echo "${{COMPREPLY[@]}}"
"""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-c", asked], env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == [
        "complete -o default -F _voliere_completion voliere",
        "piafs",
    ], done.stderr
