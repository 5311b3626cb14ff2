"""Which files of tests take long, by measuring: those with the longest single tests first.

They begin first where everything runs, so that at the end nobody waits for the last. `make quick`
leaves them out: each takes more than 2.5 s of processor time, or waits for long, where the median
file takes 0.3 s. What should be here and is not, `make quick` names at its end.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

IS_QUICK = os.environ.get("VOLIERE_QUICK") == "1"
TOO_LONG = 12.0  # seconds of processor time for one file, in a quick run
SECONDS = "seconds"
ROOT = Path(__file__).parent.parent

SLOW = (
    "tests/server/test_scale_out.py",
    "tests/server/test_durability.py",
    "tests/packages/test_installed.py",
    "tests/server/test_generated_clients.py",
    "tests/envs/test_vector.py",
    "tests/envs/test_vector_gymnasium.py",
    "tests/envs/test_recipes.py",
    "tests/server/test_power_cut.py",
    "tests/wasm/test_equal.py",
    "tests/wasm/test_package.py",
    "tests/server/test_leaks.py",
    "tests/server/test_failover.py",
    "tests/server/test_administration.py",
    "tests/server/test_compilation.py",
    "tests/arena/test_cluster.py",
    "tests/server/test_undo.py",
    "tests/arena/test_cli.py",
    "tests/server/test_simulation.py",
    "tests/server/test_floods.py",
    "tests/server/test_fair_thinking.py",
    "tests/server/test_mistakes.py",
    "tests/server/test_analyses.py",
    "tests/bots/test_hidden.py",
    "tests/bots/test_personalities.py",
    "tests/server/test_openapi.py",
    "tests/envs/test_docs.py",
    "tests/arena/test_faults.py",
    "tests/bots/test_objective.py",
    "tests/scorepad/test_sheets.py",
    "tests/test_site.py",
    "tests/cli/test_home.py",
    "src/voliere/envs/vector.py",
    "tests/kernel/test_exact.py",
    "tests/kernel/test_jit.py",
    "tests/kernel/test_compiling.py",
    "tests/conformance/test_ready.py",
    "tests/test_uncompiled.py",
    "tests/server/test_stopping.py",
    "tests/server/test_passwords.py",
    "tests/server/test_thinking.py",
    "tests/scorepad/test_browser.py",
    "tests/server/test_workers.py",
    "tests/server/test_lobby.py",
    "tests/server/test_audit.py",
    "tests/server/test_research.py",
    "tests/server/test_scopes.py",
    "tests/envs/test_open_spiel.py",
    "tests/envs/test_pettingzoo.py",
    "tests/arena/test_run.py",
    "tests/cli/test_errors.py",
    "tests/cli/test_play.py",
    "tests/cli/test_boards.py",
    "tests/cli/test_resume.py",
    "tests/cli/test_terminal.py",
)


def place(path: Path) -> int:
    """When the tests of a file begin: the smaller, the earlier."""
    name = path.relative_to(ROOT).as_posix()
    return SLOW.index(name) if name in SLOW else len(SLOW)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """In a quick run what takes long is left out."""
    is_left_out = IS_QUICK and collection_path.is_file() and place(collection_path) < len(SLOW)
    return True if is_left_out else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Write down the processor time of a test, and of what it has started and waited for."""
    before = sum(os.times()[:4])
    yield
    item.user_properties.append((SECONDS, sum(os.times()[:4]) - before))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """After a quick run, say what was not quick."""
    took: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        took[report.location[0]] += dict(report.user_properties).get(SECONDS, 0.0)
    for name, seconds in took.most_common() if IS_QUICK else []:
        if seconds > TOO_LONG:
            terminalreporter.write_line(f"{name}: {seconds:.0f} s, and not in tests/slow.py")
