"""The pictures that are drawn from the code, each with what draws it."""

from __future__ import annotations

from docs.making import rooms, way_of_a_move
from docs.making.project_pages import ROOT

FOLDER = ROOT / "docs" / "pictures"
PICTURES = {
    FOLDER / "rooms.svg": rooms.picture,
    FOLDER / "move.svg": way_of_a_move.picture,
}
