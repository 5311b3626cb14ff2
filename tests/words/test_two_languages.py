"""No module says something in two languages of its own: that would be a list of languages."""

from __future__ import annotations

import re

from tests.words.sources import PACKAGE

TWO = re.compile(
    r"""^(?!\s*>>>).*(?:"fr"(?:,|:|\ if|\ else|\])|==\ "fr"|\["(?:fr|en)"\])""", re.MULTILINE
)

# What is about languages, not in two of them: how a missing message is found, and the page's pair.
ALLOWED = ("words/", "server/bodies.py")


def test_no_module_lists_languages() -> None:
    found = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.glob("**/*.py")
        if TWO.search(path.read_text("utf-8"))
    }
    assert sorted(one for one in found if not one.startswith(ALLOWED)) == []
