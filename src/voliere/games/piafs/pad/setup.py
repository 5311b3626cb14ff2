"""Setting up Piafs, step by step (P3-P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.games.options import check
from voliere.games.piafs import cards as piafs
from voliere.games.piafs.options import OPTIONS
from voliere.games.piafs.phrases import card as card_name
from voliere.games.piafs.phrases import species_birds
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.steps import Steps


def set_up(steps: Steps) -> None:
    """P3-P6; OptionError for options that the rules don't know."""
    check(steps.entry.options, OPTIONS)
    n, perches = steps.players, piafs.PERCHES[steps.players]
    steps.heads = [Phrase("setup-players"), Phrase("piafs-setup-perches")]
    steps.rows = [[players, piafs.PERCHES[players]] for players in sorted(piafs.PERCHES)]
    steps.add(Phrase("piafs-setup-feeder", perches=perches), ["piafs/perch"])
    if n == 2:
        marked = [card_name(card) for card in piafs.MARKED_3_PLUS]
        steps.add(
            Phrase("piafs-setup-marked", n=len(marked), cards=marked),
            ["piafs/seed1", "piafs/seed2", "piafs/seed3", "piafs/crow"],
        )
    steps.add(
        Phrase("piafs-setup-column", n=piafs.COLUMN),
        ["piafs/seed1", "piafs/seed3", "piafs/squirrel"],
    )
    if n == 2:
        take_a_species_out(steps)
    steps.add(Phrase("piafs-setup-birds"), ["piafs/perch", "piafs/BUm"])
    steps.add(
        Phrase("piafs-setup-hands", hand=piafs.HAND, track=piafs.TRACK),
        ["backs/piafs", "piafs/SPm", "piafs/GRf", "piafs/YEm"],
    )
    steps.draw_first(["piafs/BLm"])


def take_a_species_out(steps: Steps) -> None:
    """P5: with 2 players a species is drawn, unless the options name it."""
    named = steps.entry.options.without
    if named is None:
        out_of = [{"value": one, "text": species_birds(one)} for one in piafs.SPECIES]
        draw = {"what": "without", "from": out_of}
        steps.add(Phrase("piafs-setup-draw-species"), ["piafs/CHm"], draw)
    else:
        steps.add(Phrase("piafs-setup-without", birds=species_birds(named)), [f"piafs/{named}m"])
