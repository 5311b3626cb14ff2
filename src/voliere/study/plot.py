"""An analysis as a picture: the prospects over the game, and what each decision lost."""

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games import by_name, wording
from voliere.study.analysis import Analysis
from voliere.study.telling import is_shared
from voliere.words import text

SEATS = ("#4c7a5a", "#b0553a", "#3d6b99", "#a3862c", "#7a5a8c", "#5b5b5b", "#2f8f8f", "#c26a8d")
DASHES = ("-", "--", "-.", ":", "-", "--", "-.", ":")  # told apart without colours too


def draw(analysis: Analysis, figure: Any, names: list[str], lang: str) -> None:
    """Draw into a figure of matplotlib."""
    figure.suptitle(wording.title(by_name(analysis.game), lang))
    upper, lower = figure.subplots(2, 1, sharex=True)
    shared = is_shared(analysis)
    fair = {one.seat: one.fair for one in analysis.summary}
    for seat in fair if not shared else [0]:
        where = [0.0, *(one.index + _late(one.cause) for one in analysis.luck)]
        values = np.cumsum([fair[seat], *(one.change[seat] for one in analysis.luck)])
        upper.plot(where, values, DASHES[seat], color=SEATS[seat], label=names[seat])
    upper.set_ylabel(text("study-plot-curve", lang), fontsize="small")
    if not shared:
        upper.set_ylim(-0.05, 1.05)
    upper.legend(fontsize="small")
    for seat in fair:
        mine = [one for one in analysis.decisions if one.seat == seat and one.counts]
        lower.errorbar(
            [one.index + 1 for one in mine],
            [one.loss for one in mine],
            yerr=[one.error for one in mine],
            fmt="o^sDvPX*"[seat],
            color=SEATS[seat],
            label=names[seat],
            markersize=4,
        )
    lower.set_ylabel(text("study-plot-losses", lang), fontsize="small")
    lower.set_xlabel(text("study-plot-moves", lang))


def _late(cause: str) -> float:
    """A move stands at its number from 1, what chance brought behind it."""
    return {"deal": 0.5, "decision": 1.0}.get(cause, 1.5)
