"""Setting up Birds of a Feather, step by step (F3, F11-F13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.games.feather import cards as feather
from voliere.games.feather.options import OPTIONS
from voliere.games.options import check
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.steps import Steps


def set_up(steps: Steps) -> None:
    """F3, F11-F13: the deal or the draft, the sheets; OptionError for options that can't be."""
    check(steps.entry.options, OPTIONS)
    n, size = steps.players, feather.HAND_SIZE[steps.players]
    steps.heads = [
        Phrase("setup-players"),
        Phrase("setup-cards-in-hand"),
        Phrase("feather-setup-neutral-hands"),
    ]
    steps.rows = [
        [players, feather.HAND_SIZE[players], feather.N_NEUTRAL[players]] for players in range(1, 8)
    ]
    steps.add(Phrase("feather-setup-shuffle", n=feather.N_CARDS), ["backs/feather"])
    if n == 1:
        set_up_feather_solo(steps, size)
    elif steps.entry.options.opening == "draft":
        set_up_draft(steps)
    else:
        deal_feather(steps, size)
    steps.add(
        Phrase("feather-setup-sheets"),
        [
            "feather/habitat-M",
            "feather/habitat-W",
            "feather/habitat-D",
            "feather/habitat-F",
            "feather/habitat-O",
        ],
    )
    if steps.entry.options.raptors:
        steps.add(Phrase("feather-setup-raptors"), ["feather/MR", "feather/OR"])
    if n > 1:
        steps.all_at_once(["cover-feather"])


def deal_feather(steps: Steps, size: int) -> None:
    """F3, F11: the hands, the neutral hands, what is left; the migration."""
    neutral = feather.N_NEUTRAL[steps.players]
    left = feather.N_CARDS - size * steps.players - feather.NEUTRAL_SIZE * neutral
    steps.add(Phrase("setup-deal", n=size), ["feather/MC", "feather/DX", "feather/OA"])
    if neutral:
        steps.add(
            Phrase("feather-setup-neutral", n=neutral, size=feather.NEUTRAL_SIZE),
            ["backs/feather"],
        )
    if left:
        steps.add(Phrase("feather-setup-aside", n=left), ["backs/feather"])
    if steps.entry.options.opening == "migration":
        passed = feather.N_PASSED[steps.players]
        steps.add(Phrase("feather-setup-migration", n=passed), ["feather/W2"])


def set_up_draft(steps: Steps) -> None:
    """F12: the packs."""
    n = steps.players
    size, rounds, puts = feather.PACK_SIZE[n], feather.PACK_ROUNDS[n], feather.PUTS_FROM[n]
    steps.add(Phrase("feather-setup-draft", n=rounds, size=size), ["feather/M1", "feather/F3"])
    if puts <= rounds:
        steps.add(Phrase("feather-setup-draft-neutral", n=puts), ["backs/feather"])


def set_up_feather_solo(steps: Steps, size: int) -> None:
    """F13: a hand and a pile."""
    pile = feather.N_CARDS - size
    steps.add(Phrase("feather-setup-solo", n=size, pile=pile), ["feather/MC", "backs/feather"])
    steps.add(
        Phrase("feather-setup-solo-turn", n=feather.SOLO_REVEALED),
        ["feather/F1", "feather/W3", "feather/D1"],
    )
