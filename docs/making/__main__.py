"""Draw the pictures anew."""

from __future__ import annotations

from docs.making.pictures import PICTURES

for path, draw in PICTURES.items():
    path.write_text(draw(), "utf-8")
