"""What the package says of itself: the README as its description, and where the project lives.

No address stands in the sources. Whoever publishes a release names them when building it:
`VOLIERE_HOME` is the project's page, `VOLIERE_FILES` the address below which the files of this
version can be read, and `VOLIERE_EMAIL` where its authors are written to. With `VOLIERE_FILES` the
README's links and pictures lead there; without it they stay as they are.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

AUTHORS = "The Volière contributors"
LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)\s]+)(\))")


class DescriptionHook(MetadataHookInterface):
    """Completes the metadata of a build; one from the source archive has them already."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        metadata.update(completed(readme, os.environ))


def completed(readme: str, variables: Mapping[str, str]) -> dict[str, Any]:
    """The fields that depend on where the project is published."""
    home, files = (variables.get(f"VOLIERE_{name}", "").rstrip("/") for name in ("HOME", "FILES"))
    author = {"name": AUTHORS}
    if email := variables.get("VOLIERE_EMAIL"):
        author["email"] = email
    urls = {"Homepage": home} if home else {}
    if files:
        readme = absolute(readme, files)
        urls |= {"Changelog": f"{files}/CHANGELOG.md", "Documentation": f"{files}/docs"}
    return {
        "readme": {"content-type": "text/markdown", "text": readme},
        "authors": [author],
        "urls": urls,
    }


def absolute(readme: str, files: str) -> str:
    """The README with every link of its own made one that leads to the project's files.

    >>> absolute("[Bots](docs/bots.md), ![](a.svg), [there](https://a.example)", "https://b.example")
    '[Bots](https://b.example/docs/bots.md), ![](https://b.example/a.svg), [there](https://a.example)'
    """
    return LINK.sub(rf"\g<1>{files}/\g<2>\g<3>", readme)
