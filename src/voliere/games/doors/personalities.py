"""Personalities of bots, as they are written behind a name: `merle:personality=bold`.

What they are says the door `personalities` of a game's room.
"""

from __future__ import annotations

MARK = ":personality="


def written(bot: str) -> tuple[str, str | None]:
    """The name of a bot and its personality, where that is all that stands behind the name.

    >>> written("merle:personality=bold"), written("merle")
    (('merle', 'bold'), ('merle', None))
    """
    name, mark, personality = bot.partition(MARK)
    return name, personality if mark else None


def with_personality(bot: str, personality: str | None) -> str:
    """The text of a bot with that personality.

    >>> with_personality("merle", "bold"), with_personality("merle", None)
    ('merle:personality=bold', 'merle')
    """
    return bot if personality is None else f"{bot}{MARK}{personality}"
