"""Setting up Stupide Vautour, step by step (V1, V2, V10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.games.options import check
from voliere.games.vautour import cards as vautour
from voliere.games.vautour.options import OPTIONS
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.steps import Steps


def set_up(steps: Steps) -> None:
    """V1, V2, V10; OptionError for options that the rules don't know."""
    check(steps.entry.options, OPTIONS)
    low, high = vautour.PLAY_CARDS[0], vautour.PLAY_CARDS[-1]
    n_mice, n_vultures, rounds = len(vautour.MICE), len(vautour.VULTURES), vautour.ROUNDS
    steps.heads = [Phrase("setup-players"), Phrase("setup-cards-in-hand")]
    steps.rows = [[players, len(vautour.PLAY_CARDS)] for players in (2, 3, 4, 5)]
    steps.add(Phrase("vautour-setup-hands", low=low, high=high), ["backs/vautour"])
    steps.add(
        Phrase("vautour-setup-points", n=rounds, mice=n_mice, vultures=n_vultures),
        ["vautour/m10", "vautour/v5"],
    )
    if steps.entry.options.tiebreak == "best-mouse":
        steps.add(Phrase("vautour-setup-best-mouse"), ["vautour/m7"])
    else:
        steps.add(Phrase("vautour-setup-runner-up"), ["vautour/m7"])
    steps.add(Phrase("vautour-setup-turn"), ["vautour/m5"])
    steps.all_at_once(["cover-vautour"])
