"""`python fixed_bot.py SOURCES BOT [OPTION=VALUE …]`: a bot of other sources, as a program.

It reads the requests of docs/bots.md on its standard input and answers them. It stands alone:
nothing of the project as it is now may be imported beside the sources it is given.
"""

from __future__ import annotations

import base64
import json
import sys
from typing import Any


def main(sources: str, name: str, *given: str) -> None:
    """Answer until the input ends."""
    sys.path[0] = sources
    from voliere.bots import by_name

    bot = by_name(name, **dict(map(option, given)))
    for line in sys.stdin:
        print(json.dumps({"move": str(bot.choose(seen(json.loads(line))))}), flush=True)


def option(text: str) -> tuple[str, int | str]:
    """An option by its name, a number where it is one."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdecimal() else value


def seen(request: dict[str, Any]) -> Any:
    """What the seat has seen, as these sources know it."""
    from voliere.bots import Seen
    from voliere.games import by_name
    from voliere.table.position import restored
    from voliere.table.table import make_options

    memory = base64.b64decode(request["memory"])
    options = make_options(by_name(request["game"]), **request["view"]["options"])
    return Seen(restored(request["game"], options, memory).view(request["seat"]), memory)


if __name__ == "__main__":
    main(*sys.argv[1:])
