"""Compiled code is found again exactly as long as nothing it may depend on has changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from voliere.kernel import sources


def followed(module: str) -> set[str]:
    return set(sources.sources_of([module]))


def test_what_a_module_imports_counts_however_deep() -> None:
    found = followed("voliere.bots.search")
    assert {"voliere.bots.search", "voliere.bots.tree", "voliere.kernel.jit"} <= found
    rules = followed("voliere.games.piafs.rules")
    assert {"voliere.games.piafs.cards", "voliere.games.piafs.seen", "voliere.kernel.rng"} <= rules


@pytest.mark.parametrize("other", ["voliere.games.piafs.words", "voliere.games.vautour.rules"])
def test_what_is_not_imported_does_not_count(other: str) -> None:
    assert other not in followed("voliere.games.piafs.rules")


def test_what_only_a_type_checker_reads_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(
        "if TYPE_CHECKING:\n    from voliere.kernel import rng\nfrom voliere.kernel import bits\n"
    )
    assert sources.imports_of(file) == ("voliere.kernel.bits",)


def test_a_package_of_its_own_is_followed_into_ours(tmp_path: Path) -> None:
    room = tmp_path / "colibri"
    room.mkdir()
    (room / "__init__.py").write_text("")
    (room / "cards.py").write_text("N = 3\n")
    (room / "rules.py").write_text(
        "import json\nfrom colibri import cards\nfrom voliere.kernel.bits import lowest\n"
    )
    ask = (
        "from voliere.kernel import sources; f = sources.sources_of(['colibri.rules']);"
        "print(sources.sources_hash(('colibri.rules',)), *sorted(f))"
    )

    def asked() -> list[str]:
        command = [sys.executable, "-c", ask]
        return subprocess.check_output(command, cwd=tmp_path, text=True).split()

    first, *found = asked()
    assert {"colibri.cards", "colibri.rules", "voliere.kernel.bits"} <= set(found)
    assert "json" not in found
    assert asked()[0] == first
    (room / "cards.py").write_text("N = 4\n")
    second = asked()[0]
    assert second != first
    (room / "cards.bin").write_bytes(b"weights")
    third = asked()[0]
    assert third != second, "the data of a module counts"
    (room / "other.bin").write_bytes(b"weights")
    assert asked()[0] == third
