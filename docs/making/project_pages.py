"""Pages that lie outside docs/: the README, and whatever a page links to elsewhere in the project.

On the site they stand beside the others, and links between all of them go on working.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(\]\()([^)#\s]*)(#[^)\s]*)?(\))")
FOREIGN = re.compile(r"[a-z]+:")
NAMED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
}
PICTURES = (".svg", ".webp", ".png")
LANGUAGES = {".py": "python", ".toml": "toml"}


def page_of(path: str) -> str:
    """Where a file of the project stands on the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path in NAMED:
        return NAMED[path]
    is_itself = path.endswith((".md", *PICTURES))
    return f"project/{path}" if is_itself else f"project/{path}.md"


def links_of(markdown: str) -> Iterable[tuple[str, str]]:
    """The links of a page to the project itself, as target and anchor; what stands in code is no
    link."""
    for _, target, anchor, _ in LINK.findall(FENCE.sub("", markdown)):
        if not FOREIGN.match(target):
            yield target, anchor.removeprefix("#")


def target_of(path: str, link: str) -> str:
    """The file of the project that a link on the page at `path` leads to."""
    if not link:
        return path
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), link))


def relinked(path: str, markdown: str) -> str:
    """A page of the project with its links as they are on the site."""
    here = posixpath.dirname(page_of(path))

    def lead(found: re.Match[str]) -> str:
        opening, link, anchor, closing = found.groups()
        if not link or FOREIGN.match(link):
            return found[0]
        there = posixpath.relpath(page_of(target_of(path, link)), here or ".")
        return f"{opening}{there}{anchor or ''}{closing}"

    return _outside_code(markdown, lambda text: LINK.sub(lead, text))


def brought_along(inside: Iterable[str]) -> list[str]:
    """The files outside docs/ that belong to the site: those by name, and all that can be reached
    from them and from the pages `inside` by links."""
    found = dict.fromkeys(NAMED)
    waiting = [*inside, *NAMED]
    while waiting:
        path = waiting.pop()
        for link, _ in links_of((ROOT / path).read_text("utf-8")):
            target = target_of(path, link)
            if target.startswith("docs/") or target in found:
                continue
            found[target] = None
            if target.endswith(".md"):
                waiting.append(target)
    return list(found)


def content_of(path: str) -> str | bytes:
    """What stands on the site for a file outside docs/."""
    file = ROOT / path
    if path.endswith(PICTURES):
        return file.read_bytes()
    text = file.read_text("utf-8")
    if path.endswith(".md"):
        return text
    return f"# {file.name}\n\n`{path}`\n\n````{LANGUAGES.get(file.suffix, 'text')}\n{text}````\n"


def _outside_code(markdown: str, change: Callable[[str], str]) -> str:
    parts, end = [], 0
    for fence in FENCE.finditer(markdown):
        parts += [change(markdown[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, change(markdown[end:])])
