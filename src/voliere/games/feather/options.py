"""Feather: the options of a table (F10-F14); a solo hand is dealt."""

from __future__ import annotations

from voliere.games.options import choice, declared, flag, is_in, is_not, refused

OPENINGS = ("deal", "migration", "draft")  # in the order of their numbers in the state

OPTIONS = declared(
    [choice("opening", OPENINGS), flag("raptors")],
    refusals=[
        refused("opening", "players", {"players": is_in(1), "opening": is_not("deal")}),
    ],
)
