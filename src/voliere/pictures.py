"""Pictures that commands write, with matplotlib: what has to be there before the work is done."""

from __future__ import annotations

from pathlib import Path

from voliere.extras import extra
from voliere.games.errors import VoliereError

FORMATS = ("png", "svg", "pdf")


class PictureError(VoliereError):
    """Something about a picture that a person can put right."""


def require_picture(path: str) -> None:
    """PictureError or MissingPackage if no picture could be written there later on."""
    if Path(path).suffix.lower().removeprefix(".") not in FORMATS:
        formats = ", ".join(f".{one}" for one in FORMATS)
        raise PictureError("bad-plot-format", path=path, formats=formats)
    extra("matplotlib.figure")
