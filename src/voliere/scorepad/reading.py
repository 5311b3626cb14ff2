"""JSON that is handed to the score pad."""

from __future__ import annotations

import json
from typing import Any

from voliere.games.doors.pad.errors import ScoreError


def read_json(text: str) -> Any:
    """What the text says; ScoreError if it is no JSON."""
    try:
        return json.loads(text)
    except ValueError:
        raise ScoreError("bad-entry", what="JSON", value=text[:40]) from None
