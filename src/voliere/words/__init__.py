"""Words: every sentence and name a person reads, one message in one file a room and language.

The files are Fluent (projectfluent.org), `<room>/words/<language>.ftl`. A language is its files and
nothing else: the languages are those found in `games/words/`. Here is what finds and reads them;
which messages there are is the rooms' own affair.

>>> text("list-last", "fr", list="1, 2", item="3")
'1, 2 et 3'
"""

from voliere.words.catalogue import add_room, listed, text
from voliere.words.files import LANGUAGES
from voliere.words.phrase import Phrase

__all__ = ["LANGUAGES", "Phrase", "add_room", "listed", "text"]
