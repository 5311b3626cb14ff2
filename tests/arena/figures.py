"""Standings and journals without what differs from run to run: the times."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from voliere.arena import Standings


def without_times(standings: Standings) -> dict[str, Any]:
    figures: dict[str, Any] = msgspec.to_builtins(standings)
    for bot in figures["bots"]:
        bot["decision_ms"] = bot["decision_ms"]["n"]
    return figures


def lines_without_times(path: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in lines:
        line["arena"]["decision_ms"] = [len(times) for times in line["arena"]["decision_ms"]]
    return lines
