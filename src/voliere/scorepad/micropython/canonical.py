"""Stands in for `voliere.table.canonical`: MicroPython sorts no keys and writes beyond ASCII."""

from __future__ import annotations

import json
from typing import Any


def canonical(value: Any) -> str:
    """The value as canonical JSON.

    >>> canonical({"b": [1, None], "a": "é🐦"})
    '{"a":"\\\\u00e9\\\\ud83d\\\\udc26","b":[1,null]}'
    """
    if isinstance(value, dict):
        parts = [f"{canonical(key)}:{canonical(value[key])}" for key in sorted(value)]
        return "{" + ",".join(parts) + "}"
    if isinstance(value, list):
        return "[" + ",".join([canonical(one) for one in value]) + "]"
    return "".join([one if ord(one) < 128 else _escaped(ord(one)) for one in json.dumps(value)])


def _escaped(code: int) -> str:
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"
