"""Every link of the documentation leads somewhere, its anchor included."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from docs.making.project_pages import FENCE, links_of, target_of

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    str(page.relative_to(ROOT))
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md")
)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link, anchor in links_of(_text(page)):
        target = target_of(page, link)
        assert (ROOT / target).exists(), f"{page}: {link}"
        if anchor:
            assert anchor in anchors(target), f"{page}: {link}#{anchor}"


def test_a_link_that_leads_nowhere_is_found() -> None:
    text = "[a](gone.md) ![b](there.svg)\n```\n[c](code.md)\n```\n[d](#here) [e](https://e.example)"
    assert list(links_of(text)) == [("gone.md", ""), ("there.svg", ""), ("", "here")]


def test_every_decision_is_listed() -> None:
    listed = {link for link, _ in links_of(_text("docs/decisions/index.md"))}
    written = {page.name for page in (ROOT / "docs" / "decisions").glob("*.md")}
    assert written - {"index.md"} <= listed


@cache
def anchors(page: str) -> set[str]:
    """The anchors of a page's headings, as they are made of their words."""
    headings = HEADING.findall(FENCE.sub("", _text(page)))
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


def _text(page: str) -> str:
    return (ROOT / page).read_text("utf-8")
