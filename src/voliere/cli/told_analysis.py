"""An analysis as people read it in the terminal."""

from __future__ import annotations

from voliere.cli.standings import aligned
from voliere.games import by_name, wording
from voliere.study.analysis import Analysis, DecisionAnalysis, Luck, SeatSummary
from voliere.study.telling import cause, change, is_coarse, is_shared, sentences, told_ecart
from voliere.words import text
from voliere.words.numbers import decimal

MOST_TOLD = 10  # decisions
LOSSES = ("move", "seat", "played", "best", "loss", "error", "class")
ACCOUNT = (
    "seat", "fair", "deal", "draw", "own", "others", "remainder", "result", "ecart", "counted",
)  # fmt: skip


def lines(analysis: Analysis, names: list[str], lang: str) -> list[str]:
    """Everything there is to say about a game."""
    shared = is_shared(analysis)
    losing = [one for one in analysis.worst_decisions() if one.loss > 0][:MOST_TOLD]
    losses = [text("study-no-losses", lang)]
    if losing:
        losses = aligned(
            [
                [text(f"study-column-{key}", lang) for key in LOSSES],
                *(_loss(one, names, lang) for one in losing),
            ]
        )
    account = [
        [text(f"study-column-{key}", lang) for key in ACCOUNT],
        *(_account(analysis, one, names, lang) for one in analysis.summary),
    ]
    return [
        text(
            "study-head",
            lang,
            title=wording.title(by_name(analysis.game), lang),
            names=", ".join(names),
            budget=analysis.budget_ms,
            judge=analysis.bot,
        ),
        "",
        text("study-could-know", lang),
        *([text("study-coarse", lang)] if is_coarse(analysis) else []),
        *losses,
        "",
        text("study-hindsight", lang, shared=shared),
        *aligned(account),
        "",
        text("study-turning-points", lang),
        *(_turning_point(analysis, one, names, lang) for one in analysis.turning_points()),
        *_luck_of_the_day(analysis, names, lang),
        "",
        *(text(one.id, lang, **one.arguments) for one in sentences(analysis, names, lang)),
    ]


def _luck_of_the_day(analysis: Analysis, names: list[str], lang: str) -> list[str]:
    luck = analysis.luck_of_the_day()
    if luck is None:
        return []
    told = _turning_point(analysis, luck, names, lang)
    return [text("study-luck-of-the-day", lang, told=told)]


def _loss(one: DecisionAnalysis, names: list[str], lang: str) -> list[str]:
    figures = (decimal(100 * one.loss, lang, 1), decimal(100 * one.error, lang, 1))
    told = text(f"study-class-{one.class_}", lang)
    return [str(one.index + 1), names[one.seat], one.move, one.best, *figures, told]


def _account(analysis: Analysis, one: SeatSummary, names: list[str], lang: str) -> list[str]:
    scale = 1.0 if is_shared(analysis) else 100.0
    signed = (one.deal, one.draw, one.own, one.others, one.remainder)
    ecart = told_ecart(analysis, one, lang)
    return [
        names[one.seat],
        decimal(scale * one.fair, lang, 1),
        *(change(value, analysis, lang) for value in signed),
        decimal(scale * one.result, lang, 1),
        ecart if isinstance(ecart, str) else text(ecart.id, lang, **ecart.arguments),
        str(one.n_counted),
    ]


def _turning_point(analysis: Analysis, one: Luck, names: list[str], lang: str) -> str:
    seat = one.most_changed
    return text(
        "study-turning-point",
        lang,
        change=change(one.change[seat], analysis, lang),
        name=names[seat],
        cause=cause(analysis, one, names, lang),
    )
