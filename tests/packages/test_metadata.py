"""What the package says of itself, with and without addresses to publish it under."""

from __future__ import annotations

import re
from pathlib import Path

from docs.making.long_description import AUTHORS, completed

from voliere import __version__

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
PUBLISHED = {
    "VOLIERE_HOME": "https://birds.example/",
    "VOLIERE_FILES": "https://birds.example/raw/v1",
    "VOLIERE_EMAIL": "birds@birds.example",
}


def test_published_every_link_and_picture_of_the_description_leads_somewhere() -> None:
    told = completed(README, PUBLISHED)
    links = re.findall(r"\]\(([^)]+)\)", told["readme"]["text"])
    ours = [link.removeprefix("https://birds.example/raw/v1/") for link in links]
    assert len(links) > 20
    assert all(link.startswith("https://") for link in links)
    assert all((ROOT / link.partition("#")[0]).exists() for link in ours)
    assert told["urls"]["Homepage"] == "https://birds.example"
    assert told["authors"] == [{"name": AUTHORS, "email": "birds@birds.example"}]


def test_without_addresses_none_is_made_up() -> None:
    told = completed(README, {})
    assert told["readme"]["text"] == README
    assert told["urls"] == {}
    assert told["authors"] == [{"name": AUTHORS}]


def test_the_version_is_a_release_of_the_changelog() -> None:
    heads = re.findall(r"^## (\S+)", CHANGELOG, re.MULTILINE)
    assert heads[0] == "Unreleased"
    assert heads[1] == __version__
