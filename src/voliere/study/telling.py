"""An analysis in words: three sentences, and what its causes are called."""

from __future__ import annotations

from voliere.games import by_name, wording
from voliere.study.analysis import Analysis, Luck, SeatSummary
from voliere.study.judges import is_a_judge, judged_by
from voliere.table.position import Position
from voliere.table.table import make_options
from voliere.words import Phrase
from voliere.words.numbers import decimal


def is_shared(analysis: Analysis) -> bool:
    """Whether there was one score for all, so that everything is told in points."""
    game = by_name(analysis.game)
    return Position(game, make_options(game, **analysis.options)).is_shared


def is_coarse(analysis: Analysis) -> bool:
    """Whether the moves of this game can't be judged by what its judge makes of them, or by what
    the judge of an earlier release made of them."""
    game = by_name(analysis.game)
    return analysis.bot != judged_by(game) or not is_a_judge(game)


def change(value: float, analysis: Analysis, lang: str) -> str:
    """A change of prospects with its sign: in points of win chance, or in points.

    >>> from voliere.study.analysis import Analysis
    >>> change(-0.123, Analysis(1, "vautour", {"players": 2}, [], 1, "", [], [], []), "en")
    '−12.3'
    """
    number = decimal(value if is_shared(analysis) else 100.0 * value, lang, 1)
    return f"+{number}" if not number.startswith("-") else number.replace("-", "−")


def sentences(analysis: Analysis, names: list[str], lang: str) -> list[Phrase]:
    """The game in three sentences: how it was played, what chance did, where it turned."""
    return [
        _how_it_was_played(analysis, names, lang),
        _what_chance_did(analysis, names, lang),
        _where_it_turned(analysis, names, lang),
    ]


def _how_it_was_played(analysis: Analysis, names: list[str], lang: str) -> Phrase:
    rated = [(one.ecart, one) for one in analysis.summary if one.ecart is not None]
    if not rated:
        return Phrase("study-nothing-counted")
    _, best = min(rated, key=lambda pair: pair[0])
    others = [
        Phrase("study-ecart-of", name=names[one.seat], ecart=told_ecart(analysis, one, lang))
        for _, one in rated
        if one is not best
    ]
    return Phrase(
        "study-played-best" if others else "study-played-alone",
        name=names[best.seat],
        ecart=told_ecart(analysis, best, lang),
        n=best.n_counted,
        others=others,
    )


def told_ecart(analysis: Analysis, one: SeatSummary, lang: str) -> Phrase | str:
    """The écart of a seat with its standard error."""
    error = analysis.ecart_error(one.seat)
    if one.ecart is None or error is None:
        return "–"
    return Phrase(
        "study-with-error", value=decimal(one.ecart, lang, 1), error=decimal(error, lang, 1)
    )


def _what_chance_did(analysis: Analysis, names: list[str], lang: str) -> Phrase:
    luckiest = max(analysis.summary, key=lambda one: abs(one.luck))
    return Phrase(
        "study-chance-did",
        name=names[luckiest.seat],
        luck=change(luckiest.luck, analysis, lang),
        deal=change(luckiest.deal, analysis, lang),
        draw=change(luckiest.draw, analysis, lang),
        favoured=luckiest.luck > 0,
        shared=is_shared(analysis),
    )


def _where_it_turned(analysis: Analysis, names: list[str], lang: str) -> Phrase:
    points = analysis.turning_points(1)
    if not points:
        return Phrase("study-never-turned")
    seat = points[0].most_changed
    return Phrase(
        "study-turned",
        cause=cause(analysis, points[0], names, lang),
        name=names[seat],
        change=change(points[0].change[seat], analysis, lang),
        shared=is_shared(analysis),
    )


def cause(analysis: Analysis, one: Luck, names: list[str], lang: str) -> Phrase:
    """What a change came from."""
    if one.cause == "deal":
        return Phrase("study-cause-deal")
    if one.seat is None:
        return Phrase("study-cause-chance", number=one.index + 1)
    move = next((each.move for each in analysis.decisions if each.index == one.index), None)
    told = None if move is None else wording.move(by_name(analysis.game), move, lang)
    return Phrase("study-cause-decision", number=one.index + 1, name=names[one.seat], move=told)
