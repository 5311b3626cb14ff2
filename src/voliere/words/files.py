"""Where the words are: the files of every room, in the languages found.

Rooms of this package have a folder `words/`. A folder named by the environment variable
VOLIERE_WORDS mirrors the package (`games/words/de.ftl`, `games/piafs/words/de.ftl`, ...): a
translator's files are read from there, and come before the package's own. Games of other packages
add their folder (`add_room`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
FIRST = "fr"  # who says nothing is spoken to in French
FALLBACKS = ("en", "fr")  # where a message is looked for that a language lacks


def trees() -> list[Path]:
    """The folders whose rooms have words, the one to listen to first at the front."""
    named = os.environ.get("VOLIERE_WORDS")
    return [Path(named), PACKAGE] if named else [PACKAGE]


def languages() -> tuple[str, ...]:
    """The languages there are words in: French, then the others by their code."""
    found = {file.stem for tree in trees() for file in (tree / "games" / "words").glob("*.ftl")}
    return tuple(sorted(found, key=lambda lang: (lang != FIRST, lang)))


def files(lang: str) -> Iterator[Path]:
    """Every room's words in a language."""
    for tree in trees():
        for depth in ("*", "*/*"):
            yield from sorted(tree.glob(f"{depth}/words/{lang}.ftl"))


def document(room: Path, name: str, lang: str) -> str:
    """A room's text `<name>.<language>.md`, in the language or the next that has it; LookupError if
    there is none."""
    for one in (lang, *FALLBACKS):
        for folder in _folders(room):
            if (file := folder / f"{name}.{one}.md").is_file():
                return file.read_text("utf-8")
    raise LookupError(f"no {name} in {room}")


def beside(folder: Path, name: str, lang: str) -> str | None:
    """The words of one thing alone, `<name>.<language>.ftl` in the folder that it lies in; None if
    it has none in that language."""
    for one in _folders(folder):
        if (file := one / f"{name}.{lang}.ftl").is_file():
            return file.read_text("utf-8")
    return None


def sources(room: Path, lang: str) -> list[str]:
    """A room's files of words, those of the language last, before them those that say what it
    lacks."""
    languages = [one for one in reversed(FALLBACKS) if one != lang]
    files = (
        folder / "words" / f"{one}.ftl"
        for one in [*languages, lang]
        for folder in reversed(_folders(room))
    )
    return [file.read_text("utf-8") for file in files if file.is_file()]


def _folders(room: Path) -> list[Path]:
    """Where a room's files may lie, the one to look at first at the front."""
    if not room.is_relative_to(PACKAGE):
        return [room]
    return [tree / room.relative_to(PACKAGE) for tree in trees()]


LANGUAGES = languages()
