"""What MkDocs calls while it builds the site (mkdocs.yml)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from docs.making import project_pages, schema_page
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel

LOADED = re.compile(
    r"""<(?:script|img|iframe)[^>]*\ssrc=["']?((?:https?:)?//[^"'\s>]+)"""
    r"""|<link[^>]*rel=["']?(?:stylesheet|preconnect|preload|icon)[^>]*href=["']?((?:https?:)?//[^"'\s>]+)"""
)


def on_files(files: Files, config: Any) -> Files:
    """Bring along what lies outside docs/."""
    inside = [f"docs/{file.src_uri}" for file in files.documentation_pages()]
    for path in project_pages.brought_along(inside):
        page = project_pages.page_of(path)
        is_named = path in project_pages.NAMED
        made = File.generated(
            config,
            page,
            content=project_pages.content_of(path),
            inclusion=InclusionLevel.INCLUDED if is_named else InclusionLevel.NOT_IN_NAV,
        )
        made.project_path = path  # type: ignore[attr-defined]
        files.append(made)
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links lead where their pages stand on the site, and fill in the server's own schema."""
    path = getattr(page.file, "project_path", f"docs/{page.file.src_uri}")
    if path == "docs/http.md":
        markdown = markdown.replace(schema_page.MARK, schema_page.http())
    if path == "docs/messages.md":
        markdown = markdown.replace(schema_page.MARK, schema_page.messages())
    return project_pages.relinked(path, markdown)


def on_post_build(config: Any) -> None:
    """The site needs nothing from elsewhere."""
    for page in Path(config.site_dir).rglob("*.html"):
        for loaded in LOADED.finditer(page.read_text("utf-8")):
            raise PluginError(f"{page.name} loads {loaded[1] or loaded[2]}")
