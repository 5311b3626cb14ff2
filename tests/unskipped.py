"""Nothing is skipped: what cannot run for want of a package, a browser or a program has failed.

Only what a platform lacks may be skipped, and nothing is lacking on Linux, where CI runs.
"""

from __future__ import annotations

import sys
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def unskipped(report: Report) -> Report:
    """The report, of a failure where it was of something skipped."""
    if report.skipped and not hasattr(report, "wasxfail") and sys.platform == "linux":
        report.outcome = "failed"
        report.longrepr = f"skipped, which counts as failed on Linux: {report.longreprtext}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> object:
    return unskipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> object:
    return unskipped((yield))
