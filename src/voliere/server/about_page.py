"""The page `/about`: what the host says, an imprint or a word on privacy, then what we say.

The host puts Markdown files into the data folder, one a language: `about.fr.md`, `about.en.md`.
They are read anew each time, so that a change is seen at once.
"""

from __future__ import annotations

from pathlib import Path

from voliere.words import LANGUAGES

OWN = Path(__file__).parent
MOST_BYTES = 64 * 1024


def about_text(data: Path, lang: str) -> str:
    """The page in that language, or in another one as far as there is no such file."""
    said = [found for folder in (data, OWN) if (found := _text_in(folder, lang)) is not None]
    return "\n\n".join(said)


def _text_in(folder: Path, lang: str) -> str | None:
    """The file of that language in the folder, or the first there is of another."""
    for one in (lang, "en", *LANGUAGES):
        try:
            with (folder / f"about.{one}.md").open("rb") as file:
                return file.read(MOST_BYTES).decode("utf-8", "replace")
        except OSError:
            continue
    return None
