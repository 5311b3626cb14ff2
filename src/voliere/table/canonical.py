"""JSON text that is the same wherever it is written: keys sorted, no spaces, ASCII.

In the browser `scorepad/micropython/canonical.py` stands in for this file.
"""

from __future__ import annotations

import json
from typing import Any


def canonical(value: Any) -> str:
    """The value as canonical JSON.

    >>> canonical({"b": [1, None], "a": "é"})
    '{"a":"\\\\u00e9","b":[1,null]}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
