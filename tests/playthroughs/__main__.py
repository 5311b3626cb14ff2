"""`python -m tests.playthroughs`: write all playthroughs anew."""

from __future__ import annotations

from tests.playthroughs.games import PLAYTHROUGHS

for play in PLAYTHROUGHS:
    play.path.write_text(play.text(), "utf-8")
