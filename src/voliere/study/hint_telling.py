"""A hint in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from voliere.words import Phrase, text
from voliere.words.numbers import decimal, percent

if TYPE_CHECKING:
    from voliere.study.hints import Advised, Hint


def hint_lines(hint: Hint, named: Callable[[str], str], lang: str, names: list[str]) -> list[str]:
    """A hint, line by line; `named` puts a move into words, `names` are those of the seats."""
    lines = [text("hint-only" if len(hint.moves) == 1 else "hint-says", lang)]
    for advised in hint.moves:
        lines.append(" ".join(_sentences(advised, hint, named(advised.move), lang, names)))
    if hint.is_coarse:
        lines.append(text("study-coarse", lang))
    return lines


def _sentences(advised: Advised, hint: Hint, move: str, lang: str, names: list[str]) -> list[str]:
    points = decimal(advised.points, lang, 1)
    if hint.is_shared:
        head = text("hint-move-shared", lang, move=move, points=points)
    else:
        win, error = percent(advised.win, lang), decimal(100 * advised.error, lang, 1)
        head = text("hint-move", lang, move=move, win=win, error=error, points=points)
    return [head, *(said(reason, lang, names) for reason in advised.reasons)]


def said(reason: Phrase, lang: str, names: list[str]) -> str:
    """A reason as a sentence."""
    phrase = with_names(reason, names)
    return text(phrase.id, lang, **phrase.arguments)


def with_names(value: Any, names: list[str]) -> Any:
    """A phrase with the names of the seats that it speaks of.

    >>> with_names(Phrase("a", seat=1, of=[Phrase("b", seat=0)]), ["Ana", "Bo"])
    Phrase('a', seat='Bo', of=[Phrase('b', seat='Ana')])
    """
    if isinstance(value, list):
        return [with_names(one, names) for one in value]
    if not isinstance(value, Phrase):
        return value
    given = value.arguments.items()
    named = {key: names[one] if key == "seat" else with_names(one, names) for key, one in given}
    return Phrase(value.id, **named)
