"""An analysis as an answer to a request, with what there is to say about it in a language."""

from __future__ import annotations

import msgspec

from voliere.server.analysis_bodies import AnalysisState, AnalysisTold, Change, Depth
from voliere.server.study.analyses import Standing
from voliere.study.analysis import Analysis, Luck
from voliere.words import text


def answer(
    standing: Standing, names: list[str], lang: str, *, have: Depth | None, key: str | None = None
) -> AnalysisState:
    """How an analysis stands, and the analysis itself unless the caller has it."""
    analysis = None if standing.depth == have else standing.analysis
    if analysis is not None:
        analysis = msgspec.structs.replace(analysis, seats=names)
    return AnalysisState(
        key=key,
        state=standing.state,
        done=standing.done,
        of=standing.of,
        depth=standing.depth,
        analysis=analysis,
        told=None if analysis is None else told(analysis, names, lang),
    )


def told(analysis: Analysis, names: list[str], lang: str) -> AnalysisTold:
    """What there is to say about an analysis."""
    # Here, since it loads the bots, which takes a moment that a server that starts has not.
    from voliere.study import telling

    def change(one: Luck) -> Change:
        cause, seat = telling.cause(analysis, one, names, lang), one.most_changed
        return Change(
            index=one.index,
            seat=seat,
            change=one.change[seat],
            text=text(cause.id, lang, **cause.arguments),
        )

    luckiest = analysis.luck_of_the_day()
    return AnalysisTold(
        sentences=[
            text(one.id, lang, **one.arguments) for one in telling.sentences(analysis, names, lang)
        ],
        turning_points=[change(one) for one in analysis.turning_points()],
        luck_of_the_day=None if luckiest is None else change(luckiest),
        shared=telling.is_shared(analysis),
        coarse=telling.is_coarse(analysis),
    )
