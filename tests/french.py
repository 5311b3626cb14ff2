"""French as it is printed: with blanks that no line breaks at beside the signs that want them."""

from __future__ import annotations

import re

UNBROKEN = "\N{NO-BREAK SPACE}"


def french(text: str) -> str:
    """The text with these blanks in place of those that were typed."""
    return re.sub(r"« ", f"«{UNBROKEN}", re.sub(r" ([:;!?»%])", rf"{UNBROKEN}\1", text))
