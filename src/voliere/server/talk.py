"""What may be said at a table: ready-made phrases in both languages, free text, marked cells."""

from __future__ import annotations

import re
from typing import NamedTuple

from voliere.games.game import Options
from voliere.games.language import Words
from voliere.server.errors import ServerError

CHAT_LIMIT = 300


class ChatLimits(NamedTuple):
    """How much a seat may say in a game, and how much once it is over."""

    game: int = 300
    after: int = 50


MARKS_LIMIT = 10
_CELL = re.compile(r"[a-z0-9]{1,4}")

# S25: only those who play together with secret hands have any use for these.
TOGETHER: dict[str, Words] = {
    "i-lay": {"fr": "Je pose le favori.", "en": "I lay the favourite."},
    "you-lay": {"fr": "Posez le favori.", "en": "You lay the favourite."},
    "favourite-red": {"fr": "Le favori : rouge.", "en": "The favourite: red."},
    "favourite-blue": {"fr": "Le favori : bleu.", "en": "The favourite: blue."},
    "favourite-green": {"fr": "Le favori : vert.", "en": "The favourite: green."},
    "favourite-white": {"fr": "Le favori : blanc.", "en": "The favourite: white."},
}

PHRASES: dict[str, Words] = {
    "hello": {"fr": "Bonjour !", "en": "Hello!"},
    "good-luck": {"fr": "Bonne chance !", "en": "Good luck!"},
    "well-played": {"fr": "Bien joué !", "en": "Well played!"},
    "thanks": {"fr": "Merci !", "en": "Thank you!"},
    "oops": {"fr": "Oups…", "en": "Oops…"},
    "your-turn": {"fr": "C’est à vous.", "en": "Your turn."},
    "one-moment": {"fr": "Un instant, s’il vous plaît.", "en": "One moment, please."},
    "good-game": {"fr": "Belle partie !", "en": "Good game!"},
    "again": {"fr": "On en refait une ?", "en": "Another one?"},
    **TOGETHER,
}


def check_chat(options: Options, phrase: str | None, text: str | None) -> None:
    """Raise ServerError unless this may be said at a table with these options."""
    if (phrase is None) == (text is None):
        raise ServerError("bad-chat", limit=CHAT_LIMIT)
    if phrase is not None and phrase not in PHRASES:
        raise ServerError("bad-chat", limit=CHAT_LIMIT)
    if text is not None:
        if options.is_cooperative:
            raise ServerError("no-talk")
        if not 0 < len(text.strip()) <= CHAT_LIMIT or not text.isprintable():
            raise ServerError("bad-chat", limit=CHAT_LIMIT)


def check_marks(options: Options, cells: list[str]) -> None:
    """Raise ServerError unless these cells may be marked at a table with these options."""
    if not options.is_cooperative:
        raise ServerError("no-marks")
    if len(cells) > MARKS_LIMIT or not all(_CELL.fullmatch(cell) for cell in cells):
        raise ServerError("bad-marks", limit=MARKS_LIMIT)
